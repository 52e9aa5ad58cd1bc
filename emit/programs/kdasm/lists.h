/* lists.h: what --version, --target-list and --instructions print. */
#ifndef KD_PROGRAMS_KDASM_LISTS_H
#define KD_PROGRAMS_KDASM_LISTS_H

#include <stdbool.h>

#include "options.h"

void list_version(void);
void list_targets(void);

/* False after reporting what is wrong with the processor or the name. */
bool list_instructions(const struct options *options);

#endif
