/* field.h: what the files of this room share about rows of the descriptor. */
#ifndef KD_KERNEL_DESCRIPTOR_FIELD_H
#define KD_KERNEL_DESCRIPTOR_FIELD_H

#include "base/buffer.h"
#include "base/row_numbers.h"
#include "kdasm/descriptor.h"

extern const struct kd_field descriptor_fields[KD_FIELD_COUNT];

/* Accumulation registers begin at a multiple of this. */
enum { ACCUM_GRANULE = 4 };

/* The row of a kind that a target has at most once, or NULL. */
const struct kd_field *field_of_kind(const struct kd_target *target, enum kd_field_kind kind);

/* Work-items of a wavefront. */
static inline unsigned wave_size(enum kd_wave wave) {
	return wave == KD_WAVE_32 ? 32 : 64;
}

static inline bool field_given(const struct kd_descriptor_input *input, const struct kd_field *field) {
	return field->id < 64 && (input->given >> field->id & 1);
}

static inline bool field_late(const struct kd_descriptor_input *input, const struct kd_field *field) {
	return field->id < 64 && (input->late >> field->id & 1);
}

/* The given fields whose values are not 0, late ones among them. */
static inline uint64_t descriptor_nonzero(const struct kd_descriptor_input *input) {
	uint64_t fields = input->late;
	for (uint64_t given = input->given & ~input->late; given; given &= given - 1)
		if (input->values[__builtin_ctzll(given)])
			fields |= given & -given;
	return fields;
}

/* The value that counts: as given, or the default. */
int64_t field_value(const struct kd_target *target, const struct kd_descriptor_input *input, enum kd_field_id id);

/* Largest value of an unsigned field. */
static inline uint64_t field_max(const struct kd_field *field) {
	return UINT64_MAX >> (64 - field->width);
}

/* kd_field_read() without a call. */
static inline uint64_t field_read(const struct kd_field *field, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	return load_le(bytes + field->word_offset, field->word_size) >> field->low_bit & field_max(field);
}

/* Changes these bits only. */
static inline void field_write(const struct kd_field *field, uint64_t bits, uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	uint8_t *word = bytes + field->word_offset;
	uint64_t mask = field_max(field) << field->low_bit;
	uint64_t rest = load_le(word, field->word_size) & ~mask;
	store_le(word, rest | (bits << field->low_bit & mask), field->word_size);
}

/* A set of rows: those with numbers below 64, and the others. */
enum { FIELD_HALVES = 2 };
struct field_set {
	uint64_t halves[FIELD_HALVES];
};

/* The rows of a set that have bits on the target. */
struct field_set fields_with_bits(const struct kd_target *target, struct field_set of);

/* The rows whose bits may be other than 0 if of the given values these may. */
struct field_set fields_to_encode(uint64_t nonzero);

/* kd_descriptor_encode() of rows that have bits on the target. */
bool descriptor_encode(const struct kd_target *target, const struct kd_descriptor_input *input, struct field_set fields,
                       uint8_t bytes[KD_DESCRIPTOR_SIZE], const struct kd_problems *problems);

/* Whether a target that has the field has 0 there. */
static inline bool field_is_zero(const struct kd_field *field) {
	return field->kind == KD_KIND_FIXED && field->initial == 0;
}

/* The bits that are 0 in all descriptors of a target: those of fields that say so, and those of no field. */
void descriptor_zeros(const struct kd_target *target, uint8_t zeros[KD_DESCRIPTOR_SIZE]);

/* Whether wavefronts of the kernel are 32 wide, as an index. */
enum kd_wave kernel_wave(const struct kd_target *target, const struct kd_descriptor_input *input);

/* SGPRs after the numbered ones that the kernel reserves. */
int64_t kernel_extra_sgprs(const struct kd_target *target, const struct kd_descriptor_input *input);

/* next_free_sgpr as it counts: with preloaded arguments, at least the user SGPRs. */
int64_t kernel_sgprs(const struct kd_target *target, const struct kd_descriptor_input *input);

/* What the descriptor says of the SGPRs, and of the VGPRs: their granules minus one. */
int64_t kernel_sgpr_granules(const struct kd_target *target, const struct kd_descriptor_input *input);
int64_t kernel_vgpr_granules(const struct kd_target *target, const struct kd_descriptor_input *input);

/* User SGPRs: as given, or as implied. */
int64_t kernel_user_sgprs(const struct kd_target *target, const struct kd_descriptor_input *input);

/* Hands a problem to the caller of the library. */
struct report {
	const struct kd_problems *problems;
	size_t count;
};

void report_problem(struct report *report, enum kd_field_id field, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
