/* evaluated.h: what an expression gave, for the callers of the library: its parts with what is there. */
#ifndef KD_DEBUG_STATE_EVALUATED_H
#define KD_DEBUG_STATE_EVALUATED_H

#include "state_file.h"

struct kd_evaluation {
	struct arena *arena;
	enum kd_status status;
	const char *error;
	struct kd_result *assembled; /* the bytes of an expression that was text */
	size_t left;
	unsigned wave; /* of the state, for the names of registers */
	bool is_value;
	struct kd_evaluation_value value;
	LIST(struct kd_evaluation_part) parts;
};

/* Takes the result of an evaluation that had no fault. */
void evaluated_take(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                    const struct dwarf_entry *result);

#endif
