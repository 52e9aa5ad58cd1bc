/* target_id.h: the target features a target ID can name, shared with target.c. */
#ifndef KD_TARGET_TARGET_ID_H
#define KD_TARGET_TARGET_ID_H

#include "target/text.h"
#include "target/triple.h"

/* Reads the part of a target ID from the processor on, which must be one of the triple's architecture. */
bool target_id_read(struct kd_target_id *id, const struct triple *triple, const char *name, size_t length,
                    struct text *error);

/* Before version 4 a feature that was not said to be off counted as on. */
static inline bool on_or_any(enum kd_feature_state state) {
	return state == KD_FEATURE_ON || state == KD_FEATURE_ANY;
}

#endif
