/* wait_text.c: see wait_text.h. */
#include "wait_text.h"

#include <stdio.h>

#include "gpu/isa/names.h"
#include "gpu/isa/renames.h"

const struct flow_wait flow_no_wait = {.left =
                                           {
#define KD_WAIT_COUNTER(id, name) [FLOW_##id] = FLOW_NO_WAIT,
#include "kdasm/isa/waits.def"
                                           },
                                       .fields = FLOW_NO_WAIT};

static const struct wait_row {
	const char *name;
	uint8_t counter, bit, other, other_bit; /* as the table has them */
} rows[] = {
#define KD_WAIT_FOR(name, counter, bit, other, other_bit) {name, FLOW_##counter, bit, FLOW_##other, other_bit},
#define KD_WAIT_FIELDS(name) {name, FLOW_DEPCTR, 0, FLOW_NO_COUNTER, 0},
#include "kdasm/isa/waits.def"
};

struct flow_wait flow_wait_for_both(const struct flow_wait *one, const struct flow_wait *other) {
	struct flow_wait both = *one;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (other->left[i] < both.left[i])
			both.left[i] = other->left[i];
	both.fields &= other->fields;
	return both;
}

struct flow_wait flow_wait_for_registers(const struct flow_counters *counters) {
	struct flow_wait wait = flow_no_wait;
	for (unsigned i = 0; i < counters->count; i++)
		if (flow_counter_is_of_registers(counters, counters->present[i]))
			wait.left[counters->present[i]] = 0;
	return wait;
}

struct flow_wait flow_wait_of(const struct flow *flow, const struct flow_instruction *instruction) {
	struct flow_wait wait = flow_no_wait;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT && flow_is_wait(instruction); i++) {
		unsigned left;
		if (flow_waits_for(flow, instruction, (enum flow_counter)i, &left))
			wait.left[i] = (uint16_t)left;
	}
	return wait;
}

uint16_t flow_fields_of(const struct flow_instruction *instruction) {
	enum { BYTE = 8 };
	return (uint16_t)(instruction->kind->bytes[0] | instruction->kind->bytes[1] << BYTE);
}

/* ---- instructions ---- */

/* What the instruction is called there; NULL: the machine does not have it. */
static const char *name_of(const struct isa_machine *machine, const struct wait_row *row) {
	for (const struct isa_row *found = isa_find(row->name, strlen(row->name)); found; found = isa_next(found))
		if (isa_has(machine, found))
			return isa_name_of(machine, found);
	return NULL;
}

static bool is_waited(const struct flow_wait *wait, unsigned counter) {
	return counter < FLOW_COUNTER_COUNT && wait->left[counter] != FLOW_NO_WAIT;
}

/* Whether the counter is among several that the instruction names. */
static bool names(const struct isa_machine *machine, const struct wait_row *row, unsigned counter) {
	const char *name = flow_counter_name((enum flow_counter)counter);
	return isa_counter_find(machine, row->counter == FLOW_DEPCTR ? ISA_DEPCTR : ISA_WAITCNT, name, strlen(name));
}

static bool names_any(const struct wait_row *row) {
	return row->counter == FLOW_WAITCNT || row->counter == FLOW_DEPCTR;
}

/* Whether the instruction can wait for something of this, in all its parts if they are two. */
static bool serves(const struct isa_machine *machine, const struct wait_row *row, const struct flow_wait *wait) {
	if (names_any(row)) {
		for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
			if (is_waited(wait, i) && names(machine, row, i))
				return true;
		return false;
	}
	return is_waited(wait, row->counter) && (row->other == FLOW_NO_COUNTER || is_waited(wait, row->other));
}

/* The instruction to begin with: those for several counters come first, so that there are few of them. NULL: there is
 * nothing to wait for. */
static const struct wait_row *row_for(const struct isa_machine *machine, const struct flow_wait *wait) {
	const struct wait_row *found = NULL;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		bool is_of_several = names_any(&rows[i]) || rows[i].other != FLOW_NO_COUNTER;
		if ((!found || is_of_several) && name_of(machine, &rows[i]) && serves(machine, &rows[i], wait))
			found = &rows[i];
	}
	return found;
}

/* What is waited for by the instruction is left no more. */
static void leave(const struct isa_machine *machine, const struct wait_row *row, struct flow_wait *wait) {
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (names_any(row) ? names(machine, row, i) : i == row->counter || i == row->other)
			wait->left[i] = FLOW_NO_WAIT;
}

unsigned flow_wait_size(const struct isa_machine *machine, const struct flow_wait *wait) {
	struct flow_wait left = *wait;
	unsigned count = 0;
	for (const struct wait_row *row; (row = row_for(machine, &left)); count++)
		leave(machine, row, &left);
	return count;
}

static void put_parts(struct buffer *lines, const struct isa_machine *machine, const struct wait_row *row,
                      const struct flow_wait *wait) {
	char part[32];
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		if (!is_waited(wait, i) || !names(machine, row, i))
			continue;
		snprintf(part, sizeof part, " %s(%u)", flow_counter_name((enum flow_counter)i), wait->left[i]);
		buffer_put_text(lines, part);
	}
}

/* What the field is to be: as it was, if nothing less is waited for. */
static unsigned field_of(const struct isa_counter *field, const struct flow_wait *wait) {
	unsigned value = (unsigned)isa_counter_get(field, wait->fields);
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (strcmp(flow_counter_name((enum flow_counter)i), field->name) == 0 && wait->left[i] < value)
			value = wait->left[i];
	return value;
}

static void put_fields(struct buffer *lines, const struct isa_machine *machine, const struct flow_wait *wait) {
	char part[32];
	const struct isa_counter *field;
	for (size_t i = 0; (field = isa_counter_number(machine, ISA_DEPCTR, i)); i++) {
		unsigned value = field_of(field, wait);
		if (value == isa_counter_most(field))
			continue;
		snprintf(part, sizeof part, " %s(%u)", field->name, value);
		buffer_put_text(lines, part);
	}
}

/* On GFX10 and GFX11 the instruction for stores takes a register, too. */
static void put_number(struct buffer *lines, const struct wait_row *row, const struct flow_wait *wait) {
	char part[32];
	unsigned number = (unsigned)wait->left[row->counter] << row->bit;
	if (row->other != FLOW_NO_COUNTER)
		number |= (unsigned)wait->left[row->other] << row->other_bit;
	snprintf(part, sizeof part, "%s 0x%x", row->counter == FLOW_VS ? " null," : "", number);
	buffer_put_text(lines, part);
}

static void put_waits(struct buffer *lines, const struct isa_machine *machine, struct flow_wait wait) {
	for (const struct wait_row *row; (row = row_for(machine, &wait)); leave(machine, row, &wait)) {
		buffer_put_text(lines, name_of(machine, row));
		if (row->counter == FLOW_DEPCTR)
			put_fields(lines, machine, &wait);
		else if (names_any(row))
			put_parts(lines, machine, row, &wait);
		else
			put_number(lines, row, &wait);
		buffer_put_text(lines, "\n");
	}
}

void flow_put_wait(const struct isa_machine *machine, unsigned counter, unsigned left, char text[FLOW_WAIT_TEXT]) {
	struct flow_wait wait = flow_no_wait;
	const char *name = flow_counter_name((enum flow_counter)counter);
	wait.left[counter] = (uint16_t)left;
	const struct wait_row *row = row_for(machine, &wait);
	if (row && row->counter == FLOW_DEPCTR)
		snprintf(text, FLOW_WAIT_TEXT, "with %s %s(%u)", name_of(machine, row), name, left);
	else
		snprintf(text, FLOW_WAIT_TEXT, isa_is(machine, TRAIT_COUNTERS_ALONE) ? "with s_wait_%s %u" : "for %s(%u)", name,
		         left);
}

static void put_states(struct buffer *lines, unsigned states) {
	char line[16];
	for (unsigned here; states; states -= here) {
		here = states < FLOW_MOST_STATES ? states : FLOW_MOST_STATES;
		snprintf(line, sizeof line, "s_nop %u\n", here - 1);
		buffer_put_text(lines, line);
	}
}

void flow_put_wait_lines(struct buffer *lines, const struct isa_machine *machine, const struct flow_wait *wait,
                         unsigned states) {
	put_waits(lines, machine, *wait);
	put_states(lines, states);
}
