/* macro_body.h: the bodies of macros and repeats, from the line after the directive up to the directive that ends
 * them. */
#ifndef KD_GRAMMAR_PREPROCESS_MACRO_BODY_H
#define KD_GRAMMAR_PREPROCESS_MACRO_BODY_H

#include "macros.h"

/* Takes the body that begins after the scanner's place, and leaves the scanner after the line of the directive that
 * ends it. False after reporting what is wrong; `pos` is the place of the directive that wants the body. */
bool macro_take_body(struct reader *reader, struct macro *macro, kd_pos pos);

/* The same for .rept, .irp and .irpc. */
bool repeat_take_body(struct reader *reader, struct macro *macro, kd_pos pos);

#endif
