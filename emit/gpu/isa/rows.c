/* rows.c: the rows of instructions, operand kinds, modifiers and sets; see isa.h. */
#include "isa.h"

#include <stdio.h>
#include <string.h>

#include "feature_sets.h"
#include "form.h"
#include "kdasm/target.h"
#include "kinds.h"
#include "mnemonics.h"
#include "opcodes.h"
#include "renames.h"

/* The tables spell these without their prefixes. */
enum {
	none = KIND_NONE,
#define KD_OPERAND(id, ...) id = KIND_##id,
#include "kdasm/isa/operand_kinds.def"
};
enum {
	VGPR = GROUP_VGPR,
	AGPR = GROUP_AGPR,
	SGPR = GROUP_SGPR,
	SGPR_NO_NULL = GROUP_SGPR & ~GROUP_NULL,
	NULL_ALONE = GROUP_NULL,
	VCC = GROUP_VCC,
	M0 = GROUP_M0,
	EXEC = GROUP_EXEC,
	STATUS = GROUP_STATUS,
	APERTURE = GROUP_APERTURE,
	LDS = GROUP_LDS,
	INLINE = INLINE_CONSTANTS,
	LITERAL = LITERAL_CONSTANTS,
	SYMBOL = SYMBOL_CONSTANTS,
};
__extension__ enum {
#define KD_ISA_KIND_TRAIT(id) id = KIND_##id,
#define KD_MODIFIER_FORM(id) id = MODIFIER_##id,
#define KD_ISA_TAKES(id) id = ISA_##id,
#define KD_ISA_FLAG(id) id = ISA_##id,
#include "kdasm/isa/words.def"
	PLAIN = 0,
	HALVES = ISA_OP_SEL | ISA_OP_SEL_HI | ISA_NEG_HALVES,
	PACKED = HALVES | ISA_CLAMP,
	SMFMAC = ISA_CBSZ | ISA_ABID,
	MFMA = ISA_CBSZ | ISA_ABID | ISA_BLGP,
	NO_E64 = ISA_NO_VOP3_FORM | ISA_NO_SDWA | ISA_NO_DPP,
	NONE = ISA_NO_OPCODE,
};

#define IN(set) (UINT32_C(1) << ISA_SET_NUMBER_##set)
#define SIZE(n) (ISA_SIZES | UINT32_C(1) << (n))
#define SIZES(least, most) (ISA_SIZES | ((UINT32_C(2) << (most)) - (UINT32_C(1) << (least))))
#define KEY_OF(bits) (MODIFIER_KEY_OF_BITS + (bits))
#define NUMBER_OF(bits) (MODIFIER_NUMBER_OF_BITS + (bits))

/* Also of processors whose instructions are not taken. */
static const uint32_t all_sets[FEATURE_COUNT] = {
#define KD_ISA_FEATURE(id, sets) [FEATURE_##id] = (sets),
#include "kdasm/isa/features.def"
};

#undef IN
#define IN(set) ((uint32_t)ISA_SET_##set)

const uint32_t isa_feature_sets[FEATURE_COUNT] = {
#define KD_ISA_FEATURE(id, sets) [FEATURE_##id] = (sets),
#include "kdasm/isa/features.def"
};

const uint32_t isa_trait_sets[TRAIT_COUNT] = {
#define KD_ISA_TRAIT(id, sets, meaning) [TRAIT_##id] = (sets),
#include "kdasm/isa/features.def"
};

enum {
#define KD_GENERATION(id, name, column, sgprs, extent) COLUMN_##id = ISA_##column, SGPRS_##id = (sgprs),
#include "kdasm/isa/generations.def"
};

#define MACHINE(id, generation, wave)                                                                                  \
	{                                                                                                                  \
		ISA_SET_##id, ISA_GENERATION_##generation, COLUMN_##generation, SGPRS_##generation, wave,                      \
		    (wave) == KD_WAVE_32 ? 0 : ISA_WAVE32                                                                      \
	}

const struct isa_machine isa_machines[KD_WAVE_COUNT][ISA_SET_COUNT] = {
    [KD_WAVE_32] =
        {
#define KD_ISA_SET(id, generation, processors) MACHINE(id, generation, KD_WAVE_32),
#include "kdasm/isa/sets.def"
        },
    [KD_WAVE_64] =
        {
#define KD_ISA_SET(id, generation, processors) MACHINE(id, generation, KD_WAVE_64),
#include "kdasm/isa/sets.def"
        },
};

const struct isa_kind_row isa_kinds[] = {
#define KD_OPERAND(id, role, groups, words, type, constants, traits, e64)                                              \
	[KIND_##id] = {ROLE_##role,                                                                                        \
	               words,                                                                                              \
	               TYPE_##type,                                                                                        \
	               constants,                                                                                          \
	               ((traits)&KIND_CHANGES) != 0,                                                                       \
	               ((traits)&KIND_OPTIONAL) != 0,                                                                      \
	               ((traits)&KIND_FROM_VCC) != 0,                                                                      \
	               ((traits)&KIND_HALF) != 0,                                                                          \
	               ((traits)&KIND_UNNEGATED) != 0,                                                                     \
	               ((traits)&KIND_MAY_BE_OFF) != 0,                                                                    \
	               ((traits)&KIND_STORED) != 0,                                                                        \
	               ((traits)&KIND_LOW_ALONE) != 0,                                                                     \
	               ((traits)&KIND_MAY_BE_ODD) != 0,                                                                    \
	               KIND_##e64,                                                                                         \
	               groups},
#include "kdasm/isa/operand_kinds.def"
};

const uint16_t isa_kinds_of_wave32[KIND_COUNT] = {
#define KD_OPERAND_OF_WAVE32(id, other) [KIND_##id] = KIND_##other,
#include "kdasm/isa/operand_kinds.def"
};

const uint64_t isa_kind_takes[KIND_COUNT] = {
#define KD_OPERAND_TAKES(id, takes) [KIND_##id] = (takes),
#include "kdasm/isa/operand_kinds.def"
};

const uint16_t isa_kinds_beside_lanes[KIND_COUNT] = {
#define KD_OPERAND_BESIDE_LANES(id, other) [KIND_##id] = KIND_##other,
#include "kdasm/isa/operand_kinds.def"
};

const uint16_t isa_kinds_of_lanes[KIND_COUNT] = {
#define KD_OPERAND_OF_LANES(id, other) [KIND_##id] = KIND_##other,
#include "kdasm/isa/operand_kinds.def"
};

const uint16_t isa_kinds_of_second[KIND_COUNT] = {
#define KD_OPERAND_OF_SECOND(id, other) [KIND_##id] = KIND_##other,
#include "kdasm/isa/operand_kinds.def"
};

const struct isa_modifier_row isa_modifiers[] = {
#define KD_MODIFIER(id, name, form, role, taken, meaning) [MODIFIER_##id] = {name, form, ROLE_##role, taken},
#include "kdasm/isa/modifiers.def"
};

#define KD_MODIFIER(id, name, form, role, taken, meaning) | (taken)
const uint64_t isa_all_modifiers = 0
#include "kdasm/isa/modifiers.def"
    ;

const uint8_t isa_presets[MODIFIER_COUNT] = {
#define KD_PRESET(id, value) [MODIFIER_##id] = value,
#include "kdasm/isa/modifiers.def"
};

const struct isa_variant isa_variants[] = {
#define KD_VARIANT(place, address, base, needs, sets, only) {place, address, base, FEATURE_##only, ROLE_##sets, needs},
#include "kdasm/isa/variants.def"
    {0},
};

#define LIST(...) __VA_ARGS__
static const struct isa_row rows[] = {
#define KD_INSTRUCTION(format, name, operands, gfx6, gfx8, gfx11, feature, takes, flags)                               \
	{name, FORMAT_##format, FEATURE_##feature, {gfx6, gfx8, gfx11}, takes, flags, {LIST operands}},
#include "kdasm/isa/instructions.def"
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0], NO_NAME = -1 };

static const char processors_of[ISA_SET_COUNT][96] = {
#define KD_ISA_SET(id, generation, processors) processors,
#include "kdasm/isa/sets.def"
};

static const char others_of[ISA_SET_COUNT][96] = {
#define KD_ISA_SET_TOO(id, processors) [ISA_SET_NUMBER_##id] = processors,
#include "kdasm/isa/sets.def"
};

static bool is_word_of(const char *words, const char *word) {
	size_t length = strlen(word);
	for (const char *at = strstr(words, word); at; at = strstr(at + 1, word))
		if ((at == words || at[-1] == ' ') && (at[length] == '\0' || at[length] == ' '))
			return true;
	return false;
}

const struct isa_machine *isa_machine_of(const struct kd_processor *processor, enum kd_wave wave) {
	for (size_t i = 0; processor && i < ISA_SET_COUNT; i++)
		if (is_word_of(processors_of[i], processor->name) || is_word_of(others_of[i], processor->name))
			return isa_machines[wave][i].set ? &isa_machines[wave][i] : NULL;
	return NULL;
}

const struct isa_row *isa_row_at(size_t n) {
	return n < ROW_COUNT ? &rows[n] : NULL;
}

/* With wavefronts of either size. */
static bool set_has(const struct isa_machine *machine, const struct isa_row *row) {
	return isa_exists(machine, row->feature) && isa_layout_of(machine, row->format) != LAYOUT_NONE;
}

bool isa_has(const struct isa_machine *machine, const struct isa_row *row) {
	return !(row->flags & machine->lacks) && set_has(machine, row);
}

bool isa_go_together(const struct isa_row *row, const struct isa_row *other) {
	return (all_sets[row->feature] & all_sets[other->feature]) != 0;
}

uint32_t isa_sets_with(const struct isa_row *row) {
	uint32_t owners = 0;
	for (; row; row = isa_next(row))
		for (size_t i = 0; i < ISA_SET_COUNT; i++)
			owners |= set_has(&isa_machines[KD_WAVE_64][i], row) ? isa_machines[KD_WAVE_64][i].set : 0;
	return owners;
}

/* The sets of the generation that are taken. */
static uint32_t sets_of(unsigned generation) {
	uint32_t sets = 0;
	for (size_t i = 0; i < ISA_SET_COUNT; i++)
		sets |= isa_machines[KD_WAVE_64][i].generation == generation ? isa_machines[KD_WAVE_64][i].set : 0;
	return sets;
}

struct owners {
	char *text;
	size_t used, size;
};

static void put_owner(struct owners *owners, const char *between, const char *name, size_t length) {
	if (owners->used + strlen(between) + length + sizeof ")" > owners->size)
		return;
	owners->used += (size_t)sprintf(owners->text + owners->used, "%s%.*s", between, (int)length, name);
}

static const char *next_word(const char *word, size_t *length) {
	*length = strcspn(word, " ");
	return word + *length + (word[*length] == ' ');
}

static void put_processors_of(struct owners *owners, const char *between, uint32_t sets) {
	for (; sets; sets &= sets - 1) {
		const char *word = processors_of[__builtin_ctz(sets)], *after;
		for (size_t length; *word; word = after, between = ", ") {
			after = next_word(word, &length);
			put_owner(owners, between, word, length);
		}
	}
}

static unsigned count_processors(uint32_t sets) {
	unsigned count = 0;
	for (; sets; sets &= sets - 1)
		for (const char *word = processors_of[__builtin_ctz(sets)]; *word; count++) {
			size_t length;
			word = next_word(word, &length);
		}
	return count;
}

static bool is_whole(unsigned generation, uint32_t sets) {
	uint32_t all = sets_of(generation);
	return all && (sets & all) == all;
}

/* The last of the generations from this one on that are meant whole, one after another. */
static unsigned end_of_run(unsigned generation, uint32_t sets) {
	while (generation + 1 < ISA_GENERATION_COUNT && is_whole(generation + 1, sets))
		generation++;
	return generation;
}

/* Of a generation, its name, or with it the processors that are not meant: there are many. Of three or more whole
 * generations that follow one another, the first and the last. */
void isa_put_processors(uint32_t sets, char *text, size_t size) {
	struct owners owners = {text, 0, size};
	text[0] = '\0';
	for (unsigned generation = 0; generation < ISA_GENERATION_COUNT; generation++) {
		uint32_t all = sets_of(generation), absent = all & ~sets;
		const char *name = isa_generation_name(generation), *between = owners.used ? ", " : "";
		if (!(sets & all))
			continue;
		unsigned last = absent ? generation : end_of_run(generation, sets);
		if (last > generation + 1) {
			put_owner(&owners, between, name, strlen(name));
			put_owner(&owners, " to ", isa_generation_name(last), strlen(isa_generation_name(last)));
			generation = last;
			continue;
		}
		if (count_processors(absent) * 2 > count_processors(sets & all)) {
			put_processors_of(&owners, between, sets & all);
			continue;
		}
		put_owner(&owners, between, name, strlen(name));
		put_processors_of(&owners, " (not ", absent);
		if (absent)
			put_owner(&owners, "", ")", 1);
	}
}

/* ---- names ---- */

static const char *name_at(size_t n) {
	return n < ROW_COUNT ? rows[n].name : isa_renames[n - ROW_COUNT].name;
}

/* The first of the names of rows and renames that is this one. */
static int find_name(const char *name, size_t length) {
	if (length == 0 || length >= ISA_NAME_SIZE)
		return NO_NAME;
	uint32_t hash = mnemonic_hash(name, length, 0);
	hash = mnemonic_hash(name, length, mnemonic_seeds[hash % MNEMONIC_BUCKETS]);
	unsigned n = mnemonic_names[hash % MNEMONIC_SLOTS];
	return memcmp(name_at(n), name, length) == 0 && name_at(n)[length] == '\0' ? (int)n : NO_NAME;
}

const struct isa_row *isa_find_anywhere(const char *name, size_t length) {
	int n = find_name(name, length);
	return n != NO_NAME && n < ROW_COUNT ? &rows[n] : NULL;
}

const struct isa_row *isa_find(const char *name, size_t length) {
	const struct isa_row *row = isa_find_anywhere(name, length);
	return row && isa_sets_with(row) ? row : NULL;
}

static unsigned generations_of(const struct isa_row *row) {
	unsigned generations = 0;
	for (size_t i = 0; i < ISA_SET_COUNT; i++)
		generations |= (all_sets[row->feature] >> i & 1) << isa_machines[KD_WAVE_64][i].generation;
	return generations;
}

unsigned isa_generations_with(const char *name, size_t length) {
	unsigned generations = 0;
	int n = find_name(name, length);
	if (n == NO_NAME)
		return 0;
	do {
		if (n >= ROW_COUNT)
			generations |= isa_renames[n - ROW_COUNT].generations;
		else if (!(rows[n].flags & ISA_SECOND))
			generations |= generations_of(&rows[n]);
		n = mnemonic_next[n];
	} while (n);
	return generations;
}

const struct isa_row *isa_next(const struct isa_row *row) {
	size_t next = mnemonic_next[row - rows];
	return next && next < ROW_COUNT ? &rows[next] : NULL;
}

const struct isa_rename *isa_rename_find(const struct isa_machine *machine, const char *name, size_t length) {
	const struct isa_rename *found = NULL;
	int n = find_name(name, length);
	if (n == NO_NAME)
		return NULL;
	do {
		const struct isa_rename *rename = n < ROW_COUNT ? NULL : &isa_renames[n - ROW_COUNT];
		if (rename && (!found || rename->generations >> machine->generation & 1))
			found = rename;
		n = mnemonic_next[n];
	} while (n);
	return found;
}

static const struct isa_rename *rename_or_null(unsigned number) {
	return number ? &isa_renames[number - 1] : NULL;
}

const struct isa_rename *isa_rename_of(const struct isa_row *row) {
	return rename_or_null(mnemonic_renames[isa_first(row) - rows]);
}

const struct isa_rename *isa_rename_after(const struct isa_rename *rename) {
	return rename_or_null(rename_next[rename - isa_renames]);
}

unsigned isa_scalar_kind(const struct isa_row *row) {
	return scalar_kinds[row - rows];
}

unsigned isa_timed_kind(const struct isa_row *row) {
	return timed_kinds[row - rows];
}

unsigned isa_wait_kind(const struct isa_row *row) {
	return wait_kinds[row - rows];
}

unsigned isa_effect_kind(const struct isa_row *row) {
	return effect_kinds[row - rows];
}

const struct isa_row *isa_first(const struct isa_row *row) {
	return &rows[mnemonic_first[row - rows]];
}

/* ---- opcodes ---- */

enum isa_layout_number isa_layout_of(const struct isa_machine *machine, unsigned format) {
	return format_layouts[machine->generation][format];
}

uint64_t isa_formats_of(const struct isa_machine *machine, uint32_t word) {
	uint64_t formats = 0;
	const uint64_t *sets = format_sets[format_sets_of[machine->generation]];
	for (uint64_t left = sets[word >> FORMAT_BITS_BEGIN]; left; left &= left - 1) {
		unsigned format = (unsigned)__builtin_ctzll(left), layout = isa_layout_of(machine, format);
		if (!((word ^ (uint32_t)isa_layouts[layout].base) & layout_masks[layout]))
			formats |= UINT64_C(1) << format;
	}
	return formats;
}

uint64_t isa_modifiers_of(enum isa_layout_number layout) {
	return layout_modifiers[layout];
}

static const struct isa_row *row_or_null(unsigned number) {
	return number ? &rows[number - 1] : NULL;
}

const struct isa_row *isa_row_of_opcode(const struct isa_machine *machine, enum isa_format format, unsigned opcode) {
	unsigned at = format_opcodes[format] + opcode;
	return at < format_opcodes[format + 1] ? row_or_null(opcode_rows[column_places[machine->column]][at]) : NULL;
}

const struct isa_row *isa_next_of_opcode(const struct isa_machine *machine, const struct isa_row *row) {
	return row_or_null(opcode_next[column_places[machine->column]][row - rows]);
}
