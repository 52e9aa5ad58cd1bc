/* retarget.h: what the files about another target share. */
#ifndef KD_API_RETARGET_H
#define KD_API_RETARGET_H

#include "base/buffer.h"
#include "base/elf_numbers.h"
#include "base/diag.h"
#include "files/object/code_object.h"

/* An object while it becomes one of another target. */
struct retarget {
	struct arena *arena;
	struct diag diag;
	const struct kd_code_object *object;
	struct kd_target target;
	struct buffer file; /* the copy */
};

/* Makes the metadata of the copy name the target. Reports what stands in the way. */
void retarget_notes(struct retarget *retarget);

#endif
