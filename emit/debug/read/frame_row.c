/* frame_row.c: see frame_row.h.
 *
 * Rules that are made are kept in a chain, each with those before it, so that to remember and to restore all of them
 * takes one step. In the end the last one of each register counts. */
#include "frame_row.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/dwarf_numbers.h"

struct rule_link {
	struct frame_rule rule;
	bool is_initial; /* the register has the rule that the common entry gives it */
	size_t depth;    /* links before this one */
	const struct rule_link *before;
};

struct rule_set {
	struct cfa_rule cfa;
	const struct rule_link *last; /* NULL: there is none */
};

struct row_reading {
	struct arena *arena;
	struct rule_set now;
	LIST(struct rule_set) remembered;
	const char *problem;
	struct frame_row initial; /* what the common entry gives */
};

/* ---- instructions ---- */

typedef void run_instruction(struct row_reading *reading, const struct call_frame_instruction *instruction);

static void add(struct row_reading *reading, struct frame_rule rule, bool is_initial) {
	struct rule_link *link = arena_alloc(reading->arena, sizeof *link);
	const struct rule_link *before = reading->now.last;
	*link = (struct rule_link){rule, is_initial, before ? before->depth + 1 : 0, before};
	reading->now.last = link;
}

static struct frame_expression expression_of(const struct call_frame_instruction *instruction) {
	return (struct frame_expression){instruction->expression_bytes, instruction->expression_size,
	                                 instruction->generation};
}

static void add_rule(struct row_reading *reading, const struct call_frame_instruction *instruction,
                     enum frame_rule_kind kind) {
	add(reading,
	    (struct frame_rule){instruction->operands[0], kind, instruction->operands[1], expression_of(instruction)},
	    false);
}

static void run_nothing(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	(void)reading, (void)instruction;
}

static void run_undefined(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_UNDEFINED);
}

static void run_same_value(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_SAME_VALUE);
}

static void run_offset(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_OFFSET);
}

static void run_val_offset(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_VAL_OFFSET);
}

static void run_register(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_REGISTER);
}

static void run_expression(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_EXPRESSION);
}

static void run_val_expression(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add_rule(reading, instruction, RULE_VAL_EXPRESSION);
}

static void run_restore(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	add(reading, (struct frame_rule){.number = instruction->operands[0]}, true);
}

static void run_remember_state(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	(void)instruction;
	*list_add(reading->arena, &reading->remembered) = reading->now;
}

/* The CFA is restored, too, as debuggers do. */
static void run_restore_state(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	(void)instruction;
	if (reading->remembered.count)
		reading->now = reading->remembered.items[--reading->remembered.count];
	else
		reading->problem = "DW_CFA_restore_state has no DW_CFA_remember_state before it";
}

/* In the default space. */
static void run_def_cfa(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	reading->now.cfa = (struct cfa_rule){CFA_REGISTER, instruction->operands[0], instruction->operands[1], 0, {0}};
}

static void run_def_aspace_cfa(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	run_def_cfa(reading, instruction);
	reading->now.cfa.space = instruction->operands[2];
}

/* False: there is no register and offset that could be changed. */
static bool can_change(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	if (reading->now.cfa.kind == CFA_REGISTER)
		return true;
	reading->problem = arena_printf(reading->arena, "DW_CFA_%s where no rule of the CFA has a register and offset",
	                                instruction->row->name);
	return false;
}

static void run_def_cfa_register(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	if (can_change(reading, instruction))
		reading->now.cfa.number = instruction->operands[0];
}

static void run_def_cfa_offset(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	if (can_change(reading, instruction))
		reading->now.cfa.offset = instruction->operands[0];
}

static void run_def_cfa_expression(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	reading->now.cfa = (struct cfa_rule){.kind = CFA_EXPRESSION, .expression = expression_of(instruction)};
}

/* By number; what moves the address does nothing else. */
static run_instruction *const runs[UINT8_MAX + 1] = {
    [DW_CFA_nop] = run_nothing,
    [DW_CFA_set_loc] = run_nothing,
    [DW_CFA_advance_loc] = run_nothing,
    [DW_CFA_advance_loc1] = run_nothing,
    [DW_CFA_advance_loc2] = run_nothing,
    [DW_CFA_advance_loc4] = run_nothing,
    [DW_CFA_GNU_args_size] = run_nothing,
    [DW_CFA_undefined] = run_undefined,
    [DW_CFA_same_value] = run_same_value,
    [DW_CFA_offset] = run_offset,
    [DW_CFA_offset_extended] = run_offset,
    [DW_CFA_offset_extended_sf] = run_offset,
    [DW_CFA_val_offset] = run_val_offset,
    [DW_CFA_val_offset_sf] = run_val_offset,
    [DW_CFA_register] = run_register,
    [DW_CFA_expression] = run_expression,
    [DW_CFA_val_expression] = run_val_expression,
    [DW_CFA_restore] = run_restore,
    [DW_CFA_restore_extended] = run_restore,
    [DW_CFA_remember_state] = run_remember_state,
    [DW_CFA_restore_state] = run_restore_state,
    [DW_CFA_def_cfa] = run_def_cfa,
    [DW_CFA_def_cfa_sf] = run_def_cfa,
    [DW_CFA_LLVM_def_aspace_cfa] = run_def_aspace_cfa,
    [DW_CFA_LLVM_def_aspace_cfa_sf] = run_def_aspace_cfa,
    [DW_CFA_def_cfa_register] = run_def_cfa_register,
    [DW_CFA_def_cfa_offset] = run_def_cfa_offset,
    [DW_CFA_def_cfa_offset_sf] = run_def_cfa_offset,
    [DW_CFA_def_cfa_expression] = run_def_cfa_expression,
};

static void run(struct row_reading *reading, const struct call_frame_instruction *instruction) {
	run_instruction *run_it = instruction->row ? runs[instruction->row->number] : NULL;
	if (instruction->problem)
		reading->problem = instruction->problem;
	else if (run_it)
		run_it(reading, instruction);
	else
		reading->problem =
		    arena_printf(reading->arena, "DW_CFA_%s has no meaning for this processor", instruction->row->name);
}

/* Runs those up to an address. What is taken apart is needed for one instruction only. */
static void run_all(struct row_reading *reading, const struct frame_entry *entry, uint64_t address) {
	struct arena *arena = arena_new_below(reading->arena);
	struct call_frame_instruction instruction;
	struct frame_walk walk = frame_walk_begin(entry);
	while (!reading->problem && frame_walk_next(&walk, arena, &instruction) && walk.address <= address)
		run(reading, &instruction);
	arena_free(arena);
}

/* ---- the rules that are left ---- */

static int by_number(const void *first, const void *second) {
	const struct rule_link *const *a = first, *const *b = second;
	if ((*a)->rule.number != (*b)->rule.number)
		return (*a)->rule.number < (*b)->rule.number ? -1 : 1;
	return (*a)->depth > (*b)->depth ? -1 : 1; /* the last one first */
}

static void add_last(const struct row_reading *reading, const struct rule_link *link, struct frame_row *row) {
	const struct frame_rule *initial = frame_row_rule(&reading->initial, link->rule.number);
	if (!link->is_initial)
		*list_add(reading->arena, &row->rules) = link->rule;
	else if (initial)
		*list_add(reading->arena, &row->rules) = *initial;
}

static void take_rules(const struct row_reading *reading, struct frame_row *row) {
	const size_t count = reading->now.last ? reading->now.last->depth + 1 : 0;
	const struct rule_link **links = arena_zeroed(reading->arena, count + 1, sizeof *links);
	for (const struct rule_link *link = reading->now.last; link; link = link->before)
		links[link->depth] = link;
	qsort(links, count, sizeof *links, by_number);
	*row = (struct frame_row){.problem = reading->problem, .cfa = reading->now.cfa};
	for (size_t i = 0; i < count; i++)
		if (!i || links[i]->rule.number != links[i - 1]->rule.number)
			add_last(reading, links[i], row);
}

void frame_row_read(struct frame_row *row, struct arena *arena, const struct frame_table *table,
                    const struct frame_entry *entry, uint64_t address) {
	struct row_reading reading = {.arena = arena};
	const struct frame_entry *common = frame_table_entry(table, entry->cie);
	if (common)
		run_all(&reading, common, UINT64_MAX);
	take_rules(&reading, &reading.initial);
	if (!reading.problem)
		run_all(&reading, entry, address);
	take_rules(&reading, row);
}

const struct frame_rule *frame_row_rule(const struct frame_row *row, uint64_t number) {
	size_t low = 0, high = row->rules.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (row->rules.items[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	bool found = low < row->rules.count && row->rules.items[low].number == number;
	return found ? &row->rules.items[low] : NULL;
}

const char *frame_rule_name(enum frame_rule_kind kind) {
	static const char *const names[FRAME_RULE_COUNT] = {
	    [RULE_SAME_VALUE] = "same_value",        [RULE_UNDEFINED] = "undefined", [RULE_OFFSET] = "offset",
	    [RULE_VAL_OFFSET] = "val_offset",        [RULE_REGISTER] = "register",   [RULE_EXPRESSION] = "expression",
	    [RULE_VAL_EXPRESSION] = "val_expression"};
	return names[kind];
}
