/* location.c: see location.h. */
#include "location.h"

#include "register_numbers.h"

struct dwarf_location location_undefined(void) {
	return (struct dwarf_location){.storage = STORAGE_UNDEFINED};
}

struct dwarf_location location_memory(uint64_t space, uint64_t address) {
	return (struct dwarf_location){.storage = STORAGE_MEMORY, .number = space, .byte = address};
}

struct dwarf_location location_register(uint64_t number, bool at_entry) {
	return (struct dwarf_location){.storage = STORAGE_REGISTER, .number = number, .at_entry = at_entry};
}

struct dwarf_location location_implicit(const uint8_t *bytes, size_t byte_count) {
	return (struct dwarf_location){.storage = STORAGE_IMPLICIT, .bytes = bytes, .byte_count = byte_count};
}

struct dwarf_location location_composite(struct arena *arena) {
	struct composite *composite = arena_zeroed(arena, 1, sizeof *composite);
	return (struct dwarf_location){.storage = STORAGE_COMPOSITE, .incomplete = true, .composite = composite};
}

uint64_t location_offset(const struct dwarf_location *location) {
	return bits_add(bits_times(location->byte, 8), location->bit);
}

/* ---- the ends of storages ---- */

/* The last address of a space. */
static uint64_t last_address(uint64_t space) {
	unsigned bits = dwarf_space_bits(space);
	return bits && bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
}

/* The bits of a storage that is no memory; false: they are not bounded or not known. */
static bool storage_bits(const struct dwarf_location *location, uint64_t *bits) {
	const struct register_run *run;
	switch ((enum storage_kind)location->storage) {
	case STORAGE_REGISTER:
		run = dwarf_register_run(location->number);
		*bits = run ? run->bits : 0;
		return run;
	case STORAGE_IMPLICIT: *bits = 8 * (uint64_t)location->byte_count; return true;
	case STORAGE_COMPOSITE: *bits = location->composite->bits; return true;
	default: return false;
	}
}

bool location_room(const struct dwarf_location *location, uint64_t *bits) {
	const uint64_t offset = location_offset(location);
	if (location->storage == STORAGE_MEMORY) {
		uint64_t bytes = last_address(location->number) - location->byte;
		*bits = bits_add(bits_times(bytes, 8), 8 - location->bit);
		return *bits != UINT64_MAX;
	}
	if (!storage_bits(location, bits))
		return false;
	*bits = *bits > offset ? *bits - offset : 0;
	return true;
}

bool location_has(const struct dwarf_location *location, uint64_t from, uint64_t bits) {
	uint64_t room;
	return !location_room(location, &room) || bits_add(from, bits) <= room;
}

static enum move move_back(struct dwarf_location *location, uint64_t bytes, unsigned bits) {
	bool borrows = bits > location->bit;
	if (bytes > location->byte || (borrows && bytes == location->byte))
		return MOVED_BEFORE;
	location->byte -= bytes + borrows;
	location->bit = (uint8_t)(location->bit + 8u * borrows - bits);
	return MOVED;
}

enum move location_move(struct dwarf_location *location, bool back, uint64_t bytes, unsigned bits) {
	struct dwarf_location moved = *location;
	if (location->storage == STORAGE_UNDEFINED)
		return MOVED;
	if (back) {
		enum move result = move_back(&moved, bytes, bits);
		if (result != MOVED)
			return result;
	} else {
		unsigned bit = location->bit + bits;
		moved.bit = (uint8_t)(bit % 8);
		if (__builtin_add_overflow(location->byte, bytes, &moved.byte) ||
		    __builtin_add_overflow(moved.byte, bit / 8, &moved.byte))
			return MOVED_BEYOND;
	}
	bool is_memory = moved.storage == STORAGE_MEMORY;
	if (is_memory ? moved.byte > last_address(moved.number) : !location_has(&moved, 0, 1))
		return MOVED_BEYOND;
	*location = moved;
	return MOVED;
}

/* ---- composites ---- */

/* Moves it within its storage, where that is sure. */
static struct dwarf_location at_bit(struct dwarf_location location, uint64_t from) {
	uint64_t bit = location.bit + from % 8;
	if (location.storage == STORAGE_UNDEFINED)
		return location;
	location.byte += from / 8 + bit / 8;
	location.bit = (uint8_t)(bit % 8);
	return location;
}

/* Whether `next` begins where so many bits of `location` end. */
static bool continues(const struct dwarf_location *location, uint64_t bits, const struct dwarf_location *next) {
	const struct dwarf_location end = at_bit(*location, bits);
	if (location->storage != next->storage)
		return false;
	if (location->storage == STORAGE_UNDEFINED)
		return true;
	return end.byte >= location->byte && location->number == next->number && location->at_entry == next->at_entry &&
	       location->bytes == next->bytes && location->byte_count == next->byte_count && end.byte == next->byte &&
	       end.bit == next->bit;
}

static void add_plain(struct arena *arena, struct composite *composite, struct dwarf_location location, uint64_t bits) {
	size_t count = composite->parts.count;
	struct location_part *last = count ? &composite->parts.items[count - 1] : NULL;
	if (!bits)
		return;
	composite->bits = bits_add(composite->bits, bits);
	if (last && continues(&last->location, last->bits, &location))
		last->bits = bits_add(last->bits, bits);
	else
		*list_add(arena, &composite->parts) = (struct location_part){location, bits};
}

void composite_add(struct arena *arena, struct composite *composite, const struct dwarf_location *location,
                   uint64_t from, uint64_t bits, size_t *work) {
	++*work;
	if (location->storage != STORAGE_COMPOSITE) {
		add_plain(arena, composite, at_bit(*location, from), bits);
		return;
	}
	uint64_t skipped = bits_add(location_offset(location), from);
	for (size_t i = 0; i < location->composite->parts.count && bits; i++) {
		const struct location_part part = location->composite->parts.items[i];
		uint64_t left = part.bits > skipped ? part.bits - skipped : 0, taken = left < bits ? left : bits;
		++*work;
		add_plain(arena, composite, at_bit(part.location, left ? skipped : 0), taken);
		skipped = left ? 0 : skipped - part.bits;
		bits -= taken;
	}
}

struct composite *location_parts(struct arena *arena, const struct dwarf_location *location, uint64_t bits,
                                 size_t *work) {
	struct composite *composite = arena_zeroed(arena, 1, sizeof *composite);
	composite_add(arena, composite, location, 0, bits, work);
	return composite;
}

const char *location_text(const struct dwarf_location *location, char text[80]) {
	struct stack_entry entry = entry_location((enum storage_kind)location->storage);
	entry.space_known = entry.offset_known = true;
	entry.space = location->number;
	entry.offset = location->bit;
	return entry_text(&entry, text);
}
