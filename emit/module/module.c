/* module.c: see module.h. */
#include "module.h"

#include "output.h"

void module_init(struct module *module, struct arena *arena, struct diag *diag) {
	*module = (struct module){
	    .arena = arena, .values = arena_new_below(arena), .diag = diag, .output = &object_output, .stamp = 1};
	names_init(&module->names, arena);
	names_init(&module->section_names, arena);
	names_init(&module->section_keys, arena);
	names_init(&module->groups, arena);
	names_init(&module->temporaries, arena);
	names_init(&module->renamed, arena);
	names_init(&module->awaited, arena);
	names_init(&module->parts, arena);
	names_init(&module->relocated, arena);
}

void module_forget_values(struct module *module) {
	arena_free(module->values);
	module->values = NULL;
	module->memos.count = module->memos.capacity = 0;
	module->spare_exprs = module->spare_symbol_exprs = NULL;
}
