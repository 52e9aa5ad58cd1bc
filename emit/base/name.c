/* name.c: see name.h. */
#include "name.h"

#include "hash.h"

enum {
	FIRST_SLOTS = 64, /* few, because an object made in memory may have hardly any names */
	TEXT_BLOCK = 1024,
	MOST_NAMES = 1 << 30,
	NEAR_SLOTS = 8,
	RECENT_NAMES = 256,
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

/* The beginning that a name shares with others: f of f, f.kd and f.num_vgpr. Directives and local labels have none. */
static inline size_t stem_length(const char *text, size_t length) {
	for (size_t i = 1; i < length && text[0] != '.'; i++)
		if (text[i] == '.')
			return i;
	return length;
}

/* Where a name is looked for: in the first slots from that of its stem on, and then from its own on. Names of one
 * kernel are near each other so. There is one cache miss for each kernel rather than one for each name, and 50,000
 * kernels take 3 to 4 % less time. */
struct hashes {
	uint32_t stem; /* the same as the name's if that is all of it */
	uint32_t name;
};

static inline struct hashes hash_text(const struct names *names, const char *text, size_t length) {
	size_t stem = stem_length(text, length);
	uint64_t hash = hash_bytes(names->hash_key, text, stem);
	uint64_t whole = stem == length ? hash : hash_bytes(hash, text + stem, length - stem);
	return (struct hashes){(uint32_t)hash, (uint32_t)whole};
}

struct name *name_at(const struct names *names, uint32_t number) {
	return &names->blocks.items[number / NAME_BLOCK][number % NAME_BLOCK];
}

/* The bits of a slot that are a number; those of a hash that are a place. */
static uint32_t number_bits(const struct names *names) {
	return (uint32_t)(names->slot_count - 1);
}

static void put_slot(const struct names *names, uint32_t *slot, uint32_t hash, uint32_t number) {
	*slot = (hash & ~number_bits(names)) | (number + 1);
}

/* The next of the slots where a name may be. */
struct search {
	const struct names *names;
	struct hashes hashes;
	uint32_t near; /* slots that are left of those near the stem's */
	uint32_t at;
};

static inline struct search search_first(const struct names *names, struct hashes hashes) {
	return (struct search){names, hashes, hashes.stem == hashes.name ? 0 : NEAR_SLOTS,
	                       hashes.stem & number_bits(names)};
}

static inline void search_next(struct search *search) {
	uint32_t next = search->near == 1 ? search->hashes.name : search->at + 1;
	search->near -= search->near > 0;
	search->at = next & number_bits(search->names);
}

static void widen(struct names *names, size_t slot_count) {
	if (!names->recent)
		names->recent = arena_zeroed(names->arena, RECENT_NAMES, sizeof *names->recent);
	arena_release(names->arena, names->slots, names->slot_count * sizeof *names->slots);
	names->slot_count = slot_count;
	names->slots = arena_zeroed(names->arena, names->slot_count, sizeof *names->slots);
	for (uint32_t number = 0; number < names->count; number++) {
		const struct name *name = name_at(names, number);
		struct search search = search_first(names, hash_text(names, name->text, name->length));
		while (names->slots[search.at])
			search_next(&search);
		put_slot(names, &names->slots[search.at], search.hashes.name, number);
	}
}

/* Whether so many names are too many for so many slots. */
static bool is_full(size_t count, size_t slot_count) {
	return count > slot_count / 4 * 3;
}

void names_reserve(struct names *names, size_t count) {
	size_t slot_count = names->slot_count;
	while (slot_count < MOST_NAMES && is_full(count, slot_count))
		slot_count *= 2;
	if (slot_count > names->slot_count)
		widen(names, slot_count);
}

/* The slot that holds the name, or the empty one where it belongs; *found is the name or NULL. */
static inline uint32_t *find_slot(const struct names *names, const char *text, size_t length, struct hashes hashes,
                                  struct name **found) {
	uint32_t bits = number_bits(names);
	for (struct search search = search_first(names, hashes);; search_next(&search)) {
		uint32_t *slot = &names->slots[search.at];
		*found = NULL;
		if (!*slot)
			return slot;
		if ((*slot ^ hashes.name) & ~bits)
			continue;
		*found = name_at(names, (*slot & bits) - 1);
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

/* Where the last name with this beginning, end and length is kept; few share a place. */
static inline struct name **recent_place(const struct names *names, const char *text, size_t length) {
	uint64_t ends = load(text, length);
	if (length > 8)
		ends ^= load(text + length - 8, 8) << 1;
	return &names->recent[((ends + length) * UINT64_C(0x9e3779b97f4a7c15) >> 32) % RECENT_NAMES];
}

static struct name *new_name(struct names *names) {
	if (names->count % NAME_BLOCK == 0)
		*list_add(names->arena, &names->blocks) = arena_alloc(names->arena, NAME_BLOCK * sizeof(struct name));
	return name_at(names, (uint32_t)names->count++);
}

/* The name spelled so, from the table. Inlined, it would be prepared for even where it is not called. */
static __attribute__((noinline)) struct name *intern(struct names *names, const char *text, size_t length) {
	struct hashes hashes = hash_text(names, text, length);
	struct name *name;
	uint32_t *slot = find_slot(names, text, length, hashes, &name);
	if (name)
		return name;
	if (length > UINT32_MAX || names->count >= MOST_NAMES)
		arena_out_of_memory(names->arena);
	put_slot(names, slot, hashes.name, (uint32_t)names->count);
	name = new_name(names);
	*name = (struct name){.text = keep(names, text, length), .length = (uint32_t)length};
	if (is_full(names->count, names->slot_count))
		widen(names, names->slot_count * 2);
	return name;
}

struct name *name_intern(struct names *names, const char *text, size_t length) {
	if (!names->recent)
		return intern(names, text, length);
	struct name **recent = recent_place(names, text, length);
	if (!*recent || (*recent)->length != length || !same_text((*recent)->text, text, length))
		*recent = intern(names, text, length);
	return *recent;
}

struct name *name_find(const struct names *names, const char *text, size_t length) {
	struct name *name;
	find_slot(names, text, length, hash_text(names, text, length), &name);
	return name;
}
