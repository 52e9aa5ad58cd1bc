/* remedy_words.h: what to write instead of a word that is a modifier elsewhere, or stands in a wrong place. */
#ifndef KD_GRAMMAR_INSTRUCTION_REMEDY_WORDS_H
#define KD_GRAMMAR_INSTRUCTION_REMEDY_WORDS_H

#include "gpu/isa/form.h"
#include "remedy.h"

#define TEXT_ARGS(text) (int)(text).length, (text).at

/* Whether the line can be encoded. */
static inline bool remedy_fits(const struct isa_line *line) {
	struct isa_code code;
	struct isa_refusal refusal;
	return isa_encode(line, &code, &refusal);
}

static inline unsigned remedy_operand_count(const struct isa_form *form) {
	unsigned count = 0;
	while (form->kinds[count])
		count++;
	return count;
}

/* An operand as it is written, up to the next comma or blank that is not in brackets. */
struct text remedy_operand_text(const struct refused_line *line, unsigned n);

/* "these have it: gfx90a" */
void remedy_say_owners(struct piece *piece, uint32_t sets);

/* Of a word that was read as a symbol or a register; the line ends before it. False if nothing is known of it. */
bool remedy_of_known_word(struct piece *piece, const struct refused_line *line, struct text word);

/* Of the modifier `at`, which does not fit. */
void remedy_of_modifier(struct piece *piece, const struct refused_line *line, unsigned at);

#endif
