/* order.c: the order of output sections and of what they hold, and the segments that come of it. */
#include <stdlib.h>

#include "link/linker.h"

/* What decides where an output section goes, the most important first. Read-only sections share a page with
 * the headers; what the loader makes read-only once it has relocated it lies together; sections without
 * contents in the file end their segment. */
enum rank {
	RANK_NOT_LOADED = 1 << 9,
	RANK_WRITABLE = 1 << 8,
	RANK_WRITABLE_CODE = 1 << 7,
	RANK_CODE = 1 << 6,
	RANK_CONTENTS = 1 << 5, /* read-only data, after the loader's tables */
	RANK_NOT_RELRO = 1 << 4,
	RANK_NOT_TLS = 1 << 3,
	RANK_NO_BITS = 1 << 2,
	RANK_NOT_INTERP = 1 << 1, /* among what is read-only the name of an interpreter comes first, then notes */
	RANK_NOT_NOTE = 1 << 0,
};

/* The name of a program's interpreter, which no GPU has; but objects may have such a section. */
#define INTERP ".interp"

/* Sections that are read-only once the loader has relocated them, by name. */
static bool has_relro_name(const char *name) {
	static const char *const names[] = {".data.rel.ro",   ".bss.rel.ro", ".ctors",      ".dtors",
	                                    ".jcr",           ".eh_frame",   ".fini_array", ".init_array",
	                                    ".preinit_array", ".dynamic",    ".toc"};
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (strcmp(name, names[i]) == 0)
			return true;
	return false;
}

static bool is_relro(const struct linker *linker, const struct output_section *output) {
	if (!(output->flags & SHF_ALLOC) || !(output->flags & SHF_WRITE))
		return false;
	if (output->flags & SHF_TLS || output == linker->got->output || output == linker->relro_padding->output)
		return true;
	switch (output->type) {
	case SHT_INIT_ARRAY:
	case SHT_FINI_ARRAY:
	case SHT_PREINIT_ARRAY: return true;
	default: return has_relro_name(output->name);
	}
}

static unsigned rank_of(const struct linker *linker, const struct output_section *output) {
	bool code = output->flags & SHF_EXECINSTR, writable = output->flags & SHF_WRITE;
	unsigned rank = output->type == SHT_NOBITS ? RANK_NO_BITS : 0;
	if (!(output->flags & SHF_ALLOC))
		return RANK_NOT_LOADED;
	if (code)
		return rank | (writable ? RANK_WRITABLE_CODE : RANK_CODE);
	if (!writable && strcmp(output->name, INTERP) == 0)
		return rank;
	if (!writable)
		return rank | RANK_NOT_INTERP | (output->type == SHT_PROGBITS ? RANK_CONTENTS : 0) |
		       (output->type == SHT_NOTE ? 0 : RANK_NOT_NOTE);
	rank |= RANK_WRITABLE;
	if (!(output->flags & SHF_TLS))
		rank |= RANK_NOT_TLS;
	return is_relro(linker, output) ? rank : rank | RANK_NOT_RELRO;
}

static int compare_outputs(const void *a, const void *b) {
	const struct output_section *left = *(struct output_section *const *)a, *right = *(struct output_section *const *)b;
	if (left->rank != right->rank)
		return left->rank < right->rank ? -1 : 1;
	return left->number < right->number ? -1 : left->number > right->number;
}

/* ---- inside output sections ---- */

struct member {
	struct input_section *section;
	uint64_t key;
	size_t number;
};

static int compare_members(const void *a, const void *b) {
	const struct member *left = a, *right = b;
	if (left->key != right->key)
		return left->key < right->key ? -1 : 1;
	return left->number < right->number ? -1 : left->number > right->number;
}

/* The number at the end of `.init_array.100`, or what counts for one; that of .ctors counts backwards. */
static int64_t priority(const char *name, bool backwards) {
	enum { NONE = 65536, PREFIX_SIZE = 6 /* of .ctors and .dtors */ };
	const char *dot = strrchr(name, '.');
	const char *digits = dot ? dot + 1 + (dot[1] == '-') : "";
	char *end;
	if (*digits < '0' || *digits > '9')
		return NONE;
	long long number = strtoll(dot + 1, &end, 10);
	if (*end || number < INT32_MIN || number > INT32_MAX)
		return NONE;
	return backwards && dot == name + PREFIX_SIZE ? NONE - 1 - number : number;
}

static void put_order(struct output_section *output, struct member *order) {
	qsort(order, output->members.count, sizeof *order, compare_members);
	for (size_t i = 0; i < output->members.count; i++)
		output->members.items[i] = order[i].section;
}

static void sort_by_priority(struct linker *linker, struct output_section *output, bool backwards) {
	const int64_t middle = INT64_C(1) << 40; /* keys have no sign */
	struct member *order = arena_zeroed(linker->arena, output->members.count, sizeof *order);
	for (size_t i = 0; i < output->members.count; i++) {
		struct input_section *section = output->members.items[i];
		int64_t number = priority(section->name, backwards);
		order[i] = (struct member){section, (uint64_t)(middle + (backwards ? -number : number)), i};
	}
	put_order(output, order);
}

/* Sections that the call graph profile names come first, in their turns. */
static void sort_by_turn(struct linker *linker, struct output_section *output) {
	struct member *order = arena_zeroed(linker->arena, output->members.count, sizeof *order);
	for (size_t i = 0; i < output->members.count; i++) {
		struct input_section *section = output->members.items[i];
		order[i] = (struct member){section, section->turn ? section->turn : UINT64_MAX, i};
	}
	put_order(output, order);
}

static void sort_members(struct linker *linker, struct output_section *output) {
	if (linker->section_calls.count && strcmp(output->name, ".init") != 0 && strcmp(output->name, ".fini") != 0)
		sort_by_turn(linker, output);
	if (strcmp(output->name, ".init_array") == 0 || strcmp(output->name, ".fini_array") == 0)
		sort_by_priority(linker, output, false);
	else if (strcmp(output->name, ".ctors") == 0 || strcmp(output->name, ".dtors") == 0)
		sort_by_priority(linker, output, true);
}

/* The section whose place decides; NULL: there is none in the output. */
static const struct input_section *followed(const struct input_section *section) {
	return section->after && section->after->output ? section->after : NULL;
}

/* By address, as far as that is known; what is not loaded has the address 0. */
static uint64_t order_key(const struct input_section *section) {
	const struct output_section *output = section->output;
	uint64_t loaded = output->flags & SHF_ALLOC ? 1 : 0;
	return loaded << 62 | (uint64_t)output->index << 32 | section->number;
}

/* SHF_LINK_ORDER: sections come in the order of those they belong to, the others after them. */
static void sort_by_order(struct linker *linker, struct output_section *output) {
	struct member *order = arena_zeroed(linker->arena, output->members.count, sizeof *order);
	for (size_t i = 0; i < output->members.count; i++) {
		struct input_section *section = output->members.items[i];
		const struct input_section *after = followed(section);
		order[i] = (struct member){section, after ? order_key(after) : UINT64_MAX, i};
	}
	put_order(output, order);
}

/* Of sections that begin in the same place none comes first. */
static void number_members(const struct output_section *output) {
	uint64_t end = 0, last = 0;
	uint32_t number = 0;
	for (size_t i = 0; i < output->members.count; i++) {
		struct input_section *section = output->members.items[i];
		uint64_t start = align_to(end, section->alignment);
		number += start != last;
		section->number = number;
		last = start;
		end = start + section->size;
	}
}

static void order_linked(struct linker *linker) {
	for (size_t i = 0; i < linker->outputs.count; i++)
		number_members(linker->outputs.items[i]);
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		if (!(output->flags & SHF_LINK_ORDER) || !output->members.count)
			continue;
		sort_by_order(linker, output);
		const struct input_section *first = followed(output->members.items[0]);
		output->link = first ? first->output->index : 0;
	}
}

/* ---- segments ---- */

static uint32_t permissions(const struct output_section *output) {
	return (uint32_t)(PF_R | (output->flags & SHF_WRITE ? PF_W : 0) | (output->flags & SHF_EXECINSTR ? PF_X : 0));
}

static struct segment *add_segment(struct linker *linker, uint32_t type, uint32_t flags) {
	struct segment *segment = arena_zeroed(linker->arena, 1, sizeof *segment);
	*list_add(linker->arena, &linker->segments) = segment;
	*segment = (struct segment){.type = type, .flags = flags, .alignment = type == PT_LOAD ? LOAD_PAGE_SIZE : 0};
	return segment;
}

static void extend(struct segment *segment, struct output_section *output) {
	segment->last = output;
	if (!segment->first)
		segment->first = output;
	if (segment->alignment < output->alignment)
		segment->alignment = output->alignment;
}

/* The thread-local sections without contents are only in PT_TLS. */
static bool is_loaded(const struct output_section *output) {
	return output->flags & SHF_ALLOC && !(output->flags & SHF_TLS && output->type == SHT_NOBITS);
}

/* The first PT_LOAD begins with the headers. A new one begins where permissions change, after what becomes
 * read-only, and where contents follow a section without. */
static void add_loads(struct linker *linker) {
	struct segment *load = add_segment(linker, PT_LOAD, PF_R);
	const struct output_section *last = NULL;
	bool relro = false;
	load->headers = true;
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		if (!is_loaded(output))
			continue;
		bool after_relro = relro && !is_relro(linker, output);
		bool after_nothing = last && last->type == SHT_NOBITS && output->type != SHT_NOBITS && load->last == last;
		if (permissions(output) != load->flags || after_relro || after_nothing)
			load = add_segment(linker, PT_LOAD, permissions(output));
		extend(load, output);
		relro = is_relro(linker, output);
		last = output;
	}
}

static void set_loads(struct linker *linker) {
	for (size_t s = 0; s < linker->segments.count; s++) {
		struct segment *segment = linker->segments.items[s];
		if (segment->type != PT_LOAD || !segment->first)
			continue;
		for (uint32_t i = segment->first->index; i <= segment->last->index; i++)
			if (is_loaded(linker->outputs.items[i - 1]))
				linker->outputs.items[i - 1]->load = segment;
	}
}

/* One segment over all sections that `belongs` says are in it; they must lie together. */
static void add_over(struct linker *linker, uint32_t type, uint32_t flags,
                     bool (*belongs)(const struct linker *linker, const struct output_section *output)) {
	struct segment *segment = NULL;
	bool ended = false;
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		if (!belongs(linker, output)) {
			ended |= segment && (is_loaded(output) || type != PT_GNU_RELRO);
			continue;
		}
		if (ended && type == PT_GNU_RELRO) {
			diag_error(linker->diag, 0, "section: %s is not contiguous with other relro sections", output->name);
			return;
		}
		segment = segment ? segment : add_segment(linker, type, flags);
		extend(segment, output);
	}
	if (segment && type == PT_GNU_RELRO)
		segment->alignment = 1;
}

static bool is_tls(const struct linker *linker, const struct output_section *output) {
	(void)linker;
	return output->flags & SHF_TLS;
}

static bool is_loaded_relro(const struct linker *linker, const struct output_section *output) {
	return is_loaded(output) && is_relro(linker, output);
}

/* One for each run of notes of one alignment. */
static void add_notes(struct linker *linker) {
	struct segment *note = NULL;
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		if (output->type != SHT_NOTE || !(output->flags & SHF_ALLOC)) {
			note = NULL;
			continue;
		}
		if (!note || note->last->alignment != output->alignment)
			note = add_segment(linker, PT_NOTE, PF_R);
		extend(note, output);
	}
}

static void add_segments(struct linker *linker) {
	struct segment *table = add_segment(linker, PT_PHDR, PF_R);
	table->headers = true;
	table->alignment = WORD;
	struct output_section *interp = output_find(linker, INTERP);
	if (interp)
		extend(add_segment(linker, PT_INTERP, permissions(interp)), interp);
	add_loads(linker);
	add_over(linker, PT_TLS, PF_R, is_tls);
	extend(add_segment(linker, PT_DYNAMIC, permissions(linker->dynamic->output)), linker->dynamic->output);
	add_over(linker, PT_GNU_RELRO, PF_R, is_loaded_relro);
	if (linker->frame_header)
		extend(add_segment(linker, PT_GNU_EH_FRAME, PF_R), linker->frame_header->output);
	add_segment(linker, PT_GNU_STACK, PF_R | PF_W);
	add_notes(linker);
	set_loads(linker);
}

void layout_order(struct linker *linker) {
	call_graph_order(linker);
	for (size_t i = 0; i < linker->outputs.count; i++)
		linker->outputs.items[i]->rank = rank_of(linker, linker->outputs.items[i]);
	qsort(linker->outputs.items, linker->outputs.count, sizeof(struct output_section *), compare_outputs);
	for (size_t i = 0; i < linker->outputs.count; i++) {
		linker->outputs.items[i]->index = (uint32_t)i + 1;
		sort_members(linker, linker->outputs.items[i]);
	}
	order_linked(linker);
	add_segments(linker);
}
