/* missing_wait.c: waits for memory, and wait states, that the code of a kernel lacks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "flow/wait_states.h"
#include "flow/waits.h"
#include "isa/names.h"
#include "isa/print.h"

struct search {
	struct arena *arena;
	LIST(struct flow_missing) found;
	LIST(struct flow_too_soon) too_soon;
};

bool check_takes_ways(const struct checker *checker) {
	return check_takes(checker, KD_CHECK_MISSING_WAIT) || check_takes(checker, KD_CHECK_MISSING_WAIT_STATE);
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

enum { REGISTER_TEXT = 32, NAME_TEXT = 48 };

static void put_register(const struct isa_machine *machine, unsigned reg, unsigned words, char *text) {
	const struct isa_register *named = reg < FLOW_VGPRS ? isa_register_at(machine, reg, words) : NULL;
	if (named)
		snprintf(text, REGISTER_TEXT, "%s", named->name);
	else
		snprintf(text, REGISTER_TEXT, "%c%u",
		         reg >= FLOW_AGPRS   ? 'a'
		         : reg >= FLOW_VGPRS ? 'v'
		                             : 's',
		         reg >= FLOW_AGPRS   ? reg - FLOW_AGPRS
		         : reg >= FLOW_VGPRS ? reg - FLOW_VGPRS
		                             : reg);
}

/* The mnemonic of an instruction. */
static void put_name(const struct flow *flow, const struct flow_instruction *instruction, char *text) {
	struct isa_decoded decoded;
	struct isa_text whole;
	const struct flow_code *code = flow->code;
	*text = '\0';
	if (!isa_decode_nearest(code->machine, code->bytes + instruction->at, code->size - instruction->at, &decoded))
		return;
	isa_print(&decoded, ISA_NO_OPERAND, &whole);
	snprintf(text, NAME_TEXT, "%.*s", (int)strcspn(whole.text, " "), whole.text);
}

static void report(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                   const struct flow_missing *missing) {
	char reg[REGISTER_TEXT], name[NAME_TEXT], atmost[24];
	struct check_place at = {CHECK_AT_CODE, missing->at};
	const char *counter = flow_counter_name(missing->counter);
	snprintf(atmost, sizeof atmost, missing->most ? "%s(%u) or less" : "%s(%u)", counter, missing->most);
	const struct flow_instruction *from = &flow->instructions.items[missing->from];
	put_register(flow->code->machine, missing->reg, 1, reg);
	put_name(flow, from, name);
	check_disagreement(checker, KD_CHECK_MISSING_WAIT, kernel, at, (struct check_place){CHECK_AT_CODE, from->at},
	                   "%s may %s: wait for %s; %s, %u bytes after the kernel's entry, %s it", reg,
	                   missing->is_read_late     ? "still be read when it is written"
	                   : missing->is_overwritten ? "be written twice, in either order"
	                                             : "not have arrived",
	                   atmost, name, from->at, missing->is_read_late ? "reads" : "writes");
}

static void find_missing(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                         struct search *search) {
	if (flow_find_missing(flow, take, search) && search->found.count)
		qsort(search->found.items, search->found.count, sizeof *search->found.items, compare_most);
	for (size_t i = 0; i < search->found.count && check_takes(checker, KD_CHECK_MISSING_WAIT); i++)
		if (i == 0 || compare(&search->found.items[i - 1], &search->found.items[i]) != 0)
			report(checker, kernel, flow, &search->found.items[i]);
}

/* ---- wait states ---- */

/* Of one instruction, the hazard that is over last counts, of those that the same ends. */
static void take_too_soon(void *context, const struct flow_too_soon *found) {
	struct search *search = context;
	struct flow_too_soon *last = search->too_soon.count ? &search->too_soon.items[search->too_soon.count - 1] : NULL;
	if (!last || last->at != found->at || last->cure != found->cure)
		*list_add(search->arena, &search->too_soon) = *found;
	else if (found->lacking > last->lacking)
		*last = *found;
}

static bool is_same(const struct flow_too_soon *one, const struct flow_too_soon *other) {
	return one->at == other->at && one->cure == other->cure;
}

/* By places, of one place by what is missing, and the one that lacks most first. */
static int compare_places(const void *a, const void *b) {
	const struct flow_too_soon *x = a, *y = b;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	if (x->cure != y->cure)
		return x->cure < y->cure ? -1 : 1;
	return (x->lacking < y->lacking) - (x->lacking > y->lacking);
}

static void report_too_soon(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                            const struct flow_too_soon *found) {
	char reg[REGISTER_TEXT + 8] = "", name[NAME_TEXT];
	const struct flow_instruction *from = &flow->instructions.items[found->from];
	struct check_place at = {CHECK_AT_CODE, found->at};
	if (found->reg < FLOW_REGISTERS) {
		memcpy(reg, " for ", sizeof " for ");
		put_register(flow->code->machine, found->reg, found->count, reg + strlen(reg));
	}
	put_name(flow, from, name);
	if (found->cure)
		check_disagreement(
		    checker, KD_CHECK_MISSING_WAIT_STATE, kernel, at, (struct check_place){CHECK_AT_CODE, from->at},
		    "it comes too soon after %s, %u bytes after the kernel's entry: %s must be between the two%s", name,
		    from->at, flow_cure_text(found->cure), reg);
	else
		check_disagreement(
		    checker, KD_CHECK_MISSING_WAIT_STATE, kernel, at, (struct check_place){CHECK_AT_CODE, from->at},
		    "it comes %u wait state%s too soon after %s, %u bytes after the kernel's entry: %u %s needed%s",
		    found->lacking, found->lacking == 1 ? "" : "s", name, from->at, found->needed,
		    found->needed == 1 ? "is" : "are", reg);
}

static void find_too_soon(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow,
                          struct search *search) {
	if (flow_find_too_soon(flow, take_too_soon, search) && search->too_soon.count)
		qsort(search->too_soon.items, search->too_soon.count, sizeof *search->too_soon.items, compare_places);
	for (size_t i = 0; i < search->too_soon.count && check_takes(checker, KD_CHECK_MISSING_WAIT_STATE); i++)
		if (i == 0 || !is_same(&search->too_soon.items[i - 1], &search->too_soon.items[i]))
			report_too_soon(checker, kernel, flow, &search->too_soon.items[i]);
}

void check_waits(struct checker *checker, const struct check_kernel *kernel) {
	struct flow flow;
	if (!kernel->function || !check_takes_ways(checker))
		return;
	struct search search = {.arena = arena_new_below(checker->arena)};
	struct flow_code code = *kernel->function;
	enum kd_feature_state xnack = checker->target->xnack;
	code.replay = xnack == KD_FEATURE_ON ? FLOW_REPLAY : xnack == KD_FEATURE_ANY ? FLOW_MAY_REPLAY : FLOW_NO_REPLAY;
	flow_read(&flow, search.arena, &code);
	if (check_takes(checker, KD_CHECK_MISSING_WAIT))
		find_missing(checker, kernel, &flow, &search);
	if (check_takes(checker, KD_CHECK_MISSING_WAIT_STATE))
		find_too_soon(checker, kernel, &flow, &search);
	arena_free(search.arena);
}
