/* late.c: see late.h. */
#include "late.h"

#include "field.h"
#include "kernels.h"
#include "module/module.h"
#include "module/section.h"
#include "module/symbol.h"

struct problem_context {
	struct module *module;
	const struct late_descriptor *late;
};

static void report(void *context, unsigned field, const char *text) {
	struct problem_context *problem = context;
	kd_pos pos = problem->late->pos;
	for (size_t i = 0; i < problem->late->count; i++)
		if (problem->late->late[i].field == field)
			pos = problem->late->late[i].pos;
	diag_error(problem->module->diag, pos, "%s", text);
}

static bool evaluate(struct module *module, const struct late_field *late, int64_t *number) {
	struct relocatable result;
	if (value_relocatable(module, (struct value){late->expr, 0}, EVALUATE_LAYOUT, &result)) {
		*number = result.constant;
		if (!result.add && !result.subtract)
			return true;
	}
	const char *directive = kd_field_at(late->field)->directive;
	if (result.add && symbol_is_undefined(module, result.add))
		diag_error(module->diag, late->pos,
		           "expected relocatable expression: symbol '%s' is not defined; %s needs a number",
		           symbol_text(module, result.add), directive);
	else
		diag_error(module->diag, late->pos, "expected relocatable expression: %s needs a number", directive);
	return false;
}

/* The field is left to the linker. */
static void leave_to_linker(struct module *module, const struct late_descriptor *late, const struct kd_field *field) {
	module->kernels->list.items[late->kernel].linked |= UINT64_C(1) << field->id;
}

/* Adds a late field to the input; false after an error. */
static bool give_late(struct module *module, const struct late_descriptor *descriptor, const struct late_field *late,
                      struct kd_descriptor_input *input) {
	const struct kd_field *field = kd_field_at(late->field);
	bool for_sgprs = field->kind == KD_KIND_SGPRS || field->kind == KD_KIND_RESERVE;
	int64_t number = 0;
	bool ignored = field->kind == KD_KIND_RESERVE_XNACK || (for_sgprs && !late_sgprs_count(&module->target));
	if (ignored) {
		kd_field_give(input, field, &number);
		return true;
	}
	/* A plain word is a value in the section too, and may be left to the linker. */
	if (field->kind == KD_KIND_BYTES &&
	    !value_absolute(module, (struct value){late->expr, 0}, EVALUATE_LAYOUT, &number)) {
		leave_to_linker(module, descriptor, field);
		return true;
	}
	kd_field_give(input, field, NULL);
	return evaluate(module, late, &input->values[late->field]);
}

static void give_known(const struct late_descriptor *late, struct kd_descriptor_input *input) {
	*input = (struct kd_descriptor_input){.given = late->given};
	for (size_t i = 0; i < late->count; i++)
		input->given &= ~(UINT64_C(1) << late->late[i].field);
	uint64_t fields = late->nonzero;
	for (size_t i = 0; fields; fields &= fields - 1)
		input->values[__builtin_ctzll(fields)] = late->known[i++];
}

bool late_descriptor_input(struct module *module, const struct late_descriptor *late,
                           struct kd_descriptor_input *input) {
	give_known(late, input);
	for (size_t i = 0; i < late->count; i++)
		if (!give_late(module, late, &late->late[i], input))
			return false;
	return true;
}

static void finish(struct module *module, const struct late_descriptor *late, struct field_set available) {
	struct kd_descriptor_input input;
	struct problem_context context = {module, late};
	struct kd_problems problems = {report, &context};
	if (!late_descriptor_input(module, late, &input))
		return;
	const struct module_kernel *kernel = &module->kernels->list.items[late->kernel];
	struct field_set fields = fields_to_encode(late->nonzero | input.late);
	for (size_t i = 0; i < FIELD_HALVES; i++)
		fields.halves[i] &= available.halves[i];
	descriptor_encode(&module->target, &input, fields, kernel->section->bytes.data + kernel->data, &problems);
}

void late_descriptors_finish(struct module *module) {
	struct field_set available = fields_with_bits(&module->target, fields_to_encode(UINT64_MAX));
	for (size_t i = 0; i < module->late_descriptors.count; i++)
		finish(module, module->late_descriptors.items[i], available);
}
