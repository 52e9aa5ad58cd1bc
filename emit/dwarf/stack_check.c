/* stack_check.c: see stack_check.h. */
#include "stack_check.h"

bool stack_check(const struct stack_check *check, const struct dwarf_expression *expression) {
	(void)check;
	(void)expression;
	return true;
}
