/* code_runs.c: see code_runs.h. */
#include "code_runs.h"

/* A branch to a label stays within instructions: no one else than a label can be in the middle of one. */
static bool jumps(const struct isa_form *form, bool to_label) {
	if (to_label || (form->format != FORMAT_SOPP && form->format != FORMAT_SOPK))
		return false;
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].type == TYPE_BRANCH)
			return true;
	return false;
}

void code_runs_add(struct code_runs *runs, size_t start, size_t end, const struct isa_line *line,
                   const struct isa_code *code, bool to_label) {
	struct code_run *run = runs->list.count ? &runs->list.items[runs->list.count - 1] : NULL;
	if (!run || run->ends || run->end != start) {
		run = list_add(runs->arena, &runs->list);
		run->start = start;
	}
	run->end = end;
	run->ends = code->form.row->flags & ISA_LEAVES;
	run->jumps |= jumps(&code->form, to_label);
	isa_use_add_line(&run->use, line, code);
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
