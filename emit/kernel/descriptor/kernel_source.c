/* kernel_source.c: see kernel_source.h. */
#include "kernel_source.h"

#include "field.h"

/* A descriptor as one of the two has it. */
struct descriptor {
	const struct kd_target *target;
	const struct kd_descriptor_input *input; /* NULL: as bytes */
	const uint8_t *bytes;                    /* NULL: as directives */
	uint64_t linked;
};

static bool available(const struct kd_target *target, enum kd_field_id id) {
	return kd_field_available(target, &descriptor_fields[id]);
}

static uint64_t bits(const uint8_t *bytes, enum kd_field_id id) {
	return field_read(&descriptor_fields[id], bytes);
}

/* ---- what is the same number in directives and bytes ---- */

static int64_t number(const struct descriptor *descriptor, enum kd_field_id id) {
	if (descriptor->linked >> id & 1 || !available(descriptor->target, id))
		return SOURCE_UNKNOWN;
	uint64_t value = descriptor->bytes ? bits(descriptor->bytes, id)
	                                   : (uint64_t)field_value(descriptor->target, descriptor->input, id);
	return (int64_t)(value & field_max(&descriptor_fields[id])); /* words may be given as negative numbers */
}

static void take_numbers(const struct descriptor *descriptor, int64_t values[SOURCE_COUNT]) {
	values[SOURCE_KERNARG_SIZE] = number(descriptor, KD_FIELD_KERNARG_SIZE);
	values[SOURCE_GROUP_SIZE] = number(descriptor, KD_FIELD_GROUP_SEGMENT_FIXED_SIZE);
	values[SOURCE_PRIVATE_SIZE] = number(descriptor, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE);
	values[SOURCE_DYNAMIC_STACK] = number(descriptor, KD_FIELD_USES_DYNAMIC_STACK);
	values[SOURCE_WGP_MODE] = number(descriptor, KD_FIELD_WORKGROUP_PROCESSOR_MODE);
}

/* AGPRs are the VGPRs from the offset on. */
static int64_t agprs_after(int64_t offset, int64_t vgprs) {
	return vgprs > offset ? vgprs - offset : 0;
}

/* ---- directives ---- */

void sources_given(const struct kd_target *target, const struct kd_descriptor_input *input, uint64_t linked,
                   int64_t values[SOURCE_COUNT]) {
	const struct descriptor descriptor = {.target = target, .input = input, .linked = linked};
	int64_t vgprs = field_value(target, input, KD_FIELD_NEXT_FREE_VGPR);
	take_numbers(&descriptor, values);
	values[SOURCE_WAVEFRONT_SIZE] = wave_size(kernel_wave(target, input));
	values[SOURCE_SGPRS] = kernel_sgprs(target, input) + kernel_extra_sgprs(target, input);
	values[SOURCE_VGPRS] = vgprs;
	values[SOURCE_AGPRS] = available(target, KD_FIELD_ACCUM_OFFSET)
	                           ? agprs_after(field_value(target, input, KD_FIELD_ACCUM_OFFSET), vgprs)
	                           : SOURCE_UNKNOWN;
}

/* ---- bytes ---- */

enum kd_wave descriptor_wave(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	return available(target, KD_FIELD_WAVEFRONT_SIZE32) && bits(bytes, KD_FIELD_WAVEFRONT_SIZE32) ? KD_WAVE_32
	                                                                                              : KD_WAVE_64;
}

struct register_blocks allotted_vgprs(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	unsigned granule = target->family.vgprs->wave[descriptor_wave(target, bytes)].encoding_granule;
	return (struct register_blocks){bits(bytes, KD_FIELD_NEXT_FREE_VGPR), granule};
}

struct register_blocks allotted_sgprs(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	return (struct register_blocks){bits(bytes, KD_FIELD_NEXT_FREE_SGPR), target->family.sgprs->granule};
}

static int64_t registers(struct register_blocks blocks) {
	return blocks.granule ? (int64_t)(blocks.field + 1) * blocks.granule : SOURCE_UNKNOWN;
}

/* Of so many vector registers. */
static int64_t agprs_allotted(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE], int64_t vgprs) {
	if (!available(target, KD_FIELD_ACCUM_OFFSET))
		return vgprs;
	return agprs_after((int64_t)(bits(bytes, KD_FIELD_ACCUM_OFFSET) + 1) * ACCUM_GRANULE, vgprs);
}

void sources_allotted(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE], uint64_t linked,
                      int64_t values[SOURCE_COUNT]) {
	const struct descriptor descriptor = {.target = target, .bytes = bytes, .linked = linked};
	int64_t vgprs = registers(allotted_vgprs(target, bytes));
	take_numbers(&descriptor, values);
	values[SOURCE_WAVEFRONT_SIZE] = wave_size(descriptor_wave(target, bytes));
	values[SOURCE_SGPRS] = registers(allotted_sgprs(target, bytes));
	values[SOURCE_VGPRS] = vgprs;
	values[SOURCE_AGPRS] = agprs_allotted(target, bytes, vgprs);
}

/* Where one file has both kinds, VGPRs are those before the offset. SGPRs that are not counted are all there. */
struct reserved_registers registers_reserved(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	int64_t granule = target->family.sgprs->allocation_granule, vgprs = registers(allotted_vgprs(target, bytes));
	struct reserved_registers reserved = {vgprs, agprs_allotted(target, bytes, vgprs),
	                                      registers(allotted_sgprs(target, bytes)), vgprs};
	reserved.vgprs -= available(target, KD_FIELD_ACCUM_OFFSET) ? reserved.agprs : 0;
	if (reserved.sgprs != SOURCE_UNKNOWN)
		reserved.sgprs = (reserved.sgprs + granule - 1) / granule * granule;
	else
		reserved.sgprs = target->family.sgprs->addressable;
	return reserved;
}

unsigned descriptor_preload_entry(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	enum { AFTER_PROLOGUE = 256 };
	const struct kd_field *length = &descriptor_fields[KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH];
	bool has = kd_has(target->family.capabilities, KD_KERNARG_PRELOAD, KD_GFX1250_INSTS) && field_read(length, bytes);
	return has ? AFTER_PROLOGUE : 0;
}
