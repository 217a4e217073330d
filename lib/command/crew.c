#include "command/crew.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "command/progress.h"
#include "file.h"

enum { FULL = 1 << 16 };

/* What one process of a crew is at. */
struct shift {
	struct crew *crew;
	struct cli *cli;
	long first, last; /* places in the list of this shard's games, from 0 */
	int out;
	struct text lines; /* whole ones that have not been written */
	struct timespec written;
	struct progress progress;
	FILE *worker[CREW_JOBS];
	pid_t pid[CREW_JOBS];
};

static volatile sig_atomic_t stopped;

static void
stop(int signal)
{
	stopped = signal;
}

/* Reading ends when they come: they are not to be restarted. */
static void
catch(void)
{
	struct sigaction action = { .sa_handler = stop };

	sigemptyset(&action.sa_mask);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

static long
game_at(const struct crew *crew, long place)
{
	return crew->shard + place * crew->shards;
}

static long
places(const struct crew *crew)
{
	return (crew->games - crew->shard) / crew->shards + 1;
}

static void
write_lines(struct shift *s)
{
	struct fault why = { 0 };

	clock_gettime(CLOCK_MONOTONIC, &s->written);
	if (s->lines.failed)
		fault(&why, FAULT_MEMORY, "out of memory");
	if (s->lines.failed || file_write(s->out, &s->lines, &why) == -1) {
		progress_end(&s->progress);
		cli_fail(s->cli, &why);
	}
	text_clear(&s->lines);
}

/* Much at once, but nobody waits for what is there. */
static void
write_some(struct shift *s)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	if (s->lines.length >= FULL || now.tv_sec > s->written.tv_sec + 1 ||
	    (now.tv_sec - s->written.tv_sec) * 1000000000 + now.tv_nsec -
	    s->written.tv_nsec > 100000000)
		write_lines(s);
}

static void
play(struct shift *s, long place)
{
	struct fault why = { 0 };

	if (tournament_play(s->crew->tournament, game_at(s->crew, place),
	    &s->lines, &why) == -1) {
		progress_end(&s->progress);
		cli_fail(s->cli, &why);
	}
}

/* Every so manieth game is the worker's. */
static _Noreturn void
work(struct shift *s, int number)
{
	long place;

	signal(SIGINT, SIG_IGN); /* who began this tells it to stop */
	signal(SIGTERM, SIG_DFL);
	for (place = s->first + number; place <= s->last;
	    place += s->crew->jobs) {
		play(s, place);
		write_some(s);
	}
	write_lines(s);
	exit(STATUS_DONE);
}

static void
hire(struct shift *s, int number)
{
	struct fault why = { 0 };
	int ends[2];

	if (pipe2(ends, O_CLOEXEC) == -1 || (s->pid[number] = fork()) == -1) {
		fault(&why, FAULT_FILE, "no process for job %d: %s", number + 1,
		    strerror(errno));
		cli_fail(s->cli, &why);
	}
	if (s->pid[number] == 0) {
		close(ends[0]);
		s->out = ends[1];
		work(s, number);
	}
	close(ends[1]);
	s->worker[number] = fdopen(ends[0], "r");
}

static void
dismiss(struct shift *s)
{
	int i;

	for (i = 0; i < s->crew->jobs && s->worker[i] != NULL; i++) {
		kill(s->pid[i], SIGTERM);
		waitpid(s->pid[i], NULL, 0);
	}
}

/* The next line of the worker whose turn it is; false when stopped. */
static bool
collect(struct shift *s, long place)
{
	static char *line;
	static size_t room;
	struct fault why = { 0 };
	ssize_t length = getline(&line, &room,
	    s->worker[(place - s->first) % s->crew->jobs]);

	if (length > 0 && line[length - 1] == '\n') {
		text_add(&s->lines, line, length);
		return true;
	}
	if (stopped)
		return false;
	progress_end(&s->progress);
	fault(&why, FAULT_FILE, "the process of game %ld ended before it",
	    game_at(s->crew, place));
	dismiss(s);
	cli_fail(s->cli, &why);
}

/* Says how to go on, and ends as the signal would have ended it. */
static _Noreturn void
leave(struct shift *s, long place)
{
	struct fault why = { 0 };

	write_lines(s);
	progress_end(&s->progress);
	dismiss(s);
	fault(&why, FAULT_FILE, "stopped after %ld of %ld games; %s goes on",
	    place, s->last + 1, s->crew->resume != NULL ?
	    "the same command" : "--resume=FILE with what was written");
	cli_complain(s->cli, &why);
	exit(128 + stopped);
}

static void
play_all(struct shift *s)
{
	bool alone = s->crew->jobs == 1;
	long place;
	int i;

	for (i = 0; !alone && i < s->crew->jobs; i++)
		hire(s, i);
	for (place = s->first; place <= s->last; place++) {
		if (stopped)
			leave(s, place);
		if (alone)
			play(s, place);
		else if (!collect(s, place))
			leave(s, place);
		write_some(s);
		progress_tell(&s->progress, place + 1);
	}
	write_lines(s);
	progress_end(&s->progress);
	for (i = 0; !alone && i < s->crew->jobs; i++)
		waitpid(s->pid[i], NULL, 0);
}

static void
refuse_line(struct shift *s, long place)
{
	struct fault why = { 0 };

	fault(&why, FAULT_KIND, "%s: line %ld is not game %ld of this "
	    "tournament", s->crew->resume, place + 1, game_at(s->crew, place));
	cli_fail(s->cli, &why);
}

/* Counts the whole lines, which must be the first games; returns where the
   last of them ends. */
static off_t
count_lines(struct shift *s, FILE *file)
{
	struct text head = { 0 };
	char *line = NULL;
	size_t room = 0;
	ssize_t length;
	off_t end = 0;

	while ((length = getline(&line, &room, file)) > 0 &&
	    line[length - 1] == '\n') {
		text_clear(&head);
		tournament_head(s->crew->tournament,
		    game_at(s->crew, s->first), &head);
		if (s->first > s->last || (size_t)length <= head.length ||
		    memcmp(line, head.bytes, head.length) != 0 ||
		    line[head.length] != ',')
			refuse_line(s, s->first);
		s->first++;
		end += length;
	}
	free(line);
	text_free(&head);
	return end;
}

/* A last line that was cut off is taken away. */
static void
go_on(struct shift *s)
{
	struct fault why = { 0 };
	int fd = open(s->crew->resume, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
	FILE *file = fd != -1 ? fdopen(fd, "r+") : NULL;
	off_t end;

	if (file != NULL && flock(fd, LOCK_EX | LOCK_NB) == 0) {
		end = count_lines(s, file);
		if (ftruncate(fd, end) == 0 &&
		    lseek(fd, end, SEEK_SET) == end) {
			s->out = fd;
			return;
		}
	}
	fault(&why, FAULT_FILE, "%s: %s", s->crew->resume, strerror(errno));
	cli_fail(s->cli, &why);
}

void
crew_play(struct crew *crew, struct cli *cli)
{
	static struct shift s;

	s = (struct shift){ .crew = crew, .cli = cli, .out = STDOUT_FILENO,
	    .last = places(crew) - 1 };
	if (crew->resume != NULL)
		go_on(&s);
	catch();
	progress_start(&s.progress, cli->program, "games", s.last + 1);
	s.progress.before = s.first;
	play_all(&s);
	text_free(&s.lines);
}
