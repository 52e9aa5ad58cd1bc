/* json_memory.c: see json_memory.h. */
#include "json_memory.h"

#include <jansson.h>
#include <stdlib.h>

static struct arena *escape;

static void *take(size_t size) {
	void *memory = malloc(size);
	if (!memory && escape)
		arena_out_of_memory(escape);
	return memory;
}

void json_memory_begin(struct arena *arena) {
	escape = arena;
	json_set_alloc_funcs(take, free);
}

void json_memory_end(void) {
	escape = NULL;
}
