/* join.c: see join.h. */
#include "join.h"

#include <stddef.h>

const char *join_refusal(struct join_root *whole, struct join_root next, bool same_version) {
	if (next.has_printf && whole->has_printf)
		return "an earlier note also has 'amdhsa.printf'";
	whole->has_printf = whole->has_printf || next.has_printf;
	if (!whole->has_version || !next.has_version)
		return whole->has_version ? "it has no 'amdhsa.version'" : "the first note has no 'amdhsa.version'";
	if (!same_version)
		return "its 'amdhsa.version' differs from that of the first note";
	if (!whole->has_kernels || !next.has_kernels)
		return whole->has_kernels ? "it has no list 'amdhsa.kernels'" : "the first note has no list 'amdhsa.kernels'";
	return NULL;
}
