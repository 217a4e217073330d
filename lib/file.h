/* Files: read as a document, or replaced as a whole or not at all. */
#ifndef FILE_H
#define FILE_H

#include <jansson.h>

#include "fault.h"
#include "text.h"

/* The one document in a file.  New reference. */
json_t *file_document(const char *path, struct fault *);

/* Opens a file to read it, on a descriptor that is none of the standard
   three. */
int file_open(const char *path, struct fault *);

/* A file that is read now and replaced later, locked until then. */
struct file {
	int fd;
	char *path; /* with links followed */
};

int file_lock(struct file *, const char *path, struct fault *);

/* Puts the text in its place: a reader sees the old or the new, whole. */
int file_replace(struct file *, const struct text *, struct fault *);
void file_unlock(struct file *);

/* Writes it all, or fails. */
int file_write(int fd, const struct text *, struct fault *);

#endif
