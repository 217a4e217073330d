#include "command/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 24 }; /* of the bar */

#define PAUSE 0.2 /* seconds between two looks */

static double
seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec + t.tv_nsec / 1e9;
}

void
progress_start(struct progress *p, const char *program, const char *unit,
    long all)
{
	*p = (struct progress){ .program = program, .unit = unit, .all = all };
	p->shown = isatty(STDERR_FILENO);
	p->begun = p->shown ? seconds() : 0;
}

static void
show(const struct progress *p, double now)
{
	double rate = (p->done - p->before) / (now - p->begun);
	long left = rate > 0 ? (long)((p->all - p->done) / rate) : 0;
	char bar[WIDTH + 1];
	int i;

	for (i = 0; i < WIDTH; i++)
		bar[i] = i * p->all < p->done * WIDTH ? '#' : '.';
	bar[WIDTH] = '\0';
	fprintf(stderr, "\r%s: [%s] %ld/%ld %s, %.*f a second, %ld:%02ld left "
	    "\033[K", p->program, bar, p->done, p->all, p->unit, rate < 10,
	    rate, left / 60, left % 60);
}

void
progress_tell(struct progress *p, long done)
{
	double now;

	p->done = done;
	if (!p->shown)
		return;
	now = seconds();
	if (now - p->told < PAUSE || now - p->begun < PAUSE)
		return;
	p->told = now;
	show(p, now);
}

void
progress_end(struct progress *p)
{
	if (p->shown && p->told > 0)
		fputs("\r\033[K", stderr);
	p->shown = false;
}
