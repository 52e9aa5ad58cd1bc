/* state_file.h: the state of a wavefront, written as YAML, for the evaluation of expressions. */
#ifndef KD_DEBUG_STATE_STATE_FILE_H
#define KD_DEBUG_STATE_STATE_FILE_H

#include "debug/dwarf/evaluation.h"
#include "kdasm/evaluation.h"

/* Bytes at an address of a space, or of a register by its number. */
struct state_block {
	uint64_t space; /* of registers: whether they are those at entry */
	uint64_t address;
	const uint8_t *bytes;
	size_t size;
};

struct state_blocks {
	LIST(struct state_block) blocks; /* in order, once the file is read */
};

struct kd_machine_state {
	struct arena *arena;
	enum kd_status status;
	const char *error;
	uint64_t wave, lane;
	struct state_blocks memory, registers;
	struct dwarf_location cfa, frame_base, object;
	struct dwarf_machine machine; /* of it; its context is the state */
};

/* kd_machine_state_read() for a wavefront of `wave` lanes unless the text says another number. */
struct kd_machine_state *machine_state_new(const char *text, size_t size, unsigned wave);

/* Reads a text into a state that is all zeros but for its arena. */
void state_read(struct kd_machine_state *state, const char *text, size_t size, unsigned wave);

/* Why nothing can be evaluated for a state: it could not be read; NULL: it could. */
const char *state_refuses(const struct kd_machine_state *state);

#endif
