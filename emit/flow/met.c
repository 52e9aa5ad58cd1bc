/* met.c: see met.h. */
#include "met.h"

#include <string.h>

#include "kind.h"

enum {
	FIRST_BITS = 10, /* of the places of a table, which grows when half of them are taken */
	LAST_BITS = 15,
	MOST = 1 << 14, /* instructions, about 4 MB: more do not fit into caches, and take longer to find than to read */
	PROBES = 8,
	WORDS = 8, /* bytes of an instruction that lead to its place */
};

/* The first bytes of an instruction, and what it is; NULL: the place is free. */
struct place {
	uint64_t words;
	const struct flow_kind *kind;
};

/* Each is at one of the places from the one that its first bytes and its machine tell. */
struct table {
	struct place *places;
	unsigned bits;
	size_t count;
};

struct known_machine {
	const struct isa_machine *machine;
	const struct flow_counters *counters;
};

struct flow_met {
	struct arena *arena;
	struct arena *kinds;             /* of what was met, with the tables */
	struct table short_ones, others; /* of one dword: what follows them says nothing of them; and of more */
	size_t count;
	LIST(struct known_machine) machines;
};

/* ---- tables ---- */

static size_t places_of(const struct table *table) {
	return ((size_t)1 << table->bits) + PROBES;
}

static void set_table(struct table *table, struct arena *arena, unsigned bits) {
	table->bits = bits;
	table->count = 0;
	table->places = arena_zeroed(arena, places_of(table), sizeof *table->places);
}

static struct place *first_place(const struct table *table, uint64_t words, const struct isa_machine *machine) {
	enum { WORD = 64 };
	uint64_t hash = (words ^ (uintptr_t)machine) * UINT64_C(0x9e3779b97f4a7c15); /* 2^64 over the golden ratio */
	return &table->places[hash >> (WORD - table->bits)];
}

static const struct flow_kind *find(const struct table *table, uint64_t words, const struct isa_machine *machine,
                                    const uint8_t *bytes, size_t size, unsigned mode) {
	const struct place *place = first_place(table, words, machine);
	for (unsigned i = 0; i < PROBES && place[i].kind; i++) {
		const struct flow_kind *kind = place[i].kind;
		if (place[i].words == words && kind->machine == machine && kind->mode == mode && kind->looked_at <= size &&
		    (kind->looked_at <= WORDS || memcmp(kind->bytes, bytes, kind->looked_at) == 0))
			return kind;
	}
	return NULL;
}

/* Where all places are taken, the first one is given to it. */
static void put(struct table *table, uint64_t words, const struct flow_kind *kind) {
	struct place *place = first_place(table, words, kind->machine);
	unsigned i = 0;
	while (i < PROBES && place[i].kind)
		i++;
	table->count += i < PROBES;
	place[i < PROBES ? i : 0] = (struct place){words, kind};
}

static void grow(struct table *table, struct arena *arena) {
	const struct table old = *table;
	set_table(table, arena, old.bits + 1);
	for (size_t i = 0; i < places_of(&old); i++)
		if (old.places[i].kind)
			put(table, old.places[i].words, old.places[i].kind);
	arena_release(arena, old.places, places_of(&old) * sizeof *old.places);
}

static void add(struct flow_met *met, struct table *table, uint64_t words, const struct flow_kind *kind) {
	if (table->count > places_of(table) / 2 && table->bits < LAST_BITS)
		grow(table, met->kinds);
	put(table, words, kind);
	met->count++;
}

/* ---- what was met ---- */

static void forget(struct flow_met *met) {
	arena_free(met->kinds);
	met->kinds = arena_new_below(met->arena);
	met->count = 0;
	set_table(&met->short_ones, met->kinds, FIRST_BITS);
	set_table(&met->others, met->kinds, FIRST_BITS);
}

struct flow_met *flow_met_new(struct arena *arena) {
	struct flow_met *met = arena_zeroed(arena, 1, sizeof *met);
	met->arena = arena;
	forget(met);
	return met;
}

void flow_met_begin(struct flow_met *met) {
	if (met->count > MOST)
		forget(met);
}

const struct flow_counters *flow_met_counters(struct flow_met *met, const struct isa_machine *machine) {
	for (size_t i = 0; i < met->machines.count; i++)
		if (met->machines.items[i].machine == machine)
			return met->machines.items[i].counters;
	const struct flow_counters *counters = flow_counters_of(met->arena, machine);
	*list_add(met->arena, &met->machines) = (struct known_machine){machine, counters};
	return counters;
}

/* NULL: there is none. */
static struct flow_kind *read_kind(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                   size_t size, unsigned mode) {
	struct isa_decoded decoded;
	if (!isa_decode_nearest(machine, bytes, size, &decoded) || decoded.refused)
		return NULL;
	struct flow_kind *kind = arena_zeroed(met->kinds, 1, sizeof *kind);
	kind->machine = machine;
	kind->mode = (uint16_t)mode;
	kind->looked_at = (uint8_t)decoded.looked_at;
	memcpy(kind->bytes, bytes, size < sizeof kind->bytes ? size : sizeof kind->bytes);
	flow_kind_know(kind, met->kinds, flow_met_counters(met, machine), &decoded);
	return kind;
}

const struct flow_kind *flow_meet(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                  size_t size, unsigned mode) {
	uint64_t words = 0;
	memcpy(&words, bytes, size < WORDS ? size : WORDS);
	const struct flow_kind *found = find(&met->short_ones, (uint32_t)words, machine, bytes, size, mode);
	if (!found)
		found = find(&met->others, words, machine, bytes, size, mode);
	if (found)
		return found;
	struct flow_kind *kind = read_kind(met, machine, bytes, size, mode);
	if (!kind || kind->looked_at > size)
		return kind;
	if (kind->looked_at == ISA_DWORD)
		add(met, &met->short_ones, (uint32_t)words, kind);
	else
		add(met, &met->others, words, kind);
	return kind;
}
