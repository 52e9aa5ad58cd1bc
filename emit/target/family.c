/* family.c: the rows of facts that groups of processors share.
 *
 * Measured on LLVM 22 (gfx94x also 19): encoding granules, limits and reservations from the
 * descriptors it writes, allocation granules and totals from the occupancy it computes. Where
 * the specification differs LLVM is followed: gfx9-4-generic has architected flat scratch,
 * and gfx9 SGPRs are encoded in steps of 8, not 16. */
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

/* gfx6 reserves 4 for a flat scratch that it does not have. */
static const struct kd_sgpr_rule sgprs_gfx6 = {
	.addressable = 104,
	.allocated = 112,
	.granule = 8,
	.limit = 104,
	.limit_includes_extra = true,
	.extra_vcc = 2,
	.extra_flat_scratch = 4,
};

static const struct kd_sgpr_rule sgprs_gfx8 = {
	.addressable = 102,
	.allocated = 112,
	.granule = 8,
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

enum {
	GFX940 = KD_GFX9 | KD_WAVE64 | KD_WAVE_PRESET | KD_AGPRS | KD_GFX90A_INSTS | KD_KERNARG_PRELOAD |
	         KD_PACKED_WORKITEM_IDS | KD_ARCHITECTED_FLAT_SCRATCH,
	GFX10 = KD_GFX10 | KD_WAVE32 | KD_WAVE64 | KD_WGP,
	GFX11_UP = KD_WAVE32 | KD_WGP | KD_PACKED_WORKITEM_IDS | KD_ARCHITECTED_FLAT_SCRATCH,
};

const struct kd_family target_families[FAMILY_COUNT] = {
	[FAMILY_gfx6] = {
		.name = "GFX6",
		.capabilities = KD_GFX6 | KD_WAVE64 | KD_WAVE_PRESET,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_gfx6,
		.lds_bytes = 32 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx7] = {
		.name = "GFX7",
		.capabilities = KD_GFX7 | KD_WAVE64 | KD_WAVE_PRESET,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_gfx6,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	/* "generic-hsa" has the LDS that every processor has. */
	[FAMILY_gfx7_hsa] = {
		.name = "GFX7 (any)",
		.capabilities = KD_GFX7 | KD_WAVE64 | KD_WAVE_PRESET,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_gfx6,
		.lds_bytes = 32 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx8] = {
		.name = "GFX8",
		.capabilities = KD_GFX8 | KD_WAVE64 | KD_WAVE_PRESET,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_gfx8,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx8_sgpr_bug] = {
		.name = "GFX8 (fixed SGPR count)",
		.capabilities = KD_GFX8 | KD_WAVE64 | KD_WAVE_PRESET,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_init_bug,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx9] = {
		.name = "GFX9",
		.capabilities = KD_GFX9 | KD_WAVE64 | KD_WAVE_PRESET,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_gfx8,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx908] = {
		.name = "GFX9 (MI100)",
		.capabilities = KD_GFX9 | KD_WAVE64 | KD_WAVE_PRESET | KD_AGPRS,
		.vgprs = &vgprs_gfx6,
		.sgprs = &sgprs_gfx8,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx90a] = {
		.name = "GFX9 (MI200)",
		.capabilities = KD_GFX9 | KD_WAVE64 | KD_WAVE_PRESET | KD_AGPRS | KD_GFX90A_INSTS |
		                KD_KERNARG_PRELOAD | KD_PACKED_WORKITEM_IDS,
		.vgprs = &vgprs_gfx90a,
		.sgprs = &sgprs_gfx8,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx940] = {
		.name = "GFX9 (MI300)",
		.capabilities = GFX940,
		.vgprs = &vgprs_gfx90a,
		.sgprs = &sgprs_gfx8,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx950] = {
		.name = "GFX9 (MI350)",
		.capabilities = GFX940,
		.vgprs = &vgprs_gfx90a,
		.sgprs = &sgprs_gfx8,
		.lds_bytes = 160 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_gfx10_1] = {
		.name = "GFX10.1",
		.capabilities = GFX10,
		.vgprs = &vgprs_gfx10_1,
		.sgprs = &sgprs_gfx10,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_32,
	},
	[FAMILY_gfx10_3] = {
		.name = "GFX10.3",
		.capabilities = GFX10,
		.vgprs = &vgprs_gfx10_3,
		.sgprs = &sgprs_gfx10,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_32,
	},
	[FAMILY_gfx11] = {
		.name = "GFX11",
		.capabilities = KD_GFX11 | GFX11_UP | KD_WAVE64,
		.vgprs = &vgprs_gfx10_3,
		.sgprs = &sgprs_gfx10,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_32,
	},
	[FAMILY_gfx11_large] = {
		.name = "GFX11 (1536 VGPRs)",
		.capabilities = KD_GFX11 | GFX11_UP | KD_WAVE64,
		.vgprs = &vgprs_large,
		.sgprs = &sgprs_gfx10,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_32,
	},
	[FAMILY_gfx12] = {
		.name = "GFX12",
		.capabilities = KD_GFX12 | GFX11_UP | KD_WAVE64 | KD_ARCHITECTED_WORKGROUP_IDS,
		.vgprs = &vgprs_large,
		.sgprs = &sgprs_gfx10,
		.lds_bytes = 64 << 10,
		.user_sgpr_max = 31,
		.kernarg_preload_max = 16,
		.default_wave = KD_WAVE_32,
	},
	[FAMILY_gfx125] = {
		.name = "GFX12.5",
		.capabilities = KD_GFX12 | KD_GFX1250_INSTS | GFX11_UP | KD_KERNARG_PRELOAD | KD_CUMODE_DEFAULT |
		                KD_WAVE_PRESET | KD_ARCHITECTED_WORKGROUP_IDS,
		.vgprs = &vgprs_gfx125,
		.sgprs = &sgprs_gfx10,
		.lds_bytes = 320 << 10,
		.user_sgpr_max = 63,
		.kernarg_preload_max = 32,
		.default_wave = KD_WAVE_32,
	},
	[FAMILY_r600] = {
		.name = "R600",
		.vgprs = &vgprs_r600,
		.sgprs = &sgprs_r600,
		.lds_bytes = 32 << 10,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_r600_wave32] = {
		.name = "R600",
		.capabilities = KD_WAVE_PRESET,
		.vgprs = &vgprs_r600,
		.sgprs = &sgprs_r600,
		.lds_bytes = 32 << 10,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_r700] = {
		.name = "R700 to Northern Islands",
		.vgprs = &vgprs_r600,
		.sgprs = &sgprs_r600,
		.lds_bytes = 64 << 10,
		.default_wave = KD_WAVE_64,
	},
	[FAMILY_r700_wave32] = {
		.name = "R700 to Northern Islands",
		.capabilities = KD_WAVE_PRESET,
		.vgprs = &vgprs_r600,
		.sgprs = &sgprs_r600,
		.lds_bytes = 64 << 10,
		.default_wave = KD_WAVE_64,
	},
};
