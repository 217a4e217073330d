/* Sets that are loaded when they are needed: no tables. */

#include <stddef.h>

#include "set.h"

const void *const set_tables[] = { NULL };
