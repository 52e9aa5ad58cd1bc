/* fit.h: text on its way to a terminal: no line is longer than it is wide, and ASCII where that is all it shows. */
#ifndef KD_PROGRAMS_KDINFO_FIT_H
#define KD_PROGRAMS_KDINFO_FIT_H

#include <stdbool.h>

#include "base/buffer.h"
#include "kdasm/code_object.h"

struct fit {
	unsigned width;     /* columns; 0: lines stay as they are */
	bool ascii;         /* arrows become "->" */
	kd_take_text *take; /* gets what fits */
	struct buffer line; /* that has not ended yet */
};

/* For standard output: as wide as its terminal; as $COLUMNS where it is none. Without either, text stays as it is. */
struct fit fit_to_output(struct arena *arena, kd_take_text *take);

/* The same for what only people read: as wide as fit_to_output(), or 80 columns. */
struct fit fit_to_reader(struct arena *arena, kd_take_text *take);

/* Takes text; a context is a struct fit. Lines are broken at blanks, and go on below the last column of theirs. */
void fit_take(void *fit, const char *text, size_t size);

/* Ends it. */
void fit_end(struct fit *fit);

#endif
