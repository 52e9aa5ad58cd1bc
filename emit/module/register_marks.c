/* register_marks.c: see register_marks.h. */
#include "register_marks.h"

#include "base/diag.h"
#include "kdasm/descriptor.h"
#include "module.h"
#include "symbol.h"

static void show(struct module *module, enum register_kind kind, int64_t count) {
	const struct name *name = module->register_marks.names[kind];
	if (!name)
		return;
	struct symbol *symbol = name->symbol;
	symbol->value = value_constant(count);
	module->stamp += symbol->in_expression;
}

/* AGPRs are VGPRs too. */
static void show_mark(struct module *module, enum register_kind kind) {
	const int64_t *used = module->register_marks.used;
	if (kind != REGISTER_VGPR)
		show(module, kind, used[kind]);
	if (kind != REGISTER_SGPR)
		show(module, REGISTER_VGPR, kd_total_num_vgprs(&module->target, used[REGISTER_AGPR], used[REGISTER_VGPR]));
}

static bool raise_mark(struct module *module, enum register_kind kind, int64_t used) {
	module->register_marks.used[kind] = used;
	show_mark(module, kind);
	return true;
}

/* The source has set the symbol to an expression. */
static bool raise_expression(struct module *module, enum register_kind kind, int64_t used, kd_pos pos) {
	struct register_marks *marks = &module->register_marks;
	const struct name *name = marks->names[kind];
	const struct symbol *symbol = name->symbol;
	if (value_absolute(module, symbol->value, EVALUATE_VALUES, &marks->used[kind]))
		return used <= marks->used[kind] || raise_mark(module, kind, used);
	diag_error(module->diag, pos,
	           ".amdgcn.next_free_{v,s}gpr symbols must be absolute expressions: '%.*s' must be a number here, so that "
	           "instructions can raise it",
	           NAME_ARGS(name));
	return false;
}

bool registers_used(struct module *module, enum register_kind kind, uint32_t first, uint32_t count, kd_pos pos) {
	struct register_marks *marks = &module->register_marks;
	int64_t used = (int64_t)first + count;
	if (kind == REGISTER_AGPR && marks->agprs_are_vgprs)
		kind = REGISTER_VGPR;
	if (!marks->names[kind])
		return true;
	const struct symbol *symbol = marks->names[kind]->symbol;
	if (marks->set_by_source && symbol->value.expr)
		return raise_expression(module, kind, used, pos);
	if (marks->set_by_source)
		marks->used[kind] = symbol->value.constant;
	return used <= marks->used[kind] || raise_mark(module, kind, used);
}

bool register_marks_are_numbers(const struct module *module) {
	for (unsigned kind = 0; kind < REGISTER_KINDS; kind++) {
		const struct name *name = module->register_marks.names[kind];
		const struct symbol *symbol = name ? name->symbol : NULL;
		if (symbol && symbol->value.expr)
			return false;
	}
	return true;
}

void register_marks_reset(struct module *module) {
	for (unsigned kind = 0; kind < REGISTER_KINDS; kind++) {
		module->register_marks.used[kind] = 0;
		show(module, (enum register_kind)kind, 0);
	}
}
