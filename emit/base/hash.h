/* hash.h: the one hash of all tables, under a key of its own in each arena.
 *
 * An author of input can't know the key, so nobody can write names that all fall into one place of a table.
 * No output depends on it: tables are only searched by it, and what is gone through is a list in the order of
 * first mention. */
#ifndef KD_BASE_HASH_H
#define KD_BASE_HASH_H

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "arena.h"

/* `key` is arena_hash_key() of the arena that the table is in. */
static inline uint64_t hash_bytes(uint64_t key, const void *bytes, size_t size) {
	return XXH3_64bits_withSeed(bytes, size, key);
}

#endif
