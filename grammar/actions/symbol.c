/* symbol.c: labels, assignments and the attributes of symbols. */
#include <elf.h>
#include <inttypes.h>

#include "actions.h"
#include "base/ascii.h"
#include "instruction/inserted_banks.h"
#include "reader/attributes.h"
#include "module/output.h"
#include "module/symbol.h"
#include "reader/scope.h"
#include "sections/sections.h"
#include "upgrade/upgrade.h"

void symbol_label(struct reader *reader, struct name *name, struct span at) {
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	if (lto_discards(reader, name))
		return;
	banks_reach(reader);
	symbol_define_label(reader->module, symbol, at.start);
	debug_label(reader, symbol, at);
	dwarf_expression_label(reader, symbol);
}

void symbol_label_here(struct reader *reader, struct span at) {
	diag_error(reader->diag, at.start, "invalid use of pseudo-symbol '.' as a label");
}

/* An assignment that is ignored must be a possible one. */
static void assign_nothing(struct reader *reader, struct name *name, struct value value, bool redefinable, kd_pos pos) {
	if (scope_is_llvm_14(reader))
		symbol_to_assign_throughout(reader->module, name, value, redefinable, pos);
	else
		symbol_to_assign(reader->module, name, redefinable, pos);
}

void symbol_set(struct reader *reader, struct name *name, struct span at, struct value value, bool redefinable,
                struct span value_at) {
	if (value.expr && value.expr->kind == EXPR_SYMBOL && value.expr->specifier) {
		diag_error(reader->diag, value_at.start,
		           "relocation specifier not permitted: an alias means the symbol alone; write the specifier where the "
		           "alias is used%s",
		           scope_is_llvm_14(reader) ? " [stricter than llvm-mc]" : "");
		return;
	}
	if (lto_discards(reader, name)) {
		assign_nothing(reader, name, value, redefinable, value_at.start);
		return;
	}
	if (scope_is_llvm_14(reader)) {
		upgrade_symbol_set(reader, name, value, redefinable, value_pos(value, at.start));
		symbol_assign_throughout(reader->module, name, value, redefinable, value_at.start);
	} else {
		symbol_assign(reader->module, name, value, redefinable, value_at.start);
	}
	if (reader->directive)
		output_tell(reader->module, attribute, (reader->module, ".no_dead_strip", name->symbol));
	if (value.expr) /* perhaps a place, that branches may go to */
		banks_reach_symbol(reader, name, at.start);
}

void symbol_set_here(struct reader *reader, struct span at, struct value value, struct span value_at) {
	struct name *name = name_find(&reader->module->names, ".", 1);
	if (name && name->symbol)
		symbol_set(reader, name, at, value, true, value_at);
	else
		org(reader, value, value_at, value_constant(0), value_at);
}

void symbol_set_plain(struct reader *reader, bool redefinable) {
	const struct plain_operands *plain = &reader->plain;
	struct span value_at;
	struct value value = expression_value(reader, &plain->items[0], &value_at);
	symbol_set(reader, plain->name, plain->name_at, value, redefinable, value_at);
}

static void set_binding(struct reader *reader, struct symbol *symbol, unsigned binding, const char *name) {
	bool changes = symbol->binding_set && symbol->binding != binding;
	if (changes && binding == STB_WEAK)
		diag_warning(reader->diag, reader->module->statement_pos, "%s changed binding to %s",
		             symbol_text(reader->module, symbol), name);
	else if (changes)
		diag_error(reader->diag, reader->module->statement_pos,
		           "%s changed binding to %s: it was given a different one before", symbol_text(reader->module, symbol),
		           name);
	symbol->binding = (uint8_t)binding;
	symbol->binding_set = true;
}

/* As printed; some have other names too. */
static const char *const attribute_names[] = {
    [ATTRIBUTE_GLOBAL] = ".globl",       [ATTRIBUTE_LOCAL] = ".local",       [ATTRIBUTE_WEAK] = ".weak",
    [ATTRIBUTE_HIDDEN] = ".hidden",      [ATTRIBUTE_INTERNAL] = ".internal", [ATTRIBUTE_PROTECTED] = ".protected",
    [ATTRIBUTE_KEPT] = ".no_dead_strip", [ATTRIBUTE_TAGGED] = ".memtag",
};

void symbol_attribute(struct reader *reader, struct name *name, struct span at) {
	if (lto_discards(reader, name))
		return;
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	enum attribute attribute = (enum attribute)reader->directive->argument;
	bool generic = reader->directive->any_case && attribute != ATTRIBUTE_TAGGED;
	if (generic && symbol->temporary) {
		diag_error(reader->diag, at.start, "non-local symbol required: names that begin with .L stay in this object");
		return;
	}
	bool foreign = attribute == ATTRIBUTE_FOREIGN;
	const char *directive = foreign ? reader->directive->name : attribute_names[attribute];
	if (!(foreign && strcmp(directive, ".cold") == 0) &&
	    output_takes(reader->module, attribute, (reader->module, directive, symbol)))
		return;
	symbol_register(reader->module, symbol);
	switch (attribute) {
	case ATTRIBUTE_GLOBAL: set_binding(reader, symbol, STB_GLOBAL, "STB_GLOBAL"); break;
	case ATTRIBUTE_LOCAL: set_binding(reader, symbol, STB_LOCAL, "STB_LOCAL"); break;
	case ATTRIBUTE_WEAK: set_binding(reader, symbol, STB_WEAK, "STB_WEAK"); break;
	case ATTRIBUTE_HIDDEN: symbol->visibility = STV_HIDDEN; break;
	case ATTRIBUTE_INTERNAL: symbol->visibility = STV_INTERNAL; break;
	case ATTRIBUTE_PROTECTED: symbol->visibility = STV_PROTECTED; break;
	case ATTRIBUTE_KEPT:
	case ATTRIBUTE_TAGGED: break;
	case ATTRIBUTE_FOREIGN:
		diag_error(reader->diag, at.start, "unable to emit symbol attribute: ELF has no %s", reader->directive->name);
		break;
	}
}

#define STT_UNIQUE_OBJECT 0xff /* STT_OBJECT with binding STB_GNU_UNIQUE; not an ELF number */

static const struct {
	const char *spellings[2];
	uint8_t type;
} symbol_types[] = {
    {{"function", "STT_FUNC"}, STT_FUNC},
    {{"object", "STT_OBJECT"}, STT_OBJECT},
    {{"tls_object", "STT_TLS"}, STT_TLS},
    {{"common", "STT_COMMON"}, STT_OBJECT},
    {{"notype", "STT_NOTYPE"}, STT_NOTYPE},
    {{"gnu_indirect_function", "STT_GNU_IFUNC"}, STT_GNU_IFUNC},
    {{"gnu_unique_object", "gnu_unique_object"}, STT_UNIQUE_OBJECT},
};

/* The types, for messages. */
static const char *type_words(struct arena *arena) {
	const char *text = symbol_types[0].spellings[0];
	for (size_t i = 1; i < sizeof symbol_types / sizeof symbol_types[0]; i++)
		text = arena_printf(arena, "%s, %s", text, symbol_types[i].spellings[0]);
	return text;
}

/* A second .type only makes the type more special. */
static uint8_t combine_types(uint8_t old, uint8_t new) {
	static const uint8_t general_first[] = {STT_NOTYPE, STT_OBJECT, STT_FUNC, STT_GNU_IFUNC, STT_TLS};
	for (size_t i = 0; i < sizeof general_first; i++) {
		if (old == general_first[i])
			return new;
		if (new == general_first[i])
			return old;
	}
	return new;
}

void symbol_type(struct reader *reader, struct name *name, struct span at, struct text type, struct span type_at) {
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	for (size_t i = 0; i < sizeof symbol_types / sizeof symbol_types[0]; i++) {
		if (!text_is(type, symbol_types[i].spellings[0]) && !text_is(type, symbol_types[i].spellings[1]))
			continue;
		if (output_takes(reader->module, type, (reader->module, symbol, symbol_types[i].spellings[0])))
			return;
		bool unique = symbol_types[i].type == STT_UNIQUE_OBJECT;
		symbol_register(reader->module, symbol);
		uint8_t given = unique ? STT_OBJECT : symbol_types[i].type;
		symbol_set_type(reader->module, symbol, combine_types(symbol->type, given));
		reader->module->gnu_abi |= unique || symbol_types[i].type == STT_GNU_IFUNC;
		if (unique) {
			symbol->binding = STB_GNU_UNIQUE;
			symbol->binding_set = true;
		}
		return;
	}
	diag_error(reader->diag, type_at.start, "%s '%.*s': the type must be one of %s",
	           type.length && ascii_is_digit(type.at[0]) ? "expected symbol type, not" : "unsupported attribute",
	           (int)(type.length < 64 ? type.length : 64), type.at, type_words(reader->arena));
}

void addrsig(struct reader *reader) {
	output_tell(reader->module, addrsig, (reader->module));
	reader->module->addrsig = true;
}

void addrsig_symbol(struct reader *reader, struct name *name, struct span at) {
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	output_tell(reader->module, addrsig_symbol, (reader->module, symbol));
	symbol->of_unused_section |= section_is_made(name);
	*list_add(reader->arena, &reader->module->addrsig_symbols) = symbol;
}

void symbol_size(struct reader *reader, struct name *name, struct span at, struct value size) {
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	output_tell(reader->module, symbol_size, (reader->module, symbol, size));
	symbol_give_size(reader->module, symbol, size);
}

void symbol_size_plain(struct reader *reader) {
	const struct plain_operands *plain = &reader->plain;
	struct span size_at;
	struct value size = expression_value(reader, &plain->items[0], &size_at);
	symbol_size(reader, plain->name, plain->name_at, size);
}

/* A symbol that may become a common one, or a label in .bss; false after an error. One that .equiv or
 * .weakref set to what is not known yet may. */
static bool can_be_common(struct reader *reader, struct symbol *symbol, bool in_bss, struct span at) {
	if (section_is_made(symbol->name)) {
		diag_error(reader->diag, at.start, "common symbol '%s' has the name of a section [stricter than llvm-mc]",
		           symbol_text(reader->module, symbol));
		return false;
	}
	bool variable = symbol->kind == SYMBOL_VARIABLE;
	bool unknown = variable && !symbol->redefinable && symbol_is_undefined(reader->module, symbol);
	if (unknown && reader->module->output->symbolic)
		return true;
	if (variable && (symbol->redefinable || (unknown && !in_bss))) {
		symbol->kind = SYMBOL_UNDEFINED;
		symbol->used |= !symbol->redefinable;
		if (scope_is_llvm_14(reader)) /* since then see aliases.c */
			symbol->weakref = false;
	}
	if (symbol->kind == SYMBOL_UNDEFINED || symbol->kind == SYMBOL_COMMON)
		return true;
	diag_error(reader->diag, at.start, "invalid symbol redefinition: '%s' is defined already",
	           symbol_text(reader->module, symbol));
	diag_note(reader->diag, symbol->pos, "the earlier definition");
	return false;
}

static void make_common(struct reader *reader, struct symbol *symbol, uint64_t size, uint64_t alignment, bool is_lds,
                        struct span at) {
	if (symbol->kind == SYMBOL_COMMON &&
	    (symbol->common_size != size || symbol->common_alignment != alignment || symbol->lds != is_lds)) {
		diag_error(reader->diag, at.start,
		           "Symbol: %s redeclared as different type: size, alignment and kind must stay the same",
		           symbol_text(reader->module, symbol));
		return;
	}
	symbol->kind = SYMBOL_COMMON;
	symbol->common_size = size;
	symbol->common_alignment = alignment;
	symbol->lds = is_lds;
	symbol->pos = at.start;
	reader->module->stamp++;
}

static void give_default_binding(struct symbol *symbol, unsigned binding) {
	if (symbol->binding_set)
		return;
	symbol->binding = (uint8_t)binding;
	symbol->binding_set = true;
}

enum { COMMON_POWER_LIMIT = 30 }; /* llvm-mc drops what is more */

/* The numbers of .comm and .lcomm; false after an error. */
static bool common_operands(struct reader *reader, bool is_local, struct operand size, const struct operand *power,
                            int64_t *bytes, int64_t *shift) {
	*shift = 0;
	if (!absolute(reader, size.value, size.at, bytes) || !absolute_if_given(reader, power, shift))
		return false;
	if (power && is_local)
		diag_error(reader->diag, power->at.start, "alignment not supported on this target: .lcomm takes only a size");
	else if (*bytes < 0)
		diag_error(reader->diag, size.at.start, "size must be non-negative, not %" PRId64, *bytes);
	else if (*shift < 0 || *shift > COMMON_POWER_LIMIT)
		diag_error(reader->diag, power->at.start,
		           "alignment 2^%" PRId64 " is out of range: the power must be 0 to %d [stricter than llvm-mc]", *shift,
		           COMMON_POWER_LIMIT);
	else
		return true;
	return false;
}

void comm(struct reader *reader, const struct directive *directive, struct named named, struct operand size,
          const struct operand *power) {
	struct module *module = reader->module;
	struct symbol *symbol = symbol_get(module, named.name, named.at.start);
	bool is_local = directive->argument;
	int64_t bytes, shift;
	if (!common_operands(reader, is_local, size, power, &bytes, &shift))
		return;
	bool in_bss = is_local || (symbol->binding_set && symbol->binding == STB_LOCAL);
	if (!can_be_common(reader, symbol, in_bss, named.at))
		return;
	if (is_local ? output_takes(module, lcomm, (module, symbol, (uint64_t)bytes))
	             : output_takes(module, comm, (module, symbol, (uint64_t)bytes, (unsigned)shift)))
		return;
	symbol_register(module, symbol);
	if (is_local) {
		symbol->binding = STB_LOCAL;
		symbol->binding_set = true;
	}
	give_default_binding(symbol, STB_GLOBAL);
	symbol->type = STT_OBJECT;
	if (symbol->binding == STB_LOCAL)
		symbol_in_bss(reader, symbol, (uint64_t)bytes, UINT64_C(1) << shift, named.at.start);
	else
		make_common(reader, symbol, (uint64_t)bytes, UINT64_C(1) << shift, false, named.at);
	symbol_give_size(reader->module, symbol, value_constant(bytes));
}

void lds(struct reader *reader, struct named named, struct operand size, const struct operand *alignment) {
	struct symbol *symbol = symbol_get(reader->module, named.name, named.at.start);
	int64_t bytes, align = 4;
	if (!target_needed(reader, named.at.start, ".amdgpu_lds"))
		return;
	if (!absolute(reader, size.value, size.at, &bytes) || !absolute_if_given(reader, alignment, &align))
		return;
	int64_t limit = kd_target_lds_limit(&reader->module->target);
	if (bytes < 0)
		diag_error(reader->diag, size.at.start, "size must be non-negative, not %" PRId64, bytes);
	else if (bytes > limit)
		diag_error(reader->diag, size.at.start, "size is too large: %" PRId64 " bytes; %s has %" PRId64, bytes,
		           reader->module->target.processor->name, limit);
	else if (align <= 0 || (align & (align - 1)))
		diag_error(reader->diag, alignment->at.start, "alignment must be a power of two, not %" PRId64, align);
	else if (align >= INT64_C(1) << 31)
		diag_error(reader->diag, alignment->at.start, "alignment is too large: it must be less than 2^31");
	else if (can_be_common(reader, symbol, false, named.at)) {
		if (output_takes(reader->module, lds, (reader->module, symbol, (uint64_t)bytes, (uint64_t)align)))
			return;
		symbol->type = STT_OBJECT;
		give_default_binding(symbol, STB_GLOBAL);
		make_common(reader, symbol, (uint64_t)bytes, (uint64_t)align, true, named.at);
		symbol_give_size(reader->module, symbol, size.value);
	}
}
