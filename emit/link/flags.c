/* flags.c: whether the inputs are for one target, and what the ELF header says of it. */
#include "linker.h"

static bool read_target(struct linker *linker, const struct link_input *input, struct kd_target *target) {
	char error[KD_TARGET_TEXT_SIZE];
	const struct elf_file *file = &input->file;
	if (kd_target_from_elf(target, file->flags, file->osabi, file->abi_version, error, sizeof error))
		return true;
	diag_error(linker->diag, 0, "%s: %s", input->name, error);
	return false;
}

/* The target ID for messages: with what it says of features. */
static const char *target_text(struct linker *linker, const struct kd_target *target) {
	char text[KD_TARGET_ID_SIZE];
	if (!kd_target_id_format(target, text, sizeof text))
		return target->processor->name;
	return arena_copy(linker->arena, text, strlen(text));
}

static bool refuse(struct linker *linker, const struct link_input *input, const struct kd_target *target,
                   const char *what) {
	const struct link_input *first = linker->inputs.items[0];
	diag_error(linker->diag, 0, "incompatible %s: %s is for %s, %s is for %s", what, input->name,
	           target_text(linker, target), first->name, target_text(linker, &linker->target));
	return false;
}

/* A feature that one input leaves open is as the others want it. */
static bool merge_state(enum kd_feature_state *state, enum kd_feature_state other) {
	if (*state == KD_FEATURE_ANY && other != KD_FEATURE_UNSUPPORTED)
		*state = other;
	return *state == other || (*state != KD_FEATURE_UNSUPPORTED && other == KD_FEATURE_ANY);
}

static bool merge(struct linker *linker, const struct link_input *input) {
	const struct link_input *first = linker->inputs.items[0];
	struct kd_target *whole = &linker->target, target;
	if (!read_target(linker, input, &target))
		return false;
	if (input->file.abi_version != first->file.abi_version || input->file.osabi != first->file.osabi) {
		diag_error(linker->diag, 0, "incompatible ABI version: %s has OS/ABI %u version %u, %s has %u version %u",
		           input->name, input->file.osabi, input->file.abi_version, first->name, first->file.osabi,
		           first->file.abi_version);
		return false;
	}
	if (target.processor != whole->processor)
		return refuse(linker, input, &target, "mach");
	if (!kd_target_system(whole)->versioned || whole->code_object_version < 4)
		return input->file.flags == first->file.flags || refuse(linker, input, &target, "e_flags");
	if (!merge_state(&whole->xnack, target.xnack))
		return refuse(linker, input, &target, "xnack");
	return merge_state(&whole->sramecc, target.sramecc) || refuse(linker, input, &target, "sramecc");
}

void flags_merge(struct linker *linker) {
	if (!read_target(linker, linker->inputs.items[0], &linker->target))
		return;
	for (size_t i = 1; i < linker->inputs.count; i++)
		if (!merge(linker, linker->inputs.items[i]))
			return;
	linker->flags = kd_target_e_flags(&linker->target);
}
