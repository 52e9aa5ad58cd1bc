/* wavefront.h: the wavefront that options are about: its state, and the code object that it is in. */
#ifndef KD_PROGRAMS_KDINFO_WAVEFRONT_H
#define KD_PROGRAMS_KDINFO_WAVEFRONT_H

#include "kdasm/debugging.h"
#include "subjects.h"

struct wavefront {
	struct kd_code_object *object; /* closed with the arena; NULL: no file is given */
	struct kd_machine_state *state;
	struct kd_debugging_options how;
};

/* Reads the one object that the files are, if there are any, and the state. False, reported, when they can't be
 * read. */
bool wavefront_read(struct wavefront *wavefront, struct arena *arena, const struct options *options);

/* Frees what the arena doesn't have. */
void wavefront_free(struct wavefront *wavefront);

/* JSON or text. */
enum kd_form wavefront_form(const struct options *options);

#endif
