/* flow_text.h: what messages and tables call registers, instructions and what these begin. */
#ifndef KD_GPU_FLOW_FLOW_TEXT_H
#define KD_GPU_FLOW_FLOW_TEXT_H

#include "flow.h"

enum { FLOW_REGISTER_TEXT = 32, FLOW_NAME_TEXT = 48, FLOW_EVENTS_TEXT = 48 };

/* Registers, numbered as struct flow_effect does it: "v4", "a[0:3]", "vcc". */
void flow_put_registers(const struct isa_machine *machine, unsigned first, unsigned count,
                        char text[FLOW_REGISTER_TEXT]);

/* The mnemonic of an instruction. */
void flow_put_name(const struct flow *flow, const struct flow_instruction *instruction, char text[FLOW_NAME_TEXT]);

/* So many instructions after one that begins events, as far as the way from there to the other one is straight, each
 * of which the same counter counts: "two loads", "no LDS operation". Where it is not straight, or they are of several
 * kinds, they are operations. */
void flow_put_younger(const struct flow *flow, uint32_t from, uint32_t to, unsigned counter, unsigned younger,
                      char text[FLOW_EVENTS_TEXT]);

#endif
