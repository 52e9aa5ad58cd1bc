/* info_section.h: section .amdgpu.info of an object: what it says of functions, with the symbols it names. */
#ifndef KD_FILES_ELF_READ_INFO_SECTION_H
#define KD_FILES_ELF_READ_INFO_SECTION_H

#include "base/info_records.h"
#include "elf_file.h"

/* An entry: a function begins with INFO_FUNC. */
struct info_item {
	struct info_entry entry;
	const uint8_t *operand;
	const char *text;                        /* of a type; else NULL */
	const struct elf_relocation *relocation; /* of a symbol, which is one of the file's; else NULL */
};

struct info_items {
	LIST(struct info_item) list;
};

/* Whether the file has such a section. */
bool info_section_is_in(const struct elf_file *file);

/* Reads it; without one there are no items. False with *error, memory of the arena, where it is damaged: the list has
 * what is before that. */
bool info_section_read(const struct elf_file *file, struct arena *arena, struct info_items *items, const char **error);

#endif
