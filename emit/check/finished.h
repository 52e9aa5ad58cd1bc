/* finished.h: the checks of a finished object, by itself or for a GPU. */
#ifndef KD_CHECK_FINISHED_H
#define KD_CHECK_FINISHED_H

#include "kdasm/findings.h"

/* As kd_code_object_check(). Where `gpu` is not NULL, the limits are those of this GPU instead of those of the
 * processor that the object names. */
bool check_finished(const struct kd_code_object *object, const struct kd_check_options *options,
                    const struct kd_target *gpu, kd_take_finding *take, void *context);

#endif
