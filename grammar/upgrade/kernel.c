/* kernel.c: .amdhsa_kernel of version 3 in a later version.
 *
 * Its lines stay. Directives whose default has changed are added with the old one. */
#include <inttypes.h>

#include "kernel/descriptor/field.h"
#include "kernel/descriptor/given.h"
#include "edits.h"
#include "reader/operands.h"

/* Adds the directives whose default is another one now. */
static void add_defaults(struct reader *reader, struct kd_descriptor_input *input, kd_pos end) {
	const struct kd_target *before = &reader->module->target, *after = &reader->upgrade->target;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *row = kd_field_at(id);
		int64_t value = kd_field_default(before, row);
		if (!row->directive || field_given(input, row) || !kd_field_available(before, row) ||
		    value == kd_field_default(after, row) || !edit_possible(reader, end))
			continue;
		kd_field_give(input, row, &value);
		const char *indent = edit_indent(reader, end);
		edit_replace(reader, (struct span){end, end},
		             arena_printf(reader->arena, "%s%s %" PRId64 "\n%s", indent ? "\t" : "\n\t\t", row->directive,
		                          value, indent ? indent : ""));
	}
}

/* Without a directive, LLVM 14 counted VGPRs for wavefronts of 32 and then said that they have 64. */
static void recount_vgprs(struct reader *reader, struct kd_descriptor_input *input, const uint8_t bytes[],
                          const struct given_descriptor *given, kd_pos vgprs_end) {
	const struct kd_field *row = kd_field_at(KD_FIELD_NEXT_FREE_VGPR);
	const struct kd_target *target = &reader->upgrade->target;
	struct span vgprs = {given->positions[row->id], vgprs_end};
	int64_t granules = (int64_t)kd_field_read(row, bytes);
	bool said = field_given(&given->input, kd_field_at(KD_FIELD_WAVEFRONT_SIZE32));
	bool recounted = !said && kernel_wave(target, input) != reader->module->target.wave;
	if (recounted && reader->upgrade->instructions && edit_possible(reader, vgprs.start) &&
	    names_count(reader, vgprs)) {
		diag_error(reader->diag, vgprs.start,
		           "without .amdhsa_wavefront_size32, version 3 counted VGPRs for wavefronts of 32 and ran wavefronts "
		           "of 64; write that directive, or how many VGPRs there are");
		return;
	}
	if (kernel_vgpr_granules(target, input) == granules || !edit_possible(reader, vgprs.start))
		return;
	int64_t count = (granules + 1) * target->family.vgprs->wave[kernel_wave(target, input)].encoding_granule;
	diag_warning(
	    reader->diag, vgprs.start,
	    "without .amdhsa_wavefront_size32, version 3 counted VGPRs for wavefronts of 32 and ran wavefronts of 64; the "
	    "upgraded source gives %" PRId64 ", the count for wavefronts of 64",
	    count);
	input->values[row->id] = count;
	edit_replace(reader, vgprs, arena_printf(reader->arena, "%" PRId64, count));
}

void upgrade_kernel(struct reader *reader, const struct given_descriptor *given, const kd_pos *ends) {
	struct kd_descriptor_input input = given->input;
	struct kd_problems silent = {0};
	uint8_t before[KD_DESCRIPTOR_SIZE], after[KD_DESCRIPTOR_SIZE];
	if (!reader->upgrade || !upgrade_target(reader))
		return;
	upgrade_uses_target(reader, given->pos);
	kd_descriptor_encode(&reader->module->target, &input, before, &silent);
	add_defaults(reader, &input, given->end_pos);
	recount_vgprs(reader, &input, before, given, ends[KD_FIELD_NEXT_FREE_VGPR]);
	if (!kd_descriptor_check(&reader->upgrade->target, &input, &silent) ||
	    !kd_descriptor_encode(&reader->upgrade->target, &input, after, &silent) ||
	    memcmp(before, after, sizeof after) != 0)
		diag_error(reader->diag, given->pos,
		           "this kernel cannot be upgraded: no directives of later versions make the same descriptor on %s",
		           reader->upgrade->target.processor->name);
}
