/* kdasm/loading.h: whether a GPU runs a code object, and why not.
 *
 * Decides like ROCm's loader, and finds what only a dispatch would show: checks of level KD_LEVEL_REFUSED, with the
 * GPU's limits, processor and features. Where the runtime only calls the file invalid (hipErrorInvalidKernelFile,
 * hipErrorNoBinaryForGpu, HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS), this names the field. Specification: "Target ID",
 * "AMDGPU Generic Processors", "Generic Processor Versioning", "ELF Header". Every function is safe from any thread. */
#ifndef KDASM_LOADING_H
#define KDASM_LOADING_H

#include <stdbool.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/checks.h"
#include "kdasm/code_object.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* A GPU and its runtime. Zero-initialise, or kd_gpu_parse(). */
struct kd_gpu {
	const struct kd_processor *processor;
	/* KD_FEATURE_ON or _OFF: the setting; KD_FEATURE_ANY: unknown, so only code for either surely runs;
	 * KD_FEATURE_UNSUPPORTED: none. */
	enum kd_feature_state xnack, sramecc;
	unsigned code_object_version; /* newest that the runtime loads; 0: any */
	uint32_t reserved[4];         /* 0, for later versions */
};

/* Reads "gfx90a:sramecc+:xnack-", or a whole target ID as rocminfo prints it. False, with the error in `text`: it is no
 * GPU, or a generic processor. */
KD_API bool kd_gpu_parse(struct kd_gpu *gpu, const char *id, char *text, size_t size);

enum kd_load_obstacle {
	KD_LOAD_CHECK,           /* the finding of `check` */
	KD_LOAD_VERSION,         /* the runtime is older than the code object version: EI_ABIVERSION */
	KD_LOAD_PROCESSOR,       /* the code is for another processor: EF_AMDGPU_MACH of e_flags */
	KD_LOAD_GENERIC_VERSION, /* the code's generic version precedes the GPU: EF_AMDGPU_GENERIC_VERSION */
	KD_LOAD_XNACK,           /* EF_AMDGPU_FEATURE_XNACK */
	KD_LOAD_SRAMECC,         /* EF_AMDGPU_FEATURE_SRAMECC */
	KD_LOAD_UNKNOWN,         /* no memory, or the object is not open */
};

/* Texts are valid during the call only. */
struct kd_load_problem {
	enum kd_load_obstacle obstacle;
	unsigned check;     /* for KD_LOAD_CHECK: kd_check_at(); else 0 */
	const char *kernel; /* NULL: the whole object */
	const char *text;   /* what stands in the way, and its field */
	const char *remedy; /* what to build instead */
};

typedef void kd_take_load_problem(void *context, const struct kd_load_problem *problem);

/* Whether a GPU runs the object and all its kernels. `take`, if not NULL, gets each problem; one about the processor is
 * last. Also false without memory. */
KD_API bool kd_code_object_runs_on(const struct kd_code_object *object, const struct kd_gpu *gpu,
                                   kd_take_load_problem *take, void *context);

KD_DECLARATIONS_END

#endif
