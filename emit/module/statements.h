/* statements.h: which statement wrote what of a code section. Code has one for each instruction: most are kept as two
 * bytes, how far they are from the one before. */
#ifndef KD_MODULE_STATEMENTS_H
#define KD_MODULE_STATEMENTS_H

#include "base/arena.h"
#include "base/source.h"

/* What it wrote begins at `data` of the section's contents and goes up to the next one's. */
struct statement {
	uint32_t data;
	kd_pos pos;
};

/* From the statement before. */
struct statement_step {
	uint8_t data, pos;
};

/* Statements that follow one. */
struct statement_run {
	struct statement first;
	size_t step; /* of the second one; steps of other runs follow those of this one */
};

struct statements {
	LIST(struct statement_run) runs;
	LIST(struct statement_step) steps;
	struct statement last; /* if there are runs */
};

/* `data` is not less than that of the one before. */
void statements_add(struct arena *arena, struct statements *statements, struct statement statement);

/* The place of the last one that begins at `data` or in front of it; 0: there is none. */
kd_pos statements_find(const struct statements *statements, size_t data);

/* Gives all of them, one at a time; begins as zeros. False: there are no more. */
struct statement_walk {
	size_t run, step; /* of the next one */
	struct statement at;
};
bool statements_next(const struct statements *statements, struct statement_walk *walk);

#endif
