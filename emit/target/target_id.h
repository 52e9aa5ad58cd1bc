/* target_id.h: the target features a target ID can name, shared with target.c. */
#ifndef KD_TARGET_TARGET_ID_H
#define KD_TARGET_TARGET_ID_H

#include "kdasm/target.h"

/* Writes a target ID; `triple` is spelled as in struct kd_target. */
size_t target_id_write(const char *triple, enum kd_os os, const struct kd_processor *processor,
                       enum kd_feature_state xnack, enum kd_feature_state sramecc, char *text, size_t size);

#endif
