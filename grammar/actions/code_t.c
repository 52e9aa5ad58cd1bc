/* code_t.c: .amd_kernel_code_t: keys in, the structure out.
 *
 * It is of code object version 2. On other systems than amdhsa LLVM 22 still has it, with words whose fields may come
 * late: each such word is a value of its own that is put together from those of its fields. */
#include <inttypes.h>

#include "actions.h"
#include "base/row_numbers.h"
#include "base/suggest.h"
#include "module/data.h"
#include "module/output.h"
#include "upgrade/upgrade.h"

enum { LATE_WORDS = 6 };

/* reader->code: the block being read. */
struct code_block {
	struct kd_code_t_input input;
	struct value late[LATE_WORDS]; /* on other systems than amdhsa */
	kd_pos pos;
	bool faulty;
};

void code_t_start(struct reader *reader) {
	reader->code = arena_zeroed(reader->arena, 1, sizeof *reader->code);
}

/* ---- late words ---- */

/* On other systems fields may come late. */
static bool is_late(const struct reader *reader) {
	return reader->target.known && reader->module->target.os != KD_OS_AMDHSA;
}

/* The words whose fields may come late, in the order of the structure. */
static const struct late_word {
	uint8_t offset;
	uint8_t size;
	const char *only; /* the one field of which that is true; NULL: all */
} late_words[LATE_WORDS] = {
    {48, 4, NULL}, {52, 4, NULL}, {56, 4, "is_dynamic_callstack"}, {60, 4, NULL}, {84, 2, NULL}, {86, 2, NULL},
};

enum { RSRC1, RSRC2 }; /* the first of them */

static bool is_gfx10(const struct reader *reader) {
	return kd_has(reader->module->target.family.capabilities, KD_GFX10_UP, 0);
}

static void late_begin(struct reader *reader) {
	uint8_t bytes[KD_CODE_T_SIZE];
	struct code_block *code = reader->code;
	kd_code_t_encode(&reader->module->target, &code->input, bytes);
	for (size_t i = 0; i < LATE_WORDS; i++)
		if (!late_words[i].only)
			code->late[i] = value_constant((int64_t)load_le(bytes + late_words[i].offset, late_words[i].size));
	/* LLVM extends the sign of RSRC1, bit FWD_PROGRESS, over RSRC2. */
	if (is_gfx10(reader))
		code->late[RSRC2] = value_constant(UINT32_MAX);
}

/* The word that the field is in, or -1 if its value must be known at once. */
static int late_word_of(const struct kd_code_t_field *field) {
	for (int i = 0; i < LATE_WORDS; i++)
		if (late_words[i].offset == field->offset &&
		    (!late_words[i].only || strcmp(late_words[i].only, field->key) == 0))
			return i;
	return -1;
}

/* Nothing is shifted by 0, which counts where bits are known only down to a depth. */
static struct value shifted(struct module *module, struct value value, enum binary operation, int64_t by, kd_pos pos) {
	return by ? value_binary(module, operation, value, value_constant(by), pos) : value;
}

/* The value in the bits of the field. */
static struct value bits_of(struct module *module, const struct kd_code_t_field *field, struct value value,
                            kd_pos pos) {
	uint64_t mask = UINT64_MAX >> (64 - field->width);
	struct value low = value_binary(module, BINARY_AND, value, value_constant((int64_t)mask), pos);
	return shifted(module, low, BINARY_SHIFT_LEFT, field->low_bit, pos);
}

/* Gives a field its value; false if it is one that has to be known at once. */
static bool late_key(struct reader *reader, const struct kd_code_t_field *field, struct value value, kd_pos pos) {
	struct module *module = reader->module;
	int index = late_word_of(field);
	if (index < 0)
		return false;
	struct value *word = &reader->code->late[index];
	if (late_words[index].only || field->width == 8 * field->size) {
		*word = value;
		return true;
	}
	uint64_t mask = UINT64_MAX >> (64 - field->width), all = UINT64_MAX >> (64 - 8 * field->size);
	struct value others = value_constant((int64_t)(all & ~(mask << field->low_bit)));
	*word = value_binary(module, BINARY_OR, value_binary(module, BINARY_AND, *word, others, pos),
	                     bits_of(module, field, value, pos), pos);
	return true;
}

/* What LLVM looks at when the block ends, if RSRC1 is known then. */
static bool check_rsrc1(struct reader *reader, kd_pos pos) {
	int64_t word;
	bool gfx12 = kd_has(reader->module->target.family.capabilities, KD_GFX12_UP, 0);
	const char *processor = reader->module->target.processor->name;
	if (!value_absolute(reader->module, reader->code->late[RSRC1], EVALUATE_VALUES, &word))
		return true;
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		bool until_gfx11 = field->field == KD_FIELD_DX10_CLAMP || field->field == KD_FIELD_IEEE_MODE;
		if (late_word_of(field) != RSRC1 || !((uint64_t)word >> field->low_bit & 1))
			continue;
		if (gfx12 && until_gfx11)
			diag_error(reader->diag, pos, "%s=1 is not allowed on GFX12+: the processor is %s", field->key, processor);
		else if (!is_gfx10(reader) && field->check == KD_CODE_T_CHECK_GFX10)
			diag_error(reader->diag, pos, "%s=1 is only allowed on GFX10+: the processor is %s", field->key, processor);
		else
			continue;
		return false;
	}
	return true;
}

/* What comes after a key in print. LLVM cuts numbers to 32 bits, and takes them as signed. */
static struct value printed_value(struct reader *reader, const struct kd_code_t_field *field,
                                  const uint8_t bytes[KD_CODE_T_SIZE], kd_pos pos) {
	struct module *module = reader->module;
	int index = late_word_of(field);
	if (index < 0)
		return value_constant((int32_t)kd_code_t_read(field, bytes));
	struct value word = reader->code->late[index];
	if (late_words[index].only || field->width == 8 * field->size)
		return word;
	struct value above = shifted(module, word, BINARY_SHIFT_RIGHT, field->low_bit, pos);
	uint64_t mask = UINT64_MAX >> (64 - field->width);
	return value_binary(module, BINARY_AND, above, value_constant((int64_t)mask), pos);
}

/* Whether the output takes the keys one by one. */
static bool hand_over_keys(struct reader *reader, const uint8_t bytes[KD_CODE_T_SIZE], kd_pos pos) {
	struct module *module = reader->module;
	if (!output_takes(module, code_t_begin, (module)))
		return false;
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		output_tell(module, code_t_key, (module, field->key, printed_value(reader, field, bytes, pos)));
	}
	return output_takes(module, code_t_end, (module));
}

static void put_word(struct reader *reader, const struct late_word *word, struct value value, kd_pos pos) {
	if (!value.expr && !fits_width(value.constant, word->size))
		diag_error(reader->diag, pos, "value evaluated as %" PRId64 " is out of range. It does not fit in %u bytes",
		           value.constant, word->size);
	else
		data_value(reader->module, value, word->size, pos);
}

/* The one late field of a word goes to the others, which are known. */
static struct value add_to_constant(struct reader *reader, const struct late_word *word, uint64_t others,
                                    struct value value, kd_pos pos) {
	bool is_alias;
	const struct kd_code_t_field *field = kd_code_t_find(word->only, strlen(word->only), &is_alias);
	return value_binary(reader->module, BINARY_OR, value_constant((int64_t)others),
	                    bits_of(reader->module, field, value, pos), pos);
}

static void late_end(struct reader *reader, kd_pos pos) {
	uint8_t bytes[KD_CODE_T_SIZE];
	size_t written = 0;
	if (!check_rsrc1(reader, pos))
		return;
	kd_code_t_encode(&reader->module->target, &reader->code->input, bytes);
	if (hand_over_keys(reader, bytes, pos))
		return;
	for (size_t i = 0; i < LATE_WORDS; i++) {
		const struct late_word *word = &late_words[i];
		struct value value = reader->code->late[i];
		if (word->only)
			value = add_to_constant(reader, word, load_le(bytes + word->offset, word->size), value, pos);
		data_bytes(reader->module, bytes + written, word->offset - written);
		put_word(reader, word, value, pos);
		written = (size_t)word->offset + word->size;
	}
	data_bytes(reader->module, bytes + written, KD_CODE_T_SIZE - written);
}

/* ---- the block ---- */

void code_t_begin(struct reader *reader, struct span at) {
	*reader->code =
	    (struct code_block){.pos = at.start, .faulty = !target_needed(reader, at.start, ".amd_kernel_code_t")};
	if (is_late(reader))
		late_begin(reader);
	upgrade_code_t_begin(reader, at);
}

void code_t_mistake(struct reader *reader) {
	reader->code->faulty = true;
}

static void unknown_key(struct reader *reader, const struct name *key, kd_pos pos) {
	char ending[SUGGEST_ENDING_SIZE];
	struct suggestions found = suggest_for(key->text, key->length);
	bool wanted = diag_may_suggest(reader->diag);
	for (size_t i = 0; wanted && i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		suggest_consider(&found, field->key);
		if (field->alias)
			suggest_consider(&found, field->alias);
	}
	diag_error(reader->diag, pos, "unexpected amd_kernel_code_t field name %.*s%s", NAME_ARGS(key),
	           suggest_ending(&found, ending));
}

/* What LLVM 14 passes over in silence. */
static void warn_of_key(struct reader *reader, const struct kd_code_t_field *field, const struct name *key, kd_pos pos,
                        int64_t value, kd_pos value_pos) {
	size_t index = (size_t)(field - kd_code_t_field_at(0));
	if (reader->code->input.given[index])
		diag_warning(reader->diag, pos, "%.*s is in this block already, as %s = %" PRId64 "; the last value counts",
		             NAME_ARGS(key), field->key, reader->code->input.values[index]);
	if (!kd_code_t_fits(field, value))
		diag_warning(reader->diag, value_pos,
		             "%.*s = %" PRId64 " does not fit in its %d bits, which hold 0 to %" PRIu64 "; the low bits "
		             "%" PRIu64 " are stored",
		             NAME_ARGS(key), value, field->width, UINT64_MAX >> (64 - field->width),
		             (uint64_t)value & UINT64_MAX >> (64 - field->width));
}

void code_t_key(struct reader *reader, struct name *key, struct span at, struct value value, struct span value_at,
                struct span after) {
	struct code_block *code = reader->code;
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	int64_t number;
	bool is_alias;
	const struct kd_code_t_field *field = kd_code_t_find(key->text, key->length, &is_alias);
	code->faulty = code->faulty || !field;
	if (!field) {
		unknown_key(reader, key, token_after(reader, at));
		return;
	}
	if (is_late(reader) && late_key(reader, field, value, value_at.start))
		return;
	if (!absolute(reader, value, value_at, &number)) {
		code->faulty = true;
		return;
	}
	if (target_holds(reader) && !is_alias &&
	    !kd_code_t_check(&reader->module->target, field, number, text, sizeof text)) {
		diag_error(reader->diag, value_at.start, "%s", text);
		code->faulty = true;
	}
	warn_of_key(reader, field, key, at.start, number, value_at.start);
	size_t index = (size_t)(field - kd_code_t_field_at(0));
	code->input.given[index] = true;
	code->input.values[index] = number;
	bool constant = !value.expr, plain = constant && number >= 0 && kd_code_t_fits(field, number);
	upgrade_code_t_key(reader, &(struct upgraded_key){field, at, value_at, after, constant, plain});
}

void code_t_ignored_key(struct reader *reader, struct span line) {
	upgrade_code_t_ignored_key(reader, line);
}

void code_t_end(struct reader *reader, struct span at) {
	uint8_t bytes[KD_CODE_T_SIZE];
	if (reader->code->faulty)
		return;
	if (is_late(reader)) {
		late_end(reader, reader->code->pos);
		return;
	}
	kd_code_t_encode(&reader->module->target, &reader->code->input, bytes);
	data_bytes(reader->module, bytes, sizeof bytes);
	upgrade_code_t_end(reader, bytes, at);
}
