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

const struct isa_rename isa_renames[] = {
#define KD_RENAME(name, here, generations, replaced) {name, here, generations, replaced},
#include "kdasm/isa/renames.def"
};

static const struct isa_rename *rename_on(const struct isa_machine *machine, const struct isa_row *row) {
	const struct isa_rename *rename = isa_rename_of(isa_first(row));
	while (rename && !(rename->generations >> machine->generation & 1))
		rename = isa_rename_after(rename);
	return rename;
}

const char *isa_name_of(const struct isa_machine *machine, const struct isa_row *row) {
	const struct isa_rename *rename = rename_on(machine, row);
	return rename ? rename->name : row->name;
}

struct isa_named isa_names_find(const struct isa_machine *machine, const char *name, size_t length) {
	const struct isa_row *rows = isa_find(name, length);
	const struct isa_rename *other = isa_rename_find(machine, name, length);
	bool here = other && other->generations >> machine->generation & 1;
	const struct isa_rename *replaces = rows ? rename_on(machine, rows) : NULL;
	if (other && (here || !rows))
		return (struct isa_named){.rows = isa_find(other->here, strlen(other->here)), .rename = here ? NULL : other};
	return (struct isa_named){.rows = rows, .replaced = replaces && replaces->replaced >> machine->generation & 1};
}

uint32_t isa_sets_naming(const char *name) {
	uint32_t sets = 0;
	for (unsigned i = 0; i < ISA_SET_COUNT; i++) {
		const struct isa_machine *machine = &isa_machines[KD_WAVE_64][i];
		struct isa_named named = isa_names_find(machine, name, strlen(name));
		if (named.rows && !named.rename && !named.replaced)
			sets |= isa_sets_with(named.rows) & machine->set;
	}
	return sets;
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
