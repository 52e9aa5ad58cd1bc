/* relocate.c: late values become bytes or relocation records.
 *
 * Specification: "Relocation Records". Whether a record names the symbol or its section is
 * llvm-mc's choice: the section for local symbols, so that they need not be in the table. */
#include <limits.h>

#include "descriptor/late.h"
#include "elf_writer.h"

#define KD_RELOCATION(name, number) R_AMDGPU_##name = number,
enum {
#include "kdasm/relocations.def"
};
#undef KD_RELOCATION

static uint64_t fixup_offset(const struct fixup *fixup) {
	return fixup->fragment->offset + fixup->offset;
}

/* A - B is relative to the place of the value: B's offset goes into the addend. */
static bool fold_subtrahend(struct module *module, struct section *section, const struct fixup *fixup,
                            struct relocatable *target) {
	uint64_t at;
	struct symbol *b = target->subtract;
	if (symbol_is_undefined(module, b)) {
		diag_error(module->diag, fixup->pos, "symbol '%s' can not be undefined in a subtraction expression",
		           symbol_text(module, b));
		return false;
	}
	if (symbol_section(module, b) != section || !symbol_offset(module, b, &at)) {
		diag_error(module->diag, fixup->pos,
		           "Cannot represent a difference across sections: '%s' must lie in section '%.*s', where the value is",
		           symbol_text(module, b), NAME_ARGS(section->name));
		return false;
	}
	target->constant = (int64_t)((uint64_t)target->constant + fixup_offset(fixup) - at);
	return true;
}

/* The type for a value without specifier, by width; -1 after reporting an error. */
static int type_by_width(struct module *module, const struct fixup *fixup, const struct relocatable *target) {
	bool relative = target->subtract;
	if (fixup->width == 4)
		return relative ? R_AMDGPU_REL32 : R_AMDGPU_ABS32;
	if (fixup->width == 8)
		return relative ? R_AMDGPU_REL64 : R_AMDGPU_ABS64;
	/* llvm-mc takes the only narrow relocation there is, whatever the width. */
	if (target->add && !symbol_is_undefined(module, target->add))
		return R_AMDGPU_REL16;
	if (target->add)
		diag_error(module->diag, fixup->pos, "undefined label '%s': a value of %u byte%s cannot refer to another object",
		           symbol_text(module, target->add), fixup->width, fixup->width == 1 ? "" : "s");
	else
		diag_error(module->diag, fixup->pos, "no relocation of %u byte%s can hold this value [stricter than llvm-mc]",
		           fixup->width, fixup->width == 1 ? "" : "s");
	return -1;
}

static bool names_section(struct module *module, const struct symbol *symbol, const struct section *home,
                          int64_t addend) {
	if (!home || symbol_binding(module, symbol) != STB_LOCAL || symbol->type == STT_GNU_IFUNC)
		return false;
	if ((home->flags & SHF_MERGE) && addend)
		return false;
	return !(home->flags & SHF_TLS);
}

static void add_relocation(struct module *module, struct section *section, uint64_t offset,
                           const struct relocatable *target, unsigned type) {
	struct symbol *symbol = target->add;
	uint64_t addend = (uint64_t)target->constant, at;
	struct section *home = symbol ? symbol_section(module, symbol) : NULL;
	if (symbol && names_section(module, symbol, home, target->constant) && symbol_offset(module, symbol, &at)) {
		addend += at;
		symbol = home->symbol;
	}
	if (symbol)
		symbol->used_in_relocation = true;
	struct relocation *relocation = list_add(module->arena, &section->relocations);
	*relocation = (struct relocation){offset, symbol, (int64_t)addend, type};
}

static void relocate_fixup(struct module *module, struct section *section, const struct fixup *fixup) {
	struct relocatable target;
	struct value value = {fixup->expr, 0};
	if (!value_relocatable(module, value, EVALUATE_LAYOUT, &target)) {
		diag_error(module->diag, fixup->pos, "expected relocatable expression");
		return;
	}
	if (fixup->kind == FIXUP_DATA && !target.add && !target.subtract) {
		store_le(section->bytes.data + fixup->fragment->data + fixup->offset, (uint64_t)target.constant, fixup->width);
		return;
	}
	if (target.subtract && !fold_subtrahend(module, section, fixup, &target))
		return;
	int type = fixup->relocation;
	if (fixup->kind == FIXUP_DATA)
		type = target.specifier ? (int)specifier_relocation(target.specifier) : type_by_width(module, fixup, &target);
	if (type >= 0)
		add_relocation(module, section, fixup_offset(fixup), &target, (unsigned)type);
}

void relocate_module(struct module *module) {
	late_descriptors_finish(module);
	for (struct section *section = module->sections; section; section = section->next)
		for (struct subsection *part = section->subsections; part; part = part->next)
			for (size_t i = 0; i < part->fixups.count; i++)
				relocate_fixup(module, section, &part->fixups.items[i]);
}
