/* late.c: see late.h.
 *
 * The bytes written when the block was read hold every value known then. They are decoded, the
 * late values put in, and encoded again, so that there is one encoder for both times. */
#include "late.h"

struct problem_context {
	struct module *module;
	const struct late_descriptor *late;
};

static void report(void *context, enum kd_field_id field, const char *text) {
	struct problem_context *problem = context;
	kd_pos pos = 0;
	for (size_t i = 0; i < problem->late->count; i++)
		if (problem->late->fields[i].field == field || !pos)
			pos = problem->late->fields[i].pos;
	diag_error(problem->module->diag, pos, "%s", text);
}

static bool late_value(struct module *module, const struct late_field *field, int64_t *number) {
	struct relocatable result;
	if (value_relocatable(module, field->value, EVALUATE_LAYOUT, &result)) {
		*number = result.constant;
		if (!result.add && !result.subtract)
			return true;
	}
	const struct kd_field *row = kd_field_at((enum kd_field_id)field->field);
	if (result.add && symbol_is_undefined(module, result.add))
		diag_error(module->diag, field->pos, "expected relocatable expression: symbol '%s' is not defined; %s needs a number",
		           symbol_text(module, result.add), row->directive);
	else
		diag_error(module->diag, field->pos, "expected relocatable expression: %s needs a number", row->directive);
	return false;
}

static void finish(struct module *module, const struct late_descriptor *late) {
	struct kd_descriptor_input input = {0};
	struct problem_context context = {module, late};
	struct kd_problems problems = {report, &context};
	uint8_t *bytes = late->fragment->section->bytes.data + late->fragment->data + late->offset;
	uint8_t encoded[KD_DESCRIPTOR_SIZE];
	kd_descriptor_decode(&module->target, bytes, &input);
	for (size_t i = 0; i < late->count; i++) {
		const struct late_field *field = &late->fields[i];
		int64_t number = field->value.constant;
		if (field->late && !late_value(module, field, &number))
			return;
		input.values[field->field] = number;
		input.given |= UINT64_C(1) << field->field;
		if (field->late)
			input.late |= UINT64_C(1) << field->field;
	}
	if (kd_descriptor_encode(&module->target, &input, encoded, &problems))
		memcpy(bytes, encoded, sizeof encoded);
}

void late_descriptors_finish(struct module *module) {
	for (size_t i = 0; i < module->late_descriptors.count; i++)
		finish(module, module->late_descriptors.items[i]);
}
