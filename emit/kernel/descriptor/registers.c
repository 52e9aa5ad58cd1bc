/* registers.c: how many registers a kernel has, as its descriptor counts them.
 *
 * Specification: "compute_pgm_rsrc1 for GFX6-GFX12". The sums wrap as LLVM's do, because values that become known late
 * are not checked before. */
#include "field.h"

static int64_t add(int64_t a, int64_t b) {
	return (int64_t)((uint64_t)a + (uint64_t)b);
}

/* Only directives have some. */
static const uint64_t fields_with_user_sgprs = 0
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, when, users, ...)                  \
	| ((users) ? UINT64_C(1) << (KD_FIELD_##row & 63) : 0)
#include "kdasm/descriptor_fields.def"
    ;

int64_t kd_user_sgprs_implied(const struct kd_descriptor_input *input) {
	int64_t count = 0;
	for (uint64_t fields = fields_with_user_sgprs & input->given; fields; fields &= fields - 1) {
		int i = __builtin_ctzll(fields);
		count = add(count, (int64_t)((uint64_t)input->values[i] * descriptor_fields[i].user_sgprs));
	}
	return count;
}

int64_t kernel_user_sgprs(const struct kd_target *target, const struct kd_descriptor_input *input) {
	const struct kd_field *field = field_of_kind(target, KD_KIND_USER_SGPRS);
	bool given = field_given(input, field);
	int64_t count = (int64_t)(uint32_t)input->values[field->id]; /* LLVM looks at the low 32 bits only */
	if (given && !kd_llvm_has(target->llvm_version, KD_LLVM_USER_SGPR_CLAMP))
		return count;
	int64_t implied = kd_user_sgprs_implied(input);
	return given && count > implied ? count : implied;
}

enum kd_wave kernel_wave(const struct kd_target *target, const struct kd_descriptor_input *input) {
	if (!field_given(input, &descriptor_fields[KD_FIELD_WAVEFRONT_SIZE32]))
		return target->wave;
	return input->values[KD_FIELD_WAVEFRONT_SIZE32] ? KD_WAVE_32 : KD_WAVE_64;
}

int64_t kernel_extra_sgprs(const struct kd_target *target, const struct kd_descriptor_input *input) {
	/* What the directive says about XNACK has been compared with the target, or does not count. */
	return kd_extra_sgprs(target, field_value(target, input, KD_FIELD_RESERVE_VCC),
	                      field_value(target, input, KD_FIELD_RESERVE_FLAT_SCRATCH),
	                      kd_field_default(target, &descriptor_fields[KD_FIELD_RESERVE_XNACK_MASK]));
}

int64_t kernel_sgprs(const struct kd_target *target, const struct kd_descriptor_input *input) {
	int64_t count = field_value(target, input, KD_FIELD_NEXT_FREE_SGPR);
	if (field_value(target, input, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH)) {
		int64_t users = kernel_user_sgprs(target, input);
		return count > users ? count : users;
	}
	return count;
}

int64_t kernel_sgpr_granules(const struct kd_target *target, const struct kd_descriptor_input *input) {
	const struct kd_sgpr_rule *rule = target->family.sgprs;
	if (!rule->granule)
		return 0;
	if (rule->fixed_count)
		return kd_granules(rule->fixed_count, rule->granule);
	return kd_granules(add(kernel_sgprs(target, input), kernel_extra_sgprs(target, input)), rule->granule);
}

int64_t kernel_vgpr_granules(const struct kd_target *target, const struct kd_descriptor_input *input) {
	unsigned granule = target->family.vgprs->wave[kernel_wave(target, input)].encoding_granule;
	return kd_granules(field_value(target, input, KD_FIELD_NEXT_FREE_VGPR), granule);
}
