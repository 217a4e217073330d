#include "command/levels.h"

#include <string.h>

static _Noreturn void
no_such_bot(const struct cli *cli, const char *option, const char *name,
    size_t length)
{
	struct text list = { 0 };
	int i;

	for (i = 0; bots[i] != NULL; i++)
		text_printf(&list, "%s%s", i == 0 ? "" :
		    bots[i + 1] == NULL ? " and " : ", ", bots[i]->name);
	cli_usage(cli, "%s: no such level: %.*s; there are %s", option,
	    (int)length, name, list.bytes);
}

int
levels_take(const struct bot *level[], int most, const struct cli *cli,
    const char *option, const char *text)
{
	size_t length;
	int n;

	for (n = 0;; text += length + 1) {
		length = strcspn(text, ",");
		if (n == most)
			cli_usage(cli, "%s: more than %d", option, most);
		level[n] = bot_named(text, length);
		if (level[n++] == NULL)
			no_such_bot(cli, option, text, length);
		if (text[length] == '\0')
			return n;
	}
}
