/* scan.c: looks at every relocation once, before there are addresses: which symbols need an entry of the global
 * offset table, what the loader has to do, and what can't be done. */
#include <inttypes.h>

#include "relocation_kind.h"

static const struct relocation_kind kinds[] = {
#define LINK_RELOCATION(name, base, width, shift, range, dynamic)                                                      \
	[R_AMDGPU_##name] = {"R_AMDGPU_" #name, BASE_##base, width, shift, RANGE_##range, R_AMDGPU_##dynamic},
#include "relocation_kinds.def"
#undef LINK_RELOCATION
};

const struct relocation_kind *relocation_kind(uint32_t type) {
	return type < sizeof kinds / sizeof kinds[0] && kinds[type].name ? &kinds[type] : NULL;
}

enum relocation_fate relocation_fate(const struct linker *linker, const struct input_section *section,
                                     const struct relocation_kind *kind, const struct link_symbol *symbol) {
	bool relative = kind->base == BASE_RELATIVE, writable = section->flags & SHF_WRITE;
	if (kind->base == BASE_GOT || kind->base == BASE_NONE)
		return FATE_STATIC;
	if (link_symbol_is_preemptible(linker, symbol))
		return writable && kind->dynamic != R_AMDGPU_NONE ? FATE_SYMBOLIC : FATE_NONE;
	if (link_symbol_is_number(symbol))
		return !relative || symbol->kind == LINK_UNDEFINED ? FATE_STATIC : FATE_ABSOLUTE;
	if (relative)
		return FATE_STATIC;
	return writable && kind->dynamic == R_AMDGPU_ABS64 ? FATE_RELATIVE : FATE_NONE;
}

/* Addends in bytes count as positive: specification, "Relocation Records". Where the result has a sign they have
 * one too, which makes no difference to the bits that are stored. */
int64_t relocation_addend(const struct input_section *section, const struct relocation_kind *kind,
                          const struct elf_relocation *relocation) {
	if (section->has_addends || !kind->width)
		return relocation->addend;
	uint64_t bits = load_le(section->bytes + relocation->offset, kind->width);
	uint64_t sign = kind->range == RANGE_ANY ? 0 : UINT64_C(1) << (kind->width * 8 - 1);
	return (int64_t)((bits ^ sign) - sign);
}

int64_t relocation_addend_of(const struct input_section *section, const struct elf_relocation *relocation) {
	const struct relocation_kind *kind = relocation_kind(relocation->type);
	bool inside = kind && relocation->offset <= section->size && kind->width <= section->size - relocation->offset;
	return inside ? relocation_addend(section, kind, relocation) : relocation->addend;
}

/* ---- messages ---- */

static void refuse(struct linker *linker, const struct input_section *section, const struct elf_relocation *relocation,
                   enum relocation_fate fate) {
	const struct link_symbol *symbol = relocation_symbol(section, relocation);
	const char *place = link_place(linker, section, relocation->offset), *what = link_symbol_text(linker, symbol);
	const struct relocation_kind *kind = relocation_kind(relocation->type);
	if (fate == FATE_ABSOLUTE && !relocation->symbol)
		diag_error(linker->diag, 0,
		           "%s: relocation %s cannot refer to a number: its distance depends on where the "
		           "code object is loaded [stricter than ld.lld]",
		           place, kind->name);
	else if (fate == FATE_ABSOLUTE)
		diag_error(linker->diag, 0, "%s: relocation %s cannot refer to absolute symbol: %s", place, kind->name,
		           symbol->name);
	else if (kind->dynamic != R_AMDGPU_NONE && !(section->flags & SHF_WRITE))
		diag_error(linker->diag, 0,
		           "%s: relocation %s cannot be used against %s: the loader would have to change section %s, which is "
		           "not writable; put it into a writable section such as .data.rel.ro",
		           place, kind->name, what, section->name);
	else if (link_symbol_is_preemptible(linker, symbol))
		diag_error(linker->diag, 0,
		           "%s: relocation %s cannot be used against %s: another code object may define it; make it .protected "
		           "or .hidden, or go through @gotpcrel",
		           place, kind->name, what);
	else
		diag_error(linker->diag, 0,
		           "%s: relocation %s cannot be used against %s: its address is known only when the code object is "
		           "loaded; use 64 bits or a distance",
		           place, kind->name, what);
}

/* ---- what all relocations must keep to ---- */

/* What it refers to in a section that has been cut up must be there. */
static bool check_piece(struct linker *linker, const struct input_section *section,
                        const struct elf_relocation *relocation, int64_t addend) {
	const struct link_symbol *symbol = relocation_symbol(section, relocation);
	const struct input_section *target = symbol->section;
	uint64_t offset = symbol->value + (symbol->type == STT_SECTION ? (uint64_t)addend : 0);
	if (!target || !target->pieces.count || offset < target->size)
		return true;
	diag_error(linker->diag, 0, "%s: offset is outside the section: 0x%" PRIx64 " in %s, which has %" PRIu64 " bytes",
	           link_place(linker, section, relocation->offset), offset, target->name, target->size);
	return false;
}

static const struct relocation_kind *check(struct linker *linker, const struct input_section *section,
                                           const struct elf_relocation *relocation) {
	const struct relocation_kind *kind = relocation_kind(relocation->type);
	if (!kind) {
		diag_error(linker->diag, 0, "%s: unknown relocation (%" PRIu32 ") against %s",
		           link_place(linker, section, relocation->offset), relocation->type,
		           link_symbol_text(linker, relocation_symbol(section, relocation)));
		return NULL;
	}
	if (relocation->offset > section->size || kind->width > section->size - relocation->offset) {
		diag_error(linker->diag, 0,
		           "%s: relocation %s lies past the end of the section, which has %" PRIu64
		           " bytes [stricter than ld.lld]",
		           link_place(linker, section, relocation->offset), kind->name, section->size);
		return NULL;
	}
	int64_t addend = relocation_addend(section, kind, relocation);
	return check_piece(linker, section, relocation, addend) ? kind : NULL;
}

/* ---- sections that are loaded ---- */

static void add_dynamic(struct linker *linker, struct input_section *section, uint64_t offset, uint32_t type,
                        struct link_symbol *symbol, int64_t addend) {
	struct dynamic_relocation *dynamic = list_add(linker->arena, &linker->relocations);
	*dynamic = (struct dynamic_relocation){.section = section,
	                                       .offset = offset,
	                                       .type = type,
	                                       .symbol = symbol,
	                                       .addend = addend,
	                                       .relative = type == R_AMDGPU_RELATIVE64};
	linker->relative_count += dynamic->relative;
}

static void scan_loaded(struct linker *linker, struct input_section *section, const struct elf_relocation *relocation) {
	uint64_t at;
	if (section->holder && !piece_offset(section, relocation->offset, &at))
		return;
	const struct relocation_kind *kind = check(linker, section, relocation);
	if (!kind || kind->base == BASE_NONE || !missing_check(linker, section, relocation))
		return;
	struct link_symbol *symbol = relocation_symbol(section, relocation);
	if (kind->base == BASE_GOT && symbol->type == STT_TLS)
		diag_error(linker->diag, 0,
		           "%s: relocation %s cannot be used against thread-local %s: no loader knows its address "
		           "[stricter than ld.lld]",
		           link_place(linker, section, relocation->offset), kind->name, link_symbol_text(linker, symbol));
	if (kind->base == BASE_GOT)
		symbol->in_got = true;
	enum relocation_fate fate = relocation_fate(linker, section, kind, symbol);
	int64_t addend = relocation_addend(section, kind, relocation);
	switch (fate) {
	case FATE_STATIC: return;
	case FATE_RELATIVE: add_dynamic(linker, section, relocation->offset, R_AMDGPU_RELATIVE64, symbol, addend); return;
	case FATE_SYMBOLIC: add_dynamic(linker, section, relocation->offset, kind->dynamic, symbol, addend); return;
	case FATE_ABSOLUTE:
	case FATE_NONE: refuse(linker, section, relocation, fate); return;
	}
}

/* ---- sections of tools, such as debug information ---- */

/* All values are known at once, with the code object at address 0. */
static void scan_unloaded(struct linker *linker, const struct input_section *section,
                          const struct elf_relocation *relocation) {
	const struct relocation_kind *kind = check(linker, section, relocation);
	if (!kind || kind->base == BASE_SYMBOL || kind->base == BASE_NONE)
		return;
	const char *place = link_place(linker, section, relocation->offset);
	const struct link_symbol *symbol = relocation_symbol(section, relocation);
	const char *what = link_symbol_text(linker, symbol);
	if (kind->base == BASE_RELATIVE && symbol->type == STT_SECTION && symbol->section && symbol->section->pieces.count)
		diag_error(linker->diag, 0,
		           "%s: has non-ABS relocation %s against %s, which is merged: give the address itself "
		           "[stricter than ld.lld]",
		           place, kind->name, what);
	else if (kind->base == BASE_GOT)
		diag_error(linker->diag, 0, "%s: has non-ABS relocation %s against %s: the section is not loaded", place,
		           kind->name, what);
	else
		diag_warning(linker->diag, 0, "%s: has non-ABS relocation %s against %s: the section is not loaded", place,
		             kind->name, what);
}

/* ---- the global offset table ---- */

static void enter_got(struct linker *linker, struct link_symbol *symbol) {
	if (!symbol->in_got)
		return;
	symbol->got_index = (uint32_t)linker->got_symbols.count;
	*list_add(linker->arena, &linker->got_symbols) = symbol;
	uint64_t offset = symbol->got_index * (uint64_t)WORD;
	if (link_symbol_is_preemptible(linker, symbol))
		add_dynamic(linker, linker->got, offset, R_AMDGPU_ABS64, symbol, 0);
	else if (!link_symbol_is_number(symbol))
		add_dynamic(linker, linker->got, offset, R_AMDGPU_RELATIVE64, symbol, 0);
}

static void enter_all_got(struct linker *linker) {
	for (size_t i = 0; i < linker->symbols.count; i++)
		enter_got(linker, linker->symbols.items[i]);
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		for (size_t s = 0; s < input->file.symbols.local_count; s++)
			enter_got(linker, input->symbols[s]);
	}
	linker->got->size = linker->got_symbols.count * WORD;
}

void scan_relocations(struct linker *linker) {
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		for (size_t s = 1; s < input->file.section_count; s++) {
			struct input_section *section = input->sections[s];
			for (size_t r = 0; section && r < section->relocation_count; r++) {
				if (section->flags & SHF_ALLOC)
					scan_loaded(linker, section, &section->relocations[r]);
				else
					scan_unloaded(linker, section, &section->relocations[r]);
			}
		}
	}
	missing_report(linker);
	enter_all_got(linker);
}
