/* diff_sections.c: in which sections two objects differ besides kernels, code and metadata. */
#include <inttypes.h>
#include <stdlib.h>

#include "code.h"
#include "diff.h"

/* What is compared: what programs load, besides code; tables are made by tools of what else there is. */
static bool is_data(const struct elf_section *section) {
	bool has_contents = section->type == SHT_PROGBITS || section->type == SHT_NOBITS;
	return section->flags & SHF_ALLOC && has_contents && !(section->flags & SHF_EXECINSTR) &&
	       !elf_section_is_padding(section);
}

/* What is compared in another way, or only names of what is. */
static bool is_known(const struct elf_section *section) {
	return section->flags & SHF_EXECINSTR || section->type == SHT_NOTE || section->type == SHT_RELA ||
	       section->type == SHT_REL || section->type == SHT_STRTAB || elf_section_is_padding(section) ||
	       strncmp(section->name, ".amdgpu.", 8) == 0;
}

/* ---- finding sections by names ---- */

struct sections {
	const struct elf_section **items; /* by name, and order in the file */
	size_t count;
};

static int compare_sections(const void *a, const void *b) {
	const struct elf_section *const *x = a, *const *y = b;
	int order = strcmp((*x)->name, (*y)->name);
	return order ? order : (*x > *y) - (*x < *y);
}

static struct sections sort_sections(struct arena *arena, const struct elf_file *elf) {
	struct sections sections = {.items = arena_zeroed(arena, elf->section_count + 1, sizeof *sections.items)};
	for (size_t i = 1, end = code_section_end(elf); i < end; i++)
		sections.items[sections.count++] = &elf->sections[i];
	if (sections.count)
		qsort(sections.items, sections.count, sizeof(const struct elf_section *), compare_sections);
	return sections;
}

/* ---- contents ---- */

/* What a section has besides descriptors of kernels, which are compared by their fields. */
struct contents {
	const uint8_t *bytes; /* NULL: zeros */
	uint64_t size;
	bool had_descriptors;
};

static int compare_addresses(const void *a, const void *b) {
	const struct kd_kernel *const *x = a, *const *y = b;
	return ((*x)->descriptor > (*y)->descriptor) - ((*x)->descriptor < (*y)->descriptor);
}

/* The kernels of an object by the places of their descriptors. */
struct descriptors {
	const struct kd_kernel **items;
	size_t count;
};

static struct descriptors sort_descriptors(struct arena *arena, const struct kd_code_object *object) {
	struct descriptors sorted = {.items = arena_zeroed(arena, object->kernels.count + 1, sizeof *sorted.items)};
	for (; sorted.count < object->kernels.count; sorted.count++)
		sorted.items[sorted.count] = &object->kernels.items[sorted.count];
	if (sorted.count)
		qsort(sorted.items, sorted.count, sizeof *sorted.items, compare_addresses);
	return sorted;
}

/* Of the first descriptor in the section, or after it. */
static size_t search(const struct descriptors *descriptors, const struct elf_section *section) {
	size_t low = 0, high = descriptors->count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (descriptors->items[middle]->descriptor < section->bytes)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static struct contents contents_of(struct arena *arena, const struct descriptors *descriptors,
                                   const struct elf_section *section) {
	struct contents contents = {section->bytes, section->size, false};
	struct buffer rest = buffer_in(arena);
	size_t at = 0;
	for (size_t i = section->bytes ? search(descriptors, section) : descriptors->count; i < descriptors->count; i++) {
		const struct kd_kernel *kernel = descriptors->items[i];
		size_t begin = (size_t)(kernel->descriptor - section->bytes), end = begin + kernel->descriptor_size;
		if (begin >= section->size)
			break;
		if (begin > at)
			buffer_put(&rest, section->bytes + at, begin - at);
		at = end > at ? end : at;
		contents.had_descriptors = true;
	}
	if (!contents.had_descriptors)
		return contents;
	if (at < section->size)
		buffer_put(&rest, section->bytes + at, section->size - at);
	return (struct contents){rest.size ? rest.data : NULL, rest.size, true};
}

static uint64_t count_differences(const struct contents *a, const struct contents *b) {
	uint64_t count = 0;
	for (uint64_t i = 0; (a->bytes || b->bytes) && i < a->size; i++)
		count += (a->bytes ? a->bytes[i] : 0) != (b->bytes ? b->bytes[i] : 0);
	return count;
}

/* False if they have other sizes. */
static bool compare_contents(struct diff *diff, const struct elf_section *section, const struct contents *a,
                             const struct contents *b) {
	uint64_t count = a->size == b->size ? count_differences(a, b) : 0;
	if (a->size == b->size && !count)
		return true;
	diff->differences++;
	struct out *out = diff_begin_line(diff);
	out_visible(out, section->name, strlen(section->name));
	if (a->size == b->size)
		out_printf(out, ": %" PRIu64 " of %" PRIu64 " bytes differ", count, a->size);
	else
		out_printf(out, ": %" PRIu64 " -> %" PRIu64 " bytes", a->size, b->size);
	out_text(out, a->had_descriptors || b->had_descriptors ? ", besides descriptors\n" : "\n");
	return a->size == b->size;
}

static bool is_same_relocation(const struct code_relocation *a, const struct code_relocation *b) {
	return a->address == b->address && a->type == b->type && a->addend == b->addend &&
	       strcmp(a->symbol, b->symbol) == 0;
}

static struct code_relocation_range relocations_of(const struct code_relocations *relocations,
                                                   const struct kd_code_object *object,
                                                   const struct elf_section *section) {
	uint64_t address = object->elf.type == ET_REL ? 0 : section->address;
	size_t next = 0;
	return code_relocations_at(relocations, &next, (uint32_t)(section - object->elf.sections), address, section->size);
}

/* Of relocatable objects; those of linked ones have addresses. */
static void compare_relocations(struct diff *diff, const struct elf_section *a, const struct elf_section *b,
                                const struct code_relocations *found) {
	struct code_relocation_range of_a = relocations_of(&found[0], diff->a, a);
	struct code_relocation_range of_b = relocations_of(&found[1], diff->b, b);
	bool same = of_a.count == of_b.count;
	for (size_t i = 0; same && i < of_a.count; i++)
		same = is_same_relocation(&of_a.items[i], &of_b.items[i]);
	if (same)
		return;
	diff->differences++;
	struct out *out = diff_begin_line(diff);
	out_visible(out, a->name, strlen(a->name));
	out_text(out, ": relocations differ\n");
}

/* ---- comparing ---- */

struct comparison {
	struct diff *diff;
	struct arena *arena;
	struct code_relocations relocations[2];
	struct descriptors descriptors[2];
	LIST(const char *) left_out;
};

static void put_missing(struct diff *diff, const struct elf_section *section, const char *text) {
	diff->differences++;
	struct out *out = diff_begin_line(diff);
	out_visible(out, section->name, strlen(section->name));
	out_text(out, text);
}

static void compare_data(struct comparison *comparison, const struct elf_section *a, const struct elf_section *b) {
	struct diff *diff = comparison->diff;
	struct contents of_a = contents_of(comparison->arena, &comparison->descriptors[0], a);
	struct contents of_b = contents_of(comparison->arena, &comparison->descriptors[1], b);
	bool same_size = compare_contents(diff, a, &of_a, &of_b);
	bool relocatable = diff->a->elf.type == ET_REL && diff->b->elf.type == ET_REL;
	if (same_size && relocatable && !of_a.had_descriptors && !of_b.had_descriptors)
		compare_relocations(diff, a, b, comparison->relocations);
}

static bool is_same(const struct elf_section *a, const struct elf_section *b) {
	return a && b && a->size == b->size && !a->bytes == !b->bytes &&
	       (!a->bytes || memcmp(a->bytes, b->bytes, a->size) == 0);
}

static void compare(struct comparison *comparison, const struct elf_section *a, const struct elf_section *b) {
	const struct elf_section *either = a ? a : b;
	if (is_data(either) && a && b)
		compare_data(comparison, a, b);
	else if (is_data(either) && either->size)
		put_missing(comparison->diff, either, a ? ": section -> (not there)\n" : ": (not there) -> section\n");
	else if (!is_data(either) && !is_known(either) && !is_same(a, b))
		*list_add(comparison->arena, &comparison->left_out) = either->name;
}

static void put_left_out(struct comparison *comparison) {
	if (!comparison->left_out.count)
		return;
	struct out *out = diff_begin_line(comparison->diff);
	out_text(out, "left out, though they differ: ");
	for (size_t i = 0; i < comparison->left_out.count; i++) {
		out_text(out, i ? ", " : "");
		out_visible(out, comparison->left_out.items[i], strlen(comparison->left_out.items[i]));
	}
	out_text(out, "\n");
}

/* Those are not compared, and nor is code in them. */
static void put_unread(struct diff *diff, const struct elf_file *elf, const char *which) {
	size_t end = code_section_end(elf);
	if (end < elf->section_count)
		out_printf(diff_begin_line(diff), "left out: sections of the %s file from number %zu on, as sections overlap\n",
		           which, end);
}

void diff_sections(struct diff *diff) {
	put_unread(diff, &diff->a->elf, "first");
	put_unread(diff, &diff->b->elf, "second");
	if (diff->printing.options->kernel_count)
		return;
	struct arena *arena = diff->printing.arena;
	struct comparison comparison = {.diff = diff, .arena = arena};
	struct sections a = sort_sections(arena, &diff->a->elf), b = sort_sections(arena, &diff->b->elf);
	code_relocations_find(&comparison.relocations[0], arena, diff->a);
	code_relocations_find(&comparison.relocations[1], arena, diff->b);
	comparison.descriptors[0] = sort_descriptors(arena, diff->a);
	comparison.descriptors[1] = sort_descriptors(arena, diff->b);
	for (size_t i = 0, j = 0; i < a.count || j < b.count;) {
		int order = i == a.count ? 1 : j == b.count ? -1 : strcmp(a.items[i]->name, b.items[j]->name);
		compare(&comparison, order <= 0 ? a.items[i] : NULL, order >= 0 ? b.items[j] : NULL);
		i += order <= 0;
		j += order >= 0;
	}
	put_left_out(&comparison);
}
