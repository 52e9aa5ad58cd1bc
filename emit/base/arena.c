/* arena.c: see arena.h. */
#include "arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum {
	FIRST_CHUNK = 64 * 1024, /* chunks grow with the assembly ... */
	LAST_CHUNK = 4 * 1024 * 1024, /* ... up to here */
	LARGE_SIZE = 32 * 1024,  /* from here on a block is an allocation of its own */
	HUGE_PAGE = 2 * 1024 * 1024,
	ALIGNMENT = 8,
};

struct large {
	struct large *next;
	struct large *previous;
};

/* The header in front of a large block, padded so that the block keeps its alignment. */
enum { LARGE_HEADER = (sizeof(struct large) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT };

struct cleanup {
	struct cleanup *next;
	void (*call)(void *);
	void *object;
};

struct arena {
	jmp_buf escape;
	struct arena *parent; /* whose escape is taken; NULL: our own */
	char *free;       /* next free byte of the newest chunk */
	char *end;
	size_t next_chunk;
	struct large all; /* ring of large blocks and chunks */
	struct cleanup *cleanups;
};

struct arena *arena_new(void) {
	struct arena *arena = calloc(1, sizeof *arena);
	if (!arena)
		return NULL;
	arena->all.next = arena->all.previous = &arena->all;
	arena->next_chunk = FIRST_CHUNK;
	return arena;
}

static void free_child(void *arena) {
	arena_free(arena);
}

struct arena *arena_new_below(struct arena *parent) {
	arena_defer(parent, free_child, NULL); /* first, because it may not return */
	struct arena *arena = arena_new();
	if (!arena)
		arena_out_of_memory(parent);
	arena->parent = parent;
	parent->cleanups->object = arena;
	return arena;
}

/* Large inputs spend much of their time on page faults; huge pages leave few of them. Only a
 * hint: it may fail. */
static void prefer_huge_pages(void *memory, size_t size) {
#ifdef MADV_HUGEPAGE
	uintptr_t start = ((uintptr_t)memory + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
	uintptr_t end = ((uintptr_t)memory + size) / HUGE_PAGE * HUGE_PAGE;
	if (end > start)
		madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
	(void)memory;
	(void)size;
#endif
}

void arena_free(struct arena *arena) {
	if (!arena)
		return;
	if (arena->parent)
		arena_forget(arena->parent, arena);
	for (struct cleanup *c = arena->cleanups; c; c = c->next)
		c->call(c->object);
	for (struct large *block = arena->all.next, *next; block != &arena->all; block = next) {
		next = block->next;
		free(block);
	}
	free(arena);
}

jmp_buf *arena_escape(struct arena *arena) {
	return &arena->escape;
}

_Noreturn void arena_out_of_memory(struct arena *arena) {
	while (arena->parent)
		arena = arena->parent;
	longjmp(arena->escape, 1);
}

static void *large_alloc(struct arena *arena, size_t size) {
	if (size > SIZE_MAX - LARGE_HEADER)
		arena_out_of_memory(arena);
	struct large *block = malloc(size + LARGE_HEADER);
	if (!block)
		arena_out_of_memory(arena);
	block->next = arena->all.next;
	block->previous = &arena->all;
	block->next->previous = block->previous->next = block;
	prefer_huge_pages(block, size + LARGE_HEADER);
	return (char *)block + LARGE_HEADER;
}

static void *large_resize(struct arena *arena, void *memory, size_t size) {
	struct large *old = (struct large *)(void *)((char *)memory - LARGE_HEADER);
	if (size > SIZE_MAX - LARGE_HEADER)
		arena_out_of_memory(arena);
	struct large *block = realloc(old, size + LARGE_HEADER);
	if (!block)
		arena_out_of_memory(arena);
	block->next->previous = block->previous->next = block;
	prefer_huge_pages(block, size + LARGE_HEADER);
	return (char *)block + LARGE_HEADER;
}

static void new_chunk(struct arena *arena) {
	arena->free = large_alloc(arena, arena->next_chunk);
	arena->end = arena->free + arena->next_chunk;
	if (arena->next_chunk < LAST_CHUNK)
		arena->next_chunk *= 2;
}

void *arena_alloc(struct arena *arena, size_t size) {
	if (size >= LARGE_SIZE)
		return large_alloc(arena, size);
	size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
	if ((size_t)(arena->end - arena->free) < size)
		new_chunk(arena);
	void *memory = arena->free;
	arena->free += size;
	return memory;
}

void *arena_zeroed(struct arena *arena, size_t count, size_t size) {
	if (size && count > SIZE_MAX / size)
		arena_out_of_memory(arena);
	void *memory = arena_alloc(arena, count * size);
	memset(memory, 0, count * size);
	return memory;
}

void *arena_resize(struct arena *arena, void *block, size_t old_size, size_t new_size) {
	if (old_size >= LARGE_SIZE && new_size >= LARGE_SIZE)
		return large_resize(arena, block, new_size);
	void *memory = arena_alloc(arena, new_size);
	if (old_size)
		memcpy(memory, block, old_size < new_size ? old_size : new_size);
	return memory;
}

void arena_release(void *block, size_t size) {
	if (size < LARGE_SIZE)
		return;
	struct large *large = (struct large *)(void *)((char *)block - LARGE_HEADER);
	large->next->previous = large->previous;
	large->previous->next = large->next;
	free(large);
}

char *arena_copy(struct arena *arena, const char *text, size_t length) {
	char *copy = arena_alloc(arena, length + 1);
	if (length)
		memcpy(copy, text, length);
	copy[length] = '\0';
	return copy;
}

char *arena_printf(struct arena *arena, const char *format, ...) {
	va_list arguments, again;
	va_start(arguments, format);
	va_copy(again, arguments);
	int length = vsnprintf(NULL, 0, format, arguments);
	va_end(arguments);
	char *text = arena_alloc(arena, length < 0 ? 1 : (size_t)length + 1);
	text[0] = '\0';
	if (length > 0)
		vsnprintf(text, (size_t)length + 1, format, again);
	va_end(again);
	return text;
}

void arena_defer(struct arena *arena, void (*cleanup)(void *), void *object) {
	struct cleanup *entry = arena_alloc(arena, sizeof *entry);
	*entry = (struct cleanup){arena->cleanups, cleanup, object};
	arena->cleanups = entry;
}

void arena_forget(struct arena *arena, void *object) {
	struct cleanup **link = &arena->cleanups;
	while (*link && (*link)->object != object)
		link = &(*link)->next;
	if (*link)
		*link = (*link)->next;
}

void *list_grow(struct arena *arena, void *items, size_t *capacity, size_t item_size) {
	size_t old = *capacity;
	if (old > SIZE_MAX / 2 / item_size)
		arena_out_of_memory(arena);
	*capacity = old ? old * 2 : 8;
	return arena_resize(arena, items, old * item_size, *capacity * item_size);
}
