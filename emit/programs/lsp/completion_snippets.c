/* completion_snippets.c: whole kernels with descriptor and metadata, for the processor, and frames of macros. */
#include "completions.h"
#include "kdasm/descriptor.h"
#include "markdown.h"

enum { SGPRS = 16, VGPRS = 8, ARGUMENTS = 8 };

static void put_code(struct buffer *text) {
	markdown_put(text, ".text\n.globl ${1:name}\n.p2align 8\n.type ${1:name},@function\n${1:name}:\n\t$0\n"
	                   "\ts_endpgm\n.L${1:name}_end:\n\t.size ${1:name}, .L${1:name}_end - ${1:name}\n\n");
}

static void put_descriptor(struct buffer *text, const struct kd_target *target) {
	static const char accumulation[] = ".amdhsa_accum_offset";
	const struct kd_field *field = kd_field_find(target, accumulation, sizeof accumulation - 1);
	markdown_put(text,
	             ".rodata\n.p2align 6\n.amdhsa_kernel ${1:name}\n"
	             "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.amdhsa_kernarg_size ${2:%d}\n"
	             "\t.amdhsa_next_free_vgpr ${3:%d}\n\t.amdhsa_next_free_sgpr ${4:%d}\n",
	             ARGUMENTS, VGPRS, SGPRS);
	if (field && kd_field_available(target, field))
		markdown_put(text, "\t%s ${3:%d}\n", accumulation, VGPRS);
	markdown_put(text, ".end_amdhsa_kernel\n\n");
}

/* The counts of registers are those of the descriptor, with what is reserved for VCC and the like. */
static void put_metadata(struct buffer *text, const struct kd_target *target, const char *id) {
	int64_t extra = kd_extra_sgprs(target, 1, 1, target->xnack == KD_FEATURE_ON || target->xnack == KD_FEATURE_ANY);
	markdown_put(text, ".amdgpu_metadata\n---\namdhsa.version: [ 1, 2 ]\namdhsa.target: %s\namdhsa.kernels:\n", id);
	markdown_put(text,
	             "  - .name: ${1:name}\n    .symbol: ${1:name}.kd\n    .kernarg_segment_size: ${2:%d}\n"
	             "    .kernarg_segment_align: 8\n    .group_segment_fixed_size: 0\n"
	             "    .private_segment_fixed_size: 0\n    .wavefront_size: %d\n    .sgpr_count: %d\n"
	             "    .vgpr_count: ${3:%d}\n    .max_flat_workgroup_size: 256\n",
	             ARGUMENTS, target->wave == KD_WAVE_32 ? 32 : 64, SGPRS + (int)extra, VGPRS);
	if (target->family.capabilities & KD_AGPRS)
		markdown_put(text, "    .agpr_count: 0\n");
	markdown_put(text, "    .args:\n      - .name: ${5:result}\n        .size: 8\n        .offset: 0\n"
	                   "        .value_kind: global_buffer\n        .address_space: global\n...\n"
	                   ".end_amdgpu_metadata\n");
}

static void add_kernel(struct completion *completion) {
	struct buffer text = buffer_in(completion->server->passing);
	const struct kd_target *target = &completion->assembly->target;
	char id[KD_TARGET_ID_SIZE];
	if (!completion->assembly->has_target || target->os != KD_OS_AMDHSA || !kd_target_id_format(target, id, sizeof id))
		return;
	put_code(&text);
	put_descriptor(&text, target);
	put_metadata(&text, target, id);
	buffer_put(&text, "", 1);
	completion_add_snippet(completion, "kernel", "a kernel with its descriptor and metadata", (const char *)text.data);
}

void completion_snippets(struct completion *completion) {
	add_kernel(completion);
	completion_add_snippet(completion, "macro", "a macro", ".macro ${1:name} ${2:parameter}\n\t$0\n.endm\n");
	completion_add_snippet(completion, "repeat", "lines several times", ".rept ${1:count}\n\t$0\n.endr\n");
	completion_add_snippet(completion, "if", "lines on a condition", ".if ${1:value}\n\t$0\n.endif\n");
	completion_add_snippet(
	    completion, "function", "a function",
	    ".globl ${1:name}\n.p2align 2\n.type ${1:name},@function\n${1:name}:\n\t$0\n"
	    "\ts_setpc_b64 s[30:31]\n.L${1:name}_end:\n\t.size ${1:name}, .L${1:name}_end - ${1:name}\n");
	if (!completion->assembly->has_target)
		completion_add_snippet(completion, "target", "the processor",
		                       ".amdgcn_target \"amdgcn-amd-amdhsa--${1:gfx90a}\"\n");
}
