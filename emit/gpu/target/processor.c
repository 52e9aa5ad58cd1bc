/* processor.c: the table of processors and how to find one in it. */
#include "processor.h"

#include "base/suggest.h"
#include "family.h"

#include <string.h>

/* The words of the features column. */
enum {
	NONE = 0,
	XNACK = 1,
	SRAMECC = 2,
	BOTH = XNACK | SRAMECC,
	WIRED = 4,
	BOTH_XNACK_WIRED = BOTH | WIRED,
	XNACK_WIRED = SRAMECC | WIRED,
	GENERATION_INFERRED = 8,
	PROLOGUE = 16,
};

static const struct kd_processor processors[] = {
#define ROW(llvm, cpu, id, major, minor, stepping, e_mach, version, features, row, guess, reason)                      \
	{                                                                                                                  \
	    .name = cpu,                                                                                                   \
	    .id_name = id,                                                                                                 \
	    .gfx_major = major,                                                                                            \
	    .gfx_minor = minor,                                                                                            \
	    .gfx_stepping = stepping,                                                                                      \
	    .mach = e_mach,                                                                                                \
	    .generic_version = version,                                                                                    \
	    .xnack = ((features)&XNACK) != 0,                                                                              \
	    .sramecc = ((features)&SRAMECC) != 0,                                                                          \
	    .xnack_wired = ((features)&WIRED) != 0,                                                                        \
	    .family = &target_families[FAMILY_##row],                                                                      \
	    .since = llvm,                                                                                                 \
	    .needs_prologue = ((features)&PROLOGUE) != 0,                                                                  \
	    .generation_inferred = ((features)&GENERATION_INFERRED) != 0,                                                  \
	    .inferred = guess,                                                                                             \
	    .only_read = reason,                                                                                           \
	},
#define PROCESSOR_AS(cpu, id, major, minor, stepping, mach, version, features, row)                                    \
	ROW(0, cpu, id, major, minor, stepping, mach, version, features, row, NULL, NULL)
#define PROCESSOR(cpu, major, minor, stepping, mach, version, features, row)                                           \
	PROCESSOR_AS(cpu, cpu, major, minor, stepping, mach, version, features, row)
#define LATER_PROCESSOR(llvm, cpu, major, minor, stepping, mach, version, features, row, guess)                        \
	ROW(llvm, cpu, cpu, major, minor, stepping, mach, version, features, row, guess, NULL)
#define READ_PROCESSOR(llvm, cpu, major, minor, stepping, mach, version, features, row, guess, reason)                 \
	ROW(llvm, cpu, cpu, major, minor, stepping, mach, version, features, row, guess, reason)
#define R600_PROCESSOR(cpu, e_mach, row)                                                                               \
	{                                                                                                                  \
	    .name = cpu,                                                                                                   \
	    .id_name = cpu,                                                                                                \
	    .mach = e_mach,                                                                                                \
	    .architecture = KD_R600,                                                                                       \
	    .family = &target_families[FAMILY_##row],                                                                      \
	},
#include "kdasm/processors.def"
};

static const struct {
	char name[16], processor[16];
} aliases[] = {
#define ALIAS(alias, processor) {alias, processor},
#include "kdasm/processors.def"
};

static const struct {
	char processor[24], generic[24];
	uint8_t version;
} members[] = {
#define KD_GENERIC_MEMBER(processor, generic, version) {processor, generic, version},
#include "kdasm/generic_members.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* The rows of amdgcn come first, and among them those that are only read come last. */
enum {
	R600_ROWS = 0
#define R600_PROCESSOR(cpu, mach, row) +1
#include "kdasm/processors.def"
	,
	AMDGCN_ROWS = COUNT(processors) - R600_ROWS,
	READ_ROWS = 0
#define READ_PROCESSOR(...) +1
#include "kdasm/processors.def"
	,
	ASSEMBLED_ROWS = AMDGCN_ROWS - READ_ROWS,
};

const struct kd_processor *kd_processor_at(size_t index) {
	const size_t unlisted = 1; /* "gfx000" */
	return index < ASSEMBLED_ROWS - unlisted ? &processors[index + unlisted] : NULL;
}

const struct kd_processor *kd_read_processor_at(size_t index) {
	return index < READ_ROWS ? &processors[ASSEMBLED_ROWS + index] : NULL;
}

const struct kd_processor *kd_r600_processor_at(size_t index) {
	return index < R600_ROWS ? &processors[AMDGCN_ROWS + index] : NULL;
}

const char *kd_processor_alias(const struct kd_processor *processor, size_t index) {
	for (size_t i = 0; i < COUNT(aliases); i++)
		if (strcmp(aliases[i].processor, processor->name) == 0 && index-- == 0)
			return aliases[i].name;
	return NULL;
}

static bool same(const char *name, const char *text, size_t length) {
	return strlen(name) == length && memcmp(name, text, length) == 0;
}

const struct kd_processor *kd_processor_find(const char *name, size_t length) {
	for (size_t i = 0; i < COUNT(aliases); i++)
		if (same(aliases[i].name, name, length))
			return kd_processor_find(aliases[i].processor, strlen(aliases[i].processor));
	for (size_t i = 0; i < COUNT(processors); i++)
		if (same(processors[i].name, name, length))
			return &processors[i];
	return NULL;
}

const struct kd_processor *kd_processor_generic(const struct kd_processor *processor, unsigned *version) {
	for (size_t i = 0; i < COUNT(members); i++) {
		if (strcmp(members[i].processor, processor->name) != 0)
			continue;
		*version = members[i].version;
		return kd_processor_find(members[i].generic, strlen(members[i].generic));
	}
	return NULL;
}

const struct kd_processor *processor_by_mach(uint8_t mach) {
	for (size_t i = 0; i < COUNT(processors); i++)
		if (processors[i].mach == mach)
			return &processors[i];
	return NULL;
}

uint8_t processor_first_mach(void) {
	uint8_t first = UINT8_MAX;
	for (size_t i = 0; i < AMDGCN_ROWS; i++)
		if (processors[i].mach && processors[i].mach < first)
			first = processors[i].mach;
	return first;
}

const struct kd_processor *processor_by_version(const uint32_t version[3]) {
	for (size_t i = 0; i < AMDGCN_ROWS; i++) {
		const struct kd_processor *processor = &processors[i];
		bool is_gpu = processor->mach && !processor->generic_version;
		if (is_gpu && processor->gfx_major == version[0] && processor->gfx_minor == version[1] &&
		    processor->gfx_stepping == version[2])
			return processor;
	}
	return NULL;
}

bool kd_processor_suggest(const char *name, size_t length, char *text, size_t size) {
	struct suggestions found = suggest_for(name, length);
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++)
		suggest_consider(&found, processor->name);
	for (size_t i = 0; (processor = kd_r600_processor_at(i)); i++)
		suggest_consider(&found, processor->name);
	for (size_t i = 0; i < COUNT(aliases); i++)
		suggest_consider(&found, aliases[i].name);
	return suggest_text(&found, text, size);
}
