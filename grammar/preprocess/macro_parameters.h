/* macro_parameters.h: the parameters of a macro, by name. */
#ifndef KD_GRAMMAR_PREPROCESS_MACRO_PARAMETERS_H
#define KD_GRAMMAR_PREPROCESS_MACRO_PARAMETERS_H

#include "macros.h"

/* Adds a parameter, whose name the macro does not have yet. */
void macro_add_parameter(struct reader *reader, struct macro *macro, struct macro_parameter parameter);

/* Which parameter is called so; false if none is. */
bool macro_find_parameter(const struct macro *macro, struct text name, size_t *index);

#endif
