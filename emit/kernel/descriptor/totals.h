/* totals.h: what a linker finds that a kernel needs with all it calls, put into its descriptor. */
#ifndef KD_KERNEL_DESCRIPTOR_TOTALS_H
#define KD_KERNEL_DESCRIPTOR_TOTALS_H

#include "kdasm/descriptor.h"

/* With all that the kernel reaches. */
struct descriptor_totals {
	uint32_t vgprs, agprs;
	uint32_t sgprs; /* without those of VCC, flat scratch and XNACK */
	bool uses_vcc, uses_flat_scratch, has_dynamic_stack;
	bool has_lds; /* else the LDS stays as it is */
	uint64_t private_bytes, lds_bytes;
	uint32_t last_barrier; /* the largest number of a named barrier; 0: there is none */
};

/* Registers as metadata has them. */
struct descriptor_counts {
	int64_t vgprs, sgprs;
};

/* Changes the fields that depend on it. False with the reason in `text` if one has no room for its value, or the
 * processor less; the bytes are not to be used then. */
bool descriptor_set_totals(const struct kd_target *target, const struct descriptor_totals *totals,
                           uint8_t bytes[KD_DESCRIPTOR_SIZE], struct descriptor_counts *counts, char *text,
                           size_t size);

/* The most wavefronts of a SIMD that can run at once where each work-group of a kernel has so many bytes of LDS,
 * whatever the size of work-groups. UINT32_MAX: it is not known. */
uint32_t descriptor_waves_for_lds(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                                  uint64_t lds);

#endif
