/* What every program does in the same way: options, help, failure. */
#ifndef CLI_H
#define CLI_H

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>

#include "fault.h"

/* The options that every program has; the last entries of its table. */
#define CLI_OPTIONS \
	{ "error-format", required_argument, NULL, CLI_ERROR_FORMAT }, \
	{ "help", no_argument, NULL, 'h' }, \
	{ "version", no_argument, NULL, 'V' }, \
	{ NULL, 0, NULL, 0 }

#define CLI_HELP \
	"      --error-format=FORMAT  write errors as text or as json\n" \
	"  -h, --help                 show this help and exit\n" \
	"  -V, --version              show the version and exit\n"

/* Those of programs that read documents. */
#define CLI_INPUT { "file", required_argument, NULL, 'f' }
#define CLI_INPUT_HELP \
	"  -f, --file=FILE            read FILE, not standard input\n"
#define CLI_CHANGE_HELP \
	"  -f, --file=FILE            read FILE and replace it\n"

/* Those of programs that write JSON. */
#define CLI_LAYOUT \
	{ "compact", no_argument, NULL, CLI_COMPACT }, \
	{ "pretty", no_argument, NULL, CLI_PRETTY }
#define CLI_LAYOUT_HELP \
	"      --compact              write each document on one line\n" \
	"      --pretty               write documents indented\n"

enum {
	CLI_ERROR_FORMAT = 256,
	CLI_COMPACT,
	CLI_PRETTY,
	CLI_OWN, /* where a program's own options without a letter begin */
	CLI_GAME = 512, /* where the options of the games begin */
};

struct cli {
	const char *program;
	const char *usage;
	bool errors_as_json;
	bool pretty;
	bool layout; /* it was asked for, so or so */
	const char *file; /* NULL: standard input */
	bool changes; /* the file is replaced */
	bool quiet; /* nothing is said of a no */
	int document; /* the number of the one being answered */
	void (*more_help)(struct text *); /* adds what the usage leaves out */
};

/* Begins a program; before any option is read. */
void cli_start(struct cli *, int argc, char *argv[], const char *usage);

/* Takes an option that all programs have, or ends the program. */
void cli_option(struct cli *, int ch, char *argv[]);

/* Ends the program unless every argument was an option. */
void cli_no_operands(const struct cli *, int argc, char *argv[]);

/* The number of an option, or the end of the program. */
long cli_number(const struct cli *, const char *option, const char *text,
    long low, long high);

/* The index of a word among those that an option takes, up to NULL. */
int cli_choice(const struct cli *, const char *option, const char *word,
    const char *const words[]);

/* Whether --color=WHEN, the environment and the output want colour. */
bool cli_colour(const struct cli *, const char *when);

/* The seed in an option, or the end of the program. */
const char *cli_seed(const struct cli *, const char *text);

/* Says why in one line; or adds that line to a text. */
void cli_complain(const struct cli *, const struct fault *);
void cli_explain(const struct cli *, const struct fault *, struct text *);

/* A fault that says each that is noted in it, not only the first. */
struct fault cli_every(struct cli *);

/* Says that memory has run out, without any. */
void cli_no_memory(bool as_json);

/* Writes lines to standard error. */
void cli_say(const struct cli *, const struct text *);

/* Says it, unless that is done, and ends the program with its status. */
_Noreturn void cli_fail(const struct cli *, const struct fault *);

/* Ends the program for wrong usage. */
_Noreturn void cli_usage(const struct cli *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Writes to standard output at once, or ends the program. */
void cli_write(const struct cli *, const struct text *);

#endif
