/* evaluated.h: what an expression gave, for the callers of the library: its parts with what is there. */
#ifndef KD_DEBUG_STATE_EVALUATED_H
#define KD_DEBUG_STATE_EVALUATED_H

#include "base/json.h"
#include "state_file.h"

struct kd_evaluation {
	struct arena *arena;
	enum kd_status status;
	const char *error;
	struct kd_result *assembled; /* the bytes of an expression that was text */
	size_t left;
	unsigned wave;   /* of the state, for the names of registers */
	uint64_t wanted; /* bits of what is there: so many are shown of a location that is no composite; 0: not known */
	bool is_value;
	struct kd_evaluation_value value;
	LIST(struct kd_evaluation_part) parts;
};

/* Takes the result of an evaluation that had no fault. */
void evaluated_take(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                    const struct dwarf_entry *result);

/* An evaluation that failed. */
void evaluated_refuse(struct kd_evaluation *evaluation, const char *error);

/* Where a part is, and all of them, each on a line that begins with `indent`, with what is there, as text; and what
 * came out as an object of JSON. */
void evaluated_put_place(struct out *out, const struct kd_evaluation_part *part, unsigned wave);
void evaluated_put_parts(struct out *out, const struct kd_evaluation *evaluation, const char *indent);
void evaluated_put_json(struct json *json, const struct kd_evaluation *evaluation);

#endif
