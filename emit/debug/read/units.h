/* units.h: the units of a finished object's debug information: headers and entries of .debug_info and .debug_types.
 *
 * All is read at once: time and memory are bounded by the size of the file and what its sections unpack to. What
 * attributes have is read when it is asked for, see unit_values.h. */
#ifndef KD_DEBUG_READ_UNITS_H
#define KD_DEBUG_READ_UNITS_H

#include "abbreviations.h"
#include "debug/dwarf/operations.h"

#define DEBUG_NO_ENTRY UINT32_MAX

/* An address. In an object that is not linked it is an offset in a section. */
struct debug_address {
	uint64_t value;
	uint32_t section;                /* 0: in a linked object, or where no relocation says it */
	const struct elf_symbol *symbol; /* of the relocation; NULL: there was none */
};

/* An entry; its index is that in the unit. */
struct debug_entry {
	uint64_t offset; /* in the section */
	const struct debug_abbreviation *abbreviation;
	uint32_t parent; /* index; DEBUG_NO_ENTRY: it is that of the unit */
	uint32_t past;   /* the index after those of all entries in it */
};

/* What indices in a unit begin at: values of attributes of its first entry. */
struct debug_bases {
	uint64_t strings, addresses, locations, ranges; /* offsets in sections */
	uint64_t old_ranges;                            /* DW_AT_GNU_ranges_base */
};

struct debug_unit {
	const struct debug_section *section; /* it is in */
	size_t section_number;               /* among those with units */
	uint64_t offset;                     /* of its length in the section */
	uint64_t entries_offset;             /* of what follows the header */
	uint64_t past;                       /* its end */
	const char *problem;                 /* NULL; or why it could not be read, or not beyond the last entry */
	uint64_t problem_offset;
	uint16_t version;
	uint8_t type; /* DW_UT_*; before DWARF 5 compile or type */
	uint64_t abbreviations_offset;
	const struct debug_abbreviation_table *abbreviations; /* NULL: the header could not be read */
	uint64_t signature;                                   /* of a type unit; of skeleton and split ones the unit's ID */
	uint64_t type_offset;                                 /* of a type unit: its entry in the unit */
	struct dwarf_format format;
	bool generation_known; /* of expressions; else it is judged by the bytes of each */
	struct debug_bases bases;
	struct debug_address base; /* of lists: DW_AT_low_pc */
	LIST(struct debug_entry) entries;
	uint64_t filling; /* the offset of what follows the entries: zeros up to `past` */
};

/* The sections that entries refer to. */
enum debug_section_kind {
	DEBUG_STR,
	DEBUG_LINE_STR,
	DEBUG_STR_OFFSETS,
	DEBUG_ADDR,
	DEBUG_LOC,
	DEBUG_LOCLISTS,
	DEBUG_RANGES,
	DEBUG_RNGLISTS,
	DEBUG_SECTION_KINDS,
};

struct debug_units {
	const struct kd_code_object *object;
	unsigned wave;                                    /* lanes of the wavefronts of the object */
	LIST(struct debug_section *) sections;            /* with units, in the order of the file */
	struct debug_section others[DEBUG_SECTION_KINDS]; /* `section` is NULL of those that the object lacks */
	struct debug_abbreviations abbreviations;
	LIST(struct debug_unit) list; /* by sections, and there by offsets */

	/* Bytes that strings, and lists, may still have, so that what is referred to again and again ends. */
	uint64_t string_work, list_work;
};

/* Reads all units of the object, with the numbers of KD_DWARF_READ_*. */
void debug_units_read(struct debug_units *units, struct arena *arena, const struct kd_code_object *object,
                      unsigned dwarf_reading);

/* The unit that has an offset of a section with units; NULL: none has. */
const struct debug_unit *debug_unit_at(const struct debug_units *units, const struct debug_section *section,
                                       uint64_t offset);

/* The entry that begins at an offset of the section that the unit is in; NULL: none does. */
const struct debug_entry *debug_entry_at(const struct debug_unit *unit, uint64_t offset);

/* The same by the offset in the unit, as expressions have it. */
const struct debug_entry *debug_entry_in(const struct debug_unit *unit, uint64_t unit_offset);

/* The entry that an entry is in; NULL: it is that of the unit. */
const struct debug_entry *debug_entry_parent(const struct debug_unit *unit, const struct debug_entry *entry);

#endif
