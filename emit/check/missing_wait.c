/* missing_wait.c: waits for memory, and wait states, that the code of a kernel lacks. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "faultless.h"
#include "gpu/flow/flow_text.h"
#include "gpu/flow/wait_states.h"
#include "gpu/flow/wait_text.h"
#include "gpu/flow/waits.h"

struct search {
	struct arena *arena;
	LIST(struct flow_missing) found;
	LIST(struct flow_too_soon) too_soon;
};

bool check_takes_at(const struct checker *checker, enum kd_check check, uint64_t distance) {
	return check_takes(checker, check) && (!checker->asks || checker->asks(checker->context, check, distance));
}

/* Those that follow all ways of the code. */
static const enum kd_check of_ways[] = {KD_CHECK_MISSING_WAIT, KD_CHECK_STRICT_WAIT, KD_CHECK_MISSING_WAIT_STATE,
                                        KD_CHECK_PROCESSOR_FAULT, KD_CHECK_REDUNDANT_WAIT};

/* Which of them are reported, a bit each. */
static unsigned ways_taken(const struct checker *checker) {
	unsigned taken = 0;
	for (unsigned i = 0; i < sizeof of_ways / sizeof *of_ways; i++)
		taken |= check_takes(checker, of_ways[i]) ? 1U << i : 0;
	return taken;
}

bool check_takes_ways(const struct checker *checker) {
	return ways_taken(checker) != 0;
}

/* How many were. */
static unsigned ways_reported(const struct checker *checker) {
	unsigned count = 0;
	for (unsigned i = 0; i < sizeof of_ways / sizeof *of_ways; i++)
		count += checker->counts[of_ways[i]];
	return count;
}

/* An instruction may lack a wait for each of several registers: the strictest counts. */
static void take(void *context, const struct flow_missing *missing) {
	struct search *search = context;
	struct flow_missing *last = search->found.count ? &search->found.items[search->found.count - 1] : NULL;
	if (!last || last->at != missing->at || last->counter != missing->counter)
		*list_add(search->arena, &search->found) = *missing;
	else if (missing->most < last->most)
		*last = *missing;
}

static int compare(const void *a, const void *b) {
	const struct flow_missing *x = a, *y = b;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return (x->counter > y->counter) - (x->counter < y->counter);
}

/* The strictest first, of those of one instruction. */
static int compare_most(const void *a, const void *b) {
	const struct flow_missing *x = a, *y = b;
	int order = compare(a, b);
	return order ? order : (x->most > y->most) - (x->most < y->most);
}

const char *check_instruction_place(struct checker *checker, const struct check_kernel *kernel, uint32_t distance) {
	const char *place = checker->instruction_place ? checker->instruction_place(checker->context, distance) : NULL;
	if (place)
		return place;
	return arena_printf(checker->arena, "at offset 0x%" PRIx32 " of the %s", distance,
	                    kernel->is_function ? "function" : "kernel");
}

static const char *problem_of(const struct flow_missing *missing) {
	return missing->is_read_late     ? "still be read when it is written"
	       : missing->is_overwritten ? "be written twice, in either order"
	                                 : "not have arrived";
}

static void report(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                   const struct flow *flow, const struct flow_missing *missing) {
	char wait[FLOW_WAIT_TEXT], reg[FLOW_REGISTER_TEXT], name[FLOW_NAME_TEXT], younger[FLOW_EVENTS_TEXT];
	const struct flow_instruction *from = &flow->instructions.items[missing->from];
	const char *less = missing->most ? " or less" : "";
	flow_put_wait(flow->code->machine, missing->counter, missing->most, wait);
	if (missing->reg == FLOW_REGISTERS) {
		check_report(checker, check, kernel, (struct check_place){CHECK_AT_CODE, missing->at},
		             "it returns before what it began has ended: wait %s%s", wait, less);
		return;
	}
	flow_put_registers(flow->code->machine, missing->reg, 1, reg);
	flow_put_name(flow, from, name);
	flow_put_younger(flow, missing->from, flow_number_at(flow, missing->at), missing->counter, missing->younger,
	                 younger);
	check_disagreement(checker, check, kernel, (struct check_place){CHECK_AT_CODE, missing->at},
	                   (struct check_place){CHECK_AT_CODE, from->at}, "%s may %s: wait %s%s; %s %s%s%s%s", reg,
	                   problem_of(missing), wait, less, name, check_instruction_place(checker, kernel, from->at),
	                   missing->younger ? ", " : "", missing->younger ? younger : "",
	                   missing->younger ? " after it" : "");
}

/* The strictest of each instruction and counter, in order. */
static void find_all_missing(const struct flow *flow, struct search *search) {
	size_t count = 0;
	if (!flow_find_missing(flow, take, search) || !search->found.count)
		return;
	qsort(search->found.items, search->found.count, sizeof *search->found.items, compare_most);
	for (size_t i = 0; i < search->found.count; i++)
		if (i == 0 || compare(&search->found.items[count - 1], &search->found.items[i]) != 0)
			search->found.items[count++] = search->found.items[i];
	search->found.count = count;
}

static void report_missing(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                           const struct search *search) {
	for (size_t i = 0; i < search->found.count; i++)
		if (check_takes_at(checker, KD_CHECK_MISSING_WAIT, search->found.items[i].at))
			report(checker, KD_CHECK_MISSING_WAIT, kernel, flow, &search->found.items[i]);
}

static bool is_among(const struct search *search, const struct flow_missing *missing) {
	const struct flow_missing *found =
	    search->found.count ? bsearch(missing, search->found.items, search->found.count, sizeof *missing, compare)
	                        : NULL;
	return found && found->most <= missing->most;
}

/* What is missing only where the code is taken strictly: `anyway` is what is without that. */
static void find_strict(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                        const struct search *anyway) {
	struct search strictly = {.arena = anyway->arena};
	struct flow_code code = *flow->code;
	struct flow strict = *flow;
	code.is_strict = true;
	strict.code = &code;
	find_all_missing(&strict, &strictly);
	for (size_t i = 0; i < strictly.found.count; i++)
		if (!is_among(anyway, &strictly.found.items[i]) &&
		    check_takes_at(checker, KD_CHECK_STRICT_WAIT, strictly.found.items[i].at))
			report(checker, KD_CHECK_STRICT_WAIT, kernel, &strict, &strictly.found.items[i]);
}

/* ---- wait states ---- */

static bool is_same(const struct flow_too_soon *one, const struct flow_too_soon *other) {
	return one->at == other->at && one->cure == other->cure && one->is_left_out == other->is_left_out;
}

/* Of one instruction, the hazard that is over last counts, of those that the same ends. */
static void take_too_soon(void *context, const struct flow_too_soon *found) {
	struct search *search = context;
	struct flow_too_soon *last = search->too_soon.count ? &search->too_soon.items[search->too_soon.count - 1] : NULL;
	if (!last || !is_same(last, found))
		*list_add(search->arena, &search->too_soon) = *found;
	else if (found->lacking > last->lacking)
		*last = *found;
}

/* By places, of one place by what is missing, and the one that lacks most first. */
static int compare_places(const void *a, const void *b) {
	const struct flow_too_soon *x = a, *y = b;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	if (x->cure != y->cure)
		return x->cure < y->cure ? -1 : 1;
	if (x->is_left_out != y->is_left_out)
		return x->is_left_out ? 1 : -1;
	return (x->lacking < y->lacking) - (x->lacking > y->lacking);
}

static enum kd_check check_of(const struct flow_too_soon *found) {
	return found->is_left_out ? KD_CHECK_PROCESSOR_FAULT : KD_CHECK_MISSING_WAIT_STATE;
}

/* How often what is missing is so, if not once. */
static const char *times_text(struct arena *arena, const struct flow_too_soon *found) {
	return found->lacking > 1 ? arena_printf(arena, "%u times ", found->lacking) : "";
}

static void report_too_soon(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                            const struct flow_too_soon *found) {
	char reg[FLOW_REGISTER_TEXT] = "", name[FLOW_NAME_TEXT];
	const struct flow_instruction *from = &flow->instructions.items[found->from];
	const struct check_place at = {CHECK_AT_CODE, found->at}, other = {CHECK_AT_CODE, from->at};
	if (found->reg < FLOW_REGISTERS)
		flow_put_registers(flow->code->machine, found->reg, found->count, reg);
	const char *for_text = *reg ? " for " : "", *place = check_instruction_place(checker, kernel, from->at);
	flow_put_name(flow, from, name);
	if (found->cure)
		check_disagreement(checker, check_of(found), kernel, at, other,
		                   "it comes too soon after %s %s: %s%s must be between the two%s%s", name, place,
		                   times_text(checker->arena, found), flow_cure_text(checker->arena, found->cure), for_text,
		                   reg);
	else
		check_disagreement(checker, check_of(found), kernel, at, other,
		                   "it comes %u wait state%s too soon after %s %s: %u %s needed%s%s", found->lacking,
		                   found->lacking == 1 ? "" : "s", name, place, found->needed,
		                   found->needed == 1 ? "is" : "are", for_text, reg);
}

static void find_too_soon(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                          struct search *search) {
	if (flow_find_too_soon(flow, take_too_soon, search) && search->too_soon.count)
		qsort(search->too_soon.items, search->too_soon.count, sizeof *search->too_soon.items, compare_places);
	for (size_t i = 0; i < search->too_soon.count; i++)
		if ((i == 0 || !is_same(&search->too_soon.items[i - 1], &search->too_soon.items[i])) &&
		    check_takes_at(checker, check_of(&search->too_soon.items[i]), search->too_soon.items[i].at))
			report_too_soon(checker, kernel, flow, &search->too_soon.items[i]);
}

static void check_ways(struct checker *checker, const struct check_kernel *kernel) {
	struct flow flow;
	if (!checker->scratch)
		checker->scratch = arena_new_below(checker->arena);
	struct search search = {.arena = checker->scratch};
	flow_read(&flow, search.arena, kernel->function);
	if (check_takes(checker, KD_CHECK_MISSING_WAIT) || check_takes(checker, KD_CHECK_STRICT_WAIT))
		find_all_missing(&flow, &search);
	report_missing(checker, kernel, &flow, &search);
	if (check_takes(checker, KD_CHECK_STRICT_WAIT))
		find_strict(checker, kernel, &flow, &search);
	if (check_takes(checker, KD_CHECK_MISSING_WAIT_STATE) || check_takes(checker, KD_CHECK_PROCESSOR_FAULT))
		find_too_soon(checker, kernel, &flow, &search);
	if (check_takes(checker, KD_CHECK_REDUNDANT_WAIT))
		check_redundant_waits(checker, kernel, &flow);
	arena_renew(search.arena);
}

void check_waits(struct checker *checker, const struct check_kernel *kernel) {
	struct faultless *faultless = checker->faultless;
	struct faultless_code code = {0};
	unsigned taken = ways_taken(checker), before = ways_reported(checker);
	if (!kernel->function || !taken)
		return;
	if (faultless)
		code = faultless_code_of(faultless, kernel->function, taken);
	if (faultless && faultless_has(faultless, &code))
		return;
	check_ways(checker, kernel);
	if (faultless && ways_reported(checker) == before)
		faultless_add(faultless, &code);
}
