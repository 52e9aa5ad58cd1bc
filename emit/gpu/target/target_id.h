/* target_id.h: the target features a target ID can name, shared with target.c. */
#ifndef KD_GPU_TARGET_TARGET_ID_H
#define KD_GPU_TARGET_TARGET_ID_H

#include "message.h"
#include "triple.h"

/* Reads the part of a target ID from the processor on, which must be one of the triple's architecture. */
bool target_id_read(struct kd_target_id *id, const struct triple *triple, const char *name, size_t length,
                    struct text *error);

/* Reads a whole ID as kd_target_id_parse() does, but the processor need not be one of its triple's GPUs. */
bool target_id_read_whole(struct kd_target_id *id, unsigned version, const char *text, size_t length,
                          struct text *error);

/* Gives an ID a triple. */
void target_id_set_triple(struct kd_target_id *id, const struct triple *triple);

/* Offset of the processor in a whole ID, after the fourth dash; 0 when there are fewer. */
size_t target_id_processor_offset(const char *text, size_t length);

/* Says that version 2 has no ID for a target, which is false. */
bool target_id_missing_v2(const struct kd_target *target, struct text *error);

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
