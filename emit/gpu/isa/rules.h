/* rules.h: what makes a line wrong although each of its operands fits its place. */
#ifndef KD_GPU_ISA_RULES_H
#define KD_GPU_ISA_RULES_H

#include "form.h"

/* `places` tells which operand of the line is the form's n-th, or -1. False with the reason. */
bool isa_rules_hold(const struct isa_line *line, const struct isa_form *form, const int8_t *places,
                    struct isa_refusal *refusal);

/* Whether the halves of a pair, at these places of the line, have registers in different banks. */
bool isa_halves_are_apart(const struct isa_line *line, const struct isa_form *form, const int8_t *places);

#endif
