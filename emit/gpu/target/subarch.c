/* subarch.c: see subarch.h. */
#include "subarch.h"

#include <stdio.h>
#include <string.h>

static const struct own {
	const char *name, *processor;
} owns[] = {
#define KD_SUBARCH(subarch, cpu) {subarch, cpu},
#include "subarchs.def"
};

static const struct family {
	const char *name, *processor;
	uint8_t major, minor;
} families[] = {
#define KD_SUBARCH_FAMILY(subarch, cpu, gfx_major, gfx_minor) {subarch, cpu, gfx_major, gfx_minor},
#include "subarchs.def"
};

enum { OWNS = sizeof owns / sizeof *owns, FAMILIES = sizeof families / sizeof *families };

static const struct kd_processor *processor_named(const char *name) {
	return name ? kd_processor_find(name, strlen(name)) : NULL;
}

static const struct family *family_named(const char *name) {
	for (size_t i = 0; i < FAMILIES; i++)
		if (strcmp(families[i].name, name) == 0)
			return &families[i];
	return NULL;
}

/* Those of generic processors, which have no other. */
static const struct family *family_for(const struct kd_processor *generic) {
	for (size_t i = 0; i < FAMILIES; i++)
		if (processor_named(families[i].processor) == generic)
			return &families[i];
	return NULL;
}

/* A GPU's own; false for processors that are none. */
static bool own_subarch(const struct kd_processor *gpu, char name[KD_SUBARCH_SIZE]) {
	static const char prefix[] = "gfx";
	const size_t after = sizeof prefix - 1, rest = 2;
	size_t length = strlen(gpu->name);
	for (size_t i = 0; i < OWNS; i++)
		if (strcmp(owns[i].processor, gpu->name) == 0)
			return snprintf(name, KD_SUBARCH_SIZE, "%s", owns[i].name) > 0;
	if (!gpu->mach || gpu->generic_version || gpu->architecture != KD_AMDGCN || length <= after + rest)
		return false;
	snprintf(name, KD_SUBARCH_SIZE, "%.*s.%s", (int)(length - after - rest), gpu->name + after,
	         gpu->name + length - rest);
	return true;
}

static const struct kd_processor *gpu_of(const char *subarch) {
	const struct kd_processor *gpu;
	char own[KD_SUBARCH_SIZE];
	for (size_t i = 0; (gpu = kd_processor_at(i)); i++)
		if (own_subarch(gpu, own) && strcmp(own, subarch) == 0)
			return gpu;
	for (size_t i = 0; (gpu = kd_read_processor_at(i)); i++)
		if (own_subarch(gpu, own) && strcmp(own, subarch) == 0)
			return gpu;
	return NULL;
}

bool subarch_known(const char *name) {
	return family_named(name) || gpu_of(name);
}

const struct kd_processor *subarch_processor(const char *name) {
	const struct family *family = family_named(name);
	return family ? processor_named(family->processor) : gpu_of(name);
}

static bool family_has(const struct family *family, const struct kd_processor *gpu) {
	unsigned version;
	const struct kd_processor *head = processor_named(family->processor);
	if (head && head->generic_version)
		return gpu == head || kd_processor_generic(gpu, &version) == head;
	return gpu->mach && !gpu->generic_version && gpu->gfx_major == family->major && gpu->gfx_minor == family->minor;
}

bool subarch_fits(const char *name, const struct kd_processor *processor) {
	const struct family *family = family_named(name);
	if (!*name)
		return true;
	if (family)
		return family_has(family, processor);
	const struct kd_processor *gpu = gpu_of(name);
	return gpu && (gpu == processor || (processor->generic_version && family_has(family_for(processor), gpu)));
}
