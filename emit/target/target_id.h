/* target_id.h: the target features a target ID can name, shared with target.c. */
#ifndef KD_TARGET_TARGET_ID_H
#define KD_TARGET_TARGET_ID_H

#include "kdasm/target.h"

/* Before version 4 a feature that was not said to be off counted as on. */
static inline bool on_or_any(enum kd_feature_state state) {
	return state == KD_FEATURE_ON || state == KD_FEATURE_ANY;
}

#endif
