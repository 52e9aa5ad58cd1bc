/* flow_text.c: see flow_text.h. */
#include "flow_text.h"

#include <stdio.h>
#include <string.h>

#include "gpu/isa/names.h"
#include "gpu/isa/print.h"
#include "waits.h"

void flow_put_registers(const struct isa_machine *machine, unsigned first, unsigned count,
                        char text[FLOW_REGISTER_TEXT]) {
	static const struct {
		unsigned from, number;
		char letter;
	} files[] = {
	    {FLOW_HIGH_VGPRS, FLOW_AGPRS - FLOW_VGPRS, 'v'}, {FLOW_AGPRS, 0, 'a'}, {FLOW_VGPRS, 0, 'v'}, {0, 0, 's'}};
	const struct isa_register *named = flow_is_vector(first) ? NULL : isa_register_at(machine, first, count);
	unsigned file = 0;
	while (first < files[file].from)
		file++;
	unsigned number = first - files[file].from + files[file].number;
	if (first == FLOW_LOCAL_MEMORY)
		snprintf(text, FLOW_REGISTER_TEXT, "LDS");
	else if (named)
		snprintf(text, FLOW_REGISTER_TEXT, "%s", named->name);
	else if (count == 1)
		snprintf(text, FLOW_REGISTER_TEXT, "%c%u", files[file].letter, number);
	else
		snprintf(text, FLOW_REGISTER_TEXT, "%c[%u:%u]", files[file].letter, number, number + count - 1);
}

void flow_put_name(const struct flow *flow, const struct flow_instruction *instruction, char text[FLOW_NAME_TEXT]) {
	struct isa_decoded decoded;
	struct isa_text whole;
	const struct flow_code *code = flow->code;
	*text = '\0';
	if (!isa_decode_nearest(code->machine, code->bytes + instruction->at, code->size - instruction->at, &decoded))
		return;
	isa_print(&decoded, ISA_NO_OPERAND, &whole);
	snprintf(text, FLOW_NAME_TEXT, "%.*s", (int)strcspn(whole.text, " "), whole.text);
}

/* ---- what follows an instruction ---- */

enum noun { NO_NOUN, OPERATION, LOAD, STORE, SCALAR_LOAD, LDS_OPERATION, MESSAGE, EXPORT, NOUNS };

static const char *const nouns[NOUNS] = {
    [OPERATION] = "operation",         [LOAD] = "load",       [STORE] = "store",  [SCALAR_LOAD] = "scalar load",
    [LDS_OPERATION] = "LDS operation", [MESSAGE] = "message", [EXPORT] = "export"};

static enum noun noun_of(const struct flow_instruction *instruction) {
	unsigned format = instruction->kind->row->format;
	bool writes = flow_writes(instruction->kind, 0, FLOW_REGISTERS);
	if (instruction->kind->row->flags & (ISA_ATOMIC | ISA_ONLY_GDS))
		return OPERATION;
	switch (format) {
	case FORMAT_SMEM: return writes ? SCALAR_LOAD : OPERATION;
	case FORMAT_DS: return LDS_OPERATION;
	case FORMAT_EXP: return EXPORT;
	case FORMAT_SOPP: return MESSAGE;
	default: return !isa_is_vector_memory(format) ? OPERATION : writes ? LOAD : STORE;
	}
}

/* What the counter counts between the two where one comes straight after the other, with just so many between. */
static enum noun noun_between(const struct flow *flow, uint32_t from, uint32_t to, unsigned counter, unsigned younger) {
	enum { MOST_STEPS = 1 << 10 };
	enum noun noun = NO_NOUN;
	unsigned found = 0;
	uint32_t at = flow_next(flow, &flow->instructions.items[from]);
	for (unsigned steps = 0; at != FLOW_NOWHERE && at != to && found <= younger && steps < MOST_STEPS; steps++) {
		const struct flow_instruction *instruction = &flow->instructions.items[at];
		if (flow_counts(flow, instruction, (enum flow_counter)counter)) {
			enum noun here = noun_of(instruction);
			noun = noun == NO_NOUN || noun == here ? here : OPERATION;
			found++;
		}
		at = flow_next(flow, instruction);
	}
	return at == to && found == younger && noun != NO_NOUN ? noun : OPERATION;
}

void flow_put_younger(const struct flow *flow, uint32_t from, uint32_t to, unsigned counter, unsigned younger,
                      char text[FLOW_EVENTS_TEXT]) {
	static const char *const numbers[] = {"no",  "one",   "two",   "three", "four", "five",
	                                      "six", "seven", "eight", "nine",  "ten"};
	const char *noun = nouns[noun_between(flow, from, to, counter, younger)];
	const char *ending = younger == 1 ? "" : "s";
	if (younger < sizeof numbers / sizeof *numbers)
		snprintf(text, FLOW_EVENTS_TEXT, "%s %s%s", numbers[younger], noun, ending);
	else
		snprintf(text, FLOW_EVENTS_TEXT, "%u %s%s", younger, noun, ending);
}
