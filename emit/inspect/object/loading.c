/* loading.c: whether a GPU runs a code object: see kdasm/loading.h. */
#include "kdasm/loading.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/elf_numbers.h"
#include "code_object.h"
#include "resources.h"

bool kd_gpu_parse(struct kd_gpu *gpu, const char *id, char *text, size_t size) {
	struct kd_target_id target;
	bool whole = kd_target_id_processor(id) != id;
	if (whole ? !kd_target_id_parse(&target, KD_CODE_OBJECT_VERSION_DEFAULT, id, strlen(id), text, size)
	          : !kd_target_id_parse_processor(&target, id, strlen(id), text, size))
		return false;
	if (target.processor->generic_version || target.processor->architecture != KD_AMDGCN || !target.processor->mach) {
		snprintf(text, size, "'%s' is no GPU; say on which one it is to run", target.processor->name);
		return false;
	}
	*gpu = (struct kd_gpu){.processor = target.processor, .xnack = target.xnack, .sramecc = target.sramecc};
	return true;
}

/* ---- problems ---- */

struct asking {
	const struct kd_code_object *object;
	const struct kd_gpu *gpu;
	kd_take_load_problem *take;
	void *context;
	bool good;
};

enum { TEXT_SIZE = 512 };

static void report(struct asking *asking, enum kd_load_obstacle obstacle, const char *kernel, const char *remedy,
                   const char *format, ...) __attribute__((format(printf, 5, 6)));

static void report(struct asking *asking, enum kd_load_obstacle obstacle, const char *kernel, const char *remedy,
                   const char *format, ...) {
	char text[TEXT_SIZE];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	asking->good = false;
	if (asking->take)
		asking->take(asking->context, &(struct kd_load_problem){obstacle, kernel, text, remedy});
}

/* ---- the object ---- */

static void ask_file(struct asking *asking) {
	const struct kd_code_object *object = asking->object;
	unsigned version = object->target.code_object_version;
	if (object->target.os != KD_OS_AMDHSA)
		report(asking, KD_LOAD_SYSTEM, NULL, "build for amdgcn-amd-amdhsa",
		       "EI_OSABI is %u, and ROCm's runtime loads objects for HSA only", object->elf.osabi);
	if (object->elf.type == ET_REL)
		report(asking, KD_LOAD_RELOCATABLE, NULL, "link it, with kdasm -shared or ld.lld -shared",
		       "e_type is ET_REL: it is not linked");
	if (asking->gpu->code_object_version && version > asking->gpu->code_object_version)
		report(asking, KD_LOAD_VERSION, NULL, "build with an older -mcode-object-version, or use a newer runtime",
		       "EI_ABIVERSION is %u, code object version %u, and the runtime loads up to version %u",
		       kd_target_elf_abi_version(&object->target), version, asking->gpu->code_object_version);
}

/* A generic processor has versions, from which on it is for a GPU. */
static bool ask_generic(struct asking *asking) {
	const struct kd_processor *code = asking->object->target.processor;
	unsigned least = 0, version = asking->object->elf.flags >> EF_AMDGPU_GENERIC_VERSION_OFFSET;
	if (kd_processor_generic(asking->gpu->processor, &least) != code)
		return false;
	if (version < least)
		report(asking, KD_LOAD_GENERIC_VERSION, NULL, "build again with a compiler that knows the GPU",
		       "EF_AMDGPU_GENERIC_VERSION of e_flags is %u, and %s is in %s since version %u", version,
		       asking->gpu->processor->name, code->name, least);
	return true;
}

static bool ask_processor(struct asking *asking) {
	const struct kd_processor *code = asking->object->target.processor, *gpu = asking->gpu->processor;
	if (code == gpu || ask_generic(asking))
		return true;
	char remedy[TEXT_SIZE];
	unsigned version;
	const struct kd_processor *generic = kd_processor_generic(gpu, &version);
	if (generic)
		snprintf(remedy, sizeof remedy, "build with --offload-arch=%s, or %s in code object version 6", gpu->name,
		         generic->name);
	else
		snprintf(remedy, sizeof remedy, "build with --offload-arch=%s", gpu->name);
	report(asking, KD_LOAD_PROCESSOR, NULL, remedy,
	       "EF_AMDGPU_MACH of e_flags is 0x%02x, %s, and that of the GPU 0x%02x", code->mach, code->name, gpu->mach);
	return false;
}

static void ask_feature(struct asking *asking, enum kd_load_obstacle obstacle, const char *feature, const char *bits,
                        enum kd_feature_state code, enum kd_feature_state gpu) {
	char remedy[TEXT_SIZE];
	const char *name = asking->gpu->processor->name, *wanted = code == KD_FEATURE_ON ? "on" : "off";
	if ((code != KD_FEATURE_ON && code != KD_FEATURE_OFF) || code == gpu)
		return;
	if (gpu == KD_FEATURE_ANY) {
		snprintf(remedy, sizeof remedy, "say %s:%s%c if it is, or build for %s without %s, which runs either way", name,
		         feature, code == KD_FEATURE_ON ? '+' : '-', name, feature);
		report(asking, obstacle, NULL, remedy, "%s of e_flags is 0x%x: it runs only where %s is %s", bits, code,
		       feature, wanted);
		return;
	}
	snprintf(remedy, sizeof remedy, "build for %s without %s, which runs either way, or for %s:%s%c", name, feature,
	         name, feature, gpu == KD_FEATURE_ON ? '+' : '-');
	report(asking, obstacle, NULL, remedy, "%s of e_flags is 0x%x, so %s must be %s, and it is %s there", bits, code,
	       feature, wanted, gpu == KD_FEATURE_ON ? "on" : "off");
}

/* ---- its kernels ---- */

static void ask_kernel(struct asking *asking, const struct kd_target *gpu, const struct kd_kernel *kernel) {
	struct kd_resources resources;
	struct kd_target target = *gpu;
	kd_kernel_resources(asking->object, kernel, &resources);
	target.wave = resources.wavefront_size == 32 ? KD_WAVE_32 : KD_WAVE_64;
	target.cumode = resources.cumode;
	uint32_t lds = kd_target_group_lds(&target), vgprs = resources.use.vgprs;
	uint32_t most = target.family.vgprs->addressable;
	if (!kd_has(target.family.capabilities, target.wave == KD_WAVE_32 ? KD_WAVE32 : KD_WAVE64, 0))
		report(asking, KD_LOAD_WAVE, kernel->name, "build with the other wavefront size",
		       "its wavefronts have %" PRIu32 " work-items (ENABLE_WAVEFRONT_SIZE32), which %s does not run",
		       resources.wavefront_size, gpu->processor->name);
	if (resources.lds > lds)
		report(asking, KD_LOAD_LDS, kernel->name, "use less LDS",
		       "GROUP_SEGMENT_FIXED_SIZE is %" PRIu32 ", and a work-group on %s has at most %" PRIu32, resources.lds,
		       gpu->processor->name, lds);
	if (vgprs > most)
		report(asking, KD_LOAD_VGPRS, kernel->name, "use fewer VGPRs",
		       "it has %" PRIu32 " VGPRs, and a wavefront on %s at most %" PRIu32, vgprs, gpu->processor->name, most);
}

static void ask_kernels(struct asking *asking) {
	/* By its number, as those that are only read have no other way. */
	const struct kd_target_facts facts = {.e_flags = asking->gpu->processor->mach,
	                                      .osabi = kd_target_elf_osabi(&asking->object->target),
	                                      .abi_version = KD_CODE_OBJECT_VERSION_DEFAULT - 2};
	struct kd_target gpu;
	char text[KD_TARGET_TEXT_SIZE];
	if (!kd_target_from_elf(&gpu, &facts, text, sizeof text))
		return;
	for (size_t i = 0; i < asking->object->kernels.count; i++)
		ask_kernel(asking, &gpu, &asking->object->kernels.items[i]);
}

/* What is always on is on whatever the caller says. */
static enum kd_feature_state gpu_xnack(const struct kd_gpu *gpu) {
	return gpu->processor->xnack_wired ? KD_FEATURE_ON : gpu->xnack;
}

bool kd_code_object_runs_on(const struct kd_code_object *object, const struct kd_gpu *gpu, kd_take_load_problem *take,
                            void *context) {
	struct asking asking = {.object = object, .gpu = gpu, .take = take, .context = context, .good = true};
	if (!ask_processor(&asking))
		return false;
	ask_file(&asking);
	ask_feature(&asking, KD_LOAD_XNACK, "xnack", "EF_AMDGPU_FEATURE_XNACK", object->target.xnack, gpu_xnack(gpu));
	ask_feature(&asking, KD_LOAD_SRAMECC, "sramecc", "EF_AMDGPU_FEATURE_SRAMECC", object->target.sramecc, gpu->sramecc);
	ask_kernels(&asking);
	return asking.good;
}
