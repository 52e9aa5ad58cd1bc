/* waits_text.h: what waits wait for, in words. */
#ifndef KD_PRINT_REPORT_WAITS_TEXT_H
#define KD_PRINT_REPORT_WAITS_TEXT_H

#include "waits_view.h"

/* Registers, or several at once, that are pending in front of an instruction. */
static inline const struct flow_pending *waits_pending_at(const struct waits_function *function,
                                                          const struct flow_front *front, size_t number) {
	return &function->fronts.pending.items[front->first + number];
}

static inline uint64_t waits_address_of(const struct waits_function *function, uint32_t number) {
	return function->address + function->flow.instructions.items[number].at;
}

/* The name of a counter without "cnt", as people write it beside code: "vm". */
void waits_put_counter(struct out *out, unsigned counter);

void waits_put_registers(struct out *out, const struct waits_function *function, const struct flow_pending *pending);

/* What the instruction waits for, if it waits: a blank, and what writes or reads which registers, and where; or that
 * it is nothing. */
void waits_put_awaited(struct out *out, const struct waits_function *function,
                       const struct flow_instruction *instruction);

#endif
