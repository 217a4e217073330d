#include "canal.h"
double canal_judge(const void *state, int seat) { (void)state; (void)seat; return 0; }
