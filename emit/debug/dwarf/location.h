/* location.h: locations of an expression that is evaluated: a storage and a place in it.
 *
 * Composites are kept in canonical form: no part is a composite or has 0 bits, and parts that continue each other in
 * one storage are one. Specification: "DWARF Extensions For Heterogeneous Debugging", "Location Description
 * Operations". */
#ifndef KD_DEBUG_DWARF_LOCATION_H
#define KD_DEBUG_DWARF_LOCATION_H

#include "stack_entry.h"

struct composite;

/* A pointer that is nowhere, though what it points to may be known: the location of another entry, and beyond it. */
struct implicit_pointer {
	const struct dwarf_step *step; /* the operation that names the entry ... */
	int64_t offset;                /* ... and says how far beyond */
	uint64_t space;
	const struct dwarf_machine *machine; /* that knows the entry */
};

struct dwarf_location {
	uint8_t storage;      /* enum storage_kind, but not STORAGE_ANY */
	bool incomplete;      /* a composite that gets more parts */
	bool at_entry;        /* a register with what it had in the caller */
	uint8_t bit;          /* the place in the storage: a byte, and a bit of it */
	uint64_t byte;        /* of memory the address */
	uint64_t number;      /* the register, or the address space */
	const uint8_t *bytes; /* of the implicit storage */
	size_t byte_count;
	const struct implicit_pointer
	    *pointer; /* the implicit storage is one, and its bytes can't be read; NULL: it is none */
	struct composite *composite;
};

struct location_part {
	struct dwarf_location location;
	uint64_t bits;
};

struct composite {
	LIST(struct location_part) parts;
	uint64_t bits; /* of all */
};

/* Parts and composites are smaller than this. */
#define COMPOSITE_BITS_LIMIT (UINT64_C(1) << 60)

struct dwarf_location location_undefined(void);
struct dwarf_location location_memory(uint64_t space, uint64_t address);
struct dwarf_location location_register(uint64_t number, bool at_entry);
struct dwarf_location location_implicit(const uint8_t *bytes, size_t byte_count);
struct dwarf_location location_composite(struct arena *arena); /* without parts, incomplete */

/* The bits that the storage has from the place on; false if they are not bounded or not known, or are more than can be
 * counted. */
bool location_room(const struct dwarf_location *location, uint64_t *bits);

/* Whether `bits` from bit `from` of the location on are in its storage, as far as that is known. */
bool location_has(const struct dwarf_location *location, uint64_t from, uint64_t bits);

/* The offset from the beginning of the storage, where it is no memory. */
uint64_t location_offset(const struct dwarf_location *location);

enum move { MOVED, MOVED_BEFORE, MOVED_BEYOND };

/* Moves it by so many bytes and bits of one sign. The storage must have the bit that is there then. */
enum move location_move(struct dwarf_location *location, bool back, uint64_t bytes, unsigned bits);

/* Adds a part, which is in its storage, to a composite. Adds the parts that it looked at to `work`. */
void composite_add(struct arena *arena, struct composite *composite, const struct dwarf_location *location,
                   uint64_t from, uint64_t bits, size_t *work);

/* The parts of a location of so many bits. */
struct composite *location_parts(struct arena *arena, const struct dwarf_location *location, uint64_t bits,
                                 size_t *work);

/* In words: "the location of a register". */
const char *location_text(const struct dwarf_location *location, char text[80]);

#endif
