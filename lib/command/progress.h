/* How far long work has come, in one line on standard error that is a
   terminal. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdbool.h>

struct progress {
	const char *program, *unit; /* "games" */
	long done, all, before; /* before: what had been done at the start */
	double begun, told;
	bool shown;
};

void progress_start(struct progress *, const char *program, const char *unit,
    long all);
void progress_tell(struct progress *, long done);
void progress_end(struct progress *); /* takes the line away */

#endif
