/* name.c: see name.h. */
#include "name.h"

enum { FIRST_SLOTS = 1024 };

void names_init(struct names *names, struct arena *arena) {
	*names = (struct names){.arena = arena, .slot_count = FIRST_SLOTS};
	names->slots = arena_zeroed(arena, FIRST_SLOTS, sizeof *names->slots);
}

/* A multiply-xor hash over eight bytes a step; names are short, so speed beats strength. */
static uint32_t hash_text(const char *text, size_t length) {
	const uint64_t multiplier = 0x9e3779b97f4a7c15u;
	uint64_t hash = length * multiplier;
	for (; length >= 8; text += 8, length -= 8) {
		uint64_t word;
		memcpy(&word, text, 8);
		hash = (hash ^ word) * multiplier;
		hash ^= hash >> 29;
	}
	uint64_t word = 0;
	memcpy(&word, text, length);
	hash = (hash ^ word) * multiplier;
	return (uint32_t)(hash >> 32);
}

static void grow(struct names *names) {
	size_t count = names->slot_count * 2;
	struct name **slots = arena_zeroed(names->arena, count, sizeof *slots);
	for (size_t i = 0; i < names->slot_count; i++) {
		struct name *name = names->slots[i];
		if (!name)
			continue;
		size_t at = name->hash & (count - 1);
		while (slots[at])
			at = (at + 1) & (count - 1);
		slots[at] = name;
	}
	names->slots = slots;
	names->slot_count = count;
}

/* The slot that holds the name, or the empty one where it belongs. */
static struct name **find_slot(const struct names *names, const char *text, size_t length, uint32_t hash) {
	size_t at = hash & (names->slot_count - 1);
	for (;; at = (at + 1) & (names->slot_count - 1)) {
		struct name *name = names->slots[at];
		if (!name || (name->hash == hash && name->length == length && memcmp(name->text, text, length) == 0))
			return &names->slots[at];
	}
}

struct name *name_intern(struct names *names, const char *text, size_t length) {
	uint32_t hash = hash_text(text, length);
	struct name **slot = find_slot(names, text, length, hash);
	if (*slot)
		return *slot;
	if (length > UINT32_MAX)
		arena_out_of_memory(names->arena);
	struct name *name = arena_alloc(names->arena, sizeof *name);
	*name = (struct name){.text = text, .length = (uint32_t)length, .hash = hash};
	*slot = name;
	if (++names->count > names->slot_count / 4 * 3)
		grow(names);
	return name;
}

struct name *name_intern_copy(struct names *names, const char *text) {
	size_t length = strlen(text);
	struct name *known = name_find(names, text, length);
	return known ? known : name_intern(names, arena_copy(names->arena, text, length), length);
}

struct name *name_find(const struct names *names, const char *text, size_t length) {
	return *find_slot(names, text, length, hash_text(text, length));
}

bool name_is(const struct name *name, const char *text) {
	return strlen(text) == name->length && memcmp(name->text, text, name->length) == 0;
}
