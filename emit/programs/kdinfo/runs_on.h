/* runs_on.h: what stands in the way of GPUs that are to run a file. */
#ifndef KD_PROGRAMS_KDINFO_RUNS_ON_H
#define KD_PROGRAMS_KDINFO_RUNS_ON_H

#include "kdasm/checks.h"
#include "subjects.h"

struct kd_load_problem;

/* Something that stands in the way; texts are memory of the arena. */
struct obstacle {
	const char *object;        /* its label */
	const char *name;          /* of the obstacle, as JSON has it */
	const char *check;         /* that says so; or NULL */
	enum kd_check_level level; /* of the check; else refused */
	const char *kernel;        /* or NULL */
	const char *text, *remedy;
};

/* A problem that the library tells. */
struct obstacle obstacle_of(struct arena *arena, const char *object, const struct kd_load_problem *problem);

typedef void take_obstacle(void *context, const struct obstacle *obstacle);

/* Asks whether the GPU that options->targets names runs a file, which was read, and calls `take` for what stands in the
 * way. False, reported, if it is no GPU, or something can't be read. */
bool runs_on_visit(struct arena *arena, const struct options *options, struct subject_file *file, take_obstacle *take,
                   void *context);

#endif
