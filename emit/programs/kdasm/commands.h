/* commands.h: the commands that -v and -### show. */
#ifndef KD_PROGRAMS_KDASM_COMMANDS_H
#define KD_PROGRAMS_KDASM_COMMANDS_H

#include "options.h"

/* The version and, for each input, what runs: cc -E where it is wanted, and kdasm itself. */
void commands_show(struct arena *arena, const struct options *options);

#endif
