/* sections.h: sections that are known by name, and what the operands of .section say. */
#ifndef KD_GRAMMAR_SECTIONS_SECTIONS_H
#define KD_GRAMMAR_SECTIONS_SECTIONS_H

#include "reader/reader.h"

struct section;
struct section_key;

enum { SECTION_ARGUMENTS = 7 }; /* one more than any section takes, to report it */

/* What comes after the name of a section. */
struct section_operands {
	struct text flags;
	struct text type;                          /* a word or a number; empty: not given */
	uint64_t word_flags;                       /* of #alloc and its like */
	struct value arguments[SECTION_ARGUMENTS]; /* entry size, linked symbol, group, comdat, unique, N */
	struct span flags_at;
	struct span type_at;
	struct span arguments_at[SECTION_ARGUMENTS];
	uint8_t argument_count;
	bool has_flags;
};

/* reader->sections */
struct section_source {
	struct section_operands operands; /* of the statement being read */
	bool ident_seen;                  /* .comment has its first byte */
};

/* What a row of sections.def is for. */
enum section_role {
	MADE,
	MADE_FAMILY,
	USUAL,
	USUAL_FAMILY,
	OF_IDENT,
	OF_VERSION,
	OF_METADATA,
	OF_CALL_PROFILE,
	OF_INFO,
	OF_INFO_STRINGS,
};

struct known_section {
	struct text name;
	uint32_t type;
	uint64_t flags;
	uint64_t entry_size;
	enum section_role role;
};

/* Whether llvm-mc has a section of that name from the start, used or not. */
bool section_is_made(const struct name *name);

/* What a section of this name is unless its directive says otherwise. */
struct known_section known_section_usual(struct text name);

/* Whether the statement being read is .section or .pushsection. */
bool section_is_chosen(const struct reader *reader);

/* Works out what the operands of .section say. `given` are the flags they spell out. False after
 * an error. */
bool section_key_of(struct reader *reader, struct text name, const struct section_operands *operands,
                    struct section_key *key, uint64_t *given);

/* Begins with .text, as every object does. */
void sections_start(struct reader *reader);

/* The section with this key, made if there is none; a name with a meaning of its own decides over
 * type and flags. */
struct section *section_by_key(struct reader *reader, const struct section_key *key);
struct section *section_named(struct reader *reader, const char *name);

/* The section that the directive with this role writes to. */
struct section *section_with_role(struct reader *reader, enum section_role role);

/* Defines the symbol in .bss with room for `size` bytes; the current section stays. */
void symbol_in_bss(struct reader *reader, struct symbol *symbol, uint64_t size, uint64_t alignment, kd_pos pos);

#endif
