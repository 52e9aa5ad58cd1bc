/* with_arena.h: an arena for the tests of a program. */
#ifndef KD_TESTS_UNIT_WITH_ARENA_H
#define KD_TESTS_UNIT_WITH_ARENA_H

#include <setjmp.h>

#include "base/arena.h"

static struct arena *arena;

static int set_up(void **state) {
	(void)state;
	arena = arena_new();
	return arena && !setjmp(*arena_escape(arena)) ? 0 : -1;
}

static int tear_down(void **state) {
	(void)state;
	arena_free(arena);
	return 0;
}

#endif
