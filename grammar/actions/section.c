/* section.c: directives that choose a section. */
#include <inttypes.h>

#include "actions.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "reader/scope.h"
#include "sections/sections.h"

/* A section named again may leave things out, but not change them. */
static void check_unchanged(struct reader *reader, const struct section *known, const struct section_key *key,
                            bool has_type, uint64_t given) {
	struct diag *diag = reader->diag;
	kd_pos pos = reader->module->statement_pos;
	if (has_type && known->type != key->type)
		diag_error(diag, pos, "changed section type for %.*s, expected: 0x%X", NAME_ARGS(key->name), known->type);
	if (!has_type && !given && !key->entry_size)
		return;
	if (known->flags != key->flags)
		diag_error(diag, pos, "changed section flags for %.*s, expected: 0x%" PRIX64, NAME_ARGS(key->name),
		           known->flags);
	if (known->entry_size != key->entry_size)
		diag_error(diag, pos, "changed section entsize for %.*s, expected: %" PRIu64, NAME_ARGS(key->name),
		           known->entry_size);
}

static bool part_number(struct reader *reader, struct value part, struct span at, uint32_t *number) {
	int64_t value;
	if (!value_absolute(reader->module, part, EVALUATE_EARLY, &value)) {
		diag_error(reader->diag, at.start, "cannot evaluate subsection number");
		return false;
	}
	enum { LARGEST_BEFORE_4 = 8192 }; /* LLVM 14 stops at larger ones */
	int64_t largest = scope_is_llvm_14(reader) ? LARGEST_BEFORE_4 : INT32_MAX;
	if (value < 0 || value > largest) {
		diag_error(reader->diag, at.start, "subsection number %" PRId64 " is not within [0,%" PRId64 "]", value,
		           largest);
		return false;
	}
	*number = (uint32_t)value;
	return true;
}

/* llvm-mc would mix its own contents with the user's. */
static bool is_own_section(struct text name) {
	return text_is(name, ".strtab") || text_is(name, ".symtab");
}

static void choose_section(struct reader *reader, struct text name, struct span at, struct section_operands *operands,
                           uint32_t part) {
	struct section_key key;
	uint64_t given;
	if (is_own_section(name) && !reader->module->output->symbolic) {
		diag_error(reader->diag, at.start, "section '%.*s' is made by the assembler itself [stricter than llvm-mc]",
		           (int)name.length, name.at);
		return;
	}
	if (!section_key_of(reader, name, operands, &key, &given))
		return;
	struct section *chosen = section_by_key(reader, &key);
	debug_section(reader, chosen);
	check_unchanged(reader, chosen, &key, operands->type.length, given);
	section_switch(reader->module, chosen, part);
}

void section(struct reader *reader, struct text name, struct span at, struct section_operands *operands) {
	choose_section(reader, name, at, operands, 0);
}

/* With the mark in front of it. */
static struct span marked_span(struct reader *reader, struct text text) {
	struct span at = text_span(reader, text);
	at.start--;
	return at;
}

void section_plain(struct reader *reader) {
	const struct plain_operands *plain = &reader->plain;
	struct span flags_at = marked_span(reader, plain->flags);
	flags_at.end++; /* of the quotation mark after them */
	if (!section_flags_are_valid(reader, plain->flags, flags_at))
		return;
	struct section_operands *operands = section_operands(reader);
	operands = section_with_type(operands, plain->type, marked_span(reader, plain->type));
	operands = section_flags(operands, plain->flags, flags_at);
	section(reader, plain->section, text_span(reader, plain->section), operands);
}

void pushsection(struct reader *reader, struct text name, struct span at, struct section_operands *operands,
                 const struct value *part, struct span part_at) {
	uint32_t number = 0;
	if (part && !part_number(reader, *part, part_at, &number))
		return;
	section_push(reader->module);
	choose_section(reader, name, at, operands ? operands : section_operands(reader), number);
}

void pushsection_part(struct reader *reader, struct text name, struct span at, struct value part, struct span part_at,
                      struct section_operands *operands) {
	pushsection(reader, name, at, operands, &part, part_at);
}

void short_section(struct reader *reader, const struct directive *directive, struct value part, struct span at) {
	uint32_t number;
	if (part_number(reader, part, at, &number))
		section_switch(reader->module, section_named(reader, directive->name), number);
}

void popsection(struct reader *reader, struct span at) {
	if (!section_pop(reader->module))
		diag_error(reader->diag, token_after(reader, at), ".popsection without corresponding .pushsection");
}

void previous(struct reader *reader, struct span at) {
	if (!section_previous(reader->module))
		diag_error(reader->diag, token_after(reader, at), ".previous without corresponding .section");
}

void subsection(struct reader *reader, struct value part, struct span at) {
	uint32_t number;
	if (part_number(reader, part, at, &number))
		section_switch(reader->module, reader->module->current.section, number);
}

void symbol_in_bss(struct reader *reader, struct symbol *symbol, uint64_t size, uint64_t alignment, kd_pos pos) {
	struct module *module = reader->module;
	struct place_in_section here = module->current;
	section_switch(module, section_named(reader, ".bss"), 0);
	data_align(module, align_with_zeros(alignment), pos);
	symbol_define_label(module, symbol, pos);
	data_space(module, value_constant((int64_t)size), 0, pos);
	section_switch(module, here.section, here.subsection->number);
}

void ident(struct reader *reader, struct text text) {
	struct module *module = reader->module;
	if (output_takes(module, ident, (module, text.at, text.length)))
		return;
	section_push(module);
	section_switch(module, section_with_role(reader, OF_IDENT), 0);
	if (!reader->sections->ident_seen)
		data_bytes(module, "", 1);
	reader->sections->ident_seen = true;
	data_bytes(module, text.at, text.length);
	data_bytes(module, "", 1);
	section_pop(module);
}
