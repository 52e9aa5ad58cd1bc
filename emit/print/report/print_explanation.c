/* print_explanation.c: kernels explained, by emit/print/explain. */
#include "files/code/object_code.h"
#include "print/explain/explain.h"
#include "printing.h"

typedef void explain_kernel(const struct explained_kernel *kernel, bool colour, struct buffer *text);

static void print_kernels(struct printing *printing, explain_kernel *explain) {
	const char *between = "";
	struct object_code *code = object_code_new(printing->object, printing->arena, NULL);
	for (size_t i = 0; i < printing->object->kernels.count; i++) {
		const struct kd_kernel *kernel = &printing->object->kernels.items[i];
		struct explained_kernel explained = {
		    .target = &printing->object->target,
		    .name = kernel->name,
		    .name_size = strlen(kernel->name),
		    .bytes = kernel->descriptor,
		    .size = kernel->descriptor_size,
		    .metadata = value_node(kernel->metadata),
		};
		if (!printing_wants(printing, kernel->name, strlen(kernel->name)))
			continue;
		explained.code = object_code_find(code, kernel);
		out_text(&printing->out, between);
		explain(&explained, printing->options->colour, &printing->out.text);
		out_flush_large(&printing->out);
		between = "\n";
	}
}

void print_explanation(struct printing *printing) {
	print_kernels(printing, explain_text);
}

void print_map(struct printing *printing) {
	print_kernels(printing, explain_map);
}

static void explain_picture(const struct explained_kernel *kernel, bool colour, struct buffer *text) {
	(void)colour;
	explain_svg(kernel, text);
}

void print_picture(struct printing *printing) {
	print_kernels(printing, explain_picture);
}
