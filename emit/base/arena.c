/* arena.c: see arena.h. */
#include "arena.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/random.h>

const char arena_no_memory[] = "out of memory";

enum {
	FIRST_CHUNK = 16 * 1024,      /* chunks grow with the assembly ... */
	LAST_CHUNK = 4 * 1024 * 1024, /* ... up to here */
	APART_CHUNK = 512 * 1024,     /* all that an arena apart has */
	WINDOW = 64 * 1024,           /* so much of a chunk gets its pages at a time */
	LARGE_SIZE = 32 * 1024,       /* from here on a block is an allocation of its own */
	MAPPED_SIZE = 512 * 1024,     /* from here on it is a mapping of its own */
	FIRST_ITEMS = 64,             /* bytes of a list's first items: objects have many lists of one or two */
	SHARED_CHUNK = 512,           /* of an arena below one in given memory */
	PAGE = 4096,                  /* or a part of one */
	ALIGNMENT = 8,
};

struct large {
	struct large *next;
	struct large *previous;
	size_t mapped; /* bytes of a mapping of its own; 0: the block is malloc's */
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
	char *free;           /* next free byte of the newest chunk */
	char *end;            /* of the part of it that is in use */
	size_t unused;        /* bytes of it after that */
	struct large *chunk;  /* which that is; NULL: there is none, or it is not the arena's own */
	size_t next_chunk;
	bool is_apart;     /* its chunks are mappings */
	bool given;        /* its memory is the caller's, or a parent's that is of this kind */
	size_t taken;      /* bytes of large blocks and chunks, with those of arenas below */
	struct large all;  /* ring of large blocks and chunks */
	uint64_t hash_key; /* 0: not drawn yet */
	struct cleanup *cleanups;
	struct cleanup newest; /* not on the list yet: there may be no memory for it */
};

static void free_block(struct large *block);

static bool is_large(const struct arena *arena, size_t size) {
	return size >= LARGE_SIZE && !arena->given;
}

struct arena *arena_new(void) {
	struct arena *arena = calloc(1, sizeof *arena);
	if (!arena)
		return NULL;
	arena->all.next = arena->all.previous = &arena->all;
	arena->next_chunk = FIRST_CHUNK;
	arena->free = arena->end = (char *)arena; /* no room, but an address */
	return arena;
}

struct arena *arena_new_apart(void) {
	struct arena *arena = arena_new();
	if (!arena)
		return NULL;
	arena->is_apart = true;
	arena->next_chunk = APART_CHUNK;
	return arena;
}

static struct arena *arena_at(void *memory, char *free, char *end) {
	struct arena *arena = memory;
	memset(arena, 0, sizeof *arena);
	arena->all.next = arena->all.previous = &arena->all;
	arena->given = true;
	arena->free = free;
	arena->end = end;
	return arena;
}

/* Where the kernel gives no random number at once, or asking it would take longest: those that it gave the process at
 * its start, and an address. */
static uint64_t spare_key(const struct arena *arena) {
	uint64_t key[2] = {0};
	const void *given = (const void *)getauxval(AT_RANDOM);
	if (given)
		memcpy(key, given, sizeof key);
	return (key[0] ^ (uintptr_t)arena) * UINT64_C(0x9e3779b97f4a7c15) ^ key[1];
}

struct arena *arena_in(void *memory, size_t size) {
	struct arena *arena = arena_at(memory, (char *)memory + sizeof *arena, (char *)memory + size);
	arena->hash_key = spare_key(arena);
	return arena;
}

/* `size` may be the opposite of what is given back. */
static void count_taken(struct arena *arena, size_t size) {
	for (; arena; arena = arena->parent)
		arena->taken += size;
}

size_t arena_taken(const struct arena *arena) {
	return arena->taken;
}

static void free_child(void *arena) {
	arena_free(arena);
}

struct arena *arena_new_below(struct arena *parent) {
	arena_defer(parent, free_child, NULL); /* first, because it may not return */
	struct arena *arena = parent->given ? arena_alloc(parent, sizeof *arena) : arena_new();
	if (!arena)
		arena_out_of_memory(parent);
	if (parent->given)
		arena_at(arena, (char *)arena, (char *)arena);
	arena->parent = parent;
	parent->cleanups->object = arena;
	return arena;
}

static void clean_up(struct arena *arena) {
	if (arena->newest.call)
		arena->newest.call(arena->newest.object);
	for (struct cleanup *c = arena->cleanups; c; c = c->next)
		c->call(c->object);
}

/* All but one; NULL: all. */
static void free_blocks(struct arena *arena, const struct large *but) {
	for (struct large *block = arena->all.next, *next; block != &arena->all; block = next) {
		next = block->next;
		if (block != but)
			free_block(block);
	}
}

void arena_free(struct arena *arena) {
	if (!arena)
		return;
	if (arena->parent) {
		count_taken(arena->parent, -arena->taken);
		arena_forget(arena->parent, arena);
	}
	clean_up(arena);
	free_blocks(arena, NULL);
	if (!arena->given)
		free(arena);
}

void arena_renew(struct arena *arena) {
	struct large *chunk = arena->chunk;
	clean_up(arena);
	arena->cleanups = NULL;
	arena->newest.call = NULL;
	if (!chunk)
		return;
	free_blocks(arena, chunk);
	arena->all.next = arena->all.previous = chunk;
	chunk->next = chunk->previous = &arena->all;
	arena->free = (char *)chunk + LARGE_HEADER;
	size_t taken = (size_t)(arena->end - arena->free) + arena->unused;
	count_taken(arena, taken - arena->taken);
}

jmp_buf *arena_escape(struct arena *arena) {
	return &arena->escape;
}

bool arena_run(void (*work)(struct arena *arena, void *context), void *context) {
	struct arena *arena = arena_new();
	if (!arena)
		return false;
	if (setjmp(arena->escape)) {
		arena_free(arena);
		return false;
	}
	work(arena, context);
	arena_free(arena);
	return true;
}

_Noreturn void arena_out_of_memory(struct arena *arena) {
	while (arena->parent)
		arena = arena->parent;
	longjmp(arena->escape, 1);
}

uint64_t arena_hash_key(struct arena *arena) {
	while (arena->parent)
		arena = arena->parent;
	uint64_t *key = &arena->hash_key;
	if (!*key && getrandom(key, sizeof *key, GRND_NONBLOCK) != (ssize_t)sizeof *key)
		*key = spare_key(arena);
	return *key;
}

static size_t whole_pages(size_t size) {
	return (size + PAGE - 1) / PAGE * PAGE;
}

/* The largest blocks are mapped by us: malloc's would be copied when they grow. Huge pages are not asked for. In a
 * virtual machine whose host has to find each one first, clearing them takes several times as long as that of as
 * much memory in small pages. */
static struct large *map_block(size_t size) {
	void *room = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (room == MAP_FAILED)
		return NULL;
	struct large *block = room;
	block->mapped = size;
	return block;
}

static void free_block(struct large *block) {
	if (block->mapped)
		munmap(block, block->mapped);
	else
		free(block);
}

static struct large *malloc_block(size_t size) {
	struct large *block = malloc(size);
	if (block)
		block->mapped = 0;
	return block;
}

/* A new block, or NULL, becomes one of the arena: its `size` bytes after the header. */
static void *take_block(struct arena *arena, struct large *block, size_t size) {
	if (!block)
		arena_out_of_memory(arena);
	block->next = arena->all.next;
	block->previous = &arena->all;
	block->next->previous = block->previous->next = block;
	count_taken(arena, size);
	return (char *)block + LARGE_HEADER;
}

static void *large_alloc(struct arena *arena, size_t size) {
	if (size > SIZE_MAX / 2)
		arena_out_of_memory(arena);
	struct large *block = size < MAPPED_SIZE ? malloc_block(size + LARGE_HEADER)
	                                         : map_block(whole_pages(size + LARGE_HEADER));
	if (!block && size >= MAPPED_SIZE)
		block = calloc(1, size + LARGE_HEADER); /* of zeros, as a mapping, and of no `mapped` bytes */
	return take_block(arena, block, size);
}

static struct large *remap_block(struct large *old, size_t size) {
#ifdef MREMAP_MAYMOVE
	void *room = mremap(old, old->mapped, size, MREMAP_MAYMOVE);
	if (room == MAP_FAILED)
		return NULL;
	struct large *block = room;
#else
	struct large *block = map_block(size);
	if (!block)
		return NULL;
	memcpy(block, old, old->mapped < size ? old->mapped : size);
	munmap(old, old->mapped);
#endif
	block->mapped = size;
	return block;
}

static void *large_resize(struct arena *arena, void *memory, size_t old_size, size_t size) {
	struct large *old = (struct large *)(void *)((char *)memory - LARGE_HEADER);
	if (!old->mapped && size >= MAPPED_SIZE) {
		void *block = large_alloc(arena, size);
		memcpy(block, memory, old_size < size ? old_size : size);
		arena_release(arena, memory, old_size);
		return block;
	}
	if (size > SIZE_MAX / 2)
		arena_out_of_memory(arena);
	struct large *block = old->mapped ? remap_block(old, whole_pages(size + LARGE_HEADER))
	                                  : realloc(old, size + LARGE_HEADER);
	if (!block)
		arena_out_of_memory(arena);
	block->next->previous = block->previous->next = block;
	count_taken(arena, size - old_size);
	return (char *)block + LARGE_HEADER;
}

/* Asking for many pages at once takes less time than a fault for each: 50,000 kernels took 3 to 4 % longer. Only a
 * hint: it may fail. */
static void prefault(char *at, size_t size) {
#ifdef MADV_POPULATE_WRITE
	uintptr_t start = ((uintptr_t)at + PAGE - 1) / PAGE * PAGE, end = (uintptr_t)at + size;
	madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#else
	(void)at;
	(void)size;
#endif
}

/* A block that has its size from the start will be written to its end, unlike one that grows. */
static void *whole_alloc(struct arena *arena, size_t size) {
	void *memory = large_alloc(arena, size);
	if (size >= MAPPED_SIZE)
		prefault(memory, size);
	return memory;
}

/* The same of an arena in given memory, which has no large blocks. */
static void shared_chunk(struct arena *arena, size_t least) {
	if (!arena->parent)
		arena_out_of_memory(arena);
	size_t size = least < SHARED_CHUNK ? SHARED_CHUNK : least;
	arena->free = arena_alloc(arena->parent, size);
	arena->end = arena->free + size;
}

/* With room for so many bytes, which are fewer than LARGE_SIZE. It never grows, so it is malloc's, which may keep it
 * for the next arena when this one goes; chunks of the full size are too many to be kept. Those of an arena apart have
 * one size. */
static void new_chunk(struct arena *arena, size_t least) {
	while (arena->next_chunk - LARGE_HEADER < least)
		arena->next_chunk *= 2;
	bool is_mapped = arena->is_apart || arena->next_chunk == LAST_CHUNK;
	struct large *chunk = is_mapped ? map_block(arena->next_chunk) : malloc_block(arena->next_chunk);
	size_t size = arena->next_chunk - LARGE_HEADER;
	arena->free = arena->end = take_block(arena, chunk, size);
	arena->unused = size;
	arena->chunk = chunk;
	if (!is_mapped)
		arena->next_chunk *= 2;
}

/* The same. A chunk is taken into use piece by piece: of the last one most may never be. */
static void widen(struct arena *arena, size_t least) {
	if ((size_t)(arena->end - arena->free) + arena->unused < least)
		new_chunk(arena, least);
	size_t size = arena->unused < WINDOW ? arena->unused : WINDOW;
	if (size > WINDOW / 2) /* small arenas come and go, and malloc gives them pages that are there */
		prefault(arena->end, size);
	arena->end += size;
	arena->unused -= size;
}

static inline size_t aligned(size_t size) {
	return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static inline bool has_room(const struct arena *arena, size_t size) {
	return (size_t)(arena->end - arena->free) >= aligned(size);
}

static inline void *take_room(struct arena *arena, size_t size) {
	void *memory = arena->free;
	arena->free += aligned(size);
	return memory;
}

/* What is large, or more than there is room for. Inlined, it would be prepared for even where it is not called. */
static __attribute__((noinline)) void *alloc_anew(struct arena *arena, size_t size) {
	if (is_large(arena, size))
		return whole_alloc(arena, size);
	if (size >= SIZE_MAX / 2)
		arena_out_of_memory(arena);
	if (!has_room(arena, size)) {
		if (arena->given)
			shared_chunk(arena, aligned(size));
		else
			widen(arena, aligned(size));
	}
	return take_room(arena, size);
}

void *arena_alloc(struct arena *arena, size_t size) {
	return size < LARGE_SIZE && has_room(arena, size) ? take_room(arena, size) : alloc_anew(arena, size);
}

void *arena_zeroed(struct arena *arena, size_t count, size_t size) {
	if (size && count > SIZE_MAX / size)
		arena_out_of_memory(arena);
	void *memory = arena_alloc(arena, count * size);
	if (count * size < MAPPED_SIZE || arena->given) /* a mapping is zero already */
		memset(memory, 0, count * size);
	return memory;
}

void *arena_resize(struct arena *arena, void *block, size_t old_size, size_t new_size) {
	if (is_large(arena, old_size) && is_large(arena, new_size))
		return large_resize(arena, block, old_size, new_size);
	void *memory = arena_alloc(arena, new_size);
	if (old_size)
		memcpy(memory, block, old_size < new_size ? old_size : new_size);
	return memory;
}

void arena_release(struct arena *arena, void *block, size_t size) {
	if (!is_large(arena, size))
		return;
	count_taken(arena, -size);
	struct large *large = (struct large *)(void *)((char *)block - LARGE_HEADER);
	large->next->previous = large->previous;
	large->previous->next = large->next;
	free_block(large);
}

char *arena_copy(struct arena *arena, const char *text, size_t length) {
	char *copy = arena_alloc(arena, length + 1);
	if (length)
		memcpy(copy, text, length);
	copy[length] = '\0';
	return copy;
}

char *arena_copy_text(struct arena *arena, const char *text) {
	return text ? arena_copy(arena, text, strlen(text)) : NULL;
}

char *arena_vprintf(struct arena *arena, const char *format, va_list arguments) {
	va_list again;
	va_copy(again, arguments);
	int length = vsnprintf(NULL, 0, format, arguments);
	char *text = arena_alloc(arena, length < 0 ? 1 : (size_t)length + 1);
	text[0] = '\0';
	if (length > 0)
		vsnprintf(text, (size_t)length + 1, format, again);
	va_end(again);
	return text;
}

char *arena_printf(struct arena *arena, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	char *text = arena_vprintf(arena, format, arguments);
	va_end(arguments);
	return text;
}

void arena_defer(struct arena *arena, void (*cleanup)(void *), void *object) {
	arena->newest = (struct cleanup){arena->cleanups, cleanup, object};
	struct cleanup *entry = arena_alloc(arena, sizeof *entry);
	*entry = arena->newest;
	arena->cleanups = entry;
	arena->newest.call = NULL;
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
	size_t grown = old ? old * 2 : item_size < FIRST_ITEMS ? FIRST_ITEMS / item_size : 1;
	items = arena_resize(arena, items, old * item_size, grown * item_size);
	*capacity = grown; /* who goes on after memory ran out finds what was there */
	return items;
}
