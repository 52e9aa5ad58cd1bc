/* kdasm/loading.h: whether a GPU runs a code object, and what stands in the way.
 *
 * As ROCm's runtime decides when it loads one, and besides what only shows when a kernel is dispatched: the checks of
 * level KD_LEVEL_REFUSED, with the limits of the GPU, and what only a GPU can say: its processor and features. Where
 * the runtime only says that the file is invalid (hipErrorInvalidKernelFile, hipErrorNoBinaryForGpu,
 * HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS), this names the field. Specification: "Target ID", "AMDGPU Generic
 * Processors", "Generic Processor Versioning", "ELF Header". Everything is safe from any thread. */
#ifndef KDASM_LOADING_H
#define KDASM_LOADING_H

#include <stdbool.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/checks.h"
#include "kdasm/code_object.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* A GPU, and the runtime that it is used with. Zero-initialise, or kd_gpu_parse(). */
struct kd_gpu {
	const struct kd_processor *processor;
	/* KD_FEATURE_ON or _OFF: its setting; KD_FEATURE_ANY: not known, so that only code for either runs for sure;
	 * KD_FEATURE_UNSUPPORTED: it has none. */
	enum kd_feature_state xnack, sramecc;
	unsigned code_object_version; /* newest that the runtime loads; 0: any */
	uint32_t reserved[4];         /* 0 */
};

/* Reads a GPU from "gfx90a:sramecc+:xnack-", or a whole target ID as rocminfo prints it. False with the error in `text`
 * if it is none, or a generic processor, which no GPU is. */
KD_API bool kd_gpu_parse(struct kd_gpu *gpu, const char *id, char *text, size_t size);

/* What stands in the way. */
enum kd_load_obstacle {
	KD_LOAD_CHECK,           /* what a check says, `check` */
	KD_LOAD_VERSION,         /* the runtime is older than the code object version: EI_ABIVERSION */
	KD_LOAD_PROCESSOR,       /* the code is for another processor: EF_AMDGPU_MACH of e_flags */
	KD_LOAD_GENERIC_VERSION, /* the code is older than the GPU in the generic processor: EF_AMDGPU_GENERIC_VERSION */
	KD_LOAD_XNACK,           /* EF_AMDGPU_FEATURE_XNACK */
	KD_LOAD_SRAMECC,         /* EF_AMDGPU_FEATURE_SRAMECC */
	KD_LOAD_UNKNOWN,         /* memory ran out, or the object could not be opened */
};

/* Texts are there during the call only. */
struct kd_load_problem {
	enum kd_load_obstacle obstacle;
	unsigned check;     /* of KD_LOAD_CHECK: its number, see kd_check_at(); else 0 */
	const char *kernel; /* which it is about; NULL: the whole object */
	const char *text;   /* what stands in the way, with the field that says so */
	const char *remedy; /* what to build instead */
};

typedef void kd_take_load_problem(void *context, const struct kd_load_problem *problem);

/* Whether a GPU runs the object and all of its kernels. `take`, which may be NULL, is called for each
 * problem; after one about the processor the others are not looked for. False when memory ran out, too. */
KD_API bool kd_code_object_runs_on(const struct kd_code_object *object, const struct kd_gpu *gpu,
                                   kd_take_load_problem *take, void *context);

KD_DECLARATIONS_END

#endif
