/* code_relocations.h: relocations of code, at the instruction that they change. */
#ifndef KD_PRINT_REPORT_CODE_RELOCATIONS_H
#define KD_PRINT_REPORT_CODE_RELOCATIONS_H

#include "printing.h"

struct code_relocation {
	uint32_t section; /* that it changes; 0 of a linked object, whose addresses are of no section */
	uint64_t address; /* as in struct elf_symbol */
	uint32_t type;
	const char *symbol; /* or a section; "": it has none */
	int64_t addend;
};

struct code_relocations {
	LIST(struct code_relocation) all; /* by section and address */
	bool linked;
};

void code_relocations_find(struct code_relocations *relocations, struct arena *arena,
                           const struct kd_code_object *object);

/* Those of so many bytes of a section. */
struct code_relocation_range {
	const struct code_relocation *items;
	size_t count;
};

/* `next` is where the last ones were looked for: those of what follows are near there. */
struct code_relocation_range code_relocations_at(const struct code_relocations *relocations, size_t *next,
                                                 uint32_t section, uint64_t address, uint64_t size);

/* "R_AMDGPU_REL32_LO"; a number where the type has no name. */
void code_relocation_put_type(struct out *out, const struct code_relocation *relocation);

/* Prints the value as an operand has it: "function@rel32@lo+4". */
void code_relocation_put_operand(struct out *out, const struct code_relocation *relocation);

/* The names of a type: without "R_AMDGPU_", and what an operand has after the symbol; NULL: none. */
const char *relocation_type_name(uint32_t type);
const char *relocation_specifier(uint32_t type);

#endif
