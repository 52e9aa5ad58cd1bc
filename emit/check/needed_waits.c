/* needed_waits.c: see needed_waits.h. */
#include "needed_waits.h"

#include <stdlib.h>

#include "gpu/flow/wait_states.h"
#include "module/module.h"
#include "module/section.h"
#include "module_code.h"

struct search {
	struct needed_waits *needed;
	struct module_code *code;
	struct arena *arena;
	size_t entry; /* the number of the one whose code it is */
	struct flow flow;
	unsigned *lacking;       /* wait states, by the numbers of flow's instructions */
	LIST(uint32_t) too_soon; /* instructions that lack some */
	uint8_t *reached;        /* by numbers of the source's instructions, a bit each */
};

enum { BYTE = 8 };

static const char *copy_lines(const struct needed_waits *needed, struct arena *arena) {
	return arena_copy(arena, (const char *)needed->lines.data, needed->lines.size);
}

/* ---- where they belong ---- */

/* The one in front of the instruction that has four bytes, if no other way leads there. */
static uint32_t only_before(const struct flow *flow, uint32_t number) {
	const struct flow_instruction *instruction = &flow->instructions.items[number];
	if (instruction->begins || instruction->at < ISA_DWORD)
		return FLOW_NOWHERE;
	uint32_t before = flow_number_at(flow, instruction->at - ISA_DWORD);
	return before == FLOW_NOWHERE || flow->instructions.items[before].kind->size != ISA_DWORD ? FLOW_NOWHERE : before;
}

/* A wait in front of the instruction, with others and wait states at most between the two, that can wait for this, too,
 * which it is to do then; FLOW_NOWHERE: there is none. */
static uint32_t wait_before(const struct flow *flow, uint32_t number, struct flow_wait *wait) {
	for (uint32_t before = only_before(flow, number); before != FLOW_NOWHERE; before = only_before(flow, before)) {
		const struct flow_instruction *instruction = &flow->instructions.items[before];
		struct flow_wait has = flow_wait_of(flow, instruction), both = flow_wait_for_both(&has, wait);
		if (!flow_is_wait(instruction) && !instruction->kind->is_nop)
			break;
		if (!flow_is_wait(instruction) || flow_wait_size(flow->code->machine, &both) > 1)
			continue;
		*wait = both;
		return before;
	}
	return FLOW_NOWHERE;
}

/* An s_wait_alu in front of the instruction that can wait for this, too; FLOW_NOWHERE: there is none. */
static uint32_t fields_before(const struct flow *flow, uint32_t number, struct flow_wait *wait) {
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (wait->left[i] != FLOW_NO_WAIT && !(flow->counters->expert_counters >> i & 1))
			return FLOW_NOWHERE;
	for (uint32_t before = only_before(flow, number); before != FLOW_NOWHERE; before = only_before(flow, before)) {
		const struct flow_instruction *instruction = &flow->instructions.items[before];
		if (flow_waits_for_fields(instruction)) {
			wait->fields = flow_fields_of(instruction);
			return before;
		}
		if (!flow_is_wait(instruction) && !instruction->kind->is_nop)
			break;
	}
	return FLOW_NOWHERE;
}

/* As the source has it; NULL: there it is no instruction, or the source says that nothing is to be put in. What is
 * missing there is told by the checks. */
static const struct written_instruction *written(struct search *search, uint32_t number) {
	size_t data;
	const struct section *section =
	    module_code_data(search->code, search->entry, search->flow.instructions.items[number].at, &data);
	const struct written_instruction *found = section ? wait_edits_find(section, data) : NULL;
	enum waits_mode mode = found ? wait_edits_mode(section, data) : WAITS_UNTOLD;
	return mode == WAITS_OFF || mode == WAITS_CHECK ? NULL : found;
}

static void add(struct search *search, const struct written_instruction *at, bool is_instead,
                const struct flow_wait *wait, unsigned states) {
	*list_add(search->needed->arena, &search->needed->list) =
	    (struct needed_wait){at->number, at->hash, is_instead, *wait, states, NULL};
}

/* ---- waits ---- */

/* The instruction is to wait so, or the one in front of it that waits already. */
static void need(struct search *search, uint32_t number, const struct flow_wait *wait) {
	const struct written_instruction *at = written(search, number), *waits = NULL;
	struct flow_wait whole = *wait;
	uint32_t before = at ? wait_before(&search->flow, number, &whole) : FLOW_NOWHERE;
	if (at && before == FLOW_NOWHERE)
		before = fields_before(&search->flow, number, &whole);
	if (before != FLOW_NOWHERE)
		waits = written(search, before);
	if (waits && !waits->is_inserted)
		add(search, waits, true, &whole, 0);
	else if (at)
		add(search, waits ? waits : at, false, wait, 0);
}

static void take_missing(void *context, const struct flow_missing *missing) {
	struct search *search = context;
	struct flow_wait wait = flow_no_wait;
	wait.left[missing->counter] = (uint16_t)missing->most;
	need(search, flow_number_at(&search->flow, missing->at), &wait);
}

/* A function that is called waits for all registers first. */
static void wait_at_entry(struct search *search) {
	const struct flow *flow = &search->flow;
	struct flow_wait all = flow_wait_for_registers(flow->counters), has = flow_no_wait;
	bool leaves = false; /* kernels never do */
	for (size_t i = 0; i < flow->instructions.count && !leaves; i++)
		leaves = flow->instructions.items[i].kind->jumps;
	uint32_t number = 0;
	while (number != FLOW_NOWHERE && flow_is_wait(&flow->instructions.items[number])) {
		struct flow_wait here = flow_wait_of(flow, &flow->instructions.items[number]);
		has = flow_wait_for_both(&has, &here);
		number = flow_next(flow, &flow->instructions.items[number]);
	}
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (has.left[i] == 0)
			all.left[i] = FLOW_NO_WAIT;
	if (leaves && number != FLOW_NOWHERE && flow_wait_size(flow->code->machine, &all))
		need(search, number, &all);
}

/* ---- wait states ---- */

static void cure(struct search *search, uint32_t number, const struct flow_too_soon *found) {
	struct needed_waits *needed = search->needed;
	const struct written_instruction *at = written(search, number);
	if (!at)
		return;
	needed->lines.size = 0;
	flow_put_cure_line(&needed->lines, &search->flow, found);
	*list_add(needed->arena, &needed->list) =
	    (struct needed_wait){.number = at->number, .wait = flow_no_wait, .cure = copy_lines(needed, needed->arena)};
}

static void take_too_soon(void *context, const struct flow_too_soon *found) {
	struct search *search = context;
	uint32_t number = flow_number_at(&search->flow, found->at);
	unsigned *lacking = &search->lacking[number];
	if (found->cure) {
		cure(search, number, found);
		return;
	}
	if (!*lacking)
		*list_add(search->arena, &search->too_soon) = number;
	*lacking = found->lacking > *lacking ? found->lacking : *lacking;
}

static void add_states(struct search *search, uint32_t number) {
	const struct flow *flow = &search->flow;
	unsigned lacking = search->lacking[number];
	uint32_t before = only_before(flow, number);
	const struct written_instruction *at = written(search, number), *waits = NULL;
	if (!at)
		return;
	if (before != FLOW_NOWHERE && flow->instructions.items[before].kind->is_nop)
		waits = written(search, before);
	unsigned has = waits ? flow->instructions.items[before].kind->states : 0;
	if (waits && waits->is_inserted)
		add(search, waits, false, &flow_no_wait, has + lacking);
	else if (waits && has + lacking <= FLOW_MOST_STATES)
		add(search, waits, true, &flow_no_wait, has + lacking);
	else
		add(search, at, false, &flow_no_wait, lacking);
}

/* ---- what is reached ---- */

/* Where ways are too many to be followed, nothing is. */
static void reach_all(struct search *search) {
	const struct flow *flow = &search->flow;
	for (size_t i = 0; i < flow->instructions.count; i++) {
		size_t data;
		const struct section *section =
		    module_code_data(search->code, search->entry, flow->instructions.items[i].at, &data);
		const struct written_instruction *found = section ? wait_edits_find(section, data) : NULL;
		if (found)
			search->reached[found->number / BYTE] |= (uint8_t)(1U << found->number % BYTE);
	}
}

/* Code is filled up with these. */
static bool is_filler(const struct isa_machine *machine, const struct section *section, size_t data) {
	struct isa_decoded decoded;
	const char *name;
	if (!isa_decode_nearest(machine, section->bytes.data + data, section->bytes.size - data, &decoded))
		return true;
	name = decoded.form.row->name;
	return strcmp(name, "s_nop") == 0 || strcmp(name, "s_code_end") == 0 || strcmp(name, "s_endpgm") == 0;
}

static int compare_numbers(const void *a, const void *b) {
	const uint32_t *x = a, *y = b;
	return (*x > *y) - (*x < *y);
}

static void gather_unreached(struct needed_waits *needed, const struct section *section, const uint8_t *reached) {
	bool goes_on = false;
	for (size_t i = 0; i < section->written.count; i++) {
		const struct written_instruction *written = &section->written.items[i];
		enum waits_mode mode = wait_edits_mode(section, written->data);
		bool is_reached = reached[written->number / BYTE] >> written->number % BYTE & 1;
		if (written->is_inserted || (goes_on && !is_reached))
			continue;
		goes_on = !is_reached && mode != WAITS_OFF && mode != WAITS_CHECK &&
		          !is_filler(needed->machine, section, written->data);
		if (goes_on)
			*list_add(needed->arena, &needed->unreached) = written->number;
	}
}

static void find_unreached(struct needed_waits *needed, const struct module *module, const uint8_t *reached) {
	needed->unreached.count = 0;
	for (const struct section *section = module->sections; section; section = section->next)
		gather_unreached(needed, section, reached);
	if (needed->unreached.count)
		qsort(needed->unreached.items, needed->unreached.count, sizeof(uint32_t), compare_numbers);
}

/* ---- all code ---- */

/* Whether the source itself waits for what memory loads: then it knows which copies to local memory it needs. */
static bool waits_for_loads(struct search *search) {
	const struct flow *flow = &search->flow;
	enum flow_counter counter = (enum flow_counter)flow->counters->events[FLOW_EVENT_LOAD].counter;
	for (uint32_t i = 0; i < flow->instructions.count; i++) {
		struct flow_wait wait = flow_wait_of(flow, &flow->instructions.items[i]);
		const struct written_instruction *at = wait.left[counter] != FLOW_NO_WAIT ? written(search, i) : NULL;
		if (at && !at->is_inserted)
			return true;
	}
	return false;
}

/* Waits are wait states, too: these are looked for where no wait is missing. */
static void look_at(struct search *search) {
	struct flow_code function;
	size_t before = search->needed->list.count;
	if (!module_code_function(search->code, search->entry, &function))
		return;
	flow_read(&search->flow, search->arena, &function);
	function.is_strict = !waits_for_loads(search);
	search->too_soon.count = 0;
	search->lacking = arena_zeroed(search->arena, search->flow.instructions.count + 1, sizeof *search->lacking);
	if (function.is_function && search->flow.instructions.count)
		wait_at_entry(search);
	bool ends = flow_find_missing(&search->flow, take_missing, search);
	if (search->needed->list.count != before)
		return;
	ends &= flow_find_too_soon(&search->flow, take_too_soon, search);
	if (ends)
		reach_all(search);
	for (size_t i = 0; i < search->too_soon.count; i++)
		add_states(search, search->too_soon.items[i]);
}

static int compare(const void *a, const void *b) {
	const struct needed_wait *x = a, *y = b;
	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	if (x->is_instead != y->is_instead)
		return x->is_instead - y->is_instead;
	if (!x->cure || !y->cure)
		return (x->cure != NULL) - (y->cure != NULL);
	return strcmp(x->cure, y->cure);
}

static void sort(struct needed_waits *needed) {
	size_t kept = 0;
	struct needed_wait *items = needed->list.items;
	if (!needed->list.count)
		return;
	qsort(items, needed->list.count, sizeof *items, compare);
	for (size_t i = 1; i < needed->list.count; i++) {
		struct needed_wait *last = &items[kept];
		if (compare(last, &items[i]) != 0) {
			items[++kept] = items[i];
			continue;
		}
		last->wait = flow_wait_for_both(&last->wait, &items[i].wait);
		last->states = items[i].states > last->states ? items[i].states : last->states;
	}
	needed->list.count = kept + 1;
}

struct needed_waits needed_waits_none(struct arena *arena) {
	return (struct needed_waits){.arena = arena, .lines = buffer_in(arena)};
}

bool needed_waits_find(struct needed_waits *needed, struct module *module) {
	size_t before = needed->list.count;
	struct arena *arena = arena_new_below(module->facts);
	struct module_code *code = module_code_new(module, arena, true);
	uint8_t *reached = arena_zeroed(arena, module->waits.numbers / BYTE + 1, 1);
	needed->machine = isa_machine_of(module->target.processor, module->target.wave);
	for (size_t i = 0; i < module_code_count(code); i++) {
		struct search search = {
		    .needed = needed, .code = code, .arena = arena_new_below(arena), .entry = i, .reached = reached};
		look_at(&search);
		arena_free(search.arena);
	}
	bool is_more = needed->list.count != before;
	if (!is_more && needed->machine)
		find_unreached(needed, module, reached);
	arena_free(arena);
	sort(needed);
	return is_more;
}

/* ---- to the source ---- */

/* Cures come after the waits of an instruction: those are in order. */
static void put_lines(struct needed_waits *needed, struct arena *arena, const struct needed_wait *one,
                      const char **lines) {
	needed->lines.size = 0;
	if (*lines)
		buffer_put_text(&needed->lines, *lines);
	if (one->cure)
		buffer_put_text(&needed->lines, one->cure);
	else
		flow_put_wait_lines(&needed->lines, needed->machine, &one->wait, one->states);
	*lines = copy_lines(needed, arena);
}

static const char unreached[] =
    "no way from a kernel or a function leads here that can be followed: waits are not put in "
    "from here on; write .type NAME,@function before what is called, or .amdgpu_waits off "
    "before what waits by itself";

struct wait_edits needed_waits_edits(struct needed_waits *needed, struct arena *arena) {
	LIST(struct wait_edit) edits = {0};
	size_t next = 0;
	for (size_t i = 0; i < needed->list.count || next < needed->unreached.count;) {
		const struct needed_wait *one = i < needed->list.count ? &needed->list.items[i] : NULL;
		struct wait_edit *last = edits.count ? &edits.items[edits.count - 1] : NULL;
		bool is_unreached = next < needed->unreached.count && (!one || needed->unreached.items[next] <= one->number);
		uint32_t number = is_unreached ? needed->unreached.items[next] : one->number;
		if (!last || last->number != number) {
			last = list_add(arena, &edits);
			last->number = number;
		}
		if (is_unreached) {
			last->warning = unreached;
			next++;
			continue;
		}
		if (one->is_instead)
			last->hash = one->hash;
		put_lines(needed, arena, one, one->is_instead ? &last->instead : &last->before);
		i++;
	}
	return (struct wait_edits){edits.items, edits.count};
}
