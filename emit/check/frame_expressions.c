/* frame_expressions.c: see frame_expressions.h. */
#include "frame_expressions.h"

#include <inttypes.h>

#include "debug/dwarf/expression_text.h"
#include "debug/read/call_frames.h"

/* Where an expression is. */
struct frame_place {
	struct checker *checker;
	struct arena *arena;
	const struct frame_table *table;
	const struct frame_entry *entry;
	const struct call_frame_instruction *instruction;
	struct dwarf_naming naming;
};

static void report(const struct frame_place *place, const char *what, const char *text) {
	const struct frame_entry *entry = place->entry;
	check_report(place->checker, KD_CHECK_DWARF_EXPRESSION, NULL, (struct check_place){CHECK_AT_FRAMES, 0},
	             "%s, %s at 0x%" PRIx64 "%s%s: %s%s", place->table->section.section->name,
	             entry->is_cie ? "CIE" : "FDE", entry->offset, entry->function ? " of " : "",
	             entry->function ? check_shown(place->checker, entry->function, strlen(entry->function)) : "", what,
	             text);
}

static void report_expression(const struct frame_place *place, const char *text, size_t offset) {
	const struct call_frame_row *row = place->instruction->row;
	struct buffer of = buffer_in(place->arena);
	if (row->operands[0] == CALL_FRAME_REGISTER) {
		buffer_put_text(&of, " of ");
		dwarf_register_text(&of, &place->naming, place->instruction->operands[0]);
	}
	buffer_put_le(&of, 0, 1);
	report(place,
	       arena_printf(place->arena, "DW_CFA_%s%s, byte %zu of the expression: ", row->name, (const char *)of.data,
	                    offset),
	       text);
}

static void take_problem(void *context, const struct stack_problem *problem) {
	report_expression(context, problem->text, problem->step ? problem->step->offset : 0);
}

static void check_instruction(const struct frame_place *place) {
	const struct call_frame_instruction *instruction = place->instruction;
	if (instruction->problem)
		report(place, "", instruction->problem);
	if (!instruction->expression_bytes)
		return;
	if (instruction->expression_problem) {
		report_expression(place, instruction->expression_problem, instruction->problem_offset);
		return;
	}
	const struct stack_check check = {
	    .arena = place->arena,
	    .use = call_frame_use(instruction->row->number),
	    .address_bits = 8U * place->entry->address_size,
	    .register_number = instruction->operands[0],
	    .report = take_problem,
	    .context = (void *)place,
	};
	stack_check(&check, &instruction->expression);
}

/* What one entry takes is not needed for the next. */
static void check_entry(struct frame_place *place) {
	struct call_frame_instruction instruction;
	struct frame_walk walk = frame_walk_begin(place->entry);
	struct arena *above = place->arena;
	place->arena = arena_new_below(above);
	place->instruction = &instruction;
	if (place->entry->problem)
		report(place, "", place->entry->problem);
	while (frame_walk_next(&walk, place->arena, &instruction))
		check_instruction(place);
	arena_free(place->arena);
	place->arena = above;
}

/* What can't be read can't be checked. */
static void check_table(struct frame_place *place) {
	const struct frame_table *table = place->table;
	const char *problems[] = {table->section.problem, table->section.remark, table->problem};
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++)
		if (problems[i])
			check_report(place->checker, KD_CHECK_DWARF_EXPRESSION, NULL, (struct check_place){CHECK_AT_FRAMES, 0},
			             "%s: %s", table->section.section->name, problems[i]);
	for (size_t i = 0; i < table->entries.count; i++) {
		place->entry = &table->entries.items[i];
		check_entry(place);
	}
}

void check_frames(struct checker *checker, const struct kd_code_object *object, unsigned reading) {
	struct call_frames frames;
	if (!checker->outcomes[KD_CHECK_DWARF_EXPRESSION])
		return;
	call_frames_read(&frames, checker->arena, object, reading);
	struct frame_place place = {.checker = checker, .arena = checker->arena, .naming = {.wave = frames.wave}};
	for (size_t i = 0; i < frames.tables.count; i++) {
		place.table = &frames.tables.items[i];
		check_table(&place);
	}
}
