/* family.c: the rows of families.def, and how their registers are counted. */
#include "family.h"

/* Wavefronts of 32 cannot run before GFX10, but -mattr=-wavefrontsize64,+wavefrontsize32 makes
 * LLVM count registers as if they could; only the encoding granule is there for that. */
static const struct kd_vgpr_rule vgprs_gfx6 = {
    .wave[KD_WAVE_32] = {.encoding_granule = 8},
    .wave[KD_WAVE_64] = {.encoding_granule = 4, .allocation_granule = 4, .total = 256, .max_waves = 10},
    .addressable = 256,
};

static const struct kd_vgpr_rule vgprs_gfx90a = {
    .wave[KD_WAVE_32] = {.encoding_granule = 8},
    .wave[KD_WAVE_64] = {.encoding_granule = 8, .allocation_granule = 8, .total = 512, .max_waves = 8},
    .addressable = 512,
};

static const struct kd_vgpr_rule vgprs_gfx10_1 = {
    .wave[KD_WAVE_32] = {.encoding_granule = 8, .allocation_granule = 8, .total = 1024, .max_waves = 20},
    .wave[KD_WAVE_64] = {.encoding_granule = 4, .allocation_granule = 4, .total = 512, .max_waves = 20},
    .addressable = 256,
};

static const struct kd_vgpr_rule vgprs_gfx10_3 = {
    .wave[KD_WAVE_32] = {.encoding_granule = 8, .allocation_granule = 16, .total = 1024, .max_waves = 16},
    .wave[KD_WAVE_64] = {.encoding_granule = 4, .allocation_granule = 8, .total = 512, .max_waves = 16},
    .addressable = 256,
};

/* Half as many registers again. */
static const struct kd_vgpr_rule vgprs_large = {
    .wave[KD_WAVE_32] = {.encoding_granule = 8, .allocation_granule = 24, .total = 1536, .max_waves = 16},
    .wave[KD_WAVE_64] = {.encoding_granule = 4, .allocation_granule = 12, .total = 768, .max_waves = 16},
    .addressable = 256,
};

/* The assembler takes wavefronts of 64 on gfx125x, the compiler does not. */
static const struct kd_vgpr_rule vgprs_gfx125 = {
    .wave[KD_WAVE_32] = {.encoding_granule = 16, .allocation_granule = 16, .total = 1024, .max_waves = 16},
    .wave[KD_WAVE_64] = {.encoding_granule = 8},
    .addressable = 1024,
};

/* Only the field is known, not what a SIMD has. */
static const struct kd_vgpr_rule vgprs_gfx1154 = {
    .wave[KD_WAVE_32] = {.encoding_granule = 8},
    .wave[KD_WAVE_64] = {.encoding_granule = 4},
    .addressable = 256,
};

static const struct kd_vgpr_rule vgprs_unknown = {.addressable = 256};

/* gfx6 reserves 4 for a flat scratch that it does not have. */
static const struct kd_sgpr_rule sgprs_gfx6 = {
    .addressable = 104,
    .allocated = 112,
    .granule = 8,
    .allocation_granule = 8,
    .limit = 104,
    .limit_includes_extra = true,
    .extra_vcc = 2,
    .extra_flat_scratch = 4,
};

static const struct kd_sgpr_rule sgprs_gfx8 = {
    .addressable = 102,
    .allocated = 112,
    .granule = 8,
    .allocation_granule = 16,
    .limit = 102,
    .extra_vcc = 2,
    .extra_xnack = 4,
    .extra_flat_scratch = 6,
};

/* The hardware initialises SGPRs wrongly unless exactly 96 are allocated. */
static const struct kd_sgpr_rule sgprs_init_bug = {
    .addressable = 102,
    .allocated = 96,
    .granule = 8,
    .allocation_granule = 16,
    .limit = 96,
    .limit_includes_extra = true,
    .fixed_count = 96,
    .extra_vcc = 2,
    .extra_xnack = 4,
    .extra_flat_scratch = 6,
};

/* Nothing to count in the descriptor; the assembler function extrasgprs() has VCC still. */
static const struct kd_sgpr_rule sgprs_gfx10 = {.addressable = 106, .allocated = 128, .extra_vcc = 2};

/* Without kernel descriptors nothing is counted. */
static const struct kd_vgpr_rule vgprs_r600 = {.addressable = 128};
static const struct kd_sgpr_rule sgprs_r600 = {0};

/* What families of one generation have in common. */
enum {
	ALL_GFX940 = KD_GFX9 | KD_WAVE64 | KD_WAVE_PRESET | KD_AGPRS | KD_GFX90A_INSTS | KD_KERNARG_PRELOAD |
	             KD_PACKED_WORKITEM_IDS | KD_ARCHITECTED_FLAT_SCRATCH,
	ALL_GFX10 = KD_GFX10 | KD_WAVE32 | KD_WAVE64 | KD_WGP,
	SINCE_GFX11 = KD_WAVE32 | KD_WGP | KD_PACKED_WORKITEM_IDS | KD_ARCHITECTED_FLAT_SCRATCH,
};

const struct kd_family target_families[FAMILY_COUNT] = {
#define KD_FAMILY(row, label, vgpr_rule, sgpr_rule, lds, simds, items, user, preload, wave, what)                      \
	[FAMILY_##row] = {.name = label,                                                                                   \
	                  .capabilities = what,                                                                            \
	                  .vgprs = &vgprs_##vgpr_rule,                                                                     \
	                  .sgprs = &sgprs_##sgpr_rule,                                                                     \
	                  .workgroup_items = items,                                                                        \
	                  .simd_count = simds,                                                                             \
	                  .lds_bytes = lds << 10,                                                                          \
	                  .user_sgpr_max = user,                                                                           \
	                  .kernarg_preload_max = preload,                                                                  \
	                  .default_wave = KD_WAVE_##wave},
#include "families.def"
};
