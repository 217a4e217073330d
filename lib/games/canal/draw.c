#include "canal.h"
void canal_draw(const void *s, const char *const names[], struct picture *p) { (void)s; (void)names; (void)p; }
