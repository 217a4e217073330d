#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "doc.h"

static int
fail(const char *path, struct fault *why)
{
	return fault(why, FAULT_FILE, "%s: %s", path, strerror(errno));
}

/* A standard descriptor that was closed must not become this file. */
static int
open_above_standard(const char *path, int flags)
{
	int above, fd = open(path, flags | O_CLOEXEC);

	if (fd == -1 || fd > STDERR_FILENO)
		return fd;
	above = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
	close(fd);
	return above;
}

int
file_open(const char *path, struct fault *why)
{
	int fd = open_above_standard(path, O_RDONLY);
	struct stat st;

	if (fd == -1)
		return fail(path, why);
	/* To read it would fail without telling its name. */
	if (fstat(fd, &st) == 0 && S_ISDIR(st.st_mode)) {
		close(fd);
		errno = EISDIR;
		return fail(path, why);
	}
	return fd;
}

json_t *
file_document(const char *path, struct fault *why)
{
	struct doc_reader reader = { .fd = file_open(path, why) };
	struct doc doc = { 0 }, second;
	int got;

	if (reader.fd == -1)
		return NULL;
	got = doc_next(&reader, &doc, why);
	if (got == 0)
		fault(why, FAULT_INPUT, "%s: there is no document in it", path);
	if (got == 1 && doc_next(&reader, &second, why) == 1) {
		fault(why, FAULT_JSON, "%s: more than one document", path);
		json_decref(second.json);
	}
	close(reader.fd);
	doc_close(&reader);
	if (got == 1 && why->count > 0) {
		json_decref(doc.json);
		doc.json = NULL;
	}
	return doc.json;
}

/* Whether the path still means the file that is open. */
static bool
is_same(const char *path, int fd)
{
	struct stat named, opened;

	return stat(path, &named) == 0 && fstat(fd, &opened) == 0 &&
	    named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

static int
check_regular(const struct file *f, struct fault *why)
{
	struct stat st;

	if (fstat(f->fd, &st) == -1)
		return fail(f->path, why);
	if (!S_ISREG(st.st_mode))
		return fault(why, FAULT_FILE, "%s: not a regular file",
		    f->path);
	return 0;
}

int
file_lock(struct file *f, const char *path, struct fault *why)
{
	f->fd = -1;
	f->path = realpath(path, NULL);
	if (f->path == NULL)
		return fail(path, why);
	/* Whoever held the lock before may have put another file there. */
	do {
		if (f->fd != -1)
			close(f->fd);
		f->fd = open_above_standard(f->path, O_RDONLY | O_NONBLOCK);
		if (f->fd == -1)
			return fail(path, why);
		if (check_regular(f, why) == -1)
			return -1;
		while (flock(f->fd, LOCK_EX) == -1)
			if (errno != EINTR)
				return fail(path, why);
	} while (!is_same(f->path, f->fd));
	return 0;
}

int
file_write(int fd, const struct text *t, struct fault *why)
{
	struct pollfd ready = { .fd = fd, .events = POLLOUT };
	size_t done = 0;
	ssize_t n;

	if (t->failed)
		return fault(why, FAULT_MEMORY, "out of memory");
	while (done < t->length) {
		n = write(fd, t->bytes + done, t->length - done);
		if (n == -1 && errno == EAGAIN && poll(&ready, 1, -1) == 1)
			continue;
		if (n == -1 && errno == EINTR)
			continue;
		if (n == -1)
			return fault(why, FAULT_OUTPUT, "cannot write: %s",
			    strerror(errno));
		done += n;
	}
	return 0;
}

/* Gives the new file the mode and, where that is allowed, the owner. */
static int
dress(int fd, const struct file *f, struct fault *why)
{
	struct stat st;

	if (fstat(f->fd, &st) == -1)
		return fail(f->path, why);
	if (fchown(fd, st.st_uid, st.st_gid) == -1)
		st.st_mode &= 0777;
	return fchmod(fd, st.st_mode & 07777) == 0 ? 0 : fail(f->path, why);
}

/* Makes the new name last.  Not every folder can be opened, nor does every
   file system know how; the file itself is safe then as well. */
static int
sync_folder(const char *folder, const char *path, struct fault *why)
{
	int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), done = 0;

	if (fd == -1)
		return 0;
	if (fsync(fd) == -1 && errno != EINVAL)
		done = fail(path, why);
	close(fd);
	return done;
}

static int
write_beside(const struct file *f, char *beside, const struct text *t,
    struct fault *why)
{
	int fd = mkostemp(beside, O_CLOEXEC);
	int done = -1;

	if (fd == -1)
		return fail(beside, why);
	if (dress(fd, f, why) == 0 && file_write(fd, t, why) == 0)
		done = fsync(fd) == 0 ? 0 : fail(beside, why);
	if (close(fd) == -1 && done == 0)
		done = fail(beside, why);
	if (done == 0 && rename(beside, f->path) == -1)
		done = fail(f->path, why);
	if (done == -1)
		unlink(beside);
	return done;
}

int
file_replace(struct file *f, const struct text *t, struct fault *why)
{
	sigset_t all, before;
	char *beside;
	int done, folder = strrchr(f->path, '/') + 1 - f->path;

	if (asprintf(&beside, "%.*s.squero.XXXXXX", folder, f->path) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	/* An interrupt between the two files would leave the new one about. */
	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &before);
	done = write_beside(f, beside, t, why);
	sigprocmask(SIG_SETMASK, &before, NULL);
	beside[folder] = '\0';
	if (done == 0)
		done = sync_folder(beside, f->path, why);
	free(beside);
	return done;
}

void
file_unlock(struct file *f)
{
	if (f->fd != -1)
		close(f->fd);
	free(f->path);
}
