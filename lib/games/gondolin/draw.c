#include "gondolin.h"
void gondolin_draw(const void *s, const char *const names[], struct picture *p){(void)s;(void)names;(void)p;}
