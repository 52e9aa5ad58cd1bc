/* notation.h: operands and modifiers of a form in the notation of the manual. */
#ifndef KD_GPU_ISA_PAGES_NOTATION_H
#define KD_GPU_ISA_PAGES_NOTATION_H

#include <stdbool.h>

#include "piece.h"
#include "gpu/isa/form.h"

enum {
	ISA_ALL_SETS = 0
#define KD_ISA_SET(id, generation, processors) | ISA_SET_##id
#include "kdasm/isa/sets.def"
};

/* An explanation begins in a column, and what it explains the word with in another one. */
enum { NOTATION_ITEM = 8, NOTATION_MEANING = 24 };

/* For which processors pages are, and what these have used and must explain at their end. */
struct notation {
	uint32_t sets;
	unsigned groups;
	bool constants, literals, wide_literals, symbols, suffixes, changes, extensions, options, halves;
};

/* Whether it is for several sets: what depends on them is in the words at the end then. */
static inline bool notation_is_general(const struct notation *notation) {
	return notation->sets & (notation->sets - 1);
}

/* An operand: "src0". */
void notation_name(struct piece *piece, const struct isa_form *form, unsigned place);

/* What is before the operand: ", " mostly. */
const char *notation_between(const struct isa_form *form, unsigned place);

/* The operands with commas: "vdst, src0:m, vsrc1". */
void notation_operands(struct piece *piece, const struct isa_form *form);

/* The modifiers of the form without those that rules.c takes from the machine. */
uint64_t notation_takes(const struct isa_machine *machine, const struct isa_form *form);

/* Operands and modifiers as messages show them, with modifiers that may be left out if `options`. What may be left out
 * is in brackets. */
void notation_usage(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form, bool options);

/* ", where src0 is 32 bits, f32: v s": what an operand may be, as messages say it. */
void notation_explain(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form,
                      unsigned place);

/* The modifiers, those that need not be there in brackets. */
void notation_modifiers(struct piece *piece, const struct notation *notation, const struct isa_machine *machine,
                        const struct isa_form *form);

/* What operands may be, a line each. */
void notation_explain_operands(struct piece *piece, struct notation *notation, const struct isa_machine *machine,
                               const struct isa_form *form);

/* What modifiers may be, a line each. */
void notation_explain_modifiers(struct piece *piece, const struct notation *notation, const struct isa_machine *machine,
                                const struct isa_form *form);

/* "TH_LOAD_RT, TH_LOAD_NT": the names of the hints for such instructions (enum isa_hint_bit) of the layout. */
void notation_hints(struct piece *piece, unsigned of, enum isa_layout_number layout);

/* "glc or sc0": the words with which atomics return, on processors of the sets. */
void notation_returns(struct piece *piece, uint32_t sets);

/* Which constants may follow: of a dword, of two. */
enum notation_literals { NOTATION_NO_LITERAL, NOTATION_LITERAL, NOTATION_LITERAL64 };
enum notation_literals notation_literals(const struct isa_machine *machine, const struct isa_form *form);

/* A line with a sentence for each flag of the row that has one. */
void notation_notes(struct piece *piece, const struct isa_row *row);

/* The n-th word that was used and its meaning; false after the last one. */
bool notation_word(const struct notation *notation, unsigned n, const char **word, struct piece *meaning);

/* " v s": words for the registers, which notation_word() explains. */
void notation_registers(struct piece *piece, unsigned groups);

/* "-16 to 64": the numbers of the type, as far as powers of two go. */
void notation_range(struct piece *piece, unsigned layout, enum isa_type type);

const char *notation_format(unsigned format);
const char *notation_format_meaning(unsigned format);

/* How a modifier is written on processors of the sets, whatever the form, and its values and meaning. */
void notation_modifier(uint32_t sets, unsigned modifier, struct piece *name, struct piece *values,
                       struct piece *meaning);

#endif
