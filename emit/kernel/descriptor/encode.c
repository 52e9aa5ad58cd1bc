/* encode.c: between the values of a descriptor's fields and its 64 bytes, both ways.
 *
 * Both ways walk the rows; the words are little-endian. */
#include "base/buffer.h"
#include "field.h"

#include <inttypes.h>
#include <string.h>

uint64_t kd_field_read(const struct kd_field *field, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	return field_read(field, bytes);
}

/* What the bits of a field should say, as a number that may be too large for them. */
static int64_t field_bits(const struct kd_target *target, const struct kd_descriptor_input *input,
                          const struct kd_field *field) {
	int64_t value = field_value(target, input, field->id);
	switch (field->kind) {
	case KD_KIND_VGPRS: return kernel_vgpr_granules(target, input);
	case KD_KIND_SGPRS: return kernel_sgpr_granules(target, input);
	case KD_KIND_ACCUM_OFFSET: return value / ACCUM_GRANULE - 1;
	case KD_KIND_USER_SGPRS: return kernel_user_sgprs(target, input);
	case KD_KIND_FIXED: return kd_field_default(target, field);
	default: return value;
	}
}

/* Whole words may be negative as in .long, nothing else may. */
static bool fits(const struct kd_field *field, int64_t bits) {
	if (field->kind == KD_KIND_BYTES && bits < 0)
		return bits >= -((int64_t)1 << (field->width - 1));
	return bits >= 0 && (uint64_t)bits <= field_max(field);
}

static void report_overflow(struct report *report, const struct kd_target *target,
                            const struct kd_descriptor_input *input, const struct kd_field *field, int64_t bits) {
	int64_t value = field_value(target, input, field->id);
	if (bits == value)
		report_problem(report, field->id,
		               "value out of range: %s is %" PRId64 ", but must be 0 to %" PRIu64
		               " on %s [stricter than llvm-mc]",
		               field->directive, value, field_max(field), target->processor->name);
	else
		report_problem(report, field->id,
		               "value out of range: %s is %" PRId64 ", which makes %s %" PRId64
		               " on %s, but its %d bits hold 0 to %" PRIu64 " [stricter than llvm-mc]",
		               field->directive, value, field->name, bits, target->processor->name, field->width,
		               field_max(field));
}

/* The rows whose bits may be other than 0 though nobody gives a value other than 0: those with numbers below 64, which
 * may be given too, and the others. Register counts, whose bits are not the value itself, are required or implied, and
 * so among them. Where all rows are gone through, 50,000 kernels take 3 % more instructions. */
#define ROW_IF(row, condition) | ((condition) ? UINT64_C(1) << KD_FIELD_##row % 64 : 0)
#define HAS_DEFAULT(otherwise) ((otherwise) != 0 && (otherwise) != KD_INITIAL_LINKED)
static const uint64_t low_rows_with_default = 0
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, ...)                               \
	ROW_IF(row, (bits) && KD_FIELD_##row < 64 && HAS_DEFAULT(otherwise))
#include "kdasm/descriptor_fields.def"
    ;
static const uint64_t high_rows_with_default = 0
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, ...)                               \
	ROW_IF(row, (bits) && KD_FIELD_##row >= 64 && HAS_DEFAULT(otherwise))
#include "kdasm/descriptor_fields.def"
    ;

/* A descriptor in the making: eight bytes each. */
enum { EIGHTS = KD_DESCRIPTOR_SIZE / 8 };
#define KD_WORD(id, offset, size, title)                                                                               \
	_Static_assert((offset) / 8 == ((offset) + (size)-1) / 8, "no word goes on in the next eight bytes");
#include "kdasm/descriptor_fields.def"

static void encode_field(struct report *report, const struct kd_target *target, const struct kd_descriptor_input *input,
                         const struct kd_field *field, uint64_t eights[EIGHTS]) {
	int64_t bits = field_bits(target, input, field);
	if (fits(field, bits))
		eights[field->word_offset / 8] |= ((uint64_t)bits & field_max(field))
		                                  << (field->word_offset % 8 * 8 + field->low_bit);
	else
		report_overflow(report, target, input, field, bits);
}

struct field_set fields_with_bits(const struct kd_target *target, struct field_set of) {
	struct field_set found = {{0}};
	for (size_t i = 0; i < FIELD_HALVES; i++)
		for (uint64_t rows = of.halves[i]; rows; rows &= rows - 1) {
			const struct kd_field *field = &descriptor_fields[i * 64 + (size_t)__builtin_ctzll(rows)];
			if (field->width && kd_field_available(target, field))
				found.halves[i] |= rows & -rows;
		}
	return found;
}

struct field_set fields_to_encode(uint64_t nonzero) {
	return (struct field_set){{low_rows_with_default | nonzero, high_rows_with_default}};
}

bool descriptor_encode(const struct kd_target *target, const struct kd_descriptor_input *input, struct field_set fields,
                       uint8_t bytes[KD_DESCRIPTOR_SIZE], const struct kd_problems *problems) {
	struct report report = {.problems = problems};
	uint64_t eights[EIGHTS] = {0};
	for (size_t i = 0; i < FIELD_HALVES; i++)
		for (uint64_t rows = fields.halves[i]; rows; rows &= rows - 1)
			encode_field(&report, target, input, &descriptor_fields[i * 64 + (size_t)__builtin_ctzll(rows)], eights);
	for (size_t i = 0; i < EIGHTS; i++)
		store_le(bytes + i * 8, eights[i], 8);
	return report.count == 0;
}

bool kd_descriptor_encode(const struct kd_target *target, const struct kd_descriptor_input *input,
                          uint8_t bytes[KD_DESCRIPTOR_SIZE], const struct kd_problems *problems) {
	struct field_set fields = fields_with_bits(target, fields_to_encode(descriptor_nonzero(input)));
	return descriptor_encode(target, input, fields, bytes, problems);
}

/* ---- the other way ---- */

bool kd_descriptor_strays(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                          uint8_t strays[KD_DESCRIPTOR_SIZE]) {
	memcpy(strays, bytes, KD_DESCRIPTOR_SIZE);
	for (size_t i = 0; i < KD_FIELD_COUNT; i++)
		if (descriptor_fields[i].width && kd_field_available(target, &descriptor_fields[i]))
			field_write(&descriptor_fields[i], 0, strays);
	for (size_t i = 0; i < KD_DESCRIPTOR_SIZE; i++)
		if (strays[i])
			return false;
	return true;
}

void descriptor_zeros(const struct kd_target *target, uint8_t zeros[KD_DESCRIPTOR_SIZE]) {
	memset(zeros, UINT8_MAX, KD_DESCRIPTOR_SIZE);
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = &descriptor_fields[i];
		if (field->width && !field_is_zero(field) && kd_field_available(target, field))
			field_write(field, 0, zeros);
	}
}

/* Finds directives that make the field `granules`: as few reservations as possible, because what was
 * reserved can't be told from what was counted, and as many numbered registers. */
static void decode_sgprs(const struct kd_target *target, int64_t granules, struct kd_descriptor_input *input) {
	const struct kd_sgpr_rule *rule = target->family.sgprs;
	const struct kd_field *flat_scratch = &descriptor_fields[KD_FIELD_RESERVE_FLAT_SCRATCH];
	int64_t *values = input->values;
	bool may_choose = kd_field_available(target, flat_scratch);

	values[KD_FIELD_RESERVE_VCC] = 0;
	values[KD_FIELD_RESERVE_FLAT_SCRATCH] = may_choose ? 0 : flat_scratch->initial;
	values[KD_FIELD_NEXT_FREE_SGPR] = 0;
	if (!rule->granule || rule->fixed_count)
		return;

	/* Three tries: nothing, VCC, flat scratch reserved. */
	for (int reserve = 0; reserve < 3; reserve++) {
		values[KD_FIELD_RESERVE_VCC] = reserve == 1;
		if (may_choose)
			values[KD_FIELD_RESERVE_FLAT_SCRATCH] = reserve == 2;
		int64_t extra = kernel_extra_sgprs(target, input);
		int64_t most = rule->limit_includes_extra ? rule->limit - extra : rule->limit;
		int64_t count = (granules + 1) * rule->granule - extra;
		values[KD_FIELD_NEXT_FREE_SGPR] = count < 0 ? 0 : count < most ? count : most;
		if (kernel_sgpr_granules(target, input) == granules)
			return;
	}
}

/* Problems are only counted. */
static const struct kd_problems silent = {NULL, NULL};

bool kd_descriptor_decode(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                          struct kd_descriptor_input *input) {
	memset(input, 0, sizeof *input);
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = &descriptor_fields[i];
		if (!kd_field_available(target, field))
			continue;
		if (field->directive)
			input->given |= UINT64_C(1) << i;
		input->values[i] = field->width ? (int64_t)kd_field_read(field, bytes) : kd_field_default(target, field);
	}

	enum kd_wave wave = kernel_wave(target, input);
	/* Shared VGPRs go with a directive for 64 or with none; then the target must have said 32. */
	if (wave == KD_WAVE_32 && wave == target->wave && input->values[KD_FIELD_SHARED_VGPR_COUNT])
		input->given &= ~(UINT64_C(1) << KD_FIELD_WAVEFRONT_SIZE32);
	int64_t sgpr_granules = input->values[KD_FIELD_NEXT_FREE_SGPR];
	input->values[KD_FIELD_NEXT_FREE_VGPR] = (input->values[KD_FIELD_NEXT_FREE_VGPR] + 1) *
	                                         target->family.vgprs->wave[wave].encoding_granule;
	input->values[KD_FIELD_ACCUM_OFFSET] = (input->values[KD_FIELD_ACCUM_OFFSET] + 1) * ACCUM_GRANULE;
	decode_sgprs(target, sgpr_granules, input);

	uint8_t again[KD_DESCRIPTOR_SIZE];
	if (!kd_descriptor_check(target, input, &silent) || !kd_descriptor_encode(target, input, again, &silent))
		return false;
	const struct kd_field *entry = &descriptor_fields[KD_FIELD_ENTRY_OFFSET];
	field_write(entry, kd_field_read(entry, bytes), again);
	return memcmp(bytes, again, KD_DESCRIPTOR_SIZE) == 0;
}
