/* wait_text.c: see wait_text.h. */
#include "wait_text.h"

#include <stdio.h>

#include "base/buffer.h"
#include "isa/names.h"

const struct flow_wait flow_no_wait = {.left = {
#define KD_WAIT_COUNTER(id, name) [FLOW_##id] = FLOW_NO_WAIT,
#include "kdasm/isa/waits.def"
                                       }};

static const struct isa_counter *row_of(const struct isa_machine *machine, unsigned counter) {
	const char *name = flow_counter_name((enum flow_counter)counter);
	return isa_counter_find(machine, ISA_WAITCNT, name, strlen(name));
}

bool flow_waits_for_something(const struct flow_wait *wait) {
	return memcmp(wait, &flow_no_wait, sizeof *wait) != 0;
}

struct flow_wait flow_wait_for_both(const struct flow_wait *one, const struct flow_wait *other) {
	struct flow_wait both = *one;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (other->left[i] < both.left[i])
			both.left[i] = other->left[i];
	return both;
}

struct flow_wait flow_wait_of(const struct isa_machine *machine, const struct flow_instruction *instruction) {
	struct flow_wait wait = flow_no_wait;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT && instruction->waits; i++) {
		const struct isa_counter *row = row_of(machine, i);
		uint64_t left = isa_counter_get(row, instruction->immediate);
		if (left < (uint64_t)isa_counter_most(row))
			wait.left[i] = (uint16_t)left;
	}
	return wait;
}

static void put_wait(struct buffer *lines, const struct flow_wait *wait) {
	char part[32];
	buffer_put_text(lines, "s_waitcnt");
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		if (wait->left[i] == FLOW_NO_WAIT)
			continue;
		snprintf(part, sizeof part, " %s(%u)", flow_counter_name((enum flow_counter)i), wait->left[i]);
		buffer_put_text(lines, part);
	}
	buffer_put_text(lines, "\n");
}

static void put_states(struct buffer *lines, unsigned states) {
	char line[16];
	for (unsigned here; states; states -= here) {
		here = states < FLOW_MOST_STATES ? states : FLOW_MOST_STATES;
		snprintf(line, sizeof line, "s_nop %u\n", here - 1);
		buffer_put_text(lines, line);
	}
}

char *flow_wait_lines(struct arena *arena, const struct isa_machine *machine, const struct flow_wait *wait,
                      unsigned states) {
	(void)machine;
	struct buffer lines = buffer_in(arena);
	if (flow_waits_for_something(wait))
		put_wait(&lines, wait);
	put_states(&lines, states);
	buffer_put(&lines, "", 1);
	return (char *)lines.data;
}
