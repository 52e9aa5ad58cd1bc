/* object_linking.c: the order of the steps, and what is said where they are not asked for. */
#include "object_linking.h"

/* ---- not asked for ---- */

static const struct link_symbol *lds_of(const struct link_input *input) {
	for (size_t i = 1; i < input->file.symbols.count; i++)
		if (input->file.symbols.items[i].reserved && input->file.symbols.items[i].section == SHN_AMDGPU_LDS)
			return input->symbols[i];
	return NULL;
}

/* ld.lld links both without a word. */
static void warn(struct linker *linker) {
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		if (!input->has_lds && !input->has_info)
			continue;
		const struct link_symbol *lds = lds_of(input);
		if (lds)
			diag_warning(
			    linker->diag, 0,
			    "%s: '%s' is a variable in LDS that linkers place, but here it becomes its alignment: code that "
			    "uses it is wrong; link with --link-resources",
			    input->name, lds->name);
		else
			diag_warning(linker->diag, 0,
			             "%s: it has section " INFO_SECTION
			             ", but this link does not add up what kernels need with all they call: link with "
			             "--link-resources",
			             input->name);
		return;
	}
}

/* ---- asked for ---- */

static void check(struct resources *resources) {
	struct linker *linker = resources->linker;
	if (!resources->variables.count)
		return;
	if (linker->target.os != KD_OS_AMDHSA)
		diag_error(linker->diag, 0, "object linking for AMDGPU LDS requires the HSA OSABI");
	else if (!resources->kernels.count)
		diag_error(linker->diag, 0,
		           "cannot resolve AMDGPU LDS symbols without a kernel descriptor and .amdgpu.info metadata");
}

void resources_link(struct linker *linker) {
	struct resources *resources = arena_zeroed(linker->arena, 1, sizeof *resources);
	names_init(&linker->kernel_needs, linker->arena);
	if (!linker->links_resources) {
		warn(linker);
		return;
	}
	resources->linker = linker;
	resources->arena = arena_new_below(linker->arena);
	resources_read(resources);
	if (!linker->diag->errors && (resources->has_info || resources->variables.count)) {
		resources_find_kernels(resources);
		check(resources);
		if (!linker->diag->errors)
			resources_add_up(resources);
		if (!linker->diag->errors)
			resources_place(resources);
		if (!linker->diag->errors)
			resources_change_kernels(resources);
	}
	arena_free(resources->arena);
}
