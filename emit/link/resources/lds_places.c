/* lds_places.c: the places of variables in LDS, and the numbers of named barriers. Kernels that do not reach a variable
 * have others at its place. */
#include <stdlib.h>

#include "object_linking.h"

enum {
	FIRST_BARRIER = 1,
	LAST_BARRIER = 31,
	BARRIER_VALUE = 0x802000, /* of its symbol, with the number from bit 4 on */
	BARRIER_SHIFT = 4,
	MOST_PAIRS = 64 << 20, /* of kernels and variables */
};

/* ---- who reaches what ---- */

static size_t set_words(const struct resources *resources) {
	return (resources->variables.count + 63) / 64;
}

/* Where no function says what it uses, each kernel may use everything. */
static const uint64_t *everything(const struct resources *resources) {
	size_t words = set_words(resources);
	uint64_t *all = arena_zeroed(resources->arena, words, sizeof *all);
	memset(all, UINT8_MAX, words * sizeof *all);
	if (resources->variables.count % 64)
		all[words - 1] >>= 64 - resources->variables.count % 64;
	return all;
}

struct groups {
	struct names by_uses; /* struct kernel_group */
	LIST(struct kernel_group *) list;
	struct kernel_group *without_uses;
};

static struct kernel_group *group_of(struct resources *resources, struct groups *groups, const uint64_t *uses) {
	size_t bytes = set_words(resources) * sizeof *uses;
	struct name *name = uses ? name_intern(&groups->by_uses, (const char *)uses, bytes) : NULL;
	struct kernel_group *group = name ? name->entry : groups->without_uses;
	if (group)
		return group;
	group = arena_zeroed(resources->arena, 1, sizeof *group);
	group->uses = uses;
	group->barrier_end = FIRST_BARRIER;
	*list_add(resources->arena, &groups->list) = group;
	if (name)
		name->entry = group;
	else
		groups->without_uses = group;
	return group;
}

static size_t group_words(const struct groups *groups) {
	return (groups->list.count + 63) / 64;
}

/* The first number from *from on that is in a set, which moves after it; false: there is none. */
static bool next_in(const uint64_t *set, size_t words, size_t *from, size_t *number) {
	for (size_t word = *from / 64; word < words; *from = ++word * 64) {
		uint64_t left = set[word] >> *from % 64 << *from % 64;
		if (!left)
			continue;
		*number = word * 64 + (size_t)__builtin_ctzll(left);
		*from = *number + 1;
		return true;
	}
	return false;
}

/* False, reported, if there is too much to look at. */
static bool find_users(struct resources *resources, const struct groups *groups) {
	if (groups->list.count > MOST_PAIRS / (resources->variables.count + 1)) {
		diag_error(resources->linker->diag, 0,
		           "kernels reach variables in LDS in too many ways: there are %zu kernels and %zu variables",
		           resources->kernels.count, resources->variables.count);
		return false;
	}
	for (size_t i = 0; i < resources->variables.count; i++)
		resources->variables.items[i]->groups = arena_zeroed(resources->arena, group_words(groups), sizeof(uint64_t));
	for (size_t g = 0; g < groups->list.count; g++) {
		const struct kernel_group *group = groups->list.items[g];
		size_t words = group->uses ? set_words(resources) : 0, number;
		for (size_t from = 0; next_in(group->uses, words, &from, &number);) {
			resources->variables.items[number]->users += group->kernels.count;
			resources->variables.items[number]->groups[g / 64] |= UINT64_C(1) << g % 64;
		}
	}
	return true;
}

/* The next group of kernels that reach a variable; NULL: there are no more. */
static struct kernel_group *next_group(const struct groups *groups, const struct variable *variable, size_t *from) {
	size_t number;
	return next_in(variable->groups, group_words(groups), from, &number) ? groups->list.items[number] : NULL;
}

/* ---- places ---- */

static int compare_numbers(uint64_t a, uint64_t b) {
	return (a > b) - (a < b);
}

/* Those that most kernels reach come first; those without a size, which a dispatch may give one, last. */
static int compare_variables(const void *a, const void *b) {
	const struct variable *x = *(const struct variable *const *)a, *y = *(const struct variable *const *)b;
	int order = compare_numbers(!x->size, !y->size);
	if (!order)
		order = compare_numbers(y->users, x->users);
	if (!order && !x->is_barrier && !y->is_barrier)
		order = compare_numbers(y->alignment, x->alignment);
	if (!order)
		order = compare_numbers(y->size, x->size);
	return order ? order : strcmp(x->symbol->name, y->symbol->name);
}

static void place_lds(const struct groups *groups, const struct variable *variable) {
	struct kernel_group *group;
	uint64_t end = 0;
	for (size_t from = 0; (group = next_group(groups, variable, &from)) != NULL;)
		end = group->lds_end > end ? group->lds_end : end;
	variable->symbol->value = align_to(end, variable->alignment);
	for (size_t from = 0; variable->size && (group = next_group(groups, variable, &from)) != NULL;)
		group->lds_end = variable->symbol->value + variable->size;
}

static const char *kernels_of(const struct resources *resources, const struct groups *groups,
                              const struct variable *variable) {
	enum { MOST_SHOWN = 8 };
	struct buffer text = buffer_in(resources->arena);
	const struct kernel_group *group;
	size_t shown = 0;
	for (size_t from = 0; (group = next_group(groups, variable, &from)) != NULL;)
		for (size_t k = 0; k < group->kernels.count && shown < MOST_SHOWN; k++) {
			buffer_put_text(&text, shown++ ? ", " : "");
			buffer_put_text(&text, group->kernels.items[k]);
		}
	buffer_put_text(&text, variable->users > shown ? ", ..." : "");
	buffer_put_zeros(&text, 1);
	return (const char *)text.data;
}

static void place_barrier(const struct resources *resources, const struct groups *groups,
                          const struct variable *variable) {
	struct kernel_group *group;
	uint64_t number = FIRST_BARRIER;
	for (size_t from = 0; (group = next_group(groups, variable, &from)) != NULL;)
		number = group->barrier_end > number ? group->barrier_end : number;
	uint64_t end = number + variable->size;
	variable->symbol->value = BARRIER_VALUE | number << BARRIER_SHIFT;
	for (size_t from = 0; (group = next_group(groups, variable, &from)) != NULL;)
		group->barrier_end = end;
	if (end - 1 > LAST_BARRIER)
		diag_error(resources->linker->diag, 0,
		           "AMDGPU: named barrier ID overflow (max ID %llu exceeds limit of %d) in kernel group: %s",
		           (unsigned long long)(end - 1), LAST_BARRIER, kernels_of(resources, groups, variable));
}

/* What code refers to is a number, which no other code object can change. */
static void define(struct link_symbol *symbol) {
	symbol->kind = LINK_DEFINED;
	symbol->type = STT_NOTYPE;
	symbol->visibility = STV_HIDDEN;
	symbol->section = NULL;
}

void resources_place(struct resources *resources) {
	struct groups groups = {0};
	const uint64_t *all = resources->use_count || !resources->variables.count ? NULL : everything(resources);
	names_init(&groups.by_uses, resources->arena);
	for (size_t i = 0; i < resources->kernels.count; i++) {
		struct kernel *kernel = &resources->kernels.items[i];
		kernel->group = group_of(resources, &groups, all ? all : kernel->function->sums->uses);
		*list_add(resources->arena, &kernel->group->kernels) = kernel->name;
	}
	if (!find_users(resources, &groups))
		return;
	if (resources->variables.count)
		qsort(resources->variables.items, resources->variables.count, sizeof *resources->variables.items,
		      compare_variables);
	for (size_t i = 0; i < resources->variables.count; i++) {
		struct variable *variable = resources->variables.items[i];
		if (variable->is_barrier)
			place_barrier(resources, &groups, variable);
		else
			place_lds(&groups, variable);
		define(variable->symbol);
	}
}
