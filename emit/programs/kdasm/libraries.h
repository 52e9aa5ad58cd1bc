/* libraries.h: the files that -l names. */
#ifndef KD_PROGRAMS_KDASM_LIBRARIES_H
#define KD_PROGRAMS_KDASM_LIBRARIES_H

#include "options.h"

/* Puts the paths of libraries in the place of their names among the inputs; false after reporting one that no folder
 * of -L has. */
bool libraries_find(struct arena *arena, struct options *options);

#endif
