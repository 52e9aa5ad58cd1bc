/* redundant_wait.c: waits in the code of a kernel that are not needed. */
#include <stdlib.h>

#include "check.h"
#include "gpu/flow/flow_text.h"
#include "gpu/flow/redundant_waits.h"

struct search {
	struct checker *checker;
	const struct check_kernel *kernel;
	const struct flow *flow;
	LIST(struct found) found;
};

struct found {
	uint32_t at; /* bytes after the entry */
	struct flow_redundant wait;
};

static void take(void *context, const struct flow_redundant *wait) {
	struct search *search = context;
	*list_add(search->flow->arena, &search->found) =
	    (struct found){search->flow->instructions.items[wait->number].at, *wait};
}

static int compare(const void *a, const void *b) {
	const struct found *one = a, *other = b;
	if (one->at != other->at)
		return one->at < other->at ? -1 : 1;
	return (one->wait.counter > other->wait.counter) - (one->wait.counter < other->wait.counter);
}

static void report_too_strict(struct search *search, const struct found *found) {
	char reg[FLOW_REGISTER_TEXT], name[FLOW_NAME_TEXT];
	const struct flow *flow = search->flow;
	const struct flow_redundant *wait = &found->wait;
	const struct flow_instruction *from = &flow->instructions.items[wait->used.from];
	const char *counter = flow_counter_name(wait->counter);
	flow_put_registers(flow->code->machine, wait->used.first, wait->used.count, reg);
	flow_put_name(flow, from, name);
	check_disagreement(search->checker, KD_CHECK_REDUNDANT_WAIT, search->kernel,
	                   (struct check_place){CHECK_AT_CODE, found->at},
	                   (struct check_place){CHECK_AT_CODE, flow->instructions.items[wait->use].at},
	                   "it waits for %s(%u), but %s(%u) would do: the youngest that is used before another wait for it "
	                   "is %s, which %s %s writes",
	                   counter, wait->said, counter, wait->enough, reg, name,
	                   check_instruction_place(search->checker, search->kernel, from->at));
}

static void report(struct search *search, const struct found *found) {
	struct check_place place = {CHECK_AT_CODE, found->at};
	if (found->wait.redundancy == FLOW_FOR_NOTHING)
		check_report(search->checker, KD_CHECK_REDUNDANT_WAIT, search->kernel, place,
		             "it waits for nothing: everything that it covers has ended on all ways here");
	else if (found->wait.redundancy == FLOW_UNUSED)
		check_report(search->checker, KD_CHECK_REDUNDANT_WAIT, search->kernel, place,
		             "it waits for %s(%u), but nothing uses the result before another wait for it, if ever",
		             flow_counter_name(found->wait.counter), found->wait.said);
	else
		report_too_strict(search, found);
}

void check_redundant_waits(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow) {
	struct search search = {.checker = checker, .kernel = kernel, .flow = flow};
	if (!flow_find_redundant(flow, take, &search) || !search.found.count)
		return;
	qsort(search.found.items, search.found.count, sizeof *search.found.items, compare);
	for (size_t i = 0; i < search.found.count; i++)
		if (check_takes_at(checker, KD_CHECK_REDUNDANT_WAIT, search.found.items[i].at))
			report(&search, &search.found.items[i]);
}
