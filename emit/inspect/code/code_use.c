/* code_use.c: see code_use.h. */
#include "code_use.h"

#include <stdlib.h>

enum { DWORD = 4 };

/* The code of a kernel, or of several with one entry. Addresses are offsets in the section where the object is
 * relocatable; elsewhere all count as of section 0. */
struct stretch {
	uint32_t section, entry_section;
	uint64_t start, end; /* `end`: as far as symbols and other kernels tell, UINT64_MAX if they do not */
	bool sized;          /* the symbol's size tells the end */
	bool may_run_on;     /* at the end begins a function that has the rest, perhaps */
	bool is_known, is_read;
	struct code_use use;
};

struct place {
	uint32_t section;
	uint64_t address;
	bool is_branch;
};

struct code_uses {
	const struct kd_code_object *object;
	struct arena *arena;
	uint32_t set;
	uint64_t unread;                /* sections may overlap; no more than the file has is read all the same */
	LIST(struct stretch) stretches; /* sorted */
	LIST(struct place) relocations; /* of a relocatable object, in its code; sorted */

	/* Of the stretch that is followed. Distances are from the entry. */
	struct buffer seen; /* a bit for each dword that an instruction was read at */
	LIST(uint64_t) ahead;
	LIST(uint64_t) after_calls; /* what is called may not come back */
};

/* ---- where code begins and ends ---- */

static int compare_places(uint32_t section, uint64_t address, uint32_t other_section, uint64_t other) {
	if (section != other_section)
		return section < other_section ? -1 : 1;
	return (address > other) - (address < other);
}

static int compare_stretches(const void *a, const void *b) {
	const struct stretch *x = a, *y = b;
	return compare_places(x->section, x->start, y->section, y->start);
}

static uint32_t section_of(const struct code_uses *uses, uint32_t section) {
	return kd_code_object_is_linked(uses->object) ? 0 : section;
}

/* The first stretch that begins at the address or after it. */
static size_t search(const struct code_uses *uses, uint32_t section, uint64_t address) {
	size_t low = 0, high = uses->stretches.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct stretch *stretch = &uses->stretches.items[middle];
		if (compare_places(stretch->section, stretch->start, section, address) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static void add_entries(struct code_uses *uses) {
	size_t kept = 0;
	for (size_t i = 0; i < uses->object->kernels.count; i++) {
		const struct kd_kernel *kernel = &uses->object->kernels.items[i];
		if (kernel->has_entry)
			*list_add(uses->arena, &uses->stretches) =
			    (struct stretch){.section = section_of(uses, kernel->entry_section),
			                     .entry_section = kernel->entry_section,
			                     .start = kernel->entry_address,
			                     .end = UINT64_MAX};
	}
	struct stretch *items = uses->stretches.items;
	if (!items)
		return;
	qsort(items, uses->stretches.count, sizeof *items, compare_stretches);
	for (size_t i = 1; i < uses->stretches.count; i++)
		if (compare_stretches(&items[kept], &items[i]) != 0)
			items[++kept] = items[i];
	uses->stretches.count = kept + 1;
}

/* Of several sizes the largest counts. */
static void end_at(struct stretch *stretch, uint64_t end, bool sized) {
	bool is_next = sized ? end > stretch->end : end < stretch->end;
	if (end <= stretch->start || stretch->sized > sized || (stretch->sized == sized && !is_next))
		return;
	stretch->end = end;
	stretch->sized = sized;
}

/* A function ends what is before it, and with its size itself. In version 2 it begins with the amd_kernel_code_t. */
static void use_function(struct code_uses *uses, const struct elf_symbol *symbol) {
	uint32_t section = section_of(uses, symbol->section);
	size_t at = search(uses, section, symbol->value), count = uses->stretches.count;
	struct stretch *items = uses->stretches.items;
	if (at > 0 && items[at - 1].section == section)
		end_at(&items[at - 1], symbol->value, false);
	if (at < count && items[at].section == section && items[at].start - symbol->value < symbol->size)
		end_at(&items[at], symbol->value + symbol->size, true);
}

/* The first address after the section or segment that the code is in. */
static uint64_t end_of_section(const struct elf_file *elf, const struct stretch *stretch) {
	if (!stretch->entry_section || stretch->entry_section >= elf->section_count) {
		const struct elf_segment *segment = elf_file_segment(elf, stretch->start);
		return segment ? segment->address + segment->file_size : 0;
	}
	const struct elf_section *section = &elf->sections[stretch->entry_section];
	return (elf->type == ET_REL ? 0 : section->address) + section->size;
}

/* Whatever symbols say, a stretch is in one section, and ends at the next kernel, which has the rest if the size says
 * that there is more. */
static void know_end(const struct code_uses *uses, struct stretch *stretch, const struct stretch *next) {
	const struct elf_file *elf = &uses->object->elf;
	uint64_t end = end_of_section(elf, stretch);
	stretch->may_run_on = !stretch->sized && stretch->end < end;
	stretch->end = stretch->end < end ? stretch->end : end;
	if (next && next->section == stretch->section && next->start <= stretch->end) {
		stretch->may_run_on = stretch->sized && next->start < stretch->end;
		stretch->end = next->start;
		stretch->use.is_before_kernel = true;
	}
	stretch->is_known = stretch->end > stretch->start &&
	                    elf_file_at(elf, stretch->entry_section, stretch->start, stretch->end - stretch->start);
}

static void know_ends(struct code_uses *uses) {
	struct stretch *items = uses->stretches.items;
	for (size_t i = 0; i < uses->stretches.count; i++)
		know_end(uses, &items[i], i + 1 < uses->stretches.count ? &items[i + 1] : NULL);
}

static void know_functions(struct code_uses *uses) {
	const struct elf_symbols *symbols = &uses->object->symbols;
	unsigned type = uses->object->descriptors_are_code_t ? STT_AMDGPU_HSA_KERNEL : STT_FUNC;
	for (size_t i = 1; i < symbols->count; i++) {
		const struct elf_symbol *symbol = &symbols->items[i];
		bool is_function = symbol->type == STT_FUNC || symbol->type == type;
		if (is_function && symbol->section && !symbol->reserved)
			use_function(uses, symbol);
	}
}

/* ---- relocations in code ---- */

static int compare_relocations(const void *a, const void *b) {
	const struct place *x = a, *y = b;
	return compare_places(x->section, x->address, y->section, y->address);
}

static void collect_relocations(struct code_uses *uses) {
	const struct elf_file *elf = &uses->object->elf;
	for (size_t i = 1; elf->type == ET_REL && i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		size_t first = section->relocation_count ? search(uses, section->info, 0) : 0;
		if (!section->relocation_count || first == uses->stretches.count ||
		    uses->stretches.items[first].section != section->info)
			continue;
		for (size_t r = 0; r < section->relocation_count; r++)
			*list_add(uses->arena, &uses->relocations) = (struct place){section->info, section->relocations[r].offset,
			                                                            section->relocations[r].type == R_AMDGPU_REL16};
	}
	if (uses->relocations.count)
		qsort(uses->relocations.items, uses->relocations.count, sizeof *uses->relocations.items, compare_relocations);
}

/* The first relocation in the first dword of an instruction; NULL: there is none. */
static const struct place *relocation_at(const struct code_uses *uses, uint32_t section, uint64_t address) {
	size_t low = 0, high = uses->relocations.count;
	const struct place *items = uses->relocations.items;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_places(items[middle].section, items[middle].address, section, address) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	bool is_there = low < uses->relocations.count && items[low].section == section && items[low].address >= address &&
	                items[low].address - address < DWORD;
	return is_there ? &items[low] : NULL;
}

/* ---- following the code ---- */

struct walk {
	struct code_uses *uses;
	struct stretch *stretch;
	const uint8_t *code;
	uint64_t size;
	bool runs_out;
};

static bool is_seen(const struct walk *walk, uint64_t at) {
	return walk->uses->seen.data[at / DWORD / 8] >> at / DWORD % 8 & 1;
}

static void see(struct walk *walk, uint64_t at) {
	walk->uses->seen.data[at / DWORD / 8] |= (uint8_t)(1 << at / DWORD % 8);
}

static void branch(struct walk *walk, uint64_t at, const struct isa_way *way, bool is_late) {
	uint64_t to = at + (uint64_t)way->distance;
	if (is_late || to >= walk->size)
		walk->stretch->use.leaves = true;
	else if (!is_seen(walk, to))
		*list_add(walk->uses->arena, &walk->uses->ahead) = to;
}

static void cut(struct code_use *use, uint64_t at) {
	use->cut = use->is_cut ? use->cut : at;
	use->is_cut = true;
}

/* Reads an instruction. False if the one after it is not the next. */
static bool step(struct walk *walk, uint64_t at, uint64_t *next) {
	struct code_use *use = &walk->stretch->use;
	struct isa_decoded decoded;
	const struct place *relocation = relocation_at(walk->uses, walk->stretch->section, walk->stretch->start + at);
	bool is_late = relocation && relocation->is_branch;
	if ((relocation && !is_late) ||
	    !isa_decode(walk->uses->set, walk->code + at, (size_t)(walk->size - at), &decoded)) {
		cut(use, at);
		return false;
	}
	struct isa_way way = isa_way_of(&decoded);
	*next = at + decoded.size;
	use->instructions++;
	use->leaves |= way.jumps;
	isa_use_add(&use->use, &decoded);
	if (way.branches)
		branch(walk, at, &way, is_late);
	if (way.next == ISA_NEXT_PERHAPS)
		*list_add(walk->uses->arena, &walk->uses->after_calls) = *next;
	return way.next == ISA_NEXT;
}

static void follow(struct walk *walk, uint64_t at) {
	bool goes_on = true;
	while (goes_on && at < walk->size && !is_seen(walk, at)) {
		see(walk, at);
		goes_on = step(walk, at, &at);
	}
	if (!goes_on || at < walk->size)
		return;
	walk->stretch->use.leaves |= walk->stretch->may_run_on;
	walk->runs_out |= !walk->stretch->may_run_on;
}

static void follow_ahead(struct walk *walk) {
	struct code_uses *uses = walk->uses;
	while (uses->ahead.count)
		follow(walk, uses->ahead.items[--uses->ahead.count]);
}

/* What only follows a call comes after everything else: there may be data, if what is called does not come back. */
static void follow_all(struct walk *walk) {
	struct code_uses *uses = walk->uses;
	struct code_use *use = &walk->stretch->use;
	follow(walk, 0);
	follow_ahead(walk);
	use->runs_out = walk->runs_out && !use->is_cut;
	use->certain = use->is_cut ? (struct isa_use){0} : use->use;
	walk->runs_out = false;
	while (uses->after_calls.count) {
		follow(walk, uses->after_calls.items[--uses->after_calls.count]);
		follow_ahead(walk);
	}
	if (!use->is_cut && !walk->runs_out)
		use->certain = use->use;
}

static void read_stretch(struct code_uses *uses, struct stretch *stretch, uint64_t size) {
	struct walk walk = {.uses = uses, .stretch = stretch, .size = size};
	walk.code = elf_file_at(&uses->object->elf, stretch->entry_section, stretch->start, size);
	uses->seen.size = 0;
	buffer_put_zeros(&uses->seen, (size_t)(size / DWORD / 8) + 1);
	stretch->use.size = size;
	stretch->is_read = true;
	follow_all(&walk);
}

/* ---- to the others ---- */

struct code_uses *code_uses_new(const struct kd_code_object *object, struct arena *arena) {
	struct code_uses *uses = arena_zeroed(arena, 1, sizeof *uses);
	*uses = (struct code_uses){.object = object,
	                           .arena = arena,
	                           .set = isa_set_of(object->target.processor),
	                           .unread = object->elf.size,
	                           .seen = buffer_in(arena)};
	if (!uses->set)
		return uses;
	add_entries(uses);
	know_functions(uses);
	know_ends(uses);
	collect_relocations(uses);
	return uses;
}

const struct code_use *code_uses_find(struct code_uses *uses, const struct kd_kernel *kernel) {
	if (!uses->set || !kernel->has_entry)
		return NULL;
	struct stretch *stretch =
	    &uses->stretches.items[search(uses, section_of(uses, kernel->entry_section), kernel->entry_address)];
	uint64_t size = stretch->end - stretch->start;
	if (!stretch->is_known || (!stretch->is_read && size > uses->unread))
		return NULL;
	if (!stretch->is_read) {
		uses->unread -= size;
		read_stretch(uses, stretch, size);
	}
	return &stretch->use;
}
