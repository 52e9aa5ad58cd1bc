/* target.c: puts a target together, from the command line, a target ID or an ELF header, and
 * says what it writes into the ELF header. */
#include "base/elf_numbers.h"
#include "feature.h"
#include "processor.h"
#include "subarch.h"
#include "target_id.h"
#include "triple.h"

#include <string.h>

const struct kd_system *kd_target_system(const struct kd_target *target) {
	return system_at(target->os);
}

/* Feature states as bits of an e_flags word with the wider fields. */
static bool state_flags(const struct kd_target *target) {
	return kd_target_system(target)->versioned &&
	       kd_object_version_has(target->code_object_version, KD_WITH_FEATURE_STATES);
}

static bool has_mode(enum kd_feature_state state) {
	return state == KD_FEATURE_ON || state == KD_FEATURE_OFF;
}

/* Switches what the target ID names. */
static void switch_state(struct features *features, uint64_t bit, enum kd_feature_state state) {
	if (has_mode(state))
		features_switch(features, bit, state == KD_FEATURE_ON);
}

/* The target ID is stronger than -mattr: being told both is a mistake, not an override. */
static bool contradicts(const char *name, enum kd_feature_state in_id, enum kd_feature_state now, struct text *text) {
	if (in_id == now || in_id == KD_FEATURE_ANY || in_id == KD_FEATURE_UNSUPPORTED)
		return false;
	bool id_on = in_id == KD_FEATURE_ON;
	text_error(text, "-mattr contradicts the target ID: '%c%s' against ':%s%c'", id_on ? '-' : '+', name, name,
	           id_on ? '+' : '-');
	return true;
}

static bool build(struct kd_target *target, const struct kd_target_id *id, const struct kd_target_options *options,
                  struct text *text) {
	unsigned version = options->code_object_version;
	if (version == 0)
		version = KD_CODE_OBJECT_VERSION_DEFAULT;
	if (!kd_object_version(version))
		return text_error(text, "Unsupported AMDHSA Code Object Version %u; kdasm writes versions %d to %d", version,
		                  KD_CODE_OBJECT_VERSION_MIN, KD_CODE_OBJECT_VERSION_MAX);

	if (id->processor->only_read)
		return text_error(text, "kdasm does not assemble for %s, which LLVM has since version %u: %s",
		                  id->processor->name, id->processor->since, id->processor->only_read);
	if (!kd_llvm_version_known(options->llvm_version))
		return text_error(text, "unsupported LLVM version %u; kdasm follows %d to %d", options->llvm_version,
		                  KD_LLVM_VERSION_MIN, KD_LLVM_VERSION_MAX);

	/* Other systems have no versions; there LLVM 22 is followed. */
	struct features features = features_of(
	    id->processor, id->os == KD_OS_AMDHSA ? version : KD_CODE_OBJECT_VERSION_DEFAULT, options->llvm_version);
	if (has_mode(id->xnack) && !(features.on & BIT_XNACK_SUPPORT))
		return text_error(text,
		                  "invalid target ID: %s has no target feature 'xnack' since LLVM %u, because it is "
		                  "always on",
		                  id->processor->name, kd_llvm_change_at(KD_LLVM_HARDWIRED_XNACK)->since);
	switch_state(&features, BIT_XNACK, id->xnack);
	switch_state(&features, BIT_SRAMECC, id->sramecc);
	if (options->features && !features_read(&features, options->features, text))
		return false;

	*target = (struct kd_target){
	    .processor = id->processor,
	    .family = *id->processor->family,
	    .code_object_version = version,
	    .os = id->os,
	    .llvm_version = options->llvm_version ? options->llvm_version : KD_LLVM_VERSION_DEFAULT,
	};
	memcpy(target->triple, id->triple, sizeof target->triple);
	memcpy(target->subarch, id->subarch, sizeof target->subarch);
	target->amdgpu = id->amdgpu;
	features_apply(&features, target, text);
	return (target->hardwired_xnack || !contradicts("xnack", id->xnack, target->xnack, text)) &&
	       (target->hardwired_sramecc || !contradicts("sramecc", id->sramecc, target->sramecc, text));
}

bool kd_target_init(struct kd_target *target, const struct kd_target_options *options, char *error, size_t size) {
	struct text text = text_in(error, size);
	struct kd_target_id id;
	struct triple triple;
	const char *name = options->triple ? options->triple : TRIPLE_DEFAULT;
	const char *processor = options->processor && *options->processor ? options->processor : NULL;

	if (!triple_read(&triple, name, strlen(name), &text))
		return false;
	if (!processor)
		processor = *triple.subarch ? "" : "gfx000";
	if (triple.architecture == KD_R600 && !options->processor)
		return text_error(&text, "no processor: name one of %s with -mcpu", architecture_name(KD_R600));
	return target_id_read(&id, &triple, processor, strlen(processor), &text) && build(target, &id, options, &text);
}

bool kd_target_init_from_id(struct kd_target *target, const struct kd_target_options *options, const char *name,
                            size_t length, char *error, size_t size) {
	struct text text = text_in(error, size);
	struct kd_target_id id;
	struct triple triple;

	if (!kd_target_id_parse(&id, options->code_object_version, name, length, error, size))
		return false;
	if (id.amdgpu && !*id.subarch && kd_llvm_has(options->llvm_version, KD_LLVM_BARE_AMDGPU_IDS))
		return text_error(&text, "malformed target id '%.*s'", text_cut(length), name);
	if (!options->triple)
		return build(target, &id, options, &text);
	if (!triple_read(&triple, options->triple, strlen(options->triple), &text))
		return false;
	if (!triples_match(triple.text, id.triple))
		return text_error(&text, ".amdgcn_target directive's target id %.*s does not match the specified triple %s",
		                  text_cut(length), name, options->triple);
	target_id_set_triple(&id, &triple);
	return build(target, &id, options, &text);
}

uint32_t kd_target_e_flags(const struct kd_target *target) {
	uint32_t flags = target->processor->mach;
	if (!state_flags(target))
		return flags | (on_or_any(target->xnack) ? EF_AMDGPU_FEATURE_XNACK_V3 : 0u) |
		       (on_or_any(target->sramecc) ? EF_AMDGPU_FEATURE_SRAMECC_V3 : 0u);
	flags |= (uint32_t)target->xnack << EF_AMDGPU_FEATURE_XNACK_V4_SHIFT;
	flags |= (uint32_t)target->sramecc << EF_AMDGPU_FEATURE_SRAMECC_V4_SHIFT;
	if (kd_object_version_has(target->code_object_version, KD_WITH_GENERIC_VERSION))
		flags |= (uint32_t)target->processor->generic_version << EF_AMDGPU_GENERIC_VERSION_OFFSET;
	return flags;
}

uint8_t kd_target_elf_osabi(const struct kd_target *target) {
	return kd_target_system(target)->elf_osabi;
}

uint8_t kd_target_elf_abi_version(const struct kd_target *target) {
	const struct kd_object_version *version = kd_object_version(target->code_object_version);
	return kd_target_system(target)->versioned && version ? version->abi_version : 0;
}

uint8_t kd_target_elf_class(const struct kd_target *target) {
	return target->processor && target->processor->architecture == KD_R600 ? ELFCLASS32 : ELFCLASS64;
}

/* The operating system that the header names. */
static bool system_found(struct kd_target *target, uint8_t osabi) {
	for (int os = 0; os <= KD_OS_NONE; os++)
		if (system_at((enum kd_os)os)->elf_osabi == osabi) {
			target->os = (enum kd_os)os;
			return true;
		}
	return false;
}

/* The triple as far as the header tells. */
static void set_triple(struct kd_target *target, const struct kd_processor *processor) {
	struct text text = text_in(target->triple, sizeof target->triple);
	text_add(&text, "%s-amd-%s-", architecture_name(processor->architecture), kd_target_system(target)->name);
}

static enum kd_feature_state state_v3(uint32_t flags, uint32_t bit, bool supported) {
	return flags & bit ? KD_FEATURE_ON : feature_chosen(supported, false);
}

static void read_features_v2(struct kd_target_id *id, uint32_t flags) {
	id->xnack = feature_chosen(id->processor->xnack, flags & EF_AMDGPU_FEATURE_XNACK_V2);
	id->sramecc = feature_chosen(id->processor->sramecc, false);
}

static void read_features_v3(struct kd_target_id *id, uint32_t flags) {
	id->xnack = state_v3(flags, EF_AMDGPU_FEATURE_XNACK_V3, id->processor->xnack);
	id->sramecc = state_v3(flags, EF_AMDGPU_FEATURE_SRAMECC_V3, id->processor->sramecc);
}

static void read_features_v4(struct kd_target_id *id, uint32_t flags) {
	id->xnack = (enum kd_feature_state)(flags >> EF_AMDGPU_FEATURE_XNACK_V4_SHIFT & EF_AMDGPU_FEATURE_V4);
	id->sramecc = (enum kd_feature_state)(flags >> EF_AMDGPU_FEATURE_SRAMECC_V4_SHIFT & EF_AMDGPU_FEATURE_V4);
}

/* Version 2, where the note comes first. False when e_flags have a number that no processor has. */
static bool read_named_v2(struct kd_target_id *id, const struct kd_target_facts *facts) {
	uint8_t mach = (uint8_t)(facts->e_flags & EF_AMDGPU_MACH);
	bool has_mach = mach >= processor_first_mach();
	bool in_table = facts->has_isa && target_id_of_isa_v2(id, facts->isa);
	if (!in_table)
		id->processor = facts->has_isa ? processor_by_version(facts->isa) : NULL;
	if (!id->processor)
		id->processor = processor_by_mach(has_mach ? mach : 0);
	if (!id->processor || (in_table && !facts->finalized))
		return id->processor;
	if (has_mach)
		read_features_v3(id, facts->e_flags);
	else
		read_features_v2(id, facts->e_flags);
	return true;
}

/* The processor and its features. */
static bool read_named(struct kd_target_id *id, const struct kd_target *target, const struct kd_target_facts *facts) {
	if (kd_object_version_has(target->code_object_version, KD_WITH_KERNEL_CODE))
		return read_named_v2(id, facts);
	id->processor = processor_by_mach((uint8_t)(facts->e_flags & EF_AMDGPU_MACH));
	if (!id->processor)
		return false;
	if (state_flags(target))
		read_features_v4(id, facts->e_flags);
	else
		read_features_v3(id, facts->e_flags);
	return true;
}

bool kd_target_from_elf(struct kd_target *target, const struct kd_target_facts *facts, char *error, size_t size) {
	struct text text = text_in(error, size);
	struct kd_target_id id = {0};
	*target = (struct kd_target){.code_object_version = KD_CODE_OBJECT_VERSION_DEFAULT,
	                             .llvm_version = KD_LLVM_VERSION_DEFAULT};
	if (!system_found(target, facts->osabi))
		return text_error(&text, "EI_OSABI %u is not one of AMDGPU", facts->osabi);
	if (kd_target_system(target)->versioned) {
		const struct kd_object_version *version = kd_object_version_of_abi(facts->abi_version);
		if (!version)
			return text_error(&text, "EI_ABIVERSION %u is not one of code object versions %d to %d", facts->abi_version,
			                  KD_CODE_OBJECT_VERSION_MIN, KD_CODE_OBJECT_VERSION_MAX);
		target->code_object_version = version->number;
	}
	if (!read_named(&id, target, facts))
		return text_error(&text, "e_flags 0x%x: no processor has the number 0x%x", facts->e_flags,
		                  facts->e_flags & EF_AMDGPU_MACH);

	set_triple(target, id.processor);
	target->processor = id.processor;
	target->family = *id.processor->family;
	struct features features = features_of(id.processor, target->code_object_version, target->llvm_version);
	features_apply(&features, target, &text);
	target->xnack = id.xnack;
	target->sramecc = id.sramecc;
	return true;
}

uint32_t kd_target_lds_limit(const struct kd_target *target) {
	if (kd_has(target->family.capabilities, KD_UNKNOWN_LDS, 0))
		return UINT32_MAX;
	if (kd_has(target->family.capabilities, KD_LDS_OF_WGP, 0))
		return target->family.lds_bytes >> target->cumode;
	/* In WGP mode a work-group has the LDS of both compute units; LLVM 14 did not know. */
	bool wgp = kd_has(target->family.capabilities, KD_WGP, 0) && !target->cumode &&
	           kd_has(target->family.capabilities, KD_VERSION_4_UP, 0);
	return target->family.lds_bytes << wgp;
}

uint32_t kd_target_group_lds(const struct kd_target *target) {
	return kd_has(target->family.capabilities, KD_UNKNOWN_LDS | KD_LDS_OF_WGP, 0) ? kd_target_lds_limit(target)
	                                                                              : target->family.lds_bytes;
}
