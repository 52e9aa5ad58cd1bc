/* make.h: what is made of the inputs of the command line for one target. */
#ifndef KD_PROGRAMS_KDASM_MAKE_H
#define KD_PROGRAMS_KDASM_MAKE_H

#include "kdasm/kdasm.h"
#include "options.h"
#include "programs/shared/input_file.h"
#include "programs/shared/output_file.h"
#include "input_reader.h"

/* What is written, in the order in which files take their places. The rule is first: without the object it does no
 * harm, but an object is not made again when its rule is an old one. */
enum made_file {
	MADE_RULE,    /* for make */
	MADE_ARCHIVE, /* of kernels, with the code objects of the bundle */
	MADE_MAP,     /* what lies where */
	MADE_OBJECT,
	MADE_COUNT
};

struct making {
	const struct options *options;
	struct input *inputs;             /* the contents of options->inputs, of those that do not go through cc -E */
	struct input *scripts;            /* the contents of options->linking.scripts */
	struct input_reader *reader;      /* of both */
	struct output *files[MADE_COUNT]; /* NULL: it is not written */
	bool streams;                     /* the object is written as it is made, see kd_options; if not, once it is */
};

/* Assembles the sources for a processor, NULL if they name it, and links them with the objects if that is wanted.
 * The diagnostics are those of all inputs, in order. All of it lives as long as the arena. */
struct kd_result make_object(struct arena *arena, const struct making *making, const char *processor);

/* The same, which keeps no more memory than that of the result: there are others to be made. */
struct kd_result make_object_apart(struct arena *arena, const struct making *making, const char *processor);

#endif
