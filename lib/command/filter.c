#include "command/filter.h"

#include <unistd.h>

#include "memory.h"
#include "file.h"

/* An answer of many documents may not fit in memory. */
enum { FLUSH_BYTES = 1 << 20 };

/* One run: where documents come from and where answers go. */
struct run {
	struct cli *cli;
	struct doc_reader reader;
	struct file file; /* only if it is changed */
	struct text out;
};

static int
open_input(struct run *r, struct fault *why)
{
	const char *path = r->cli->file;

	if (path == NULL)
		r->reader.fd = STDIN_FILENO;
	else if (!r->cli->changes)
		r->reader.fd = file_open(path, why);
	else if (file_lock(&r->file, path, why) == 0) {
		r->reader.fd = r->file.fd;
		r->cli->pretty &= r->cli->layout; /* it is no terminal */
	}
	return why->count == 0 ? 0 : -1;
}

/* What has been answered goes out at once, but into a file at the end. */
static int
flush_answer(struct run *r, struct fault *why)
{
	if (r->file.path != NULL)
		return 0;
	if (file_write(STDOUT_FILENO, &r->out, why) == -1)
		return -1;
	text_clear(&r->out);
	return 0;
}

static int
answer_all(struct run *r, input_fn *answer, void *arg, struct fault *why)
{
	int byte, some, n = 0;

	while ((some = doc_peek(&r->reader, &byte, why)) == 1) {
		r->cli->document = ++n;
		memory_open(true);
		if (answer(r->cli, &r->reader, arg, &r->out, why) == -1 ||
		    flush_answer(r, why) == -1)
			return -1;
		memory_reset();
	}
	if (some == 0 && n == 0)
		return fault(why, FAULT_INPUT, "no document in the input");
	return some;
}

void
filter_input(struct cli *cli, input_fn *answer, void *arg)
{
	struct run r = { .cli = cli, .file = { -1, NULL } };
	struct fault why = { 0 };

	if (open_input(&r, &why) == -1 ||
	    answer_all(&r, answer, arg, &why) == -1 ||
	    (r.file.path != NULL && file_replace(&r.file, &r.out, &why) == -1))
		cli_fail(cli, &why);
	doc_close(&r.reader);
	text_free(&r.out);
	if (r.file.path != NULL)
		file_unlock(&r.file);
	else if (r.reader.fd > STDERR_FILENO)
		close(r.reader.fd);
}

/* Who answers, once the document, or the match in it, has been read. */
struct answer {
	document_fn *document;
	match_fn *match;
	void *arg;
};

static int
answer_document(struct cli *cli, struct doc_reader *reader, void *arg,
    struct text *out, struct fault *why)
{
	struct answer *a = arg;
	struct doc doc;
	int done;

	if (doc_next(reader, &doc, why) != 1)
		return -1;
	done = a->document(cli, &doc, a->arg, out, why);
	memory_drop(doc.json);
	return done;
}

void
filter_documents(struct cli *cli, document_fn *answer, void *arg)
{
	struct answer a = { .document = answer, .arg = arg };

	filter_input(cli, answer_document, &a);
}

static int
answer_match(struct cli *cli, struct doc *doc, void *arg, struct text *out,
    struct fault *why)
{
	struct answer *a = arg;
	struct match m;
	int done;

	done = match_load(&m, doc, why);
	if (done == 0)
		done = a->match(cli, &m, a->arg, out, why);
	match_close(&m);
	return done;
}

void
filter_matches(struct cli *cli, match_fn *answer, void *arg)
{
	struct answer a = { .match = answer, .arg = arg };

	filter_documents(cli, answer_match, &a);
}

int
filter_put(const struct cli *cli, const struct match *m, struct text *out,
    struct fault *why)
{
	size_t before = out->length;

	match_write(m, out);
	if (cli->pretty)
		doc_lay_out(out, before);
	if (out->length - before <= DOC_BYTES + 1)
		return 0;
	out->length = before;
	return fault(why, FAULT_LIMIT, "the document would be larger than "
	    "%d MiB, and could not be read again", DOC_BYTES >> 20);
}

void
filter_flush(const struct cli *cli, struct text *out)
{
	if (out->length <= FLUSH_BYTES)
		return;
	cli_write(cli, out);
	text_clear(out);
}
