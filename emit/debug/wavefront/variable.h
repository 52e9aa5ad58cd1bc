/* variable.h: the variables that a wavefront sees at an address, and expressions evaluated there. */
#ifndef KD_DEBUG_WAVEFRONT_VARIABLE_H
#define KD_DEBUG_WAVEFRONT_VARIABLE_H

#include "die.h"

/* Reads the units, and finds the entries about the address. */
void scope_find(struct evaluation_context *context);

/* The function around the address; `entry` is NULL: no entry says one. */
struct die scope_function(const struct evaluation_context *context);

/* Evaluates bytes that are in the unit, or those of an attribute of an entry, with the CFA and the frame base. */
bool scope_evaluate(struct evaluation_context *context, struct context_expression expression,
                    struct dwarf_entry *result, const char **problem);

/* The variable or parameter of a name, that of the innermost scope first; false: there is none. */
bool variable_find(struct evaluation_context *context, const char *name, size_t size, struct die *variable);

/* What it is, or where, into an evaluation. */
void variable_evaluate(struct evaluation_context *context, struct die variable, enum kd_evaluation_result result,
                       struct kd_evaluation *evaluation);

#endif
