/* stack_entry.c: see stack_entry.h. */
#include "stack_entry.h"

#include <inttypes.h>
#include <stdio.h>

#include "typed_value.h"

uint64_t bits_add(uint64_t a, uint64_t b) {
	uint64_t sum;
	return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

uint64_t bits_times(uint64_t a, uint64_t b) {
	uint64_t product;
	return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

/* ---- making entries ---- */

struct stack_entry entry_unknown(void) {
	return (struct stack_entry){.kind = ENTRY_UNKNOWN};
}

struct stack_entry entry_typed(struct stack_type type) {
	return (struct stack_entry){.kind = ENTRY_VALUE, .type = type};
}

struct stack_entry entry_generic(unsigned bits) {
	return entry_typed((struct stack_type){.known = true, .generic = true, .kind = KIND_UNSIGNED, .bits = bits});
}

struct stack_entry entry_number(unsigned bits, uint64_t number) {
	struct stack_entry entry = entry_generic(bits);
	entry.number_known = true;
	entry.number = bits < 64 ? number & ((UINT64_C(1) << bits) - 1) : number;
	return entry;
}

struct stack_entry entry_location(enum storage_kind storage) {
	return (struct stack_entry){.kind = ENTRY_LOCATION, .storage = (uint8_t)storage};
}

struct stack_entry entry_memory(bool space_known, uint64_t space, bool address_known, uint64_t address) {
	struct stack_entry entry = entry_location(STORAGE_MEMORY);
	unsigned bits = space_known ? dwarf_space_bits(space) : 0;
	entry.space_known = space_known;
	entry.space = space;
	entry.offset_known = address_known && address < OFFSET_LIMIT / 8;
	entry.offset = entry.offset_known ? 8 * address : 0;
	entry.size_known = bits && bits < 60;
	entry.size = entry.size_known ? UINT64_C(8) << bits : 0;
	return entry;
}

struct stack_entry entry_implicit(bool size_known, uint64_t bits) {
	struct stack_entry entry = entry_location(STORAGE_IMPLICIT);
	entry.offset_known = true;
	entry.size_known = size_known;
	entry.size = bits;
	return entry;
}

struct stack_entry entry_composite(void) {
	struct stack_entry entry = entry_location(STORAGE_COMPOSITE);
	entry.incomplete = entry.offset_known = entry.size_known = entry.parts_known = true;
	return entry;
}

struct stack_entry entry_extended(struct arena *arena, struct stack_entry composite, bool bits_known, uint64_t bits,
                                  enum part_state state) {
	composite.size_known &= bits_known;
	composite.parts_known &= bits_known;
	composite.size = bits_add(composite.size, bits);
	if (!composite.parts_known) {
		composite.parts = NULL;
		return composite;
	}
	struct stack_part *part = arena_alloc(arena, sizeof *part);
	*part = (struct stack_part){composite.parts, bits, (uint8_t)state};
	composite.parts = part;
	return composite;
}

/* The states of the parts that bits of a composite are in. */
static unsigned states(const struct stack_entry *composite, uint64_t from, uint64_t bits, size_t *work) {
	uint64_t start = bits_add(composite->offset, from), end = bits_add(start, bits), at = composite->size;
	unsigned set = 0;
	if (!composite->parts_known || !composite->offset_known || !composite->size_known || at == UINT64_MAX)
		return 1 << PART_OPEN;
	for (const struct stack_part *part = composite->parts; part && at > start; part = part->before) {
		uint64_t first = at - part->bits;
		++*work;
		if (first < end && part->bits)
			set |= 1u << part->state;
		at = first;
	}
	return set;
}

enum part_state entry_part(const struct stack_entry *location, uint64_t from, uint64_t bits, size_t *work) {
	if (location->kind != ENTRY_LOCATION || location->storage == STORAGE_ANY)
		return PART_OPEN;
	if (location->storage == STORAGE_UNDEFINED)
		return PART_UNDEFINED;
	if (location->storage != STORAGE_COMPOSITE)
		return PART_DEFINED;
	switch (states(location, from, bits, work)) {
	case 1 << PART_DEFINED: return PART_DEFINED;
	case 1 << PART_UNDEFINED: return PART_UNDEFINED;
	default: return PART_OPEN;
	}
}

bool entry_has_undefined(const struct stack_entry *location, uint64_t bits, size_t *work) {
	if (location->storage != STORAGE_COMPOSITE)
		return location->storage == STORAGE_UNDEFINED;
	return states(location, 0, bits, work) & 1u << PART_UNDEFINED;
}

/* ---- entries that meet ---- */

bool entry_is(const struct stack_entry *a, const struct stack_entry *b) {
	if (a->kind != b->kind || a->initial != b->initial)
		return false;
	if (a->kind == ENTRY_VALUE)
		return types_are_same(&a->type, &b->type) && a->number_known == b->number_known && a->number == b->number &&
		       a->from_xderef == b->from_xderef;
	return a->storage == b->storage && a->incomplete == b->incomplete && a->space_known == b->space_known &&
	       a->space == b->space && a->offset_known == b->offset_known && a->offset == b->offset &&
	       a->size_known == b->size_known && a->size == b->size && a->parts_known == b->parts_known &&
	       a->parts == b->parts;
}

static struct stack_entry join_values(const struct stack_entry *a, const struct stack_entry *b) {
	struct stack_entry joined = *a;
	if (!types_are_same(&a->type, &b->type))
		joined.type = (struct stack_type){0};
	joined.number_known = a->number_known && b->number_known && a->number == b->number && joined.type.known;
	joined.number = joined.number_known ? a->number : 0;
	joined.from_xderef = a->from_xderef && b->from_xderef;
	return joined;
}

static struct stack_entry join_locations(const struct stack_entry *a, const struct stack_entry *b) {
	struct stack_entry joined = entry_location(a->storage == b->storage ? (enum storage_kind)a->storage : STORAGE_ANY);
	joined.incomplete = a->incomplete;
	joined.space_known = a->space_known && b->space_known && a->space == b->space;
	joined.space = joined.space_known ? a->space : 0;
	joined.offset_known = a->offset_known && b->offset_known && a->offset == b->offset;
	joined.offset = joined.offset_known ? a->offset : 0;
	joined.size_known = a->size_known && b->size_known && a->size == b->size;
	joined.size = joined.size_known ? a->size : 0;
	joined.parts_known = a->parts_known && b->parts_known && a->parts == b->parts && joined.size_known;
	joined.parts = joined.parts_known ? a->parts : NULL;
	return joined;
}

struct stack_entry entry_join(const struct stack_entry *a, const struct stack_entry *b) {
	if (a->kind != b->kind || a->kind == ENTRY_UNKNOWN || a->incomplete != b->incomplete)
		return entry_unknown();
	struct stack_entry joined = a->kind == ENTRY_VALUE ? join_values(a, b) : join_locations(a, b);
	joined.initial = a->initial && b->initial;
	return joined;
}

const char *entry_text(const struct stack_entry *entry, char text[80]) {
	static const char *const storages[] = {
	    [STORAGE_ANY] = "a location",
	    [STORAGE_UNDEFINED] = "an undefined location",
	    [STORAGE_MEMORY] = "a location in memory",
	    [STORAGE_REGISTER] = "the location of a register",
	    [STORAGE_IMPLICIT] = "the location of a value that is not in memory",
	    [STORAGE_COMPOSITE] = "a composite location",
	};
	bool memory = entry->kind == ENTRY_LOCATION && entry->storage == STORAGE_MEMORY;
	if (memory && entry->offset_known && entry->offset % 8)
		snprintf(text, 80, "a location amid a byte");
	else if (memory && entry->space_known && entry->space)
		snprintf(text, 80, "a location in address space %" PRIu64, entry->space);
	else if (entry->kind == ENTRY_LOCATION)
		snprintf(text, 80, "%s", storages[entry->storage]);
	else if (entry->kind == ENTRY_VALUE && entry->type.known && !entry->type.generic)
		snprintf(text, 80, "a value of a base type of %u bits", entry->type.bits);
	else
		snprintf(text, 80, "a value");
	return text;
}
