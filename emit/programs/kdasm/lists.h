/* lists.h: what --version and --target-list print. */
#ifndef KD_PROGRAMS_KDASM_LISTS_H
#define KD_PROGRAMS_KDASM_LISTS_H

void list_version(void);
void list_targets(void);

#endif
