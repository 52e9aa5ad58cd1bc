/* fixup.c: see fixup.h. */
#include "fixup.h"

#include "base/elf_numbers.h"

/* By the logarithm of the width. Of values of less than 4 bytes llvm-mc makes the only narrow relocation there is,
 * whatever it means. */
static const struct fixup_kind data_kinds[] = {
    /* Columns: directive, what, width, unit, start, overflow, absolute, relative, own_only. */
    {".byte", "a value of 1 byte", 1, 0, 0, NULL, R_AMDGPU_REL16, R_AMDGPU_REL16, true},
    {".short", "a value of 2 bytes", 2, 0, 0, NULL, R_AMDGPU_REL16, R_AMDGPU_REL16, true},
    {".long", "a value of 4 bytes", 4, 0, 0, NULL, R_AMDGPU_ABS32, R_AMDGPU_REL32, false},
    {".quad", "a value of 8 bytes", 8, 0, 0, NULL, R_AMDGPU_ABS64, R_AMDGPU_REL64, false},
};

const struct fixup_kind fixup_distance = {
    .what = "a literal", .width = 4, .unit = 1, .relative = R_AMDGPU_REL32, .absolute = R_AMDGPU_REL32};

const struct fixup_kind fixup_wide_distance = {
    .what = "a literal", .width = 8, .unit = 1, .relative = R_AMDGPU_REL64, .absolute = R_AMDGPU_REL64};

const struct fixup_kind *fixup_of_data(unsigned width) {
	return &data_kinds[__builtin_ctz(width)];
}

static bool fits_signed(int64_t number, unsigned width) {
	int64_t most = INT64_MAX >> (64 - 8 * width);
	return number <= most && number >= -most - 1;
}

bool fixup_number(const struct fixup_kind *kind, int64_t number, uint64_t *stored) {
	int64_t distance = (int64_t)((uint64_t)number - kind->start);
	int64_t field = kind->unit ? distance / kind->unit : number;
	*stored = (uint64_t)field;
	return !kind->overflow || fits_signed(field, kind->width);
}
