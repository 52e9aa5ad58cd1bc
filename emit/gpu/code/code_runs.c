/* code_runs.c: see code_runs.h. */
#include "code_runs.h"

static bool branches(const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].type == TYPE_BRANCH)
			return true;
	return false;
}

bool code_runs_add_use_alone(const struct isa_form *form) {
	return !branches(form) && !(form->row->flags & ISA_LEAVES) && form->kinds[0] != KIND_vgpr_msb;
}

bool code_runs_want_more(const struct isa_form *form) {
	return isa_use_has_more(form) || !code_runs_add_use_alone(form);
}

struct code_run *code_runs_begin(struct code_runs *runs, size_t start) {
	runs->last = list_add(runs->arena, &runs->list);
	runs->last->start = start;
	return runs->last;
}

/* What changes banks by hand changes which registers all others use: that is left to who reads the code. A branch to a
 * label stays within instructions: no one else than a label can be in the middle of one. */
void code_runs_add_more(struct code_runs *runs, const struct isa_code *code, bool to_label) {
	struct code_run *run = runs->last;
	isa_use_add_more(&run->use, code);
	run->jumps |= (!to_label && branches(&code->form)) || code->form.kinds[0] == KIND_vgpr_msb;
	run->ends = code->form.row->flags & ISA_LEAVES;
	if (run->ends)
		runs->last = NULL;
}

/* The first run that ends after the place. */
static size_t search(const struct code_runs *runs, size_t at) {
	size_t low = 0, high = runs->list.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (runs->list.items[middle].end <= at)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool code_runs_join(const struct code_runs *runs, size_t start, size_t end, struct isa_use *use, bool *ends) {
	*ends = false;
	for (size_t i = search(runs, start); start < end; i++) {
		const struct code_run *run = &runs->list.items[i];
		if (i == runs->list.count || run->start > start || run->jumps)
			return false;
		isa_use_join(use, &run->use);
		*ends = run->ends && run->end == end;
		start = run->end;
	}
	return true;
}
