/* print_explanation.c: kernels explained, by emit/explain. */
#include "inspect/explain/explain.h"
#include "printing.h"

static void print_kernel(struct printing *printing, enum kd_form form, const struct kd_kernel *kernel) {
	const struct explained_kernel explained = {
	    .target = &printing->object->target,
	    .name = kernel->name,
	    .name_size = strlen(kernel->name),
	    .bytes = kernel->descriptor,
	    .size = kernel->descriptor_size,
	    .metadata = value_node(kernel->metadata),
	};
	struct buffer *text = &printing->out.text;
	switch (form) {
	case KD_FORM_MAP: explain_map(&explained, printing->options->colour, text); break;
	case KD_FORM_PICTURE: explain_svg(&explained, text); break;
	default: explain_text(&explained, printing->options->colour, text); break;
	}
}

void print_explanation(struct printing *printing, enum kd_form form) {
	const char *between = "";
	for (size_t i = 0; i < printing->object->kernels.count; i++) {
		const struct kd_kernel *kernel = &printing->object->kernels.items[i];
		if (!printing_wants(printing, kernel->name, strlen(kernel->name)))
			continue;
		out_text(&printing->out, between);
		print_kernel(printing, form, kernel);
		out_flush_large(&printing->out);
		between = form == KD_FORM_PICTURE ? "" : "\n";
	}
}
