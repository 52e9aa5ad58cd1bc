/* die.h: debugging information entries at the address of a context: attributes that entries share, and what they refer
 * to. */
#ifndef KD_DEBUG_WAVEFRONT_DIE_H
#define KD_DEBUG_WAVEFRONT_DIE_H

#include "context.h"

struct die {
	const struct debug_unit *unit;
	const struct debug_entry *entry;
};

/* The entry at an offset of a section; false: none begins there. */
bool die_at(const struct debug_units *units, const struct debug_section *section, uint64_t offset, struct die *die);

/* An attribute of AMD's extension, by its name, as it is numbered in the unit or, where bytes tell that, in either way:
 * that of the entry, or of the one that it is an instance or the definition of; `owner` is that which has it. */
bool die_extension(struct debug_units *units, struct die die, const char *name, struct debug_value *value,
                   struct die *owner);

/* The name of an entry; NULL: it has none. */
const char *die_name(struct debug_units *units, struct die die);

/* The expression that an attribute has for the address of the context. */
struct die_location {
	bool is_there;        /* the entry has the attribute */
	bool is_constant;     /* it has a constant, not an expression */
	struct die owner;     /* that has it */
	const uint8_t *bytes; /* of none: the location is undefined here */
	size_t size;
	const char *problem; /* NULL; or why it can't be read */
};

void die_location_read(struct evaluation_context *context, struct die die, uint32_t attribute,
                       struct die_location *location);

/* The type of an entry, through its names and qualifiers. */
struct die_type {
	bool has_type;
	uint64_t bits;          /* 0: not known */
	struct stack_type base; /* known: of a base type, an enumeration or a pointer */
};

void die_type_read(struct evaluation_context *context, struct die die, struct die_type *type);

/* The constant that an entry has in place of a location, as many bytes as its type has; false: it has none. */
bool die_constant(struct evaluation_context *context, struct die variable, const struct die_type *type,
                  struct dwarf_location *location);

#endif
