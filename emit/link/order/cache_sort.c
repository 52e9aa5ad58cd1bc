/* cache_sort.c: Cache-Directed Sort, as ld.lld orders by a call graph profile: each function is a chain first, and
 * the two chains that gain most by lying one after the other become one, until nothing is gained. Then the
 * chains come by density, which is executions per byte.
 *
 * What is gained is locality: a call costs by its distance (Newell, Pupyrev: "Improved Basic Block Reordering"),
 * and code that shares a cache with colder code is thrown out of it more often (Hoag, Lee, Mestre, Pupyrev:
 * "Optimizing Function Layout for Mobile Applications"). The order must be that of LLVM, so the sums are done in
 * LLVM's order, and the numbers below are LLVM's. */
#include "cache_sort.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#define CACHE_ENTRIES 16
#define CACHE_SIZE 2048.0  /* bytes of an entry */
#define MOST_FUNCTIONS 128 /* of a merged chain */
#define FREQUENCY_SCALE 0.25
#define LEAST_GAIN 1e-8 /* smaller differences are none */

/* A function. Those of a chain are linked in their order. */
struct function {
	uint64_t size;                       /* at least 1 */
	uint64_t count;                      /* of executions */
	struct call *first_call, *last_call; /* by it */
	struct chain *chain;
	uint64_t address; /* in the chain */
	struct function *next;
};

struct call {
	struct function *from;
	struct function *to;
	uint64_t count;
	uint64_t offset;        /* in the caller: its middle, as profiles do not say where calls are */
	struct call *next_call; /* by the same caller */
	struct call *next;      /* between the same chains */
};

struct chain {
	size_t number; /* the index of its first function */
	size_t functions;
	double count; /* of executions */
	uint64_t size;
	double density; /* when all are merged */
	struct function *first, *last;
	LIST(struct link *) links;
	struct link *found; /* to the chain whose links are being gone through */
};

/* The calls between two chains, whichever way. */
struct link {
	struct chain *from, *to; /* of the first of them */
	struct call *first, *last;
	double gain;   /* of merging */
	bool to_first; /* that is best with the callee's chain in front */
	bool gone;     /* its calls are those of another link, or inside a chain */
	size_t place;  /* 1 + its index in the queue; 0: it is not there */
};

struct sorter {
	struct arena *arena;
	struct function *functions;
	size_t function_count;
	struct call *calls;
	size_t call_count;
	struct chain *chains;
	uint64_t total_count;
	uint64_t total_size;       /* of the functions that are called */
	LIST(struct link *) queue; /* those whose merging gains something: a heap, the best one first */
};

/* ---- the graph ---- */

static uint64_t larger(uint64_t a, uint64_t b) {
	return a > b ? a : b;
}

/* Counts wrap around in LLVM too; that is why each is made at least as large as that of any of its calls. */
static void count_functions(struct sorter *s, const uint64_t *sizes, const struct counted_edge *edges) {
	uint64_t *called = arena_zeroed(s->arena, s->function_count, sizeof *called);
	uint64_t *calling = arena_zeroed(s->arena, s->function_count, sizeof *calling);
	for (size_t i = 0; i < s->call_count; i++) {
		called[edges[i].to] += edges[i].count;
		calling[edges[i].from] += edges[i].count;
	}
	for (size_t i = 0; i < s->function_count; i++) {
		s->functions[i].size = larger(sizes[i], 1);
		s->functions[i].count = larger(called[i], calling[i]);
		s->total_count += called[i];
		s->total_size += called[i] ? s->functions[i].size : 0;
	}
	for (size_t i = 0; i < s->call_count; i++) {
		struct function *from = &s->functions[edges[i].from], *to = &s->functions[edges[i].to];
		from->count = larger(from->count, edges[i].count);
		to->count = larger(to->count, edges[i].count);
	}
}

/* Calls of one caller are in the order in which they were given. */
static void add_calls(struct sorter *s, const uint64_t *sizes, const struct counted_edge *edges) {
	for (size_t i = 0; i < s->call_count; i++) {
		struct function *from = &s->functions[edges[i].from];
		uint64_t size = sizes[edges[i].from];
		struct call *call = &s->calls[i];
		*call = (struct call){
		    .from = from, .to = &s->functions[edges[i].to], .count = edges[i].count, .offset = size / 2 + size % 2};
		*(from->last_call ? &from->last_call->next_call : &from->first_call) = call;
		from->last_call = call;
	}
}

static void add_call(struct sorter *s, struct chain *from, struct chain *to, struct call *call) {
	struct link *link = to->found;
	if (link) {
		link->last->next = call;
		link->last = call;
		return;
	}
	link = arena_zeroed(s->arena, 1, sizeof *link);
	*link = (struct link){.from = from, .to = to, .first = call, .last = call};
	to->found = link;
	*list_add(s->arena, &from->links) = link;
	*list_add(s->arena, &to->links) = link;
}

static struct chain *other_end(const struct link *link, const struct chain *chain) {
	return link->from == chain ? link->to : link->from;
}

/* Notes in the chains that one is linked to by which link, or forgets it. */
static void note_links(struct chain *chain, bool noted) {
	for (size_t i = 0; i < chain->links.count; i++)
		if (!chain->links.items[i]->gone)
			other_end(chain->links.items[i], chain)->found = noted ? chain->links.items[i] : NULL;
}

static void add_chains(struct sorter *s) {
	for (size_t i = 0; i < s->function_count; i++) {
		struct function *function = &s->functions[i];
		function->chain = &s->chains[i];
		s->chains[i] = (struct chain){.number = i,
		                              .functions = 1,
		                              .count = (double)function->count,
		                              .size = function->size,
		                              .first = function,
		                              .last = function};
	}
	for (size_t i = 0; i < s->function_count; i++) {
		note_links(&s->chains[i], true);
		for (struct call *call = s->functions[i].first_call; call; call = call->next_call)
			add_call(s, &s->chains[i], &s->chains[call->to - s->functions], call);
		note_links(&s->chains[i], false);
	}
}

/* ---- what merging gains ---- */

/* LLVM calls pow() for both powers, whose last bit depends on the processor. These give the nearest number, except
 * for one in a thousand, and need no libm where sqrtl() is an instruction, as on x86-64 when optimized: our programs
 * would load it at each start only for this. */
static double power_of_entries(double base) {
	long double power = base;
	for (unsigned exponent = 1; exponent < CACHE_ENTRIES; exponent *= 2)
		power *= power;
	return (double)power;
}

static double inverse_fourth_root(double number) {
	return (double)(1 / sqrtl(sqrtl(number)));
}

/* How likely it is that code of that density is not in the cache. */
static double miss_probability(const struct sorter *s, double density) {
	double samples = density * CACHE_SIZE, total = (double)s->total_count;
	return samples >= total ? 0 : power_of_entries(1.0 - samples / total);
}

static double frequency_gain(const struct sorter *s, const struct chain *from, const struct chain *to) {
	double before = from->count * miss_probability(s, from->count / (double)from->size) +
	                to->count * miss_probability(s, to->count / (double)to->size);
	double count = from->count + to->count, size = (double)(from->size + to->size);
	return before - count * miss_probability(s, count / size);
}

static double distance_score(uint64_t from, uint64_t to, uint64_t count) {
	uint64_t distance = from <= to ? to - from : from - to;
	return (double)count * inverse_fourth_root(distance ? (double)distance : 0.1);
}

/* Where a function would lie if its chain came after `first`. */
static uint64_t address_after(const struct chain *first, const struct function *function) {
	return function->address + (function->chain == first ? 0 : first->size);
}

/* Until two chains are merged they are as far from each other as can be. */
static double distance_gain(const struct sorter *s, const struct link *link, const struct chain *first) {
	double before = 0, after = 0;
	for (const struct call *call = link->first; call; call = call->next) {
		uint64_t from = address_after(first, call->from) + call->offset, to = address_after(first, call->to);
		after += distance_score(from, to, call->count);
		before += distance_score(0, s->total_size, call->count);
	}
	return after - before;
}

/* For small chains it counts more. */
static double merge_gain(const struct sorter *s, const struct link *link, bool to_first) {
	const struct chain *from = link->from, *to = link->to;
	double gain = distance_gain(s, link, to_first ? to : from) + FREQUENCY_SCALE * frequency_gain(s, from, to);
	return gain >= 0 ? gain / (double)(from->size < to->size ? from->size : to->size) : gain;
}

/* Which of the two comes first; if that is all the same, the order of the functions stays. */
static void find_gain(const struct sorter *s, struct link *link) {
	link->gain = -1;
	for (int to_first = 0; to_first <= 1; to_first++) {
		double gain = merge_gain(s, link, to_first);
		bool keeps_order = to_first ? link->from->number > link->to->number : link->from->number < link->to->number;
		if (fabs(link->gain - gain) < LEAST_GAIN ? !keeps_order : gain <= link->gain + LEAST_GAIN)
			continue;
		link->gain = gain;
		link->to_first = to_first;
	}
}

/* ---- the best link first ---- */

static bool is_better(const struct link *a, const struct link *b) {
	if (a->gain != b->gain)
		return a->gain > b->gain;
	return a->from != b->from ? a->from->number < b->from->number : a->to->number < b->to->number;
}

static void put_link(struct sorter *s, struct link *link, size_t at) {
	s->queue.items[at] = link;
	link->place = at + 1;
}

static void move_up(struct sorter *s, struct link *link, size_t at) {
	for (; at && is_better(link, s->queue.items[(at - 1) / 2]); at = (at - 1) / 2)
		put_link(s, s->queue.items[(at - 1) / 2], at);
	put_link(s, link, at);
}

static void move_down(struct sorter *s, struct link *link, size_t at) {
	for (size_t child; (child = 2 * at + 1) < s->queue.count; at = child) {
		if (child + 1 < s->queue.count && is_better(s->queue.items[child + 1], s->queue.items[child]))
			child++;
		if (!is_better(s->queue.items[child], link))
			break;
		put_link(s, s->queue.items[child], at);
	}
	put_link(s, link, at);
}

static void queue_add(struct sorter *s, struct link *link) {
	find_gain(s, link);
	if (link->gain <= LEAST_GAIN)
		return;
	list_add(s->arena, &s->queue);
	move_up(s, link, s->queue.count - 1);
}

static void queue_remove(struct sorter *s, struct link *link) {
	if (!link->place)
		return;
	size_t at = link->place - 1;
	struct link *last = s->queue.items[--s->queue.count];
	link->place = 0;
	if (last == link)
		return;
	move_up(s, last, at);
	move_down(s, last, last->place - 1);
}

/* ---- merging ---- */

static void merge_functions(struct chain *into, struct chain *from, bool from_first) {
	struct chain *first = from_first ? from : into, *second = from_first ? into : from;
	for (struct function *function = second->first; function; function = function->next)
		function->address += first->size;
	for (struct function *function = from->first; function; function = function->next)
		function->chain = into;
	first->last->next = second->first;
	into->first = first->first;
	into->last = second->last;
	into->number = first->number;
	into->functions += from->functions;
	into->count += from->count;
	into->size += from->size;
	from->functions = 0;
}

/* The calls of `link` become those of another between the same chains, or the link gets its new end. */
static void move_link(struct sorter *s, struct link *link, struct chain *from, struct chain *into) {
	struct chain *other = other_end(link, from);
	struct link *known = other->found;
	if (other == into || known) {
		link->gone = true;
		if (other == into)
			return;
		known->last->next = link->first;
		known->last = link->last;
		return;
	}
	*(link->from == from ? &link->from : &link->to) = into;
	*list_add(s->arena, &into->links) = link;
}

static void merge_links(struct sorter *s, struct chain *into, struct chain *from) {
	note_links(into, true);
	for (size_t i = 0; i < from->links.count; i++)
		if (!from->links.items[i]->gone)
			move_link(s, from->links.items[i], from, into);
	from->found = NULL;
	note_links(into, false);
}

/* What a chain's links gain and how they compare is about to change. */
static void queue_remove_all(struct sorter *s, const struct chain *chain) {
	for (size_t i = 0; i < chain->links.count; i++)
		queue_remove(s, chain->links.items[i]);
}

static void merge(struct sorter *s, const struct link *link) {
	struct chain *into = link->from, *from = link->to;
	queue_remove_all(s, into);
	queue_remove_all(s, from);
	merge_functions(into, from, link->to_first);
	merge_links(s, into, from);
	size_t kept = 0;
	for (size_t i = 0; i < into->links.count; i++) {
		struct link *left = into->links.items[i];
		if (left->gone)
			continue;
		into->links.items[kept++] = left;
		if (left->from->functions + left->to->functions <= MOST_FUNCTIONS)
			queue_add(s, left);
	}
	into->links.count = kept;
}

static void merge_chains(struct sorter *s) {
	for (size_t i = 0; i < s->function_count; i++)
		for (size_t l = 0; l < s->chains[i].links.count; l++)
			if (s->chains[i].links.items[l]->from == &s->chains[i])
				queue_add(s, s->chains[i].links.items[l]);
	while (s->queue.count)
		merge(s, s->queue.items[0]);
}

/* ---- the order ---- */

static int compare_chains(const void *a, const void *b) {
	const struct chain *left = *(struct chain *const *)a, *right = *(struct chain *const *)b;
	if (left->density != right->density)
		return left->density > right->density ? -1 : 1;
	return left->number < right->number ? -1 : left->number > right->number;
}

static double density(const struct chain *chain) {
	double size = 0, count = 0;
	for (const struct function *function = chain->first; function; function = function->next) {
		size += (double)function->size;
		count += (double)function->count;
	}
	return count / size;
}

static void put_order(struct sorter *s, size_t *order) {
	struct chain **chains = arena_zeroed(s->arena, s->function_count, sizeof *chains);
	size_t count = 0;
	for (size_t i = 0; i < s->function_count; i++) {
		if (!s->chains[i].functions)
			continue;
		s->chains[i].density = density(&s->chains[i]);
		chains[count++] = &s->chains[i];
	}
	qsort(chains, count, sizeof *chains, compare_chains);
	for (size_t i = 0; i < count; i++)
		for (const struct function *function = chains[i]->first; function; function = function->next)
			*order++ = (size_t)(function - s->functions);
}

void cache_sort(struct arena *arena, const uint64_t *sizes, size_t count, const struct counted_edge *edges,
                size_t edge_count, size_t *order) {
	struct sorter s = {.arena = arena, .function_count = count, .call_count = edge_count};
	s.functions = arena_zeroed(arena, count, sizeof *s.functions);
	s.calls = arena_zeroed(arena, edge_count, sizeof *s.calls);
	s.chains = arena_zeroed(arena, count, sizeof *s.chains);
	count_functions(&s, sizes, edges);
	add_calls(&s, sizes, edges);
	add_chains(&s);
	merge_chains(&s);
	put_order(&s, order);
}
