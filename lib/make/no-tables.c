/* Sets that are loaded when they are needed: no tables. */

#include <stddef.h>

#include "set.h"

const struct set_table set_tables[] = { { NULL, NULL, NULL } };
