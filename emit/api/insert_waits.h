/* insert_waits.h: the waits that a source lacks, found by assembling it until none is missing. */
#ifndef KD_API_INSERT_WAITS_H
#define KD_API_INSERT_WAITS_H

#include "check/needed_waits.h"
#include "base/diag.h"
#include "kdasm/kdasm.h"

/* What is to be put into the source, in memory of the diagnostics' arena. Of a source with errors this may be anything:
 * whoever assembles it finds them, too. */
struct wait_edits insert_waits(struct diag *diag, const char *text, size_t size, const struct kd_options *options);

/* assemble.c: assembles the source with the waits that are known to be needed, and adds those that are missing then.
 * False: none is, or the source has errors. */
bool assemble_for_waits(struct needed_waits *needed, const char *text, size_t size, const struct kd_options *options);

#endif
