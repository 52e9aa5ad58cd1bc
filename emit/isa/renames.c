/* renames.c: see renames.h. */
#include "renames.h"

#include <string.h>

#include "feature_sets.h"
#include "form.h"

enum {
#define KD_GENERATION(id, name, column, sgprs, extent) id = 1 << ISA_GENERATION_##id,
#include "kdasm/isa/generations.def"
};

static const char generations[ISA_GENERATION_COUNT][8] = {
#define KD_GENERATION(id, name, column, sgprs, extent) [ISA_GENERATION_##id] = name,
#include "kdasm/isa/generations.def"
};

static const struct isa_rename renames[] = {
#define KD_RENAME(name, here, generations) {name, here, generations},
#include "kdasm/isa/renames.def"
};

enum { RENAME_COUNT = sizeof renames / sizeof renames[0] };

const struct isa_rename *isa_rename_find(const char *name, size_t length) {
	for (size_t i = 0; i < RENAME_COUNT; i++)
		if (strncmp(renames[i].name, name, length) == 0 && renames[i].name[length] == '\0')
			return &renames[i];
	return NULL;
}

const struct isa_rename *isa_rename_of(const char *here, size_t n) {
	for (size_t i = 0; i < RENAME_COUNT; i++)
		if (strcmp(renames[i].here, here) == 0 && n-- == 0)
			return &renames[i];
	return NULL;
}

const char *isa_generation_name(unsigned generation) {
	return generations[generation];
}

bool isa_are_one(const struct isa_row *row, const struct isa_row *other) {
	return (row->flags | other->flags) & ISA_ALIAS && row->format == other->format &&
	       memcmp(row->opcodes, other->opcodes, sizeof row->opcodes) == 0 &&
	       isa_feature_sets[other->feature] & isa_feature_sets[row->feature] &&
	       memcmp(other->operands, row->operands, sizeof row->operands) == 0;
}

static bool has_name(const struct isa_machine *machine, const struct isa_row *alias) {
	for (const struct isa_row *row = isa_find(alias->name, strlen(alias->name)); row; row = isa_next(row))
		if (isa_has(machine, row) && row->format == alias->format &&
		    memcmp(row->operands, alias->operands, sizeof row->operands) == 0)
			return true;
	return false;
}

const char *isa_name_in(const struct isa_machine *machine, const struct isa_row *row) {
	for (const struct isa_row *other = isa_row_of_opcode(machine, row->format, isa_opcode(machine, row)); other;
	     other = isa_next_of_opcode(machine, other))
		if (other->flags & ISA_ALIAS && isa_are_one(row, other) && has_name(machine, other))
			return other->name;
	return NULL;
}
