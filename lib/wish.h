/* What is asked of a box, of which each part may be left open. */
#ifndef WISH_H
#define WISH_H

#include <jansson.h>

struct wish {
	int players; /* 0: open */
	json_t *names; /* of the seats; NULL: open */
	const char *set; /* NULL: the default */
	json_t *options; /* those given */
};

#endif
