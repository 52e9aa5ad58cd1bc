/* kernels.c: see kernels.h. */
#include "kernels.h"

#include "base/row_numbers.h"
#include "kdasm/descriptor.h"
#include "module/module.h"

static const uint8_t placed_fields[KERNEL_PLACES] = {
    KD_FIELD_GROUP_SEGMENT_FIXED_SIZE,
    KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE,
    KD_FIELD_KERNARG_SIZE,
    KD_FIELD_USER_SGPR_COUNT,
    KD_FIELD_USER_SGPR_COUNT_GFX1250,
    KD_FIELD_USER_SGPR_KERNARG_SEGMENT_PTR,
    KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH,
    KD_FIELD_WAVEFRONT_SIZE32,
    KD_FIELD_USES_DYNAMIC_STACK,
    KD_FIELD_SYSTEM_SGPR_PRIVATE_SEGMENT_WAVEFRONT_OFFSET,
    KD_FIELD_ENABLE_PRIVATE_SEGMENT,
    KD_FIELD_NEXT_FREE_VGPR,
    KD_FIELD_NEXT_FREE_SGPR,
    KD_FIELD_ACCUM_OFFSET,
    KD_FIELD_WORKGROUP_PROCESSOR_MODE,
};

struct kernels *kernels_new(struct arena *arena) {
	struct kernels *kernels = arena_zeroed(arena, 1, sizeof *kernels);
	kernels->arena = arena;
	return kernels;
}

uint32_t kernels_add(struct module *module, struct module_kernel kernel, uint64_t given, const kd_pos *positions) {
	struct kernels *kernels = module->kernels;
	kernel.section = module->current.section;
	for (size_t i = 0; i < KERNEL_PLACES; i++)
		kernel.places[i] = given >> placed_fields[i] & 1 ? positions[placed_fields[i]] : 0;
	*list_add(kernels->arena, &kernels->list) = kernel;
	return (uint32_t)(kernels->list.count - 1);
}

kd_pos kernel_field_pos(const struct module_kernel *kernel, size_t field) {
	for (size_t i = 0; i < KERNEL_PLACES; i++)
		if (placed_fields[i] == field && kernel->places[i])
			return kernel->places[i];
	return kernel->pos;
}
