/* waits_text.c: see waits_text.h. */
#include "waits_text.h"

#include <inttypes.h>

#include "gpu/flow/flow_text.h"

void waits_put_counter(struct out *out, unsigned counter) {
	const char *name = flow_counter_name((enum flow_counter)counter);
	size_t length = strlen(name);
	if (length > 3 && strcmp(name + length - 3, "cnt") == 0)
		length -= name[length - 4] == '_' ? 4 : 3;
	out_bytes(out, name, length);
}

void waits_put_registers(struct out *out, const struct waits_function *function, const struct flow_pending *pending) {
	char text[FLOW_REGISTER_TEXT];
	flow_put_registers(function->bytes.machine, pending->first, pending->count, text);
	out_text(out, text);
}

/* Registers that the instruction waits for, with what writes or reads them; whether there are any of a counter. */
static bool put_awaited(struct out *out, const struct waits_function *function, const struct flow_front *front,
                        unsigned counter, const char **before) {
	char name[FLOW_NAME_TEXT];
	bool is_any = false;
	for (size_t i = 0; i < front->count; i++) {
		const struct flow_pending *pending = waits_pending_at(function, front, i);
		if (pending->counter != counter || !flow_ends(front, pending))
			continue;
		flow_put_name(&function->flow, &function->flow.instructions.items[pending->from], name);
		out_printf(out, "%s%s ", *before, name);
		waits_put_registers(out, function, pending);
		out_printf(out, " at 0x%" PRIx64, waits_address_of(function, pending->from));
		*before = ", ";
		is_any = true;
	}
	return is_any;
}

/* What no register tells of. */
static void put_others(struct out *out, const struct waits_function *function, const struct flow_front *front,
                       unsigned counter, bool is_any, const char **before) {
	unsigned others = waits_others(function, front, counter);
	if (others) {
		out_printf(out, "%s%u %sof ", *before, others, !is_any ? "" : others == 1 ? "other " : "others ");
		waits_put_counter(out, counter);
	} else if (waits_is_blind(front, counter)) {
		out_printf(out, "%sall but %u of ", *before, front->counters[counter].left);
		waits_put_counter(out, counter);
		out_text(out, ", in any order");
	} else {
		return;
	}
	*before = ", ";
}

void waits_put_awaited(struct out *out, const struct waits_function *function,
                       const struct flow_instruction *instruction) {
	const struct flow_front *front = waits_front(function, instruction);
	const char *before = " ";
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		bool is_any = put_awaited(out, function, front, i, &before);
		put_others(out, function, front, i, is_any, &before);
	}
	if (*before == ' ')
		out_text(out, waits_is_at_entry(function, instruction) ? " what its caller began" : " nothing");
}
