/* name.c: see name.h. */
#include "name.h"

#include "hash.h"

enum {
	FIRST_SLOTS = 64, /* few, because an object made in memory may have hardly any names */
	TEXT_BLOCK = 1024,
};

void names_init(struct names *names, struct arena *arena) {
	*names = (struct names){.arena = arena, .hash_key = arena_hash_key(arena), .slot_count = FIRST_SLOTS};
	names->slots = arena_zeroed(arena, FIRST_SLOTS, sizeof *names->slots);
}

/* Up to eight bytes as a number. */
static uint64_t load(const char *text, size_t length) {
	uint64_t word = 0;
	uint32_t low, high;
	if (length >= 8) {
		memcpy(&word, text, 8);
	} else if (length >= 4) { /* two halves, which may overlap: calling memcpy() would take longer */
		memcpy(&low, text, 4);
		memcpy(&high, text + length - 4, 4);
		word = (uint64_t)high << 32 | low;
	} else {
		for (size_t i = 0; i < length; i++)
			word = word << 8 | (uint8_t)text[i];
	}
	return word;
}

/* Names are short: calling memcmp() would take longer. */
static inline bool same_text(const char *a, const char *b, size_t length) {
	if (length < 8)
		return load(a, length) == load(b, length);
	for (; length > 8; a += 8, b += 8, length -= 8)
		if (load(a, 8) != load(b, 8))
			return false;
	return load(a + length - 8, 8) == load(b + length - 8, 8); /* all of the rest, and perhaps more */
}

static inline uint32_t hash_text(const struct names *names, const char *text, size_t length) {
	return (uint32_t)hash_bytes(names->hash_key, text, length) | 1; /* 0 marks an empty slot */
}

static void grow(struct names *names) {
	size_t old = names->slot_count, count = old * 2;
	struct name_slot *slots = arena_zeroed(names->arena, count, sizeof *slots);
	for (size_t i = 0; i < old; i++) {
		if (!names->slots[i].hash)
			continue;
		size_t at = names->slots[i].hash >> 1 & (count - 1);
		while (slots[at].hash)
			at = (at + 1) & (count - 1);
		slots[at] = names->slots[i];
	}
	arena_release(names->arena, names->slots, old * sizeof *slots);
	names->slots = slots;
	names->slot_count = count;
}

struct name *name_at(const struct names *names, uint32_t number) {
	return &names->blocks.items[number / NAME_BLOCK][number % NAME_BLOCK];
}

/* The slot that holds the name, or the empty one where it belongs; *found is the name or NULL. */
static inline struct name_slot *find_slot(const struct names *names, const char *text, size_t length, uint32_t hash,
                                          struct name **found) {
	size_t at = hash >> 1 & (names->slot_count - 1);
	for (;; at = (at + 1) & (names->slot_count - 1)) {
		struct name_slot *slot = &names->slots[at];
		*found = NULL;
		if (!slot->hash)
			return slot;
		if (slot->hash != hash)
			continue;
		*found = name_at(names, slot->number);
		if ((*found)->length == length && same_text((*found)->text, text, length))
			return slot;
	}
}

/* A copy without a terminator, packed: names are short and many. */
static const char *keep(struct names *names, const char *text, size_t length) {
	if (names->room < length || !names->text) {
		names->room = length > TEXT_BLOCK ? length : TEXT_BLOCK;
		names->text = arena_alloc(names->arena, names->room);
	}
	char *copy = names->text;
	if (length)
		memcpy(copy, text, length);
	names->text += length;
	names->room -= length;
	return copy;
}

static struct name *new_name(struct names *names) {
	if (names->count % NAME_BLOCK == 0)
		*list_add(names->arena, &names->blocks) = arena_alloc(names->arena, NAME_BLOCK * sizeof(struct name));
	return name_at(names, (uint32_t)names->count++);
}

struct name *name_intern(struct names *names, const char *text, size_t length) {
	uint32_t hash = hash_text(names, text, length);
	struct name *name;
	struct name_slot *slot = find_slot(names, text, length, hash, &name);
	if (name)
		return name;
	if (length > UINT32_MAX || names->count >= UINT32_MAX)
		arena_out_of_memory(names->arena);
	*slot = (struct name_slot){hash, (uint32_t)names->count};
	name = new_name(names);
	*name = (struct name){.text = keep(names, text, length), .length = (uint32_t)length, .hash = hash};
	if (names->count > names->slot_count / 4 * 3)
		grow(names);
	return name;
}

struct name *name_find(const struct names *names, const char *text, size_t length) {
	struct name *name;
	find_slot(names, text, length, hash_text(names, text, length), &name);
	return name;
}

bool name_is(const struct name *name, const char *text) {
	return strlen(text) == name->length && memcmp(name->text, text, name->length) == 0;
}
