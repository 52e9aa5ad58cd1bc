/* source_names.h: names that are made from the name of a source. */
#ifndef KD_PROGRAMS_KDASM_SOURCE_NAMES_H
#define KD_PROGRAMS_KDASM_SOURCE_NAMES_H

#include "base/arena.h"

/* The path without what begins at the last dot of its name. */
const char *source_stem(struct arena *arena, const char *path);

/* The name without its folder. */
const char *source_base(const char *path);

bool name_ends_with(const char *name, const char *end);

/* dir/kernel.s gives kernel.o, as compilers have it. */
const char *source_object(struct arena *arena, const char *path);

#endif
