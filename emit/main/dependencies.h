/* dependencies.h: the make rule that -MD writes. */
#ifndef KD_MAIN_DEPENDENCIES_H
#define KD_MAIN_DEPENDENCIES_H

#include <stdbool.h>

#include "kdasm/kdasm.h"
#include "options.h"

/* Writes `target: inputs and files that they read` for make. False, with errno set and *path the file's name, when it
 * cannot be written. */
bool dependencies_write(struct arena *arena, const struct options *options, const struct kd_result *result,
                        const char **path);

#endif
