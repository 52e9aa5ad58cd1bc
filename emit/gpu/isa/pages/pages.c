/* pages.c: what a manual says of instructions; see kdasm/instruction_pages.h.
 *
 * A form of a row is written for each set of processors, and once for all whose text is the same. */
#include "kdasm/instruction_pages.h"

#include <fnmatch.h>
#include <string.h>

#include "piece.h"
#include "gpu/isa/feature_sets.h"
#include "gpu/isa/names.h"
#include "gpu/isa/renames.h"
#include "notation.h"

enum { NAME_COLUMN = 36 };

struct pages {
	struct notation notation;
	size_t given;
	bool several;       /* what modifiers may be is at the end of them all */
	uint64_t modifiers; /* a bit each: that were used */
	struct piece told;  /* on this page: what operands and modifiers may be */
	enum kd_wave wave;  /* in pages of all processors that of GFX9 */
	kd_take_text *take;
	void *context;
};

static void give(struct pages *pages, const struct piece *piece) {
	if (piece->used)
		pages->take(pages->context, piece->text, piece->used);
}

/* NULL: of all. None where kdasm does not know the instructions. */
static uint32_t sets_of_processor(const struct kd_processor *processor) {
	const struct isa_machine *machine = isa_machine_of(processor, KD_WAVE_64);
	return !processor ? (uint32_t)ISA_ALL_SETS : machine ? machine->set : 0;
}

static struct pages pages_of(const struct kd_processor *processor, kd_take_text *take, void *context) {
	return (struct pages){.notation = {.sets = sets_of_processor(processor)},
	                      .wave = processor ? processor->family->default_wave : KD_WAVE_64,
	                      .take = take,
	                      .context = context};
}

static uint32_t sets_of(const struct isa_row *row) {
	return isa_feature_sets[row->feature];
}

/* The first row of a name stands for it. */
static bool is_first(const struct isa_row *row) {
	return isa_find(row->name, strlen(row->name)) == row;
}

static void put_sets(struct piece *piece, uint32_t sets) {
	char names[256];
	isa_put_processors(sets, names, sizeof names);
	piece_say(piece, "%s", names);
}

/* ---- forms ---- */

/* On one processor it is the one that is printed. */
static const char *name_of(const struct pages *pages, const struct isa_machine *machine, const struct isa_row *row) {
	return notation_is_general(&pages->notation) ? row->name : isa_name_of(machine, row);
}

static void put_line(struct piece *piece, struct pages *pages, const struct isa_machine *machine,
                     const struct isa_form *form) {
	static const char *const suffixes[FAMILY_COUNT] = {"_e32", "_e64", "_sdwa", "_dpp", "_dpp", "_e64_dpp", "_e64_dpp"};
	bool has_suffix = isa_layouts[isa_layout_of(machine, form->row->format)].vop3 != NO_VOP3 &&
	                  !(form->row->flags & ISA_NO_VOP3_FORM);
	size_t start = piece->used;
	piece_say(piece, "    %s%s%s", form->flags & ISA_SECOND ? ":: " : "", name_of(pages, machine, form->row),
	          has_suffix ? suffixes[form->family] : "");
	pages->notation.suffixes |= has_suffix;
	notation_operands(piece, form);
	notation_modifiers(piece, &pages->notation, machine, form);
	piece_wrap(piece, start, 6);
	piece_say(piece, "\n");
}

static void clear_field(uint64_t words[2], const struct isa_form *form, unsigned role) {
	const struct isa_field *field = &isa_fields[form->layout][role];
	words[field->bit / 64] &= ~(((UINT64_C(1) << field->width) - 1) << field->bit % 64);
}

/* The bits that all lines have: without the fields of modifiers and operands, which may be other than those that are
 * fixed. */
static void clear_fields(uint64_t words[2], const struct isa_form *form) {
	unsigned sources = 0;
	clear_field(words, form, ROLE_BASE);
	for (unsigned i = 0; form->kinds[i]; i++) {
		unsigned role = isa_kinds[form->kinds[i]].role;
		clear_field(words, form, role == ROLE_SRC ? ROLE_SRC0 + sources++ : role);
	}
	for (unsigned i = 0; i < MODIFIER_COUNT; i++)
		for (unsigned role = isa_modifier_role(form, i); role && form->takes & isa_modifiers[i].taken;
		     role = isa_role_rests[role])
			clear_field(words, form, role);
}

static void put_encoding(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form) {
	enum { DWORD = 4, HALF = 8 };
	const struct isa_layout *layout = &isa_layouts[form->layout];
	uint64_t words[2];
	size_t start = piece->used;
	isa_fixed_bits(form, words);
	if (form->flags & ISA_SECOND) /* its opcode is elsewhere */
		words[0] = layout->base | (uint64_t)form->opcode << isa_fields[form->layout][ROLE_SECOND].bit;
	clear_fields(words, form);
	piece_column(piece, NOTATION_ITEM);
	piece_say(piece, "encoding");
	piece_column(piece, NOTATION_MEANING);
	piece_say(piece, "%s, %u bytes", notation_format(form->format), layout->bytes);
	enum notation_literals literals = notation_literals(machine, form);
	if (literals & NOTATION_LITERAL)
		piece_say(piece, ", %u with a literal", layout->bytes + (unsigned)DWORD);
	if (literals & NOTATION_LITERAL64)
		piece_say(piece, ", %u with one of 64 bits", layout->bytes + 2 * (unsigned)DWORD);
	piece_say(piece, "; opcode 0x%x, bits", form->opcode);
	for (unsigned i = 0; i < layout->bytes; i += DWORD)
		piece_say(piece, " %08x", (unsigned)(words[i / HALF] >> i % HALF * 8));
	piece_wrap(piece, start, NOTATION_MEANING);
	piece_say(piece, "\n");
}

static bool is_there(const struct isa_machine *machine, const struct isa_form *form) {
	bool wide = false;
	for (unsigned i = 0; form->kinds[i]; i++)
		wide |= isa_kinds[form->kinds[i]].role == ROLE_SRC && isa_kinds[form->kinds[i]].words > 1;
	return form->family != FAMILY_DPP || !wide || isa_is(machine, TRAIT_WIDE_DPP);
}

/* With modifiers that only some processors have. */
static uint64_t taken_somewhere(const struct isa_form *form) {
	bool loads = isa_kinds[form->row->operands[0]].role == ROLE_DATA_DST;
	uint64_t lacks = isa_role_width(form->layout, ROLE_POLICY) ? 0 : ISA_POLICY;
	return (form->takes & ~lacks) | (isa_row_takes(form->row) & (ISA_IMAGE_TFE | (loads ? ISA_TFE : 0)));
}

/* The n-th form without a dword of status: beside it is one with it. Modifiers that only some processors have are in
 * the notation of these, and in the pages for all. */
static bool form_of(const struct pages *pages, const struct isa_machine *machine, const struct isa_row *row,
                    enum isa_family family, unsigned n, struct isa_form *form) {
	struct isa_form next;
	unsigned i = 0;
	for (; isa_form_of(machine, row, family, i, form); i++)
		if (!form->status && n-- == 0)
			break;
	if (!isa_form_of(machine, row, family, i, form) || !is_there(machine, form))
		return false;
	if (notation_is_general(&pages->notation))
		form->takes = taken_somewhere(form);
	else if (isa_form_of(machine, row, family, i + 1, &next) && next.status)
		form->takes |= ISA_TFE;
	else
		form->takes = notation_takes(machine, form);
	return true;
}

static void put_form(struct piece *piece, struct pages *pages, const struct isa_machine *machine,
                     const struct isa_form *form) {
	put_line(piece, pages, machine, form);
	put_encoding(piece, machine, form);
	notation_notes(piece, form->row);
	notation_explain_operands(piece, &pages->notation, machine, form);
	for (unsigned i = 0; i < MODIFIER_COUNT; i++)
		pages->modifiers |= (uint64_t)((form->takes & isa_modifiers[i].taken) != 0) << i;
	if (!pages->several)
		notation_explain_modifiers(piece, &pages->notation, machine, form);
}

/* An explanation begins in this column, and goes on in further ones. */
static const char *next_item(const char *at) {
	do
		at = strchr(at, '\n') + 1;
	while (strncmp(at, "         ", NOTATION_ITEM + 1) == 0);
	return at;
}

/* Whether this is what the page said last of the word that the explanation begins with. */
static bool is_told(const struct piece *told, const char *item, size_t length) {
	size_t word = NOTATION_ITEM + strcspn(item + NOTATION_ITEM, " \n");
	bool same = false;
	for (const char *at = told->text; *at; at = next_item(at))
		if (strncmp(at, item, word + 1) == 0)
			same = (size_t)(next_item(at) - at) == length && memcmp(at, item, length) == 0;
	return same;
}

/* The line of a form, and of what follows only what the page has not said yet. */
static void give_text(struct pages *pages, const struct piece *text) {
	for (const char *at = text->text, *end; *at; at = end) {
		end = next_item(at);
		size_t length = (size_t)(end - at);
		bool is_item = strncmp(at, "        ", NOTATION_ITEM) == 0;
		if (is_item && is_told(&pages->told, at, length))
			continue;
		pages->take(pages->context, at, length);
		if (is_item && pages->told.used + length < PIECE_SIZE)
			piece_say(&pages->told, "%.*s", (int)length, at);
	}
}

static void give_sets(struct pages *pages, uint32_t sets) {
	struct piece piece = {0};
	piece_say(&piece, "  on ");
	put_sets(&piece, sets);
	piece_wrap(&piece, 0, 4);
	piece_say(&piece, ":\n");
	give(pages, &piece);
}

/* The text of a form for the first set that is left, and all that have the same; no longer left are these, and those
 * without the form. */
static uint32_t same_form(struct pages *pages, const struct isa_row *row, enum isa_family family, unsigned n,
                          uint32_t *left, struct piece *text) {
	uint32_t same = 0;
	struct isa_form form;
	for (uint32_t rest = *left; rest; rest &= rest - 1) {
		const struct isa_machine *machine = &isa_machines[pages->wave][__builtin_ctz(rest)];
		struct piece piece = {0};
		bool has_form = form_of(pages, machine, row, family, n, &form);
		if (has_form)
			put_form(&piece, pages, machine, &form);
		if (has_form && !same)
			*text = piece;
		if (has_form && strcmp(text->text, piece.text) == 0)
			same |= machine->set;
		if (!has_form || same & machine->set)
			*left &= ~machine->set;
	}
	return same;
}

static void give_row(struct pages *pages, const struct isa_row *row, uint32_t everywhere) {
	enum { MOST = 5 }; /* variants of memory */
	for (unsigned family = 0; family < FAMILY_COUNT; family++)
		for (unsigned n = 0; n < MOST; n++)
			for (uint32_t left = pages->notation.sets & sets_of(row), same; left;) {
				struct piece text = {0};
				same = same_form(pages, row, family, n, &left, &text);
				if (same && same != everywhere)
					give_sets(pages, same);
				give_text(pages, &text);
			}
}

/* ---- pages ---- */

static void put_generations(struct piece *piece, unsigned generations) {
	const char *between = "";
	for (unsigned i = 0; i < ISA_GENERATION_COUNT; i++)
		if (generations >> i & 1) {
			piece_say(piece, "%s%s", between, isa_generation_name(i));
			between = ", ";
		}
}

/* Those that are not its name on the page. */
static void put_other_names(struct piece *piece, const struct isa_machine *machine, const struct isa_row *row,
                            const char *name) {
	for (const struct isa_rename *rename = isa_rename_of(row); rename; rename = isa_rename_after(rename)) {
		size_t start = piece->used;
		if (strcmp(rename->name, name) == 0)
			continue;
		piece_say(piece, "    Called %s on ", rename->name);
		put_generations(piece, rename->generations);
		piece_say(piece, ".\n");
		piece_wrap(piece, start, 6);
	}
	if (strcmp(row->name, name) != 0)
		piece_say(piece, "    Called %s elsewhere.\n", row->name);
	const struct isa_row *other = isa_row_of_opcode(machine, row->format, isa_opcode(machine, row));
	for (; other; other = isa_next_of_opcode(machine, other))
		if (isa_are_one(row, other) && strcmp(row->name, other->name) != 0)
			piece_say(piece, "    The same as %s.\n", other->name);
}

static void give_page(struct pages *pages, const struct isa_row *first) {
	struct piece piece = {0};
	if (pages->given++)
		piece_say(&piece, "\n");
	uint32_t everywhere = isa_sets_with(first) & pages->notation.sets;
	const struct isa_machine *machine = &isa_machines[pages->wave][__builtin_ctz(everywhere)];
	const char *name = name_of(pages, machine, first);
	piece_say(&piece, "%s: %s\n", name, notation_format_meaning(first->format));
	put_other_names(&piece, machine, first, name);
	size_t start = piece.used;
	if (isa_sets_with(first) != ISA_ALL_SETS) {
		piece_say(&piece, "    On ");
		put_sets(&piece, isa_sets_with(first));
		piece_say(&piece, ".\n");
		piece_wrap(&piece, start, 6);
	}
	give(pages, &piece);
	pages->told = (struct piece){0};
	for (const struct isa_row *row = first; row; row = isa_next(row))
		give_row(pages, row, everywhere);
}

/* With any suffix, too. */
static bool is_meant(const char *pattern, const char *name) {
	static const char *const suffixes[] = {"", "_e32", "_e64", "_sdwa", "_dpp"};
	for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
		char text[2 * ISA_NAME_SIZE];
		stpcpy(stpcpy(text, name), suffixes[i]);
		if (fnmatch(pattern, text, FNM_CASEFOLD) == 0)
			return true;
	}
	return false;
}

static bool row_is_meant(const char *pattern, const struct isa_row *row) {
	for (const struct isa_rename *rename = isa_rename_of(row); rename; rename = isa_rename_after(rename))
		if (is_meant(pattern, rename->name))
			return true;
	return is_meant(pattern, row->name);
}

static void give_meaning(struct pages *pages, const char *word, const char *text) {
	enum { WORD = 4, MEANING = 20 };
	struct piece piece = {0};
	piece_column(&piece, WORD);
	piece_say(&piece, "%s", word);
	piece_column(&piece, MEANING);
	piece_say(&piece, "%s", text);
	piece_wrap(&piece, 0, MEANING);
	piece_say(&piece, "\n");
	give(pages, &piece);
}

static void give_modifiers(struct pages *pages) {
	for (uint64_t left = pages->modifiers; left; left &= left - 1) {
		struct piece name = {0}, text = {0}, meaning = {0};
		notation_modifier(pages->notation.sets, (unsigned)__builtin_ctzll(left), &name, &text, &meaning);
		piece_say(&text, "%s%s", text.used ? "; " : "", meaning.text);
		give_meaning(pages, name.text, text.text);
	}
}

static void give_words(struct pages *pages) {
	const char *word;
	struct piece meaning = {0};
	for (unsigned i = 0; notation_word(&pages->notation, i, &word, &meaning); i++) {
		pages->take(pages->context, "\n", i == 0);
		give_meaning(pages, word, meaning.text);
	}
}

static const struct isa_row *next_meant(const struct pages *pages, const char *pattern, size_t *i) {
	const struct isa_row *row;
	while ((row = isa_row_at((*i)++)))
		if (is_first(row) && isa_sets_with(row) & pages->notation.sets && row_is_meant(pattern, row))
			break;
	return row;
}

size_t kd_instruction_pages(const struct kd_processor *processor, const char *pattern, kd_take_text *take,
                            void *context) {
	struct pages pages = pages_of(processor, take, context);
	const struct isa_row *row;
	size_t i = 0;
	pages.several = next_meant(&pages, pattern, &i) && next_meant(&pages, pattern, &i);
	for (i = 0; (row = next_meant(&pages, pattern, &i));)
		give_page(&pages, row);
	give_words(&pages);
	if (pages.several)
		give_modifiers(&pages);
	return pages.given;
}

/* ---- the list ---- */

static void give_heading(struct pages *pages, unsigned format) {
	struct piece piece = {0};
	piece_say(&piece, "%s: %s\n", notation_format(format), notation_format_meaning(format));
	give(pages, &piece);
}

static void put_encodings(struct piece *piece, const struct isa_machine *machine, const struct isa_row *row) {
	static const char *const words[FAMILY_COUNT] = {"e32", "e64", "sdwa", "dpp", "dpp8", "e64_dpp", "e64_dpp8"};
	struct isa_form form;
	const char *between = "  ";
	if (isa_layouts[isa_layout_of(machine, row->format)].vop3 == NO_VOP3)
		return;
	for (unsigned family = 0; family < FAMILY_COUNT; family++)
		if (isa_form_of(machine, row, family, 0, &form)) {
			piece_say(piece, "%s%s", between, words[family]);
			between = " ";
		}
}

static void give_summary(struct pages *pages, const struct isa_row *row, uint32_t sets) {
	struct piece piece = {0};
	struct isa_form form;
	const struct isa_machine *machine = &isa_machines[pages->wave][__builtin_ctz(sets)];
	if (!form_of(pages, machine, row, FAMILY_OWN, 0, &form))
		return;
	piece_say(&piece, "  %s", name_of(pages, machine, row));
	piece_column(&piece, NAME_COLUMN);
	size_t start = piece.used;
	notation_operands(&piece, &form);
	notation_modifiers(&piece, &pages->notation, machine, &form);
	put_encodings(&piece, machine, row);
	if (sets != pages->notation.sets) {
		piece_say(&piece, "  on ");
		put_sets(&piece, sets);
	}
	piece_wrap(&piece, start, NAME_COLUMN + 4);
	piece_say(&piece, "\n");
	give(pages, &piece);
}

void kd_instruction_list(const struct kd_processor *processor, kd_take_text *take, void *context) {
	struct pages pages = pages_of(processor, take, context);
	const struct isa_row *row;
	unsigned format = FORMAT_COUNT;
	for (size_t i = 0; (row = isa_row_at(i)); i++) {
		uint32_t sets = sets_of(row) & pages.notation.sets;
		if (!sets || row->flags & ISA_ALIAS)
			continue;
		if (row->format != format)
			give_heading(&pages, row->format);
		format = row->format;
		give_summary(&pages, row, sets);
	}
}

/* ---- names ---- */

bool kd_instructions_known(const struct kd_processor *processor) {
	return !processor || isa_machine_of(processor, KD_WAVE_64);
}

const char *kd_instruction_name(const struct kd_processor *processor, size_t index) {
	uint32_t sets = sets_of_processor(processor);
	const struct isa_row *row;
	for (size_t i = 0; (row = isa_row_at(i)); i++)
		if (is_first(row) && isa_sets_with(row) & sets && index-- == 0)
			return row->name;
	return NULL;
}
