/* words.c: what the words of pages mean, notes, and formats; see notation.h. */
#include "notation.h"

#include <inttypes.h>
#include <stddef.h>
#include <string.h>

#include "gpu/isa/constant.h"
#include "gpu/isa/names.h"

static const struct {
	uint16_t group;
	char word[12];
} group_words[] = {
#define KD_GROUP_WORD(group, word) {GROUP_##group, word},
#include "kdasm/isa/notation.def"
};

static const struct {
	char name[16], meaning[44];
} formats[FORMAT_COUNT] = {
#define KD_FORMAT(id, traits, meaning) [FORMAT_##id] = {#id, meaning},
#include "kdasm/isa/formats.def"
};

static const struct {
	uint64_t takes;
	uint32_t flags, format;
	char text[112];
} notes[] = {
#define KD_NOTE(flag, text) {0, ISA_##flag, FORMAT_COUNT, text},
#define KD_MODIFIER_NOTE(taken, text) {ISA_##taken, 0, FORMAT_COUNT, text},
#define KD_FORMAT_NOTE(format, text) {0, 0, FORMAT_##format, text},
#include "kdasm/isa/notation.def"
};

void notation_registers(struct piece *piece, unsigned groups) {
	for (size_t i = 0; i < sizeof group_words / sizeof group_words[0]; i++)
		if (groups & group_words[i].group)
			piece_say(piece, " %s", group_words[i].word);
}

/* Halves of pairs are left out. */
static bool is_half(const struct isa_register *reg) {
	const char *end = strrchr(reg->name, '_');
	return end && (strcmp(end, "_lo") == 0 || strcmp(end, "_hi") == 0);
}

/* Whether a processor of the sets has the register under this name. */
static bool is_there(uint32_t sets, const struct isa_register *reg) {
	bool found = false;
	for (uint32_t left = sets; left && !found; left &= left - 1)
		found = isa_register_at(&isa_machines[KD_WAVE_64][__builtin_ctz(left)], reg->number, reg->words) == reg;
	return found;
}

/* Whether the trait is that of some of the sets, but not of all. */
static bool some_are(uint32_t sets, enum isa_trait trait) {
	return sets & isa_trait_sets[trait] && sets & ~isa_trait_sets[trait];
}

/* How many registers of the file a processor of the sets has. */
static unsigned most_registers(uint32_t sets, const struct isa_register_file *file) {
	unsigned most = 0;
	for (uint32_t left = sets; left; left &= left - 1) {
		unsigned count = isa_register_count(&isa_machines[KD_WAVE_64][__builtin_ctz(left)], file);
		most = count > most ? count : most;
	}
	return most;
}

static void put_group(struct piece *piece, uint32_t sets, unsigned group) {
	const char *between = "";
	for (unsigned i = 0; i < REGISTER_FILE_COUNT; i++) {
		const struct isa_register_file *file = &isa_register_files[i];
		if (file->group != group || !most_registers(sets, file))
			continue;
		piece_say(piece, "%s%s0 to %s%u", between, file->prefix, file->prefix, most_registers(sets, file) - 1);
		between = ", ";
	}
	const struct isa_register *reg;
	for (size_t i = 0; (reg = isa_register_number(i)); i++) {
		if (reg->group != group || is_half(reg) || !is_there(sets, reg))
			continue;
		piece_say(piece, "%s%s", between, reg->name);
		between = ", ";
	}
	if (group == GROUP_SCALAR)
		piece_say(piece, "; two begin at an even one, more at a multiple of 4; a vector instruction reads only %s",
		          !(sets & isa_trait_sets[TRAIT_TWO_SCALARS]) ? "one scalar value"
		          : some_are(sets, TRAIT_TWO_SCALARS)         ? "one scalar value, two from GFX10 on"
		                                                      : "two scalar values");
	if (group & (GROUP_SCALAR | GROUP_VCC | GROUP_EXEC))
		piece_say(piece, "; one half of a pair is NAME_lo or NAME_hi");
	if (group == GROUP_LDS && some_are(sets, TRAIT_NO_LDS_DIRECT))
		piece_say(piece, "; not from gfx90a on");
	if (group == GROUP_AGPR && some_are(sets, TRAIT_AGPR_DATA))
		piece_say(piece, "; data of memory from gfx90a on");
	if (group == GROUP_AGPR && sets & isa_trait_sets[TRAIT_AGPR_DATA])
		piece_say(piece, "; the data of an instruction, or vdst and src2, are all v or all a");
	if (group & (GROUP_VGPR | GROUP_AGPR) && sets & isa_trait_sets[TRAIT_EVEN_VGPRS])
		piece_say(piece, "; several begin at an even one%s", some_are(sets, TRAIT_EVEN_VGPRS) ? " from gfx90a on" : "");
}

static void put_inline_constants(struct piece *piece, uint32_t sets) {
	int64_t number, least = 0, most = 0;
	double real;
	for (unsigned source = 0; source < SOURCE_FIRST_FLOAT; source++)
		if (isa_inline_integer(source, &number)) {
			least = number < least ? number : least;
			most = number > most ? number : most;
		}
	piece_say(piece, "%" PRId64 " to %" PRId64, least, most);
	for (unsigned source = SOURCE_FIRST_FLOAT; isa_inline_real(TYPE_F32, source, &real); source++)
		if (source != SOURCE_INVERSE_TWO_PI || sets & isa_trait_sets[TRAIT_INVERSE_TWO_PI])
			piece_say(piece, ", %s", isa_inline_real_text(TYPE_F32, real));
	piece_say(piece, some_are(sets, TRAIT_INVERSE_TWO_PI) ? ", the last from GFX8 on" : "");
}

/* Words that no registers stand for. */
static const struct {
	size_t used; /* the flag of struct notation */
	char word[12], meaning[144];
} other_words[] = {
    {offsetof(struct notation, literals), "literal",
     "any other number of the type, in 4 bytes after the instruction, one in a line"},
    {offsetof(struct notation, wide_literals), "literal64", "one that needs 8 bytes"},
    {offsetof(struct notation, halves), "v.h",
     "v0.l and v0.h to v127.l and v127.h, in VOP3 to v255.h: the low or high half; all operands of 16 bits are halves, "
     "or none is"},
    {offsetof(struct notation, symbols), "symbol", "a literal whose value only layout knows"},
    {offsetof(struct notation, suffixes), "_e32, _e64", "may be left out: the first line that fits is taken"},
    {offsetof(struct notation, changes), ":m", "may be -x, neg(x), |x| or abs(x)"},
    {offsetof(struct notation, extensions), ":m", "may be sext(x) in SDWA, which extends the sign of an integer"},
    {offsetof(struct notation, options), ":opt", "may be left out; what an atomic returns is there with "},
};

enum {
	GROUP_WORDS = sizeof group_words / sizeof group_words[0],
	OTHER_WORDS = sizeof other_words / sizeof other_words[0],
};

static bool other_word(const struct notation *notation, unsigned n, const char **word, struct piece *meaning) {
	const bool *used = (const bool *)((const char *)notation + other_words[n].used);
	*word = other_words[n].word;
	if (*used)
		piece_say(meaning, "%s", other_words[n].meaning);
	if (*used && used == &notation->options)
		notation_returns(meaning, notation->sets);
	return *used;
}

/* The word at a place, in which none may be. */
static bool word_at(const struct notation *notation, unsigned at, const char **word, struct piece *meaning) {
	enum { CONSTANTS = GROUP_WORDS, OTHERS };
	if (at >= OTHERS)
		return other_word(notation, at - OTHERS, word, meaning);
	*word = at < GROUP_WORDS ? group_words[at].word : "constant";
	if (at < GROUP_WORDS && group_words[at].group & notation->groups)
		put_group(meaning, notation->sets, group_words[at].group);
	else if (at == CONSTANTS && notation->constants)
		put_inline_constants(meaning, notation->sets);
	return meaning->used;
}

bool notation_word(const struct notation *notation, unsigned n, const char **word, struct piece *meaning) {
	for (unsigned at = 0; at < GROUP_WORDS + 1 + OTHER_WORDS; at++) {
		meaning->used = 0;
		if (word_at(notation, at, word, meaning) && n-- == 0)
			return true;
	}
	return false;
}

/* The numbers that a type has: as far as powers of two go. */
void notation_range(struct piece *piece, unsigned layout, enum isa_type type) {
	enum { MOST = 32 };
	struct isa_operand operand = {.type = OPERAND_INTEGER};
	int64_t least = 0, most = 0;
	uint64_t stored;
	if (type == TYPE_OFFSET || type == TYPE_BUFFER_OFFSET) {
		struct isa_offsets offsets = isa_offsets_of(layout, type);
		piece_say(piece, "%" PRId64 " to %" PRId64, offsets.least, offsets.most);
		return;
	}
	for (unsigned i = 0; i <= MOST; i++) {
		operand.number = -(INT64_C(1) << i);
		least = isa_number_read(type, &operand, &stored) ? operand.number : least;
		operand.number = (INT64_C(1) << i) - 1;
		most = isa_number_read(type, &operand, &stored) ? operand.number : most;
	}
	piece_say(piece, "%" PRId64 " to %" PRId64, least, most);
}

void notation_notes(struct piece *piece, const struct isa_row *row) {
	uint64_t takes = row->takes | isa_format_takes[row->format];
	size_t start = piece->used;
	for (size_t i = 0; i < sizeof notes / sizeof notes[0]; i++) {
		if (!(takes & notes[i].takes || row->flags & notes[i].flags || row->format == notes[i].format))
			continue;
		if (piece->used == start)
			piece_say(piece, "%*snote", NOTATION_ITEM, "");
		piece_column(piece, NOTATION_MEANING);
		piece_say(piece, "%s", notes[i].text);
	}
	piece_wrap(piece, start, NOTATION_MEANING);
	if (piece->used > start)
		piece_say(piece, "\n");
}

const char *notation_format(unsigned format) {
	return formats[format].name;
}

const char *notation_format_meaning(unsigned format) {
	return formats[format].meaning;
}
