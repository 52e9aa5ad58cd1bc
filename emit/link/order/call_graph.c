/* call_graph.c: the call graph profile of the inputs (`.cg_profile`): which section calls which, and the turns of
 * those that it names. As in ld.lld the order is decided for all output sections at once. */
#include "cache_sort.h"
#include "link/linker.h"

enum { COUNT_SIZE = 8 };

/* ---- the profile ---- */

static void add_call(struct linker *linker, struct names *pairs, const struct link_symbol *from,
                     const struct link_symbol *to, uint64_t count) {
	if (from->kind != LINK_DEFINED || !from->section || to->kind != LINK_DEFINED || !to->section)
		return; /* not there, a number, or the linker's own */
	struct input_section *pair[2] = {from->section, to->section};
	struct name *name = name_intern(pairs, (const char *)pair, sizeof pair);
	struct section_call *call = name->entry;
	if (!call) {
		name->entry = call = arena_zeroed(linker->arena, 1, sizeof *call);
		*list_add(linker->arena, &linker->section_calls) = call;
		call->from = pair[0];
		call->to = pair[1];
	}
	call->count += count;
}

/* The relocations name the caller and the callee of each count; NULL: there are none. */
static const struct elf_section *symbols_of(const struct link_input *input, uint32_t profile) {
	for (uint32_t i = 1; i < input->file.section_count; i++) {
		const struct elf_section *section = &input->file.sections[i];
		if ((section->type == SHT_REL || section->type == SHT_RELA) && section->info == profile)
			return section;
	}
	return NULL;
}

/* False after a message. */
static bool check_profile(struct linker *linker, const struct link_input *input, const struct elf_section *profile,
                          const struct elf_section *symbols) {
	uint64_t count = profile->size / COUNT_SIZE;
	if (!symbols || !symbols->relocation_count)
		diag_warning(linker->diag, 0, "%s: section %s has no relocations that name callers and callees", input->name,
		             profile->name);
	else if (profile->entry_size != COUNT_SIZE || profile->size % COUNT_SIZE || !profile->bytes)
		diag_error(linker->diag, 0, "%s: section %s must have entries of %d bytes", input->name, profile->name,
		           COUNT_SIZE);
	else if (symbols->link != input->file.symbols.section)
		diag_error(linker->diag, 0,
		           "%s: the relocations of section %s refer to section %u, which is not a symbol table [stricter than "
		           "ld.lld]",
		           input->name, profile->name, symbols->link);
	else if (symbols->relocation_count != count * 2)
		diag_error(linker->diag, 0,
		           "%s: number of relocations doesn't match Weights: section %s has %zu relocations and %zu weights, "
		           "which need two each",
		           input->name, profile->name, symbols->relocation_count, (size_t)count);
	else
		return true;
	return false;
}

static void read_profile(struct linker *linker, struct names *pairs, const struct link_input *input, uint32_t index) {
	const struct elf_section *profile = &input->file.sections[index], *symbols = symbols_of(input, index);
	if (!check_profile(linker, input, profile, symbols))
		return;
	for (uint64_t i = 0; i < profile->size / COUNT_SIZE; i++) {
		const struct elf_relocation *pair = &symbols->relocations[2 * i];
		add_call(linker, pairs, input->symbols[pair[0].symbol], input->symbols[pair[1].symbol],
		         load_le(profile->bytes + i * COUNT_SIZE, COUNT_SIZE));
	}
}

void call_graph_read(struct linker *linker) {
	struct names pairs; /* caller and callee: struct section_call */
	names_init(&pairs, linker->arena);
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		if (input->call_graph_profile)
			read_profile(linker, &pairs, input, input->call_graph_profile);
	}
}

/* ---- the turns ---- */

struct call_graph {
	struct arena *arena;
	LIST(struct input_section *) sections;
	LIST(uint64_t) sizes;
	LIST(struct counted_edge) edges;
};

static const struct output_section *output_of(const struct input_section *section) {
	return section->holder ? section->holder->output : section->output;
}

/* The index of a section; until all have theirs, `turn` holds it plus 1. */
static size_t add_section(struct call_graph *graph, struct input_section *section) {
	if (!section->turn) {
		*list_add(graph->arena, &graph->sections) = section;
		*list_add(graph->arena, &graph->sizes) = section->size;
		section->turn = graph->sections.count;
	}
	return section->turn - 1;
}

void call_graph_order(struct linker *linker) {
	struct call_graph graph = {.arena = linker->arena};
	if (!linker->section_calls.count)
		return;
	for (size_t i = 0; i < linker->section_calls.count; i++) {
		const struct section_call *call = linker->section_calls.items[i];
		if (output_of(call->from) != output_of(call->to) || !call->count)
			continue;
		size_t from = add_section(&graph, call->from), to = add_section(&graph, call->to);
		if (from != to)
			*list_add(linker->arena, &graph.edges) = (struct counted_edge){from, to, call->count};
	}
	size_t count = graph.sections.count, *order = arena_zeroed(linker->arena, count, sizeof *order);
	cache_sort(linker->arena, graph.sizes.items, count, graph.edges.items, graph.edges.count, order);
	for (size_t i = 0; i < count; i++)
		graph.sections.items[order[i]]->turn = i + 1;
}
