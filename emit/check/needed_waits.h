/* needed_waits.h: the waits and wait states that the code of a module lacks, so that they can be put in. */
#ifndef KD_CHECK_NEEDED_WAITS_H
#define KD_CHECK_NEEDED_WAITS_H

#include "gpu/flow/wait_text.h"
#include "module/wait_edits.h"

struct module;

/* What an instruction lacks in front of it, or, if it waits itself, what it is to wait for. */
struct needed_wait {
	uint32_t number; /* as module/wait_edits.h counts */
	uint32_t hash;   /* of the line that it is instead of */
	bool is_instead;
	struct flow_wait wait;
	unsigned states;
	const char *cure; /* another instruction: its line; NULL: none */
};

struct needed_waits {
	struct arena *arena;
	struct buffer lines; /* that are being put together */
	const struct isa_machine *machine;
	LIST(struct needed_wait) list; /* in order: for each number and place one with a wait, and one for each cure */
	LIST(uint32_t) unreached;      /* numbers, in order, of instructions with which code begins that no way leads to */
};

/* Adds what is still missing in a module after layout whose instructions are numbered. False: it was nothing; then what
 * is not reached is known. */
bool needed_waits_find(struct needed_waits *needed, struct module *module);

/* None as yet; in memory of the arena. */
struct needed_waits needed_waits_none(struct arena *arena);

/* What is to be done to the source, in memory of the arena. */
struct wait_edits needed_waits_edits(struct needed_waits *needed, struct arena *arena);

#endif
