/* rules.c: the rules at the end of a kernel's block, about directives that are missing and values
 * that do not go together.
 *
 * In LLVM's order, one function a rule; where LLVM stops at the first, all are reported. A rule
 * about values that are not all known is passed over, as in LLVM. */
#include "field.h"

#include <inttypes.h>

struct check {
	const struct kd_target *target;
	const struct kd_descriptor_input *input;
	struct report report;
};

static const char *processor_name(const struct check *check) {
	return check->target->processor->name;
}

static bool given(const struct check *check, enum kd_field_id id) {
	return field_given(check->input, &descriptor_fields[id]);
}

/* True when a field has a value by now: its default or what its directive says. */
static bool known(const struct check *check, enum kd_field_id id) {
	return !field_late(check->input, &descriptor_fields[id]);
}

static int64_t value(const struct check *check, enum kd_field_id id) {
	return field_value(check->target, check->input, id);
}

/* Sets of directives: 50,000 kernels take 3 % longer where all rows are gone through, here, in registers.c and when
 * a descriptor is written. */
#define DIRECTIVE_IF(row, condition) | ((condition) ? UINT64_C(1) << (KD_FIELD_##row & 63) : 0)
static const uint64_t required_fields = 0
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, ...)                               \
	DIRECTIVE_IF(row, (otherwise) == KD_INITIAL_REQUIRED)
#include "kdasm/descriptor_fields.def"
    ;
static const uint64_t fields_known_at_end = 0
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, when, ...)                         \
	DIRECTIVE_IF(row, (when) == KD_KNOWN_AT_END)
#include "kdasm/descriptor_fields.def"
    ;

static void check_required(struct check *check) {
	for (uint64_t missing = required_fields & ~check->input->given; missing; missing &= missing - 1) {
		const struct kd_field *field = &descriptor_fields[__builtin_ctzll(missing)];
		if (kd_field_available(check->target, field))
			report_problem(&check->report, field->id, "%s directive is required: add it before .end_amdhsa_kernel",
			               field->directive);
	}
}

/* LLVM 14, the reference before version 4, kept 32 bits of a count and looked no further. */
static const char *cut_tag(const struct check *check, int64_t count) {
	bool cut = count > UINT32_MAX && !kd_has(check->target->family.capabilities, KD_VERSION_4_UP, 0);
	return cut ? " [stricter than llvm-mc]" : "";
}

/* Most SGPRs, with or without those after the numbered ones. */
static void check_sgprs(struct check *check) {
	const struct kd_sgpr_rule *rule = check->target->family.sgprs;
	if (!rule->granule || !given(check, KD_FIELD_NEXT_FREE_SGPR) || !known(check, KD_FIELD_NEXT_FREE_SGPR))
		return;

	int64_t count = kernel_sgprs(check->target, check->input);
	if (!rule->limit_includes_extra) {
		if ((uint64_t)count > rule->limit)
			report_problem(&check->report, KD_FIELD_NEXT_FREE_SGPR,
			               "value out of range: .amdhsa_next_free_sgpr is %" PRId64 ", but must be 0 to %d on %s%s",
			               count, rule->limit, processor_name(check), cut_tag(check, count));
		return;
	}

	if (!known(check, KD_FIELD_RESERVE_VCC) || !known(check, KD_FIELD_RESERVE_FLAT_SCRATCH))
		return;
	int64_t extra = kernel_extra_sgprs(check->target, check->input);
	if (count > rule->limit - extra)
		report_problem(&check->report, KD_FIELD_NEXT_FREE_SGPR,
		               "value out of range: .amdhsa_next_free_sgpr is %" PRId64 ", but must be 0 to %" PRId64
		               " on %s with the %" PRId64 " that .amdhsa_reserve_* add%s",
		               count, rule->limit - extra, processor_name(check), extra, cut_tag(check, count));
}

static void check_vgprs(struct check *check) {
	if (!given(check, KD_FIELD_NEXT_FREE_VGPR) || !known(check, KD_FIELD_NEXT_FREE_VGPR))
		return;
	const struct kd_field *field = &descriptor_fields[KD_FIELD_NEXT_FREE_VGPR];
	if ((uint64_t)kernel_vgpr_granules(check->target, check->input) <= field_max(field))
		return;
	enum kd_wave wave = kernel_wave(check->target, check->input);
	uint64_t most = (field_max(field) + 1) * check->target->family.vgprs->wave[wave].encoding_granule;
	report_problem(&check->report, field->id,
	               "value out of range: %s is %" PRId64 ", but must be 0 to %" PRIu64 " on %s in wavefronts of %u%s",
	               field->directive, value(check, field->id), most, processor_name(check), wave_size(wave),
	               cut_tag(check, value(check, field->id)));
}

/* Most that the hardware fills, which LLVM 22 does not look at; where later ones do. */
static bool has_too_many_users(const struct check *check, int64_t count) {
	const struct kd_target *target = check->target;
	return kd_has(target->family.capabilities, KD_GFX1250_INSTS, 0) &&
	       kd_llvm_has(target->llvm_version, KD_LLVM_USER_SGPR_LIMIT) && count > target->family.kernarg_preload_max;
}

static void check_user_sgprs(struct check *check) {
	const struct kd_field *field = field_of_kind(check->target, KD_KIND_USER_SGPRS);
	int64_t implied = kd_user_sgprs_implied(check->input);
	int64_t count = kernel_user_sgprs(check->target, check->input);
	if (implied > count)
		report_problem(&check->report, field->id,
		               "amdgpu_user_sgpr_count smaller than than implied by enabled user SGPRs: it is %" PRId64
		               ", but the .amdhsa_user_sgpr directives of this kernel occupy %" PRId64
		               "; write that number or leave %s out",
		               count, implied, field->directive);
	if (has_too_many_users(check, count))
		report_problem(&check->report, field->id,
		               "too many user SGPRs enabled, found %" PRId64 ", but only %d are supported.", count,
		               check->target->family.kernarg_preload_max);
	else if ((uint64_t)count > field_max(field))
		report_problem(&check->report, field->id, "too many user SGPRs enabled: %" PRId64 ", at most %" PRIu64 " on %s",
		               count, field_max(field), processor_name(check));
}

static void check_kernargs(struct check *check) {
	uint64_t late = fields_known_at_end & check->input->late;
	if (late) {
		const struct kd_field *field = &descriptor_fields[__builtin_ctzll(late)];
		report_problem(&check->report, field->id,
		               "Kernarg size should be resolvable: %s needs a value that is known here; set its symbols "
		               "further up",
		               field->directive);
		return;
	}

	int64_t size = value(check, KD_FIELD_KERNARG_SIZE);
	int64_t length = value(check, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH);
	int64_t offset = value(check, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_OFFSET);
	if (length && size && (length + offset) * 4 > size)
		report_problem(&check->report, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH,
		               "Kernarg preload length + offset is larger than the kernarg segment size: %" PRId64 " + %" PRId64
		               " dwords are %" PRId64 " bytes, but .amdhsa_kernarg_size is %" PRId64,
		               length, offset, (length + offset) * 4, size);
}

static void check_accum_offset(struct check *check) {
	int64_t most = (int64_t)(field_max(&descriptor_fields[KD_FIELD_ACCUM_OFFSET]) + 1) * ACCUM_GRANULE;
	if (!given(check, KD_FIELD_ACCUM_OFFSET) || !known(check, KD_FIELD_ACCUM_OFFSET))
		return;
	int64_t offset = value(check, KD_FIELD_ACCUM_OFFSET);
	if (offset < ACCUM_GRANULE || offset > most || offset % ACCUM_GRANULE != 0) {
		report_problem(&check->report, KD_FIELD_ACCUM_OFFSET,
		               "accum_offset should be in range [%d..%" PRId64 "] in increments of %d: "
		               ".amdhsa_accum_offset is %" PRId64,
		               ACCUM_GRANULE, most, ACCUM_GRANULE, offset);
		return;
	}

	if (!given(check, KD_FIELD_NEXT_FREE_VGPR) || !known(check, KD_FIELD_NEXT_FREE_VGPR))
		return;
	int64_t vgprs = value(check, KD_FIELD_NEXT_FREE_VGPR), total;
	kd_align_to(vgprs > 1 ? vgprs : 1, ACCUM_GRANULE, &total);
	if ((uint64_t)offset > (uint64_t)total)
		report_problem(&check->report, KD_FIELD_ACCUM_OFFSET,
		               "accum_offset exceeds total VGPR allocation: .amdhsa_accum_offset is %" PRId64
		               ", .amdhsa_next_free_vgpr is %" PRId64 ", which allows %" PRId64,
		               offset, vgprs, total);
}

static void check_shared_vgprs(struct check *check) {
	int64_t shared = value(check, KD_FIELD_SHARED_VGPR_COUNT);
	if (!kd_field_available(check->target, &descriptor_fields[KD_FIELD_SHARED_VGPR_COUNT]))
		return;
	/* Only when the directive says so; LLVM does not look at the target's own wavefront size. */
	if (shared && given(check, KD_FIELD_WAVEFRONT_SIZE32) && value(check, KD_FIELD_WAVEFRONT_SIZE32))
		report_problem(&check->report, KD_FIELD_SHARED_VGPR_COUNT,
		               "shared_vgpr_count directive not valid on wavefront size 32: .amdhsa_shared_vgpr_count is "
		               "%" PRId64 "; write 0, leave it out or write .amdhsa_wavefront_size32 0",
		               shared);

	if (!given(check, KD_FIELD_NEXT_FREE_VGPR) || !known(check, KD_FIELD_NEXT_FREE_VGPR))
		return;
	const struct kd_field *vgprs = &descriptor_fields[KD_FIELD_NEXT_FREE_VGPR];
	int64_t granules = kernel_vgpr_granules(check->target, check->input);
	if (granules <= (int64_t)field_max(vgprs) && shared * 2 + granules > (int64_t)field_max(vgprs))
		report_problem(&check->report, KD_FIELD_SHARED_VGPR_COUNT,
		               "shared_vgpr_count*2 + compute_pgm_rsrc1.GRANULATED_WORKITEM_VGPR_COUNT cannot exceed 63: "
		               "%" PRId64 "*2 + %" PRId64 " for .amdhsa_next_free_vgpr %" PRId64,
		               shared, granules, value(check, KD_FIELD_NEXT_FREE_VGPR));
}

void kd_descriptor_warn(const struct kd_target *target, const struct kd_descriptor_input *input,
                        const struct kd_problems *problems) {
	const struct kd_field *field = field_of_kind(target, KD_KIND_USER_SGPRS);
	struct report report = {.problems = problems};
	int64_t count = kernel_user_sgprs(target, input);
	if (field_given(input, field) && count != (int64_t)(uint32_t)input->values[field->id])
		report_problem(
		    &report, field->id,
		    "amdgpu_user_sgpr_count smaller than implied by enabled user SGPRs; using the implied count: %s is "
		    "%" PRIu32 ", but the .amdhsa_user_sgpr directives of this kernel occupy %" PRId64,
		    field->directive, (uint32_t)input->values[field->id], count);
}

bool kd_descriptor_check(const struct kd_target *target, const struct kd_descriptor_input *input,
                         const struct kd_problems *problems) {
	struct check check = {.target = target, .input = input, .report.problems = problems};
	check_required(&check);
	check_sgprs(&check);
	check_vgprs(&check);
	check_user_sgprs(&check);
	check_kernargs(&check);
	check_accum_offset(&check);
	check_shared_vgprs(&check);
	return check.report.count == 0;
}
