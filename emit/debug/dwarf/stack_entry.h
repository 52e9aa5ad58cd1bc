/* stack_entry.h: an entry of the stack of an expression, as far as it is known without evaluating. */
#ifndef KD_DEBUG_DWARF_STACK_ENTRY_H
#define KD_DEBUG_DWARF_STACK_ENTRY_H

#include "stack_check.h"

enum entry_kind {
	ENTRY_UNKNOWN,
	ENTRY_VALUE,
	ENTRY_LOCATION,
};

enum storage_kind {
	STORAGE_ANY, /* one of those below */
	STORAGE_UNDEFINED,
	STORAGE_MEMORY,
	STORAGE_REGISTER,
	STORAGE_IMPLICIT,
	STORAGE_COMPOSITE,
};

/* Whether something is in the bits of a part; as a set, bits of 1 << state. */
enum part_state {
	PART_DEFINED,
	PART_UNDEFINED,
	PART_OPEN, /* not known */
};

/* A part of a composite. */
struct stack_part {
	const struct stack_part *before; /* the part in front of it, or NULL */
	uint64_t bits;
	uint8_t state; /* enum part_state */
};

struct stack_entry {
	uint8_t kind;                                            /* enum entry_kind */
	uint8_t storage;                                         /* enum storage_kind, of a location */
	bool initial;                                            /* it was there when the expression began */
	bool incomplete;                                         /* a composite that gets more parts */
	bool number_known;                                       /* of a value */
	bool from_xderef;                                        /* a value that was read through an address space */
	bool space_known, offset_known, size_known, parts_known; /* of a location */
	struct stack_type type;                                  /* of a value */
	uint64_t number;                                         /* the value */
	uint64_t space;                                          /* of addresses, in memory */
	uint64_t offset, size;                                   /* bits: in the storage, of the storage */
	const struct stack_part *parts;                          /* the last one */
};

/* Offsets from here on are not followed. */
#define OFFSET_LIMIT (UINT64_C(1) << 62)

/* The sum or product, at most UINT64_MAX. */
uint64_t bits_add(uint64_t a, uint64_t b);
uint64_t bits_times(uint64_t a, uint64_t b);

/* ---- making entries ---- */

struct stack_entry entry_unknown(void);
struct stack_entry entry_typed(struct stack_type type);

/* Values of the generic type, which has so many bits. */
struct stack_entry entry_generic(unsigned bits);
struct stack_entry entry_number(unsigned bits, uint64_t number);

struct stack_entry entry_location(enum storage_kind storage);
struct stack_entry entry_memory(bool space_known, uint64_t space, bool address_known, uint64_t address);
struct stack_entry entry_implicit(bool size_known, uint64_t bits);

/* A composite without parts, incomplete; and with one more. */
struct stack_entry entry_composite(void);
struct stack_entry entry_extended(struct arena *arena, struct stack_entry composite, bool bits_known, uint64_t bits,
                                  enum part_state state);

/* What is in the bits of a location, from bit `from` of it on. Adds what it takes to `work`. */
enum part_state entry_part(const struct stack_entry *location, uint64_t from, uint64_t bits, size_t *work);

/* Whether some of these bits are known to be undefined. */
bool entry_has_undefined(const struct stack_entry *location, uint64_t bits, size_t *work);

/* ---- entries that meet ---- */

/* What is the same of both. */
struct stack_entry entry_join(const struct stack_entry *a, const struct stack_entry *b);
bool entry_is(const struct stack_entry *a, const struct stack_entry *b);

/* In words: "a location in address space 5". */
const char *entry_text(const struct stack_entry *entry, char text[80]);

#endif
