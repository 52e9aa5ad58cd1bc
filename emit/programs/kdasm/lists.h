/* lists.h: what --version, -dumpmachine, --target-list and their like print. */
#ifndef KD_PROGRAMS_KDASM_LISTS_H
#define KD_PROGRAMS_KDASM_LISTS_H

#include <stdbool.h>

#include "options.h"

void list_version(void);
void list_version_number(void);
void list_triple(const struct options *options);
void list_targets(void);

/* False after reporting what is wrong with the processor or the name. */
bool list_instructions(const struct options *options);

#endif
