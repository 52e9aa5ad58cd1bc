/* name.h: every name of an assembly, kept once.
 *
 * Two equal spellings are the same struct name, so later stages compare pointers, and what
 * is known of a name (its symbol, its directive) is found without a second look-up. */
#ifndef KD_BASE_NAME_H
#define KD_BASE_NAME_H

#include <stdbool.h>
#include <string.h>

#include "arena.h"

struct name {
	const char *text; /* not terminated; lives as long as the arena */
	uint32_t length;
	uint32_t directive; /* its number for the reader of a module, or 0 */
	union {             /* what the table's owner knows of the name, one of these in all of a table; 0 for a new name */
		void *symbol;   /* struct symbol: what the name stands for in a module, or NULL */
		void *entry;
		const void *constant_entry;
		size_t number;
	};
};

enum { NAME_BLOCK = 128 };

struct names {
	struct arena *arena;
	uint64_t hash_key;
	/* Open addressing; a power of two of them, at most 3/4 used. 0: empty; otherwise the lower bits, as many as a
	 * place has, are the name's number and one, and the others are those of its hash, so that a search seldom touches
	 * a wrong name. Most time goes into waiting for a slot: the smaller they are, the more are in the cache. */
	uint32_t *slots;
	size_t slot_count;
	LIST(struct name *) blocks; /* NAME_BLOCK names each, by number */
	size_t count;
	char *text; /* room for the texts of further names */
	size_t room;
	/* What was asked for last, by a hash that is worked out at once: 40 of the 50 names that a kernel mentions are
	 * directives, or its own again. Without it, kernels take 4 % more instructions, and macro calls 5 %. NULL while
	 * the table has its first size. */
	struct name **recent;
};

void names_init(struct names *names, struct arena *arena);

/* Makes room for so many names in all: putting them in anew each time that the table grows takes as long as finding
 * them. */
void names_reserve(struct names *names, size_t count);

/* The name spelled so; the text is copied if the name is new. */
struct name *name_intern(struct names *names, const char *text, size_t length);

/* The name if it is known already, else NULL. */
struct name *name_find(const struct names *names, const char *text, size_t length);

/* The name with this number, in order of their first mention. */
struct name *name_at(const struct names *names, uint32_t number);

/* The first byte tells nearly all apart. */
static inline bool name_is(const struct name *name, const char *text) {
	if (!name->length || *name->text != *text)
		return !name->length && !*text;
	return strlen(text) == name->length && memcmp(name->text, text, name->length) == 0;
}

/* For messages: printf("%.*s", NAME_ARGS(name)), cut at a length that fits a message. */
#define NAME_ARGS(name) ((name)->length < 256 ? (int)(name)->length : 256), (name)->text

#endif
