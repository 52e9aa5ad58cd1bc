/* loading.c: whether a GPU runs a code object: see kdasm/loading.h. What needs no GPU to be named, and limits, are
 * checks; here is what depends on which GPU and which runtime it is. */
#include "kdasm/loading.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/elf_numbers.h"
#include "base/row_numbers.h"
#include "finished.h"
#include "files/object/code_object.h"

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

static void put_problem(struct asking *asking, const struct kd_load_problem *problem) {
	asking->good = false;
	if (asking->take)
		asking->take(asking->context, problem);
}

static void report(struct asking *asking, enum kd_load_obstacle obstacle, const char *remedy, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

static void report(struct asking *asking, enum kd_load_obstacle obstacle, const char *remedy, const char *format, ...) {
	char text[TEXT_SIZE];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	put_problem(asking, &(struct kd_load_problem){.obstacle = obstacle, .text = text, .remedy = remedy});
}

/* ---- the object and the GPU ---- */

static void ask_version(struct asking *asking) {
	const struct kd_target *target = &asking->object->target;
	unsigned version = target->code_object_version, most = asking->gpu->code_object_version;
	if (most && version > most)
		report(asking, KD_LOAD_VERSION, "build with an older -mcode-object-version, or use a newer runtime",
		       "EI_ABIVERSION is %u, code object version %u, but the runtime loads up to version %u",
		       kd_target_elf_abi_version(target), version, most);
}

/* A generic processor has versions, from which on it is for a GPU. */
static bool ask_generic(struct asking *asking) {
	const struct kd_processor *code = asking->object->target.processor;
	unsigned least = 0, version = asking->object->elf.flags >> EF_AMDGPU_GENERIC_VERSION_OFFSET;
	if (kd_processor_generic(asking->gpu->processor, &least) != code)
		return false;
	if (version < least)
		report(asking, KD_LOAD_GENERIC_VERSION, "build again with a compiler that knows the GPU",
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
	report(asking, KD_LOAD_PROCESSOR, remedy, "EF_AMDGPU_MACH of e_flags is 0x%02x, %s, but the GPU has 0x%02x",
	       code->mach, code->name, gpu->mach);
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
		report(asking, obstacle, remedy, "%s of e_flags is 0x%x: it runs only where %s is %s", bits, code, feature,
		       wanted);
		return;
	}
	snprintf(remedy, sizeof remedy, "build for %s without %s, which runs either way, or for %s:%s%c", name, feature,
	         name, feature, gpu == KD_FEATURE_ON ? '+' : '-');
	report(asking, obstacle, remedy, "%s of e_flags is 0x%x, so %s must be %s, but it is %s there", bits, code, feature,
	       wanted, gpu == KD_FEATURE_ON ? "on" : "off");
}

/* ---- what the checks say ---- */

static void take_finding(void *context, const struct kd_finding *finding) {
	put_problem(context, &(struct kd_load_problem){.obstacle = KD_LOAD_CHECK,
	                                               .check = finding->check,
	                                               .kernel = finding->kernel,
	                                               .text = finding->what,
	                                               .remedy = kd_check_at(finding->check)->remedy});
}

/* Those of what is refused, and of what never runs though nothing refuses it; of what is not linked mainly that. */
static struct kd_check_options refusals(void) {
	struct kd_check_options options = {0};
	for (unsigned i = 0; i < KD_CHECK_COUNT; i++)
		options.wishes[i] = kd_check_at(i)->level == KD_LEVEL_REFUSED ? 0 : KD_CHECK_UNWANTED;
	options.wishes[KD_CHECK_NOT_LOADABLE] = KD_CHECK_WANTED;
	options.wishes[KD_CHECK_OS_ABI] = KD_CHECK_WANTED;
	options.wishes[KD_CHECK_WORKGROUP_LIMIT] = KD_CHECK_WANTED;
	options.wishes[KD_CHECK_WORKGROUP_REGISTERS] = KD_CHECK_WANTED;
	options.wishes[KD_CHECK_NO_PROCESSOR] = KD_CHECK_WANTED;
	return options;
}

static void ask_checks(struct asking *asking) {
	struct kd_target hsa = asking->object->target;
	hsa.os = KD_OS_AMDHSA;
	/* By its number, as those that are only read have no other way. */
	const struct kd_target_facts facts = {.e_flags = asking->gpu->processor->mach,
	                                      .osabi = kd_target_elf_osabi(&hsa),
	                                      .abi_version = KD_CODE_OBJECT_VERSION_DEFAULT - 2};
	const struct kd_check_options options = refusals();
	struct kd_target gpu;
	char text[KD_TARGET_TEXT_SIZE];
	if (!kd_target_from_elf(&gpu, &facts, text, sizeof text) ||
	    !check_finished(asking->object, &options, &gpu, take_finding, asking))
		report(asking, KD_LOAD_UNKNOWN, "use a machine with more memory", "it could not be checked: out of memory");
}

/* What is always on is on whatever the caller says. */
static enum kd_feature_state gpu_xnack(const struct kd_gpu *gpu) {
	return gpu->processor->xnack_wired ? KD_FEATURE_ON : gpu->xnack;
}

bool kd_code_object_runs_on(const struct kd_code_object *object, const struct kd_gpu *gpu, kd_take_load_problem *take,
                            void *context) {
	struct asking asking = {.object = object, .gpu = gpu, .take = take, .context = context, .good = true};
	if (!code_object_is_open(object)) {
		report(&asking, KD_LOAD_UNKNOWN, "build it again", "%s", kd_code_object_error(object));
		return false;
	}
	bool is_named = object->target.processor->mach, is_hsa = object->target.os == KD_OS_AMDHSA;
	if (is_named && !ask_processor(&asking))
		return false;
	if (take)
		ask_checks(&asking);
	if (!is_named || !is_hsa)
		return false;
	ask_version(&asking);
	ask_feature(&asking, KD_LOAD_XNACK, "xnack", "EF_AMDGPU_FEATURE_XNACK", object->target.xnack, gpu_xnack(gpu));
	ask_feature(&asking, KD_LOAD_SRAMECC, "sramecc", "EF_AMDGPU_FEATURE_SRAMECC", object->target.sramecc, gpu->sramecc);
	if (!take && asking.good) /* the checks take long, so that they come last where nobody hears of problems */
		ask_checks(&asking);
	return asking.good;
}
