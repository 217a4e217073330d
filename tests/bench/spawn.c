/*
 * spawn - what one run of a short-lived command costs.
 *
 * Each command is run once a round, in an order shuffled anew, so that a slow
 * moment of the machine hits all of them alike.  A run is timed from just
 * before the command is started until it has been waited for; its input comes
 * through a pipe and its output is read to the end, as in a pipeline.
 *
 * With -c the CPU time of a run is taken, of both user and system; its input
 * is then the file itself, of any size, and its output goes nowhere.
 */

#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { COMMANDS_MAX = 64, INPUT_MAX = 1 << 20, WARM_UP = 10 };

struct command {
	const char *path; /* of its input */
	char **argv;
	char *input;
	size_t size;
	double *times; /* microseconds, one a round */
	int failures;
};

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void
read_input(struct command *c)
{
	FILE *file = fopen(c->path, "r");

	c->input = malloc(INPUT_MAX);
	if (file == NULL || c->input == NULL)
		err(2, "%s", c->path);
	c->size = fread(c->input, 1, INPUT_MAX, file);
	if (ferror(file) || !feof(file))
		errx(2, "%s: unreadable, or too long", c->path);
	fclose(file);
}

/* Starts the command and leaves our ends of its two pipes in fd. */
static pid_t
start(const struct command *c, int fd[2])
{
	posix_spawn_file_actions_t actions;
	int in[2], out[2];
	pid_t pid;

	if (pipe2(in, O_CLOEXEC) == -1 || pipe2(out, O_CLOEXEC) == -1)
		err(2, "pipe");
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, in[0], 0);
	posix_spawn_file_actions_adddup2(&actions, out[1], 1);
	errno = posix_spawnp(&pid, c->argv[0], &actions, NULL, c->argv,
	    environ);
	if (errno != 0)
		err(2, "%s", c->argv[0]);
	posix_spawn_file_actions_destroy(&actions);
	close(in[0]);
	close(out[1]);
	fd[0] = in[1];
	fd[1] = out[0];
	return pid;
}

/* Writes what is left of the input; true when there is no more to write. */
static int
feed(const struct command *c, int fd, size_t *done)
{
	ssize_t n = write(fd, c->input + *done, c->size - *done);

	if (n == -1)
		return errno != EAGAIN;
	*done += (size_t)n;
	return *done == c->size;
}

static int
run_in_pipeline(const struct command *c)
{
	struct pollfd fds[2] = { { .events = POLLOUT }, { .events = POLLIN } };
	static char sink[1 << 16];
	size_t done = 0;
	int fd[2], status;
	pid_t pid = start(c, fd);

	fcntl(fd[0], F_SETFL, O_NONBLOCK);
	fds[0].fd = fd[0];
	fds[1].fd = fd[1];
	for (;;) {
		if (fds[0].fd != -1 && feed(c, fd[0], &done)) {
			close(fd[0]);
			fds[0].fd = -1;
		}
		if (poll(fds, 2, -1) == -1)
			err(2, "poll");
		if (fds[1].revents != 0 &&
		    read(fd[1], sink, sizeof sink) <= 0)
			break;
	}
	if (fds[0].fd != -1)
		close(fd[0]);
	close(fd[1]);
	if (waitpid(pid, &status, 0) == -1)
		err(2, "waitpid");
	return status;
}

static double
microseconds(const struct timeval *t)
{
	return (double)t->tv_sec * 1e6 + (double)t->tv_usec;
}

static int
run_for_cpu(const struct command *c, double *time)
{
	posix_spawn_file_actions_t actions;
	struct rusage usage;
	int status;
	pid_t pid;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_addopen(&actions, 0, c->path, O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY,
	    0);
	errno = posix_spawnp(&pid, c->argv[0], &actions, NULL, c->argv,
	    environ);
	if (errno != 0)
		err(2, "%s", c->argv[0]);
	posix_spawn_file_actions_destroy(&actions);
	if (wait4(pid, &status, 0, &usage) == -1)
		err(2, "wait4");
	*time = microseconds(&usage.ru_utime) + microseconds(&usage.ru_stime);
	return status;
}

static int
run(const struct command *c, double *time)
{
	double begin = now();
	int status;

	if (c->input == NULL)
		return run_for_cpu(c, time);
	status = run_in_pipeline(c);
	*time = now() - begin;
	return status;
}

/* A small xorshift: only the order of the runs depends on it. */
static void
shuffle(int order[], int n)
{
	static uint64_t x = 0x5371756572f1u;
	int i, j, t;

	for (i = n - 1; i > 0; i--) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		j = (int)(x % (uint64_t)(i + 1));
		t = order[i];
		order[i] = order[j];
		order[j] = t;
	}
}

static void
run_all(struct command commands[], int n, int rounds)
{
	int order[COMMANDS_MAX], i, round;
	struct command *c;
	double time;

	for (i = 0; i < n; i++)
		order[i] = i;
	for (round = commands[0].input != NULL ? -WARM_UP : -1; round < rounds;
	    round++) {
		shuffle(order, n);
		for (i = 0; i < n; i++) {
			c = &commands[order[i]];
			c->failures += run(c, &time) != 0;
			if (round >= 0)
				c->times[round] = time;
		}
	}
}

static int
compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void
report(struct command commands[], int n, int rounds)
{
	double median, first = 0;
	char **arg;
	int i;

	printf("%9s %7s  command\n", "median us", "ratio");
	for (i = 0; i < n; i++) {
		qsort(commands[i].times, (size_t)rounds, sizeof(double),
		    compare);
		median = commands[i].times[rounds / 2];
		if (i == 0)
			first = median;
		printf("%9.1f %7.2f  %s:", median, median / first,
		    basename(commands[i].path));
		for (arg = commands[i].argv; *arg != NULL; arg++)
			printf(" %s", *arg);
		if (commands[i].failures > 0)
			printf("  (failed %d times)", commands[i].failures);
		putchar('\n');
	}
}

/* Cuts the arguments at every "--" into an input file and a command. */
static int
parse(struct command commands[], char *argv[], int rounds, bool cpu)
{
	struct command *c;
	int n = 0;

	while (*argv != NULL && n < COMMANDS_MAX) {
		c = &commands[n++];
		c->path = *argv++;
		if (!cpu)
			read_input(c);
		c->argv = argv;
		c->times = calloc((size_t)rounds, sizeof(double));
		if (*argv == NULL || c->times == NULL)
			errx(2, "no command, or no memory");
		while (*argv != NULL && strcmp(*argv, "--") != 0)
			argv++;
		if (*argv != NULL)
			*argv++ = NULL;
	}
	return n;
}

int
main(int argc, char *argv[])
{
	static struct command commands[COMMANDS_MAX];
	bool cpu = argc > 1 && strcmp(argv[1], "-c") == 0;
	int n, rounds;

	argc -= cpu;
	argv += cpu;
	rounds = argc > 3 ? (int)strtol(argv[1], NULL, 10) : 0;
	if (rounds < 1) {
		fputs("usage: spawn [-c] rounds file command [argument ...] "
		    "[-- file command ...]\n", stderr);
		return 2;
	}
	signal(SIGPIPE, SIG_IGN);
	n = parse(commands, argv + 2, rounds, cpu);
	run_all(commands, n, rounds);
	report(commands, n, rounds);
	return 0;
}
