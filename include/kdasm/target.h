/* kdasm/target.h: AMDGPU processors, their features and target IDs.
 *
 * Rows: kdasm/processors.def; names for -mattr: kdasm/features.def. Specification: "AMDGPU Processors", "Target ID",
 * "ELF Header e_flags". All lookups are safe from any thread.
 *
 *     processor  one row per GPU; what it shares with its neighbours is in its family
 *     family     limits, granules, defaults and capabilities of a group of processors
 *     target     a processor and what the command line or .amdgcn_target chose:
 *                feature states, wavefront size, code object version, operating system
 */
#ifndef KDASM_TARGET_H
#define KDASM_TARGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

/* The triple's first component: GPUs from GFX6 on, and those before. */
enum kd_architecture { KD_AMDGCN, KD_R600 };

/* State of XNACK or SRAMECC in target IDs and e_flags, numbered as in EF_AMDGPU_FEATURE_*_V4. */
enum kd_feature_state {
	KD_FEATURE_UNSUPPORTED = 0,
	KD_FEATURE_ANY = 1,
	KD_FEATURE_OFF = 2,
	KD_FEATURE_ON = 3,
};

/* What a processor can do, as bits, with exactly one generation. Other tables' rows name those they need or exclude,
 * and kd_has() decides; nothing compares GFX numbers. */
enum kd_capability {
	KD_GFX6 = 1 << 0,
	KD_GFX7 = 1 << 1,
	KD_GFX8 = 1 << 2,
	KD_GFX9 = 1 << 3,
	KD_GFX10 = 1 << 4,
	KD_GFX11 = 1 << 5,
	KD_GFX12 = 1 << 6,
	KD_GFX13 = 1 << 20,

	KD_GFX13_UP = KD_GFX13,
	KD_GFX12_UP = KD_GFX12 | KD_GFX13_UP,
	KD_GFX11_UP = KD_GFX11 | KD_GFX12_UP,
	KD_GFX10_UP = KD_GFX10 | KD_GFX11_UP,
	KD_GFX9_UP = KD_GFX9 | KD_GFX10_UP,
	KD_GFX8_UP = KD_GFX8 | KD_GFX9_UP,
	KD_GFX7_UP = KD_GFX7 | KD_GFX8_UP,
	KD_GFX_ALL = KD_GFX6 | KD_GFX7_UP,

	KD_GFX90A_INSTS = 1 << 7,  /* accumulation offset, tgsplit (gfx90a, gfx94x, gfx950) */
	KD_GFX1250_INSTS = 1 << 8, /* named barriers, 6-bit user SGPR count */
	KD_WAVE32 = 1 << 9,
	KD_WAVE64 = 1 << 10,
	KD_ARCHITECTED_FLAT_SCRATCH = 1 << 11, /* hardware sets up scratch, without user SGPRs */
	KD_PACKED_WORKITEM_IDS = 1 << 12,      /* work-item X, Y, Z in v0, 10 bits each */
	KD_KERNARG_PRELOAD = 1 << 13,          /* user SGPRs can preload kernel arguments */
	KD_AGPRS = 1 << 14,                    /* accumulation registers */
	KD_WGP = 1 << 15,                      /* WGP mode: LDS of two compute units unless cumode */
	KD_CUMODE_DEFAULT = 1 << 16,           /* cumode unless -mattr=-cumode: no directive chooses */
	KD_WAVE_PRESET = 1 << 17,  /* the default wavefront size is a processor feature: +wavefrontsize64 together with the
	                              other size wins */
	KD_VERSION_4_UP = 1 << 18, /* of a target only: code object version 4 or later, so LLVM 22 is right, not 14 */
	KD_ARCHITECTED_WORKGROUP_IDS = 1 << 19, /* work-group IDs in TTMP registers, not in system SGPRs */
	KD_FIXED_IEEE_MODE = 1 << 21,           /* GFX11 without dx10_clamp and ieee_mode (gfx117x) */
	KD_UNKNOWN_VGPRS = 1 << 22,             /* the descriptor's count of VGPRs is unknown */
	KD_UNKNOWN_LDS = 1 << 23,
	KD_LDS_OF_WGP = 1 << 24, /* lds_bytes is a WGP's; one work-group can have all */
};

/* True when `capabilities` has a bit of `any_of` and none of `none_of`. */
static inline bool kd_has(uint32_t capabilities, uint32_t any_of, uint32_t none_of) {
	return (capabilities & any_of) && !(capabilities & none_of);
}

/* Index by wavefront size. */
enum kd_wave { KD_WAVE_32, KD_WAVE_64, KD_WAVE_COUNT };

/* Vector registers. Descriptor field: ceil(max(1, n) / encoding_granule) - 1. The rest is for occupancy. */
struct kd_vgpr_rule {
	struct {
		uint8_t encoding_granule;   /* set for both sizes: the directive may choose either */
		uint8_t allocation_granule; /* 0: the processor lacks this size */
		uint16_t total;             /* registers of a SIMD lane */
		uint8_t max_waves;          /* wavefronts per SIMD */
	} wave[KD_WAVE_COUNT];
	uint16_t addressable; /* most for a wavefront, with AGPRs */
};

/* Scalar registers. extra = the largest of the extra_* whose reservation is on. Descriptor field: ceil(max(1, n +
 * extra) / granule) - 1, or that of fixed_count. */
struct kd_sgpr_rule {
	uint8_t addressable;        /* s0 to s[addressable - 1] can be named */
	uint8_t allocated;          /* most of a wavefront, with VCC and the like, rounded: specification,
	                               GRANULATED_WAVEFRONT_SGPR_COUNT; 0: unknown */
	uint8_t granule;            /* 0: the field is always 0 and unchecked */
	uint8_t allocation_granule; /* wavefronts get multiples of this: specification, as above */
	uint8_t limit;              /* most registers */
	bool limit_includes_extra;  /* the limit is on n + extra, not n */
	uint8_t fixed_count;        /* unless 0, the field always encodes this many (gfx802, gfx805) */
	uint8_t extra_vcc;          /* .amdhsa_reserve_vcc */
	uint8_t extra_xnack;        /* XNACK on or any */
	uint8_t extra_flat_scratch; /* .amdhsa_reserve_flat_scratch, or 1 where that is refused */
};

/* What a group of processors shares. */
struct kd_family {
	const char *name;         /* for people: "GFX9 (MI200)" */
	uint32_t capabilities;    /* enum kd_capability */
	uint32_t workgroup_items; /* most in a work-group */
	const struct kd_vgpr_rule *vgprs;
	const struct kd_sgpr_rule *sgprs;
	uint32_t lds_bytes;          /* of a compute unit, but see KD_LDS_OF_WGP and kd_target_lds_limit() */
	uint8_t user_sgpr_max;       /* .amdhsa_user_sgpr_count: its field's width */
	uint8_t kernarg_preload_max; /* .amdhsa_user_sgpr_kernarg_preload_length */
	uint8_t simd_count;          /* of a compute unit; a work-group runs on one or two; 0: unknown */
	enum kd_wave default_wave;
};

struct kd_processor {
	const char *name;                           /* as -mcpu takes it */
	const char *id_name;                        /* in its target ID; differs for "generic" only */
	uint8_t gfx_major, gfx_minor, gfx_stepping; /* .amdgcn.gfx_generation_* */
	uint8_t mach;                               /* EF_AMDGPU_MACH */
	uint8_t generic_version;                    /* EF_AMDGPU_GENERIC_VERSION, V6; 0: not a generic processor */
	bool xnack, sramecc;                        /* has the target feature */
	bool xnack_wired; /* for LLVM 23 and later, always on: target IDs omit it, e_flags say unsupported or on. LLVM 22
	                     lets users choose */
	enum kd_architecture architecture;
	const struct kd_family *family;
	unsigned since;           /* first LLVM with it; 0: LLVM 22 or earlier */
	const char *only_read;    /* why kdasm does not assemble for it; NULL: it does */
	const char *inferred;     /* uncertain facts shown; NULL: none */
	bool generation_inferred; /* gfx_* are uncertain */
	bool needs_prologue;      /* LLVM 24 warns of kernels without a prologue */
};

/* amdgcn's processors by index, without aliases and "gfx000"; NULL after the last. */
KD_API const struct kd_processor *kd_processor_at(size_t index);

/* The same for those whose objects kdasm only reads. */
KD_API const struct kd_processor *kd_read_processor_at(size_t index);

/* The same for r600. */
KD_API const struct kd_processor *kd_r600_processor_at(size_t index);

/* Aliases of a processor ("kaveri" for gfx700); NULL after the last. */
KD_API const char *kd_processor_alias(const struct kd_processor *processor, size_t index);

/* By name or alias; NULL: none. */
KD_API const struct kd_processor *kd_processor_find(const char *name, size_t length);

/* The generic processor whose code a GPU runs, and the version that added the GPU; NULL: none. */
KD_API const struct kd_processor *kd_processor_generic(const struct kd_processor *processor, unsigned *version);

/* Writes the nearest names: "gfx942, gfx940 or gfx941". False, with empty text: none is near. */
KD_API bool kd_processor_suggest(const char *name, size_t length, char *text, size_t size);

/* The triple's operating system: KD_OS_AMDHSA and so on. KD_OS_NONE: none, or one without its own code object format in
 * LLVM. */
enum kd_os {
#define KD_SYSTEM(id, name, osabi, versioned, addends, loaded) KD_OS_##id,
#include "kdasm/systems.def"
#undef KD_SYSTEM
};

/* How a code object version spells target IDs. */
enum kd_id_spelling {
	KD_SPELLING_NAME,  /* version 2: "gfx901" is gfx900 with XNACK */
	KD_SPELLING_PLUS,  /* version 3: what is on: "gfx906+xnack+sram-ecc" */
	KD_SPELLING_COLON, /* since version 4: what is on or off: "gfx900:xnack-" */
};

/* Traits of a code object version. */
enum kd_version_trait {
	KD_OF_LLVM_14 = 1 << 0,           /* LLVM 14 is the reference; LLVM 22 does not write it */
	KD_WITH_KERNEL_CODE = 1 << 1,     /* kernels are amd_kernel_code_t, notes name the target, metadata is text */
	KD_WITH_FEATURE_STATES = 1 << 2,  /* e_flags distinguish off from any and unsupported; else only on from the rest */
	KD_WITH_GENERIC_VERSION = 1 << 3, /* e_flags have the version of a generic processor */
	KD_WITH_LATER_ARGUMENTS = 1 << 4, /* hidden arguments have the offsets of version 5 */
};

enum { KD_NO_MINOR = -1 };

enum {
	KD_CODE_OBJECT_VERSION_MIN = 2,
	KD_CODE_OBJECT_VERSION_MAX = KD_CODE_OBJECT_VERSION_MIN - 1
#define KD_OBJECT_VERSION(...) +1
#include "kdasm/code_object_versions.def"
	,
	/* the oldest that LLVM 22 writes */
	KD_CODE_OBJECT_VERSION_LLVM_22 = KD_CODE_OBJECT_VERSION_MIN
#define KD_OBJECT_VERSION(number, abi_version, minor, spelling, traits) +(((traits)&KD_OF_LLVM_14) != 0)
#include "kdasm/code_object_versions.def"
	,
	KD_CODE_OBJECT_VERSION_DEFAULT = 6, /* LLVM 22's */
};

/* A row of kdasm/code_object_versions.def. */
struct kd_object_version {
	unsigned number;
	uint8_t abi_version;
	int8_t metadata_minor;
	enum kd_id_spelling spelling;
	unsigned traits; /* enum kd_version_trait */
};

/* The row of a version; NULL unless KD_CODE_OBJECT_VERSION_MIN to _MAX. */
KD_API const struct kd_object_version *kd_object_version(unsigned number);

/* By EI_ABIVERSION; NULL: none. */
KD_API const struct kd_object_version *kd_object_version_of_abi(uint8_t abi_version);

/* False for unknown versions. */
KD_API bool kd_object_version_has(unsigned number, enum kd_version_trait trait);

enum {
	KD_LLVM_VERSION_MIN = 22,
	KD_LLVM_VERSION_MAX = KD_LLVM_VERSION_MIN - 1
#define KD_LLVM_VERSION(number) +1
#include "kdasm/llvm_versions.def"
	,
	KD_LLVM_VERSION_DEFAULT = KD_LLVM_VERSION_MIN,
};

/* Differences between LLVM versions. Other versions of the library may renumber. */
enum kd_llvm_change {
#define KD_LLVM_CHANGE(id, since, subject, before, after) KD_LLVM_##id,
#include "kdasm/llvm_versions.def"
	KD_LLVM_CHANGE_COUNT,
};

/* A row of kdasm/llvm_versions.def. */
struct kd_llvm_change_row {
	unsigned since;
	const char *subject, *before, *after;
};

/* By number, from 0; NULL after the last. */
KD_API const struct kd_llvm_change_row *kd_llvm_change_at(size_t change);

/* Whether an LLVM version has the change; 0: KD_LLVM_VERSION_DEFAULT. */
KD_API bool kd_llvm_has(unsigned version, enum kd_llvm_change change);

/* Whether kdasm can write as this LLVM does; 0: KD_LLVM_VERSION_DEFAULT. */
KD_API bool kd_llvm_version_known(unsigned version);

/* A row of kdasm/systems.def. */
struct kd_system {
	const char *name;
	uint8_t elf_osabi;
	bool versioned;
	bool relocation_addends;
	bool loaded_notes;
};

/* Enough for every accepted triple and target ID, and every text written below. */
enum { KD_TARGET_TRIPLE_SIZE = 64, KD_TARGET_ID_SIZE = 128, KD_TARGET_TEXT_SIZE = 1024, KD_SUBARCH_SIZE = 8 };

/* A target ID: "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-", or only from the processor on, for "amdgcn-amd-amdhsa".
 * This is LLVM 22's spelling since version 4; enum kd_id_spelling has earlier ones. Later LLVMs write "unknown" for
 * missing parts of the triple; their triples may begin with "amdgpu", or "amdgpu9.0a", which names GPUs and may replace
 * the processor. */
struct kd_target_id {
	const struct kd_processor *processor;
	enum kd_feature_state xnack, sramecc; /* ANY if supported and not mentioned */
	enum kd_os os;
	char triple[KD_TARGET_TRIPLE_SIZE]; /* as in struct kd_target */
	bool canonical;                     /* as kd_target_id_format() spells it for some LLVM */
	bool amdgpu;                        /* the triple begins with "amdgpu", not "amdgcn", ... */
	char subarch[KD_SUBARCH_SIZE];      /* ... followed by this: "9.0a", or "" */
	uint32_t reserved[2];               /* 0, for later versions */
};

/* A target to assemble for, filled by kd_target_init(). */
struct kd_target {
	const struct kd_processor *processor;
	struct kd_family family; /* a copy, which -mattr may change */
	enum kd_feature_state xnack, sramecc;
	enum kd_wave wave;            /* default of .amdhsa_wavefront_size32 */
	bool wave32, wave64;          /* wavefrontsize32 and wavefrontsize64; both may be on */
	bool cumode;                  /* CU rather than WGP mode: default of the WGP mode bit, inverted */
	bool tgsplit;                 /* default of .amdhsa_tg_split */
	unsigned code_object_version; /* 2 to 6 */
	enum kd_os os;
	char triple[KD_TARGET_TRIPLE_SIZE]; /* LLVM 22's target IDs begin so: "amdgcn-amd-amdhsa-" */
	unsigned llvm_version;              /* write as this LLVM does; 0: KD_LLVM_VERSION_DEFAULT */
	bool amdgpu;                        /* this and the next: as in struct kd_target_id */
	char subarch[KD_SUBARCH_SIZE];
	bool hardwired_xnack, hardwired_sramecc; /* by -mattr, the feature cannot be chosen */
	uint64_t reserved[2];                    /* 0, for later versions */
};

/* The command line's options. Zero-initialise; NULL or 0: not given. */
struct kd_target_options {
	const char *triple;           /* default "amdgcn-amd-amdhsa" */
	const char *processor;        /* -mcpu, also with features: "gfx942:xnack+" */
	const char *features;         /* -mattr: "+cumode,-wavefrontsize32" */
	unsigned code_object_version; /* 2 to 6; default KD_CODE_OBJECT_VERSION_DEFAULT */
	unsigned llvm_version;        /* write as this LLVM does; default KD_LLVM_VERSION_DEFAULT */
	uint64_t reserved[4];         /* 0, for later versions */
};

/* On failure, `text` is the error; on success, the warnings, one per line, usually none. Without a processor, as in
 * llvm-mc, the target is "gfx000": mach 0, otherwise like gfx600. */
KD_API bool kd_target_init(struct kd_target *target, const struct kd_target_options *options, char *text, size_t size);

/* The same without -mcpu: .amdgcn_target's `id`, canonical or not, gives triple and processor. */
KD_API bool kd_target_init_from_id(struct kd_target *target, const struct kd_target_options *options, const char *id,
                                   size_t length, char *text, size_t size);

/* The GPU, or generic processor, that a triple such as "amdgpu9.0a-amd-amdhsa" names. NULL: none, or no AMDGPU
 * triple. */
KD_API const struct kd_processor *kd_triple_processor(const char *triple);

/* A target's or bundle entry's ID from the processor on; other text unchanged. */
KD_API const char *kd_target_id_processor(const char *id);

/* Reads a target ID from the processor on: "gfx942:xnack+", spelled as since version 4. */
KD_API bool kd_target_id_parse_processor(struct kd_target_id *id, const char *text, size_t length, char *error,
                                         size_t size);

/* Reads a whole target ID, with features in any order and processor aliases; spelled as since version 4 or, if
 * `version` is less, also as in that. */
KD_API bool kd_target_id_parse(struct kd_target_id *id, unsigned version, const char *text, size_t length, char *error,
                               size_t size);

/* The canonical target ID for the code object and LLVM versions, as in .amdgcn_target and amdhsa.target: features that
 * are on or off, alphabetically. Returns the length; 0 if version 2 has no name for processor or XNACK state. */
KD_API size_t kd_target_id_format(const struct kd_target *target, char *text, size_t size);

/* The stepping that version 2 writes: one more for GPUs that ran with XNACK. */
KD_API unsigned kd_target_stepping_v2(const struct kd_target *target, unsigned major, unsigned minor,
                                      unsigned stepping);

/* Version 2's target ID ("gfx803", "gfx901") for the numbers in its notes; NULL: none. */
KD_API const char *kd_target_name_v2(unsigned major, unsigned minor, unsigned stepping);

/* Whether `id`, canonical or not, fits a code object's target. IDs omit features that are unsupported, any or always
 * on. */
KD_API bool kd_target_id_is_of(const struct kd_target_id *id, const struct kd_target *target);

enum kd_id_directive { KD_AMDGCN_TARGET, KD_AMD_AMDGPU_ISA };

/* Applies a directive's ID to the command line's target: in any LLVM's spelling, but canonical before version 4. It
 * sets modes of XNACK and SRAMECC that are any in the target. `text`: as for kd_target_init(). */
KD_API bool kd_target_take_id(struct kd_target *target, enum kd_id_directive directive, const char *id, size_t length,
                              char *text, size_t size);

/* The ELF header. */
KD_API uint32_t kd_target_e_flags(const struct kd_target *target);
KD_API uint8_t kd_target_elf_osabi(const struct kd_target *target);
KD_API uint8_t kd_target_elf_abi_version(const struct kd_target *target);

/* ELFCLASS32 for r600, else ELFCLASS64, even without a processor. */
KD_API uint8_t kd_target_elf_class(const struct kd_target *target);

KD_API const struct kd_system *kd_target_system(const struct kd_target *target);

/* The target by the ELF header and version 2's notes. Zero-initialise, then set what is wanted. */
struct kd_target_facts {
	uint32_t e_flags;
	uint8_t osabi;        /* EI_OSABI */
	uint8_t abi_version;  /* EI_ABIVERSION */
	bool has_isa;         /* NT_AMD_HSA_ISA_VERSION exists for "AMD" and "AMDGPU", ... */
	uint32_t isa[3];      /* ... with GFX major, minor, stepping */
	bool finalized;       /* NT_AMD_HSA_HSAIL exists: HSA's finalizer made the object */
	uint32_t reserved[4]; /* 0, for later versions */
};

/* The reverse: a code object's target, V2 to V6. False: nothing names one.
 *
 * In version 2, the ISA note gives processor and features (specification, "Code Object V2 Supported Processors and
 * Fixed Target Feature Settings"). XNACK is bit 0 of e_flags if the finalizer made the object or the table lacks the
 * processor. If no note names a processor, a low byte of e_flags from 0x20 on does, as LLVM 14 wrote it with version
 * 3's other bits; below 0x20 it is "gfx000". */
KD_API bool kd_target_from_elf(struct kd_target *target, const struct kd_target_facts *facts, char *error, size_t size);

/* Largest .amdgpu_lds size. UINT32_MAX: unknown. */
KD_API uint32_t kd_target_lds_limit(const struct kd_target *target);

/* Most LDS that a kernel's descriptor should ask for. UINT32_MAX: unknown. */
KD_API uint32_t kd_target_group_lds(const struct kd_target *target);

KD_DECLARATIONS_END

#endif
