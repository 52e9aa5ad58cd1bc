/* help.c: see help.h. */
#include "help.h"

#include <string.h>

#include "messages.h"

bool help_may_have(const char *value) {
	if (!value || strcmp(value, "all") == 0)
		return true;
	options_complain("--help may only have the value all, not '%s'", value);
	return false;
}
