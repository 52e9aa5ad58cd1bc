/* wait_text.h: waits and wait states as lines of a source. */
#ifndef KD_GPU_FLOW_WAIT_TEXT_H
#define KD_GPU_FLOW_WAIT_TEXT_H

#include "base/buffer.h"
#include "waits.h"

#define FLOW_NO_WAIT UINT16_MAX

/* What each counter has to be at most; FLOW_NO_WAIT: it may be anything. */
struct flow_wait {
	uint16_t left[FLOW_COUNTER_COUNT];
	uint16_t fields; /* the number of an s_wait_alu whose other fields stay; FLOW_NO_WAIT: there is none */
};

extern const struct flow_wait flow_no_wait;

/* Whoever waits for both waits for this. */
struct flow_wait flow_wait_for_both(const struct flow_wait *one, const struct flow_wait *other);

/* Until all registers are there and none is read late: for any counter but those of stores alone to be 0. */
struct flow_wait flow_wait_for_registers(const struct flow_counters *counters);

/* What the instruction waits for, if it does nothing else. */
struct flow_wait flow_wait_of(const struct flow *flow, const struct flow_instruction *instruction);

/* The number of an instruction that waits for fields. */
uint16_t flow_fields_of(const struct flow_instruction *instruction);

/* So many instructions wait so. */
unsigned flow_wait_size(const struct isa_machine *machine, const struct flow_wait *wait);

/* How one waits until the counter is so low, as messages have it: "for vmcnt(1)", "with s_wait_loadcnt 1". */
enum { FLOW_WAIT_TEXT = 48 };
void flow_put_wait(const struct isa_machine *machine, unsigned counter, unsigned left, char text[FLOW_WAIT_TEXT]);

/* The most wait states of one s_nop that is put in: the hardware counts four bits, LLVM writes three. */
enum { FLOW_MOST_STATES = 8 };

/* Puts the lines that wait so, and take so many wait states, each with its end. */
void flow_put_wait_lines(struct buffer *lines, const struct isa_machine *machine, const struct flow_wait *wait,
                         unsigned states);

#endif
