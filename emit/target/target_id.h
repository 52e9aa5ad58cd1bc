/* target_id.h: the target features a target ID can name, shared with target.c. */
#ifndef KD_TARGET_TARGET_ID_H
#define KD_TARGET_TARGET_ID_H

#include "message.h"
#include "triple.h"

/* Reads the part of a target ID from the processor on, which must be one of the triple's architecture. */
bool target_id_read(struct kd_target_id *id, const struct triple *triple, const char *name, size_t length,
                    struct text *error);

/* The processor and features that version 2 has a note's numbers for: GFX major, minor, stepping. Leaves the rest of
 * the ID alone. False when it has none. */
bool target_id_of_isa_v2(struct kd_target_id *id, const uint32_t isa[3]);

/* A feature that is on or off where the processor has it. */
static inline enum kd_feature_state feature_chosen(bool supported, bool on) {
	return !supported ? KD_FEATURE_UNSUPPORTED : on ? KD_FEATURE_ON : KD_FEATURE_OFF;
}

/* Before version 4 a feature that was not said to be off counted as on. */
static inline bool on_or_any(enum kd_feature_state state) {
	return state == KD_FEATURE_ON || state == KD_FEATURE_ANY;
}

#endif
