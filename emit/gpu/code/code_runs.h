/* code_runs.h: what instructions use that a source has, as they are assembled, so that most code need not be read
 * again to know that it uses nothing that its kernel lacks. */
#ifndef KD_GPU_CODE_CODE_RUNS_H
#define KD_GPU_CODE_CODE_RUNS_H

#include "base/arena.h"
#include "gpu/isa/use.h"

/* Instructions that follow each other without anything else. Places are among the bytes of the section. */
struct code_run {
	size_t start, end;
	struct isa_use use; /* or more than their code uses */
	bool ends;          /* what follows the last one is never next: with it a run is over */
	bool jumps;         /* to what no label says: branches, calls; or banks of VGPRs change */
};

struct code_runs {
	struct arena *arena;
	LIST(struct code_run) list; /* in order */
	struct code_run *last;      /* of them, which may go on; or NULL */
};

/* Begins a run, which has no end yet. */
struct code_run *code_runs_begin(struct code_runs *runs, size_t start);

/* An instruction was put from `start` up to `end`, which names the registers of that use. There are many: what only
 * some of them need is left to code_runs_add_more(). */
static inline void code_runs_add(struct code_runs *runs, size_t start, size_t end, const struct isa_use *named) {
	struct code_run *run = runs->last;
	if (!run || run->end != start)
		run = code_runs_begin(runs, start);
	run->end = end;
	isa_use_join(&run->use, named);
}

/* Whether it is needed for instructions of the form. */
bool code_runs_want_more(const struct isa_form *form);

/* Whether all that an instruction of the form adds to a run is its use. */
bool code_runs_add_use_alone(const struct isa_form *form);

/* Adds more of the instruction that was added last. `to_label`: it branches to a label. */
void code_runs_add_more(struct code_runs *runs, const struct isa_code *code, bool to_label);

/* Joins the use of the runs that the bytes are in; false if not all of them are, or code jumps. `ends` becomes whether
 * the last instruction in front of `end` is one that nothing follows. */
bool code_runs_join(const struct code_runs *runs, size_t start, size_t end, struct isa_use *use, bool *ends);

#endif
