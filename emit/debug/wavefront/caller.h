/* caller.h: the call frame of a wavefront, and where the registers of its caller are. */
#ifndef KD_DEBUG_WAVEFRONT_CALLER_H
#define KD_DEBUG_WAVEFRONT_CALLER_H

#include "context.h"

/* The CFA; NULL: *problem says why not, or is NULL if the frame has no rule for it. */
const struct dwarf_location *caller_cfa(struct evaluation_context *context, const char **problem);

/* Where a register of the caller is; NULL: *problem says why that is not known. */
const struct dwarf_location *caller_register(struct evaluation_context *context, uint64_t number, const char **problem);

#endif
