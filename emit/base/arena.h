/* arena.h: the memory of one assembly, freed at once.
 *
 * Every allocation of an assembly comes from its arena, so no stage frees anything and a
 * failing one leaks nothing. When memory runs out, arena_alloc() does not return: it
 * jumps to the point that arena_escape() set, which is the entry of the public call. */
#ifndef KD_BASE_ARENA_H
#define KD_BASE_ARENA_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct arena;

/* A new, empty arena, or NULL when there is no memory for one. */
struct arena *arena_new(void);

/* The same for a thread beside others that allocate: none of its chunks is of malloc, which they would wait for. */
struct arena *arena_new_apart(void);

/* An arena in the `size` bytes of `memory`, aligned as a block of its own is: it and those below it allocate nothing
 * beyond. More than that is want of memory. `size` is at least ARENA_LEAST. */
enum { ARENA_LEAST = 1024 };
struct arena *arena_in(void *memory, size_t size);

/* An arena for what is not needed to the end: it may be freed before `parent`, and is with it
 * if not. Runs out of memory as the parent does. */
struct arena *arena_new_below(struct arena *parent);

/* Runs the cleanups, newest first, then frees all memory of the arena. NULL is allowed. */
void arena_free(struct arena *arena);

/* The same, but the arena stays, with its newest chunk: for work that is done again and again, which then finds its
 * memory where it was. */
void arena_renew(struct arena *arena);

/* Where control goes when memory runs out: `if (setjmp(*arena_escape(a))) return NO_MEMORY;`.
 * Must be set before the first allocation. */
jmp_buf *arena_escape(struct arena *arena);

/* What the callers of the library read then. */
extern const char arena_no_memory[];

/* Does work whose memory is not needed after it, in an arena of its own. False: memory ran out. */
bool arena_run(void (*work)(struct arena *arena, void *context), void *context);

/* Bytes that the arena and those below it have taken. */
size_t arena_taken(const struct arena *arena);

/* Gives up for want of memory, as a failed allocation does; for libraries that report it
 * (msgpack-c, flex). */
_Noreturn void arena_out_of_memory(struct arena *arena);

/* The key of hash tables in this arena: random, drawn when first asked for, that of the parent if there is one. */
uint64_t arena_hash_key(struct arena *arena);

/* `size` bytes aligned for pointers and 64-bit numbers, not initialised. */
void *arena_alloc(struct arena *arena, size_t size);

/* The same for `count` objects of `size` bytes, checked for overflow and zeroed. */
void *arena_zeroed(struct arena *arena, size_t count, size_t size);

/* Resizes a block that arena_resize() itself returned (or NULL, with old_size 0). Meant for
 * growing lists: large blocks are resized in place where the C library can do it. */
void *arena_resize(struct arena *arena, void *block, size_t old_size, size_t new_size);

/* Gives a block back early, if it is large enough to matter; `size` is what it was allocated or
 * last resized to. */
void arena_release(struct arena *arena, void *block, size_t size);

/* A zero-terminated copy of `length` bytes; and of a text, NULL of NULL. */
char *arena_copy(struct arena *arena, const char *text, size_t length);
char *arena_copy_text(struct arena *arena, const char *text);

/* A formatted string. */
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list arguments) __attribute__((format(printf, 2, 0)));

/* Calls `cleanup(object)` when the arena is freed, unless arena_forget() came first; also when this very call runs
 * out of memory. */
void arena_defer(struct arena *arena, void (*cleanup)(void *), void *object);
void arena_forget(struct arena *arena, void *object);

/* A list that grows in an arena: LIST(struct symbol *) symbols; ... *list_add(arena, &symbols) = s; */
#define LIST(type)                                                                                                     \
	struct {                                                                                                           \
		type *items;                                                                                                   \
		size_t count;                                                                                                  \
		size_t capacity;                                                                                               \
	}

/* Room for one more element; gives a pointer to it, zeroed. */
#define list_add(arena, list)                                                                                          \
	((list)->count == (list)->capacity                                                                                 \
	     ? (void)((list)->items = list_grow((arena), (list)->items, &(list)->capacity, sizeof *(list)->items))         \
	     : (void)0,                                                                                                    \
	 memset(&(list)->items[(list)->count], 0, sizeof *(list)->items), &(list)->items[(list)->count++])

/* Doubles a list's storage; list_add() calls it. */
void *list_grow(struct arena *arena, void *items, size_t *capacity, size_t item_size);

#endif
