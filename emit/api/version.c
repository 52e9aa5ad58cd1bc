/* version.c: which library this is. */
#include "kdasm/kdasm.h"

const char *kd_version(void) {
	return KDASM_VERSION;
}
