/* frame_expressions.h: the check of expressions in the call frames of a finished object. */
#ifndef KD_CHECK_FRAME_EXPRESSIONS_H
#define KD_CHECK_FRAME_EXPRESSIONS_H

#include "check.h"
#include "files/object/code_object.h"

/* What can't be read is a finding, too. `reading`: enum kd_dwarf_reading. */
void check_frames(struct checker *checker, const struct kd_code_object *object, unsigned reading);

#endif
