/* The formula of a story's score: parsed once, evaluated on a stack. */

#include <ctype.h>
#include <string.h>

#include "cards.h"

#define LIMIT 1000000000L /* no result of a step is beyond it */

enum { DEPTH = 24 };

struct parser {
	struct formula *f;
	const char *text;
	int at, depth;
	const char *problem; /* the first, and its column is at */
};

static void
problem(struct parser *p, const char *what)
{
	if (p->problem == NULL)
		p->problem = what;
}

static char
peek(struct parser *p)
{
	while (isspace((unsigned char)p->text[p->at]))
		p->at++;
	return p->problem != NULL ? '\0' : p->text[p->at];
}

static void
emit(struct parser *p, int op, long number)
{
	if (p->f->n == CODE_MAX) {
		problem(p, "the formula is too long");
		return;
	}
	p->f->code[p->f->n].op = op;
	p->f->code[p->f->n++].number = number;
}

static void
number(struct parser *p)
{
	long sum = 0;

	while (isdigit((unsigned char)p->text[p->at]) && sum <= LIMIT)
		sum = 10 * sum + p->text[p->at++] - '0';
	if (sum > 1000000)
		problem(p, "a number above 1000000");
	emit(p, OP_NUMBER, sum);
}

static void
name(struct parser *p)
{
	int i, length = 0;

	while (isalnum((unsigned char)p->text[p->at + length]) ||
	    p->text[p->at + length] == '_')
		length++;
	for (i = 0; i < VALUES; i++)
		if ((int)strlen(gondolin_values[i]) == length &&
		    strncmp(gondolin_values[i], p->text + p->at, length) == 0)
			break;
	if (i == VALUES) {
		problem(p, "no value of that name");
		return;
	}
	p->at += length;
	emit(p, OP_VALUE, i);
}

static void sum(struct parser *, bool top);

static void
factor(struct parser *p)
{
	char c = peek(p);

	if (++p->depth > DEPTH)
		problem(p, "brackets too deep");
	else if (isdigit((unsigned char)c))
		number(p);
	else if (isalpha((unsigned char)c))
		name(p);
	else if (c == '-') {
		p->at++;
		factor(p);
		emit(p, OP_NEG, 0);
	} else if (c == '(') {
		p->at++;
		sum(p, false);
		if (peek(p) == ')')
			p->at++;
		else
			problem(p, "a closing bracket is missing");
	} else
		problem(p, "a number, a name or a bracket is missing");
	p->depth--;
}

static void
product(struct parser *p)
{
	char c;

	factor(p);
	for (c = peek(p); c == '*' || c == '/'; c = peek(p)) {
		p->at++;
		factor(p);
		emit(p, c == '*' ? OP_MUL : OP_DIV, 0);
	}
}

/* The terms of the whole are remembered: they explain the score. */
static void
add_term(struct parser *p, int from, int start, bool minus)
{
	int i = p->f->terms, end = p->at;

	if (i == CODE_MAX)
		return;
	while (end > start && isspace((unsigned char)p->text[end - 1]))
		end--;
	p->f->terms++;
	p->f->term[i].from = from;
	p->f->term[i].to = p->f->n;
	p->f->term[i].minus = minus;
	p->f->term[i].start = start;
	p->f->term[i].length = end - start;
}

static void
sum(struct parser *p, bool top)
{
	int from, start, op = OP_NUMBER; /* nothing to add to yet */
	char c;

	for (;;) {
		peek(p);
		from = p->f->n;
		start = p->at;
		product(p);
		if (top)
			add_term(p, from, start, op == OP_SUB);
		if (op != OP_NUMBER)
			emit(p, op, 0);
		c = peek(p);
		if (c != '+' && c != '-')
			return;
		op = c == '+' ? OP_ADD : OP_SUB;
		p->at++;
	}
}

int
gondolin_parse_formula(struct formula *f, const char *text,
    const struct place *at, struct fault *why)
{
	struct parser p = { .f = f, .text = text };

	f->n = f->terms = 0;
	sum(&p, true);
	if (p.problem == NULL && peek(&p) != '\0')
		problem(&p, "an operator is missing");
	if (p.problem != NULL)
		return fault_at(why, FAULT_SET, at, NULL,
		    "column %d of the formula: %s: %.24s", p.at + 1,
		    p.problem, text + p.at);
	return 0;
}

static long
within(long number)
{
	return number > LIMIT ? LIMIT : number < -LIMIT ? -LIMIT : number;
}

/* Rounds down, also below 0; by 0 it gives 0. */
static long
divide(long a, long b)
{
	if (b == 0)
		return 0;
	return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static long
combine(int op, long a, long b)
{
	switch (op) {
	case OP_ADD:
		return within(a + b);
	case OP_SUB:
		return within(a - b);
	case OP_MUL:
		return within(a * b);
	default:
		return divide(a, b);
	}
}

long
gondolin_evaluate(const struct formula *f, int from, int to,
    const long values[VALUES])
{
	long stack[CODE_MAX + 1] = { 0 };
	int i, op, n = 0;

	for (i = from; i < to; i++) {
		op = f->code[i].op;
		if (op == OP_NUMBER)
			stack[n++] = f->code[i].number;
		else if (op == OP_VALUE)
			stack[n++] = values[f->code[i].number];
		else if (op == OP_NEG)
			stack[n - 1] = -stack[n - 1];
		else {
			n--;
			stack[n - 1] = combine(op, stack[n - 1], stack[n]);
		}
	}
	return stack[0];
}
