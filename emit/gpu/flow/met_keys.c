/* met_keys.c: see met_keys.h. */
#include "met_keys.h"

#include "base/buffer.h"

enum { DWORD = ISA_DWORD, FIRST_BITS = 8, TRIES = 8 };

struct met_keys met_keys_new(struct arena *arena) {
	struct met_keys keys = {.arena = arena, .bits = FIRST_BITS};
	keys.places = arena_zeroed(arena, (size_t)1 << keys.bits, sizeof *keys.places);
	return keys;
}

/* Keys are found by one dword if what follows says nothing of them, or not all of it does; else by two. */
static unsigned hashed_size(const struct met_key *key) {
	return key->looked_at == DWORD || key->free ? DWORD : 2 * DWORD;
}

static uint64_t hash_of(const uint8_t *bytes, unsigned size) {
	const uint64_t golden = UINT64_C(0x9e3779b97f4a7c15); /* 2^64 over the golden ratio */
	return (size == DWORD ? load_le(bytes, DWORD) : load_le(bytes, 2 * DWORD)) * golden;
}

static struct met_place *place_of(const struct met_keys *keys, uint64_t hash, unsigned n) {
	uint64_t first = hash >> (64 - keys->bits), last = ((uint64_t)1 << keys->bits) - 1;
	return &keys->places[(first + n) & last];
}

static bool is_it(const struct met_key *key, const struct met_bytes *bytes) {
	if (key->looked_at > bytes->size || key->mode != bytes->mode || key->machine != bytes->machine)
		return false;
	for (unsigned i = 0; i < key->looked_at; i += DWORD)
		if ((load_le(key->bytes + i, DWORD) ^ load_le(bytes->bytes + i, DWORD)) & ~(i == DWORD ? key->free : 0))
			return false;
	return true;
}

/* Among those that are found by so many bytes. */
static size_t find(const struct met_keys *keys, const struct met_bytes *bytes, unsigned size) {
	uint64_t hash = hash_of(bytes->bytes, size);
	for (unsigned i = 0; i < TRIES; i++) {
		const struct met_place *place = place_of(keys, hash, i);
		if (!place->number)
			return MET_NONE;
		if (place->tag == (uint32_t)hash && is_it(&keys->items.items[place->number - 1], bytes))
			return place->number - 1;
	}
	return MET_NONE;
}

size_t met_keys_find(const struct met_keys *keys, const struct met_bytes *bytes) {
	size_t found = bytes->size < DWORD ? MET_NONE : find(keys, bytes, DWORD);
	return found != MET_NONE || bytes->size < 2 * DWORD ? found : find(keys, bytes, 2 * DWORD);
}

static void put_in_place(struct met_keys *keys, size_t number) {
	const struct met_key *key = &keys->items.items[number];
	uint64_t hash = hash_of(key->bytes, hashed_size(key));
	unsigned n = 0;
	while (n < TRIES && place_of(keys, hash, n)->number)
		n++;
	*place_of(keys, hash, n % TRIES) = (struct met_place){(uint32_t)hash, (uint32_t)number + 1};
}

/* Less than half of the places are taken. */
static void grow(struct met_keys *keys) {
	arena_release(keys->arena, keys->places, sizeof *keys->places << keys->bits);
	keys->bits++;
	keys->places = arena_zeroed(keys->arena, (size_t)1 << keys->bits, sizeof *keys->places);
	for (size_t i = 0; i < keys->items.count; i++)
		put_in_place(keys, i);
}

void met_keys_add(struct met_keys *keys, const struct met_bytes *bytes, unsigned looked_at, uint32_t free) {
	struct met_key *key = list_add(keys->arena, &keys->items);
	key->machine = bytes->machine;
	key->mode = (uint16_t)bytes->mode;
	key->looked_at = (uint8_t)looked_at;
	key->free = free;
	memcpy(key->bytes, bytes->bytes, looked_at);
	if (keys->items.count >> (keys->bits - 1))
		grow(keys);
	else
		put_in_place(keys, keys->items.count - 1);
}

void met_keys_forget(struct met_keys *keys) {
	memset(keys->places, 0, sizeof *keys->places << keys->bits);
	keys->items.count = 0;
}
