/* make.h: what is made of the inputs of the command line for one target. */
#ifndef KD_PROGRAMS_KDASM_MAKE_H
#define KD_PROGRAMS_KDASM_MAKE_H

#include "kdasm/kdasm.h"
#include "options.h"
#include "programs/shared/input_file.h"
#include "programs/shared/output_file.h"

struct making {
	const struct options *options;
	struct input *inputs;   /* the contents of options->inputs, of those that do not go through cc -E */
	struct output *output;  /* gets the object; NULL: it is not written */
	bool streams;           /* gets it as it is made, see kd_options; if not, it comes with the result */
	struct input *scripts;  /* the contents of options->linking.scripts */
	struct output *map;     /* gets what lies where; NULL: it is not written */
	struct output *rule;    /* for make; NULL: none is written */
	struct output *archive; /* of kernels, with the code objects of the bundle; likewise */
};

/* Assembles the sources for a processor, NULL if they name it, and links them with the objects if that is wanted.
 * The diagnostics are those of all inputs, in order. All of it lives as long as the arena. */
struct kd_result make_object(struct arena *arena, const struct making *making, const char *processor);

#endif
