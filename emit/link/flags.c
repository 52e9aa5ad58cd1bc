/* flags.c: whether the inputs are for one target, and what the ELF header says of it. */
#include <inttypes.h>
#include <stdio.h>

#include "linker.h"

static bool read_target(struct linker *linker, const struct link_input *input, struct kd_target *target) {
	char error[KD_TARGET_TEXT_SIZE];
	const struct kd_target_facts facts = elf_file_target_facts(&input->file);
	if (kd_target_from_elf(target, &facts, error, sizeof error))
		return true;
	diag_error(linker->diag, 0, "%s: %s", input->name, error);
	return false;
}

/* The target ID for messages, with what it does not say: IDs can't tell "unsupported" from "any". */
static const char *target_text(struct linker *linker, const struct link_input *input) {
	struct kd_target target;
	char text[KD_TARGET_ID_SIZE];
	read_target(linker, input, &target);
	if (!kd_target_id_format(&target, text, sizeof text))
		snprintf(text, sizeof text, "%s", target.processor->name);
	return arena_printf(linker->arena, "%s (e_flags 0x%" PRIx32 ")", text, input->file.flags);
}

/* Reports that an input does not go with one before it. */
static bool refuse(struct linker *linker, const struct link_input *input, const struct link_input *other,
                   const char *what) {
	diag_error(linker->diag, 0, "incompatible %s: %s is for %s, %s is for %s", what, input->name,
	           target_text(linker, input), other->name, target_text(linker, other));
	return false;
}

/* A feature of the whole, and the input that decided it. */
struct decision {
	enum kd_feature_state state;
	const struct link_input *input;
};

/* Code for any state goes with code for one, and with code that does not know of states. */
static bool merge_state(struct decision *whole, enum kd_feature_state state, const struct link_input *input) {
	if (whole->state == KD_FEATURE_ANY && state != KD_FEATURE_ANY)
		*whole = (struct decision){state, input};
	return state == KD_FEATURE_ANY || state == whole->state;
}

/* Whether e_flags tell more of a feature than on and off. Where they don't, all inputs must have the same. */
static bool has_states(const struct kd_target *target) {
	return kd_target_system(target)->versioned &&
	       kd_object_version_has(target->code_object_version, KD_WITH_FEATURE_STATES);
}

struct merging {
	struct linker *linker;
	const struct link_input *first;
	struct decision xnack, sramecc;
};

static bool merge(struct merging *m, const struct link_input *input) {
	struct linker *linker = m->linker;
	const struct link_input *first = m->first;
	const struct kd_target *whole = &linker->target;
	struct kd_target target;
	if (!read_target(linker, input, &target))
		return false;
	if (input->file.abi_version != first->file.abi_version || input->file.osabi != first->file.osabi) {
		diag_error(linker->diag, 0, "incompatible ABI version: %s has OS/ABI %u version %u, %s has %u version %u",
		           input->name, input->file.osabi, input->file.abi_version, first->name, first->file.osabi,
		           first->file.abi_version);
		return false;
	}
	bool same_processor = target.processor == whole->processor;
	if (!has_states(whole)) /* version 2: what notes contradict each other is reported where they are joined */
		return input->file.flags == first->file.flags ||
		       refuse(linker, input, first, same_processor ? "e_flags" : "mach");
	if (!same_processor)
		return refuse(linker, input, first, "mach");
	if (!merge_state(&m->xnack, target.xnack, input))
		return refuse(linker, input, m->xnack.input, "xnack");
	return merge_state(&m->sramecc, target.sramecc, input) || refuse(linker, input, m->sramecc.input, "sramecc");
}

/* Whether an input says of its target what another one does. Then it goes with whatever that goes with. */
static bool says_the_same(const struct link_input *input, const struct kd_target_facts *other) {
	const struct kd_target_facts facts = elf_file_target_facts(&input->file);
	return facts.e_flags == other->e_flags && facts.osabi == other->osabi && facts.abi_version == other->abi_version &&
	       facts.has_isa == other->has_isa && memcmp(facts.isa, other->isa, sizeof facts.isa) == 0 &&
	       facts.finalized == other->finalized;
}

void flags_merge(struct linker *linker) {
	const struct link_input *first = linker->inputs.items[0];
	struct kd_target *whole = &linker->target;
	if (!read_target(linker, first, whole))
		return;
	const struct kd_target_facts facts = elf_file_target_facts(&first->file);
	struct merging m = {linker, first, {whole->xnack, first}, {whole->sramecc, first}};
	for (size_t i = 1; i < linker->inputs.count; i++)
		if (!says_the_same(linker->inputs.items[i], &facts) && !merge(&m, linker->inputs.items[i]))
			return;
	whole->llvm_version = linker->llvm_version;
	whole->xnack = m.xnack.state;
	whole->sramecc = m.sramecc.state;
	linker->flags = has_states(whole) ? kd_target_e_flags(whole) : first->file.flags;
}
