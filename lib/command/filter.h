/* Programs that answer each document of their input in turn. */
#ifndef FILTER_H
#define FILTER_H

#include "command/cli.h"
#include "doc.h"
#include "match.h"

/* Adds the answer to a document to the text, or says why there is none. */
typedef int document_fn(struct cli *, struct doc *, void *arg,
    struct text *, struct fault *);
typedef int match_fn(struct cli *, struct match *, void *arg, struct text *,
    struct fault *);

/*
 * Answers all documents of standard input or of the file, each as soon as it
 * is there; in a file that is changed, all or none.  Ends the program if one
 * cannot be answered, or if there is none.
 */
void filter_documents(struct cli *, document_fn *, void *arg);
void filter_matches(struct cli *, match_fn *, void *arg);

/* The same for input that need not be JSON: called as long as some is left. */
typedef int input_fn(struct cli *, struct doc_reader *, void *arg,
    struct text *, struct fault *);
void filter_input(struct cli *, input_fn *, void *arg);

/* Writes what is there so far, if it is much: for answers of any length, from
   where on they cannot fail. */
void filter_flush(const struct cli *, struct text *);

/* Adds the match as JSON. */
int filter_put(const struct cli *, const struct match *, struct text *,
    struct fault *);

#endif
