/* kernel.c: .amdhsa_kernel blocks: directives in, a descriptor out. */
#include "actions.h"
#include "base/row_numbers.h"
#include "base/suggest.h"
#include "kernel/descriptor/field.h"
#include "kernel/descriptor/given.h"
#include "module/output.h"
#include "reader/scope.h"
#include "upgrade/upgrade.h"

enum { FIELD_CACHE_SIZE = 128 };

/* A directive of .amdhsa_kernel found before. */
struct found_field {
	const struct name *name;
	const struct kd_field *field; /* NULL: there is no such directive */
};

/* reader->kernel: what the block of a kernel says. */
struct kernel_block {
	struct given_descriptor given;
	kd_pos ends[KD_FIELD_COUNT];   /* after the operands of given fields */
	kd_pos after_pos;              /* of what follows the end: llvm-mc's place for what is wrong with the whole */
	uint8_t order[KD_FIELD_COUNT]; /* the given fields, in the order of the source */
	uint8_t order_count;
	bool faulty;
	struct found_field found[FIELD_CACHE_SIZE]; /* in all blocks */
};

void kernels_start(struct reader *reader) {
	reader->kernel = arena_zeroed(reader->arena, 1, sizeof *reader->kernel);
	given_descriptor_start(&reader->kernel->given);
}

void kernel_begin(struct reader *reader, struct span at, struct name *name, struct span name_at) {
	struct kernel_block *kernel = reader->kernel;
	given_descriptor_begin(&kernel->given, name, at.start, name_at.start);
	kernel->faulty = !target_needed(reader, at.start, ".amdhsa_kernel") || !amdgcn_needed(reader, name_at.start);
	kernel->order_count = 0;
}

void kernel_begin_unnamed(struct reader *reader, struct span at) {
	kernel_begin(reader, at, name_intern(&reader->module->names, "", 0), at);
	reader->kernel->faulty = true;
}

void kernel_mistake(struct reader *reader) {
	reader->kernel->faulty = true;
}

/* The row of a directive. Files repeat the same few dozen, so the last ones found are kept. */
static const struct kd_field *find_field(struct reader *reader, struct name *name) {
	struct found_field *entry = &reader->kernel->found[(uintptr_t)name / sizeof *name % FIELD_CACHE_SIZE];
	if (entry->name != name) {
		entry->name = name;
		entry->field = kd_field_find(&reader->module->target, name->text, name->length);
	}
	return entry->field;
}

static void unknown_field(struct reader *reader, const struct name *name, kd_pos pos) {
	char near[KD_DESCRIPTOR_TEXT_SIZE];
	struct suggestions found = suggest_for(name->text, name->length);
	bool wanted = diag_may_suggest(reader->diag);
	for (unsigned id = 0; wanted && id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (field->directive && kd_field_available(&reader->module->target, field))
			suggest_consider(&found, field->directive);
	}
	if (suggest_text(&found, near, sizeof near))
		diag_error(reader->diag, pos, "unknown .amdhsa_kernel directive '%.*s'; did you mean %s?", NAME_ARGS(name),
		           near);
	else
		diag_error(reader->diag, pos,
		           "unknown .amdhsa_kernel directive '%.*s'; expected .amdhsa_ directive or .end_amdhsa_kernel",
		           NAME_ARGS(name));
	reader->kernel->faulty = true;
}

/* LLVM 14 wants every value at once; false after an error. */
static bool absolute_operand(struct reader *reader, struct value *value, struct span at) {
	int64_t number;
	if (!absolute(reader, *value, at, &number)) {
		reader->kernel->faulty = true;
		return false;
	}
	*value = value_constant(number);
	return true;
}

/* Takes what kd_field_check() accepts. */
static void give(struct kernel_block *kernel, const struct kd_field *field, struct value value, struct span value_at) {
	given_descriptor_add(&kernel->given, field, value, value_at.start);
	kernel->order[kernel->order_count++] = (uint8_t)field->id;
	kernel->ends[field->id] = value_at.end;
}

/* The row of a directive that was accepted and whose value is known; else NULL. */
static const struct kd_field *read_field(struct reader *reader, struct name *directive, struct span at,
                                         struct value value, struct span value_at) {
	struct kernel_block *kernel = reader->kernel;
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	if (!target_holds(reader))
		return NULL;
	const struct kd_field *field = find_field(reader, directive);
	if (!field) {
		unknown_field(reader, directive, at.start);
		return NULL;
	}
	if (given_descriptor_has(&kernel->given, field->id) && reader->block.condition_told)
		return NULL; /* in another branch */
	if (value.expr && scope_is_llvm_14(reader) && !absolute_operand(reader, &value, value_at))
		return NULL;
	const int64_t *known = value.expr ? NULL : &value.constant;
	enum kd_fault fault =
	    kd_field_check(&reader->module->target, &kernel->given.input, field, known, text, sizeof text);
	if (fault) {
		bool at_value = fault == KD_FAULT_VALUE || given_descriptor_has(&kernel->given, field->id);
		diag_error(reader->diag, at_value ? value_at.start : at.start, "%s", text);
		kernel->faulty = true;
		return NULL;
	}
	give(kernel, field, value, value_at);
	return known ? field : NULL;
}

void kernel_field(struct reader *reader, struct name *directive, struct span at, struct value value,
                  struct span value_at) {
	read_field(reader, directive, at, value, value_at);
}

static void field_line(struct reader *reader, struct field_line *line) {
	struct span at, value_at;
	if (line->accepted && !given_descriptor_has(&reader->kernel->given, line->accepted->id)) { /* as nearly always */
		struct value value = value_constant((int64_t)line->operand.number);
		value_at = (struct span){line->pos + line->length, line->pos + line->whole - 1};
		give(reader->kernel, line->accepted, value, value_at);
		return;
	}
	struct found_expression operand = field_line_operand(reader, line);
	struct value value = expression_value(reader, &operand, &value_at);
	at.start = line->pos + line->indent;
	at.end = at.start + line->name->length;
	const struct kd_field *field = read_field(reader, line->name, at, value, value_at);
	line->accepted = line->whole ? field : NULL;
}

void kernel_field_lines(struct reader *reader) {
	struct field_lines *lines = &reader->field_lines;
	struct field_line *end = &lines->items[lines->next];
	for (struct field_line *line = &lines->items[lines->first]; line < end; line++)
		field_line(reader, line);
}

static void report_value(void *context, unsigned field, const char *text) {
	struct reader *reader = context;
	struct kernel_block *kernel = reader->kernel;
	diag_error(reader->diag,
	           given_descriptor_has(&kernel->given, field) ? kernel->given.positions[field] : kernel->after_pos, "%s",
	           text);
}

/* llvm-mc's place is the end of the block, except for a count of registers that is too large by itself. */
static void report_block(void *context, unsigned id, const char *text) {
	struct reader *reader = context;
	struct kernel_block *kernel = reader->kernel;
	const struct kd_field *field = kd_field_at(id);
	if (field->kind == KD_KIND_SGPRS || field->kind == KD_KIND_VGPRS) {
		report_value(context, id, text);
		return;
	}
	diag_error(reader->diag, kernel->after_pos, "%s", text);
	if (given_descriptor_has(&kernel->given, id))
		diag_note(reader->diag, kernel->given.positions[id], "%s is given here", field->directive);
}

static void warn_of_block(void *context, unsigned id, const char *text) {
	struct reader *reader = context;
	const struct kernel_block *kernel = reader->kernel;
	diag_warning(reader->diag, kernel->after_pos, "%s", text);
	diag_note(reader->diag, kernel->given.positions[id], "%s is given here", kd_field_at(id)->directive);
}

/* Whether the output takes the block as it is. */
static bool hand_over_block(struct reader *reader) {
	const struct kernel_block *block = reader->kernel;
	const struct target_state *target = &reader->target;
	const struct output_descriptor kernel = {
	    .name = block->given.name,
	    .input = &block->given.input,
	    .values = block->given.late_values,
	    .order = block->order,
	    .order_count = block->order_count,
	    .version = target->stated_pos ? target->stated_version : reader->module->target.code_object_version};
	return output_takes(reader->module, descriptor, (reader->module, &kernel));
}

void kernel_end(struct reader *reader, struct span at) {
	struct kernel_block *kernel = reader->kernel;
	struct module *module = reader->module;
	struct kd_problems of_values = {report_value, reader}, of_block = {report_block, reader};
	struct kd_problems warnings = {warn_of_block, reader};
	kernel->given.end_pos = at.start;
	kernel->after_pos = token_after(reader, at);
	if (kernel->faulty || !kd_descriptor_check(&module->target, &kernel->given.input, &of_block))
		return;
	kd_descriptor_warn(&module->target, &kernel->given.input, &warnings);
	if (!hand_over_block(reader))
		given_descriptor_write(module, &kernel->given, &of_values);
	upgrade_kernel(reader, &kernel->given, kernel->ends);
}
