/* kdasm/loading.h: whether a GPU runs a code object, and what stands in the way.
 *
 * Decides as ROCm's runtime does when it loads a code object, and adds what only a dispatch would show: the checks of
 * level KD_LEVEL_REFUSED, with the limits of the GPU, and its processor and features. Where the runtime only says that
 * the file is invalid (hipErrorInvalidKernelFile, hipErrorNoBinaryForGpu, HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS),
 * this names the field. Specification: "Target ID", "AMDGPU Generic Processors", "Generic Processor Versioning", "ELF
 * Header". Everything is safe from any thread. */
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
	/* KD_FEATURE_ON or _OFF: its setting; KD_FEATURE_ANY: unknown, so only code for either surely runs;
	 * KD_FEATURE_UNSUPPORTED: it has none. */
	enum kd_feature_state xnack, sramecc;
	unsigned code_object_version; /* newest that the runtime loads; 0: any */
	uint32_t reserved[4];         /* 0 */
};

/* Reads a GPU from "gfx90a:sramecc+:xnack-", or a whole target ID as rocminfo prints it. False, with the error in
 * `text`, if it is none, or a generic processor, because no GPU is one. */
KD_API bool kd_gpu_parse(struct kd_gpu *gpu, const char *id, char *text, size_t size);

/* What stands in the way. */
enum kd_load_obstacle {
	KD_LOAD_CHECK,           /* the finding of a check, `check` */
	KD_LOAD_VERSION,         /* the runtime is older than the code object version: EI_ABIVERSION */
	KD_LOAD_PROCESSOR,       /* the code is for another processor: EF_AMDGPU_MACH of e_flags */
	KD_LOAD_GENERIC_VERSION, /* the code's generic version precedes the GPU: EF_AMDGPU_GENERIC_VERSION */
	KD_LOAD_XNACK,           /* EF_AMDGPU_FEATURE_XNACK */
	KD_LOAD_SRAMECC,         /* EF_AMDGPU_FEATURE_SRAMECC */
	KD_LOAD_UNKNOWN,         /* memory ran out, or the object could not be opened */
};

/* Texts are valid during the call only. */
struct kd_load_problem {
	enum kd_load_obstacle obstacle;
	unsigned check;     /* for KD_LOAD_CHECK: its number, see kd_check_at(); else 0 */
	const char *kernel; /* the kernel concerned; NULL: the whole object */
	const char *text;   /* what stands in the way, and its field */
	const char *remedy; /* what to build instead */
};

typedef void kd_take_load_problem(void *context, const struct kd_load_problem *problem);

/* Whether a GPU runs the object and all its kernels. `take`, which may be NULL, is called for each problem; one about
 * the processor ends the search. Also false if memory ran out. */
KD_API bool kd_code_object_runs_on(const struct kd_code_object *object, const struct kd_gpu *gpu,
                                   kd_take_load_problem *take, void *context);

KD_DECLARATIONS_END

#endif
