/* faultless.c: see faultless.h. */
#include "faultless.h"

#include "base/hash.h"

enum {
	FIRST_BITS = 6, /* of the places, of which half are taken at most */
	LAST_BITS = 18, /* about 12 MB: then all are forgotten */
};

struct faultless {
	struct arena *arena;
	struct faultless_code *places; /* without machine: free */
	unsigned bits;
	size_t count;
};

static size_t places_of(const struct faultless *faultless) {
	return (size_t)1 << faultless->bits;
}

static void set_places(struct faultless *faultless, unsigned bits) {
	faultless->bits = bits;
	faultless->count = 0;
	faultless->places = arena_zeroed(faultless->arena, places_of(faultless), sizeof *faultless->places);
}

struct faultless *faultless_new(struct arena *arena) {
	struct faultless *faultless = arena_zeroed(arena, 1, sizeof *faultless);
	faultless->arena = arena;
	set_places(faultless, FIRST_BITS);
	return faultless;
}

struct faultless_code faultless_code_of(const struct faultless *faultless, const struct flow_code *code,
                                        unsigned asked) {
	XXH128_hash_t hash = XXH3_128bits_withSeed(code->bytes, code->size, arena_hash_key(faultless->arena));
	return (struct faultless_code){.hash = {hash.low64, hash.high64},
	                               .machine = code->late_count ? NULL : code->machine,
	                               .size = code->size,
	                               .replay = code->replay,
	                               .asked = (uint8_t)asked,
	                               .is_function = code->is_function};
}

static bool is_same(const struct faultless_code *one, const struct faultless_code *other) {
	return one->hash[0] == other->hash[0] && one->hash[1] == other->hash[1] && one->machine == other->machine &&
	       one->size == other->size && one->replay == other->replay && one->asked == other->asked &&
	       one->is_function == other->is_function;
}

/* Where it is, or a free place for it. */
static struct faultless_code *find(const struct faultless *faultless, const struct faultless_code *code) {
	size_t mask = places_of(faultless) - 1, at = (size_t)code->hash[0] & mask;
	while (faultless->places[at].machine && !is_same(&faultless->places[at], code))
		at = (at + 1) & mask;
	return &faultless->places[at];
}

bool faultless_has(const struct faultless *faultless, const struct faultless_code *code) {
	return code->machine && find(faultless, code)->machine;
}

/* Those that are known move to as many places again. */
static void grow(struct faultless *faultless) {
	const struct faultless old = *faultless;
	set_places(faultless, old.bits < LAST_BITS ? old.bits + 1 : FIRST_BITS);
	for (size_t i = 0; i < places_of(&old) && old.bits < LAST_BITS; i++)
		if (old.places[i].machine)
			faultless_add(faultless, &old.places[i]);
	arena_release(faultless->arena, old.places, places_of(&old) * sizeof *old.places);
}

void faultless_add(struct faultless *faultless, const struct faultless_code *code) {
	if (!code->machine)
		return;
	if (faultless->count >= places_of(faultless) / 2)
		grow(faultless);
	struct faultless_code *place = find(faultless, code);
	faultless->count += !place->machine;
	*place = *code;
}
