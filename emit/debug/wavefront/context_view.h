/* context_view.h: how an expression sees its context: from the unit that it is in. */
#ifndef KD_DEBUG_WAVEFRONT_CONTEXT_VIEW_H
#define KD_DEBUG_WAVEFRONT_CONTEXT_VIEW_H

#include "context.h"

/* The context of a machine's functions. */
struct context_view {
	struct evaluation_context *context;
	const struct debug_unit *unit; /* NULL: none */
	struct dwarf_machine machine;
};

/* What is around expressions in units: the functions for these of a machine. */
struct stack_type view_type_of(void *view, const struct dwarf_step *step, unsigned operand);
bool view_address_at(void *view, uint64_t index, uint64_t *address);
bool view_called(void *view, const struct dwarf_step *step, struct called_expression *called);

#endif
