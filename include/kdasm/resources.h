/* kdasm/resources.h: what a finished kernel takes of a compute unit, and its occupancy.
 *
 * `kdinfo --table` shows this. Numbers are the descriptor's, or where it rounds or lacks them, the metadata's, in
 * version 2, too. Specification: "Code Object V3 Metadata" and later, "Kernel Descriptor". */
#ifndef KDASM_RESOURCES_H
#define KDASM_RESOURCES_H

#include <stdbool.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"
#include "kdasm/occupancy.h"

KD_DECLARATIONS_BEGIN

/* What is known exactly, bits. Other register counts are the largest that the descriptor allows; other numbers are
 * 0. */
enum kd_known_resource {
	KD_KNOWN_VGPRS = 1, /* rounded up to 4 where AGPRs follow in the same file */
	KD_KNOWN_AGPRS = 2, /* the processor has some; the metadata has the count */
	KD_KNOWN_SGPRS = 4,
	KD_KNOWN_VGPR_SPILLS = 8,
	KD_KNOWN_SGPR_SPILLS = 16,
	KD_KNOWN_WORKGROUP = 32,
};

struct kd_resources {
	uint32_t known;                    /* enum kd_known_resource, or'ed */
	uint32_t wavefront_size;           /* work-items: 32 or 64 */
	uint32_t vgprs;                    /* without AGPRs */
	uint32_t agprs;                    /* 0 without any */
	uint32_t sgprs;                    /* as in struct kd_occupancy_use */
	uint32_t vgpr_spills, sgpr_spills; /* spilled to memory or other registers */
	uint32_t scratch;                  /* bytes of a work-item */
	uint32_t lds;                      /* bytes of a work-group, without what a dispatch adds */
	uint32_t kernarg;                  /* bytes of arguments */
	uint32_t workgroup;                /* most work-items of a work-group; 0: not known */
	bool dynamic_stack;                /* takes more scratch, known only at run time */
	bool cumode;                       /* in CU mode; true where that is the only mode */
	struct kd_occupancy_use use;       /* the occupancy's input */
	struct kd_occupancy occupancy;     /* all 0: the processor lacks this wavefront size */
	uint32_t reserved[8];
};

/* For an open object. Allocates nothing. */
KD_API void kd_kernel_resources(const struct kd_code_object *object, const struct kd_kernel *kernel,
                                struct kd_resources *resources);

KD_DECLARATIONS_END

#endif
