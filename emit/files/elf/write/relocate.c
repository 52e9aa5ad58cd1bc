/* relocate.c: late values become bytes or relocation records.
 *
 * Specification: "Relocation Records". Whether a record names the symbol or its section is
 * llvm-mc's choice: the section for local symbols, so that they need not be in the table. */
#include <inttypes.h>

#include "kernel/descriptor/late.h"
#include "elf_writer.h"
#include "module/fixup.h"
#include "module/fragment.h"
#include "module/relocation.h"
#include "module/symbol.h"

static uint64_t fixup_offset(const struct fixup *fixup) {
	return fixup->fragment->offset + fixup->offset;
}

/* Where a value is, and what is said of it. */
struct value_place {
	struct section *section;
	uint64_t offset;
	kd_pos pos;
};

/* A - B is relative to the place of the value: B's offset goes into the addend. */
static bool fold_subtrahend(struct module *module, struct value_place place, struct relocatable *target) {
	uint64_t at;
	struct symbol *b = target->subtract;
	if (symbol_is_undefined(module, b)) {
		diag_error(module->diag, place.pos, "symbol '%s' can not be undefined in a subtraction expression",
		           symbol_text(module, b));
		return false;
	}
	if (symbol_section(module, b) != place.section || !symbol_offset(module, b, &at)) {
		diag_error(module->diag, place.pos,
		           "Cannot represent a difference across sections: '%s' must lie in section '%.*s', where the value is",
		           symbol_text(module, b), NAME_ARGS(place.section->name));
		return false;
	}
	target->constant = (int64_t)((uint64_t)target->constant + place.offset - at);
	return true;
}

/* The type for a value without specifier; -1 after reporting an error. */
static int type_by_kind(struct module *module, const struct fixup *fixup, const struct relocatable *target) {
	const struct fixup_kind *kind = fixup->kind;
	if (!kind->own_only || (target->add && !symbol_is_undefined(module, target->add)))
		return target->subtract || kind->unit ? kind->relative : kind->absolute;
	if (target->add)
		diag_error(module->diag, fixup->pos, "undefined label '%s': %s cannot refer to another object",
		           symbol_text(module, target->add), kind->what);
	else
		diag_error(module->diag, fixup->pos, "no relocation of %u byte%s can hold this value [stricter than llvm-mc]",
		           kind->width, kind->width == 1 ? "" : "s");
	return -1;
}

/* LLVM 14 keeps the symbol of @gotpcrel. */
static bool keeps_symbol(const struct module *module, enum specifier specifier) {
	return specifier == SPECIFIER_GOTPCREL && !kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0);
}

static bool is_local_number(struct module *module, const struct symbol *symbol) {
	return symbol && symbol_is_absolute(module, symbol) && symbol_binding(module, symbol) == STB_LOCAL;
}

static bool names_section(struct module *module, const struct symbol *symbol, const struct section *home,
                          int64_t addend) {
	if (!home || symbol_binding(module, symbol) != STB_LOCAL || symbol->type == STT_GNU_IFUNC)
		return false;
	if ((home->flags & SHF_MERGE) && addend)
		return false;
	return !(home->flags & SHF_TLS);
}

/* `weakly`: through .weakref. That decides the binding before version 4; since then aliases.c does. */
static void add_relocation(struct module *module, struct section *section, struct relocation relocation, bool weakly) {
	if (relocation.symbol) {
		weakly = weakly && !kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0);
		relocation.symbol = symbol_renamed(module, relocation.symbol);
		relocation.symbol->used_weakly |= weakly;
		relocation.symbol->used_in_relocation |= !weakly;
	}
	*list_add(module->arena, &section->relocations) = relocation;
}

/* False if the kind refuses the number. */
static bool store(struct section *section, const struct fixup *fixup, int64_t number) {
	uint64_t stored;
	bool fits = fixup_number(fixup->kind, number, &stored);
	store_le(section->bytes.data + fixup->fragment->data + fixup->offset, stored, fixup->kind->width);
	return fits;
}

/* The record of a value, against the symbol, its section or, for a number, nothing. Without addends in the records
 * (REL) the addend is what the value's bytes hold. */
static void add_fixup_relocation(struct module *module, struct section *section, const struct fixup *fixup,
                                 const struct relocatable *target, unsigned type) {
	struct symbol *symbol = target->add;
	uint64_t addend = (uint64_t)target->constant, at;
	struct section *home = symbol ? symbol_section(module, symbol) : NULL;
	bool replaced = symbol && !keeps_symbol(module, target->specifier) &&
	                (names_section(module, symbol, home, target->constant) || is_local_number(module, symbol));
	if (replaced && symbol_offset(module, symbol, &at)) {
		addend += at;
		symbol = home ? home->symbol : NULL;
	}
	store(section, fixup, section_has_addends(module, section) ? 0 : (int64_t)addend);
	bool weakly = target->weakly && symbol == target->add;
	add_relocation(module, section, (struct relocation){fixup_offset(fixup), symbol, (int64_t)addend, type}, weakly);
}

bool relocate_distance(struct module *module, const struct section *section, uint64_t place,
                       const struct relocatable *target, int64_t *distance) {
	uint64_t at;
	struct symbol *symbol = target->add;
	bool stays = symbol_binding(module, symbol) == STB_LOCAL && symbol->type != STT_GNU_IFUNC;
	if (!stays || target->specifier || symbol_section(module, symbol) != section || !symbol_offset(module, symbol, &at))
		return false;
	*distance = (int64_t)(at + (uint64_t)target->constant - place);
	return true;
}

static void relocate_fixup(struct module *module, struct section *section, const struct fixup *fixup) {
	struct relocatable target;
	struct value value = {fixup->expr, 0};
	bool is_distance = fixup->kind->unit;
	if (!value_relocatable(module, value, EVALUATE_LAYOUT, &target) || (is_distance && target.subtract)) {
		diag_error(module->diag, fixup->pos, "expected relocatable expression");
		return;
	}
	if (is_distance && !target.add) {
		diag_error(module->diag, fixup->pos,
		           "%s cannot be a number that is set after this line: set it before [stricter than llvm-mc]",
		           fixup->kind->what);
		return;
	}
	int64_t distance;
	if (is_distance && relocate_distance(module, section, fixup_offset(fixup), &target, &distance))
		target = (struct relocatable){.constant = distance};
	if (!target.add && !target.subtract) {
		if (!store(section, fixup, target.constant))
			diag_error(module->diag, fixup->pos, "%s: the target is %" PRId64 " bytes away", fixup->kind->overflow,
			           target.constant);
		return;
	}
	/* LLVM 22 looks for the section to name instead of a local symbol. LLVM 14 names nothing, and adds the number. */
	bool names_it = module->upgraded || kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0);
	if (target.specifier && is_local_number(module, target.add) && names_it) {
		diag_error(module->diag, fixup->pos,
		           "a relocation needs a symbol that has an address or is global; '%s' is a number: write .globl %s "
		           "[stricter than llvm-mc]",
		           symbol_text(module, target.add), symbol_text(module, target.add));
		return;
	}
	const struct value_place here = {section, fixup_offset(fixup), fixup->pos};
	if (target.subtract && !fold_subtrahend(module, here, &target))
		return;
	if (target.subtract && !target.specifier && !kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0)) {
		diag_error(module->diag, fixup->pos,
		           "a difference of symbols in two sections has no relocation in code objects before version 4: LLVM "
		           "14 loses the second one [stricter than llvm-mc]");
		return;
	}
	int type = target.specifier ? (int)specifier_relocation(target.specifier) : type_by_kind(module, fixup, &target);
	if (type >= 0)
		add_fixup_relocation(module, section, fixup, &target, (unsigned)type);
}

/* Finds the fragment that the offset of a .reloc is relative to: that of a label, or the first
 * one of the section. Reports offsets that are neither. llvm-mc passes over a specifier. */
static void place_pending(struct module *module, struct pending_relocation *pending) {
	struct relocatable place;
	struct fragment *fragment = pending->section->subsections->first;
	uint64_t offset = 0;
	if (!value_of_symbol(module, pending->offset, &place)) {
		diag_error(module->diag, pending->offset_pos, ".reloc offset is not relocatable");
		return;
	}
	if (place.subtract) {
		diag_error(module->diag, pending->offset_pos,
		           ".reloc offset is not relative to a section: it is a difference with '%s' in another one",
		           symbol_text(module, place.subtract));
		return;
	}
	if (place.add && place.add->kind == SYMBOL_LABEL) {
		fragment = place.add->fragment;
		offset = place.add->offset;
	} else if (place.add) {
		diag_error(module->diag, pending->offset_pos,
		           ".reloc offset is not relative to a section: '%s' must be a label", symbol_text(module, place.add));
		return;
	}
	pending->section = fragment->section;
	pending->place = fragment->offset + (uint32_t)(offset + (uint64_t)place.constant); /* LLVM keeps 32 bits */
	pending->fragment = fragment;
}

static struct name *fragment_entry(struct module *module, const struct fragment *fragment) {
	return name_intern(&module->relocated, (const char *)&fragment, sizeof fragment);
}

/* The first one of a fragment, or NULL. */
static const struct pending_relocation *first_pending(struct module *module, const struct fragment *fragment) {
	return module->relocations.count ? fragment_entry(module, fragment)->entry : NULL;
}

/* In the order of the source. */
static void place_all_pending(struct module *module) {
	for (size_t i = 0; i < module->relocations.count; i++)
		place_pending(module, module->relocations.items[i]);
	/* Backwards, because each goes to the front of its fragment's list. */
	for (size_t i = module->relocations.count; i-- > 0;) {
		struct pending_relocation *pending = module->relocations.items[i];
		if (!pending->fragment)
			continue;
		struct name *entry = fragment_entry(module, pending->fragment);
		pending->next = entry->entry;
		entry->entry = pending;
	}
}

static void relocate_pending(struct module *module, const struct pending_relocation *pending) {
	struct relocatable target;
	if (pending->section->type == SHT_NOBITS) {
		diag_error(module->diag, pending->offset_pos,
		           "BSS section '%.*s' cannot have fixups: only zeros are allowed there",
		           NAME_ARGS(pending->section->name));
		return;
	}
	if (!value_relocatable(module, pending->target, EVALUATE_LAYOUT, &target)) {
		diag_error(module->diag, pending->pos, "expected relocatable expression");
		return;
	}
	const struct value_place here = {pending->section, pending->place, value_pos(pending->target, pending->pos)};
	if (target.subtract && !fold_subtrahend(module, here, &target))
		return;
	const struct relocation relocation = {pending->place, target.add, target.constant, pending->type};
	add_relocation(module, pending->section, relocation, target.weakly);
}

static size_t fixups_end(const struct subsection *part, const struct fragment *fragment, size_t next) {
	while (next < part->fixups.count && part->fixups.items[next].fragment == fragment)
		next++;
	return next;
}

/* In the order of the fragments: the values of one, then its .reloc directives. A branch that s_nop may follow is the
 * last of all, for llvm-mc keeps it apart. */
static void relocate_part(struct module *module, struct section *section, struct subsection *part) {
	size_t next = 0;
	for (struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
		size_t end = fixups_end(part, fragment, next), ahead = end - (fragment->tail == TAIL_MISS && end > next);
		for (; next < ahead; next++)
			relocate_fixup(module, section, &part->fixups.items[next]);
		for (const struct pending_relocation *pending = first_pending(module, fragment); pending;
		     pending = pending->next)
			relocate_pending(module, pending);
		for (; next < end; next++)
			relocate_fixup(module, section, &part->fixups.items[next]);
	}
}

/* llvm-mc does not look at what comes before an alignment. */
static const char *strictness(const struct fragment *fragment) {
	return fragment->tail == TAIL_ALIGN ? " [stricter than llvm-mc]" : "";
}

/* A section without contents in the file may only be given zeros that are known. LLVM 14 does not look at gaps. */
static void check_empty(struct module *module, const struct section *section) {
	bool later = kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0);
	const char *kind = later ? "BSS" : "SHT_NOBITS"; /* LLVM 14's word */
	for (const struct subsection *part = section->subsections; part; part = part->next) {
		for (const struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			bool filled = fragment->tail >= TAIL_LEB || (later && fragment->fill && fragment->tail != TAIL_ALIGN);
			if (fragment->contents_pos || filled)
				diag_error(module->diag, fragment->contents_pos ? fragment->contents_pos : fragment->pos,
				           "%s section '%.*s' cannot have non-zero %s%s", kind, NAME_ARGS(section->name),
				           later ? "bytes" : "initializers", strictness(fragment));
		}
		for (size_t i = 0; i < part->fixups.count; i++)
			diag_error(module->diag, part->fixups.items[i].pos,
			           "%s section '%.*s' cannot have fixups: only zeros are allowed there%s", kind,
			           NAME_ARGS(section->name), strictness(part->fixups.items[i].fragment));
	}
}

void relocate_module(struct module *module) {
	late_descriptors_finish(module);
	place_all_pending(module);
	for (struct section *section = module->sections; section; section = section->next)
		for (struct subsection *part = section->subsections; part; part = part->next)
			relocate_part(module, section, part);
	/* llvm-mc finds these when it writes the sections. */
	for (const struct section *section = module->sections; section; section = section->next)
		if (section->type == SHT_NOBITS)
			check_empty(module, section);
}
