/* late.c: see late.h.
 */
#include "late.h"

struct problem_context {
	struct module *module;
	const struct late_descriptor *late;
};

static void report(void *context, enum kd_field_id field, const char *text) {
	struct problem_context *problem = context;
	kd_pos pos = problem->late->pos;
	for (size_t i = 0; i < problem->late->count; i++)
		if (problem->late->fields[i].field == field)
			pos = problem->late->fields[i].pos;
	diag_error(problem->module->diag, pos, "%s", text);
}

static bool late_value(struct module *module, const struct given_field *field, int64_t *number) {
	struct relocatable result;
	if (value_relocatable(module, field->value, EVALUATE_LAYOUT, &result)) {
		*number = result.constant;
		if (!result.add && !result.subtract)
			return true;
	}
	const char *directive = kd_field_at((enum kd_field_id)field->field)->directive;
	if (result.add && symbol_is_undefined(module, result.add))
		diag_error(module->diag, field->pos, "expected relocatable expression: symbol '%s' is not defined; %s needs a number",
		           symbol_text(module, result.add), directive);
	else
		diag_error(module->diag, field->pos, "expected relocatable expression: %s needs a number", directive);
	return false;
}

static void finish(struct module *module, const struct late_descriptor *late) {
	struct kd_descriptor_input input = {0};
	struct problem_context context = {module, late};
	struct kd_problems problems = {report, &context};
	for (size_t i = 0; i < late->count; i++) {
		const struct given_field *given = &late->fields[i];
		const struct kd_field *field = kd_field_at((enum kd_field_id)given->field);
		int64_t number = given->value.constant;
		bool for_sgprs = field->kind == KD_KIND_SGPRS || field->kind == KD_KIND_RESERVE;
		if (for_sgprs && given->value.expr && !late_sgprs_count(&module->target)) {
			kd_field_give(&input, field, &number);
			continue;
		}
		/* A plain word is a value in the section too, and may be left to the linker. */
		if (field->kind == KD_KIND_BYTES && !value_absolute(module, given->value, EVALUATE_LAYOUT, &number))
			continue;
		kd_field_give(&input, field, given->value.expr ? NULL : &number);
		if (given->value.expr && !late_value(module, given, &input.values[given->field]))
			return;
	}
	uint8_t *bytes = late->fragment->section->bytes.data + late->fragment->data + late->offset;
	kd_descriptor_encode(&module->target, &input, bytes, &problems);
}

void late_descriptors_finish(struct module *module) {
	for (size_t i = 0; i < module->late_descriptors.count; i++)
		finish(module, module->late_descriptors.items[i]);
}
