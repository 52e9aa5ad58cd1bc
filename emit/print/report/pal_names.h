/* pal_names.h: PAL metadata for people: registers with their names. */
#ifndef KD_PRINT_REPORT_PAL_NAMES_H
#define KD_PRINT_REPORT_PAL_NAMES_H

#include "base/out.h"
#include "kdasm/code_object.h"
#include "kernel/metadata/tree.h"

/* The document with the numbers of registers, keys of .registers, as the assembler prints them: 0x2c0a and then the
 * name, if there is one. What has no such keys is the same. */
const struct node *pal_with_names(struct arena *arena, const struct node *document);

/* Prints the pairs of the other form of PAL metadata, a line each. */
void pal_put_pairs(struct out *out, const struct kd_note *note);

#endif
