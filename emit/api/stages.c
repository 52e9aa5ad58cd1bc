/* stages.c: the order of the stages that make an object of a module, which is written here only. */
#include "stages.h"

#include "check/module_checks.h"
#include "check/needed_waits.h"
#include "kernel/descriptor/kernels.h"
#include "kernel/fill/fill.h"
#include "listing.h"
#include "kernel/metadata/documents.h"
#include "result.h"

void stages_begin(struct module *module, struct arena *arena, struct diag *diag, uint64_t limit) {
	module_init(module, arena, diag);
	module->facts = arena_new_below(arena);
	module->kernels = kernels_new(module->facts);
	module->documents = documents_new(module->facts);
	module->size_limit = module->packing_limit = size_limit(limit);
}

/* What is filled in comes from values that layout decides, and has a size that moves what is after it. */
static void lay_out(struct module *module) {
	struct layout layout = {.module = module};
	if (layout_settle(&layout) && module->fill_metadata) {
		const struct fill_kernel *filled = fill_documents(module);
		layout_settle(&layout);
		fill_check(module, filled);
	}
	layout_finish(&layout);
}

/* Before the file is made, which takes much room. */
static void forget_facts(struct module *module) {
	arena_free(module->facts);
	module->facts = NULL;
	module->kernels = NULL;
	module->documents = NULL;
	module->late_descriptors.count = module->late_descriptors.capacity = 0;
}

bool stages_run(struct module *module, const struct stages *stages, struct buffer *object) {
	const struct diag *diag = module->diag;
	lay_out(module);
	if (!diag->errors)
		aliases_bind(module);
	if (!diag->errors)
		relocate_module(module);
	if (stages->needed_waits)
		return !diag->errors && needed_waits_find(stages->needed_waits, module);
	if (!diag->errors && stages->checks)
		module_checks(module, stages->sources, stages->checks, stages->linked);
	if (!diag->errors && stages->editing)
		listing_tell(module, stages->sources, stages->editing);
	forget_facts(module);
	if (diag->errors)
		return false;
	if (stages->section)
		return elf_write_section(module, stages->section, stages->sink, object);
	return elf_write(module, stages->sink, object) && !diag->errors;
}
