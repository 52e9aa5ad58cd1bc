/* kernel_source.h: the numbers that a descriptor and its metadata both know, as the descriptor says them: by the
 * directives that make it, or by its bytes. Bytes have registers in blocks: they say how many are allotted, not how
 * many are used. */
#ifndef KD_KERNEL_DESCRIPTOR_KERNEL_SOURCE_H
#define KD_KERNEL_DESCRIPTOR_KERNEL_SOURCE_H

#include "kdasm/descriptor.h"
#include "kdasm/kernel_code.h"

/* Rows of KD_METADATA_FROM_DESCRIPTOR in kdasm/metadata_keys.def name them. */
enum kernel_source {
	SOURCE_KERNARG_SIZE,
	SOURCE_GROUP_SIZE,
	SOURCE_PRIVATE_SIZE,
	SOURCE_WAVEFRONT_SIZE,
	SOURCE_SGPRS, /* with those for VCC and its like */
	SOURCE_VGPRS, /* accumulation registers among them */
	SOURCE_AGPRS,
	SOURCE_DYNAMIC_STACK,
	SOURCE_WGP_MODE,
	SOURCE_COUNT,
};

/* The descriptor does not say, or a relocation does. */
#define SOURCE_UNKNOWN INT64_C(-1)

/* What directives say; bit f of `linked`: field f is left to a linker. */
void sources_given(const struct kd_target *target, const struct kd_descriptor_input *input, uint64_t linked,
                   int64_t values[SOURCE_COUNT]);

/* What bytes say. Registers are those allotted; where one file has both kinds, any of them may be AGPRs. */
void sources_allotted(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE], uint64_t linked,
                      int64_t values[SOURCE_COUNT]);

/* What amd_kernel_code_t says, in the bytes of a descriptor, as far as these can. */
void kernel_code_as_descriptor(const struct kd_target *target, const uint8_t bytes[KD_CODE_T_SIZE],
                               uint8_t descriptor[KD_DESCRIPTOR_SIZE]);

/* ---- what bytes say, by itself ---- */

/* Registers as the bytes have them. */
struct register_blocks {
	uint64_t field;   /* blocks minus one */
	unsigned granule; /* registers of a block; 0: the target does not count these */
};

struct register_blocks allotted_vgprs(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]);
struct register_blocks allotted_sgprs(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]);

/* Registers that are there for the code. */
struct reserved_registers {
	int64_t vgprs, agprs, sgprs;
	int64_t vgpr_file; /* VGPRs that instructions reach: where one file has both kinds, those of AGPRs too */
};

struct reserved_registers registers_reserved(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]);

/* The size of wavefronts; on targets whose descriptors do not choose it, 64. */
enum kd_wave descriptor_wave(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]);

/* So many bytes after its entry firmware that preloads arguments starts the kernel; 0: there is no other entry.
 * Specification: "Preloaded Kernel Arguments". LLVM 22 writes no prologue for gfx1250, where all firmware preloads. */
unsigned descriptor_preload_entry(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE]);

#endif
