/* demangle.h: names of C++ as people write them.
 *
 * By the C++ runtime of the system (libc++abi, or libstdc++), which is looked for when names are to be demangled:
 * kdinfo needs it neither to be built nor to run. */
#ifndef KD_PROGRAMS_KDINFO_DEMANGLE_H
#define KD_PROGRAMS_KDINFO_DEMANGLE_H

#include "base/arena.h"

struct demangler;

/* NULL, reported, when there is no such library. */
struct demangler *demangler_open(struct arena *arena);

/* The name, in memory of the arena; `name` itself if it is not one of C++, if it stands for more than 64 KiB of text,
 * or without a demangler. */
const char *demangle(struct demangler *demangler, struct arena *arena, const char *name);

#endif
