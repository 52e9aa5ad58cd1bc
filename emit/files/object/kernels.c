/* kernels.c: the kernels of a code object, found as loaders find them: by symbols.
 *
 * Since version 3 a symbol NAME.kd of type object is the kernel descriptor; in version 2 a symbol of type
 * STT_AMDGPU_HSA_KERNEL is the amd_kernel_code_t. Without .symtab those of .dynsym count, and without
 * section headers those that the dynamic segment names. */
#include "code_object.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/buffer.h"
#include "base/row_numbers.h"
#include "kernel/descriptor/ending.h"
#include "dynamic.h"
#include "kdasm/descriptor.h"
#include "kdasm/kernel_code.h"

struct finder {
	struct kd_code_object *object;
	struct ranges sections; /* of a linked object: those in memory */
	/* Relocations of entry fields, by section and offset. */
	LIST(struct entry_relocation) relocations;
	size_t elsewhere;                  /* descriptors in sections whose bytes another file has ... */
	const struct elf_symbol *of_those; /* ... and the first one */
};

struct entry_relocation {
	uint32_t section; /* where the field is */
	uint64_t offset;
	int64_t addend;
	const struct elf_symbol *symbol;
};

/* ---- relocations ---- */

static int compare_relocations(const void *a, const void *b) {
	const struct entry_relocation *x = a, *y = b;
	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

static void collect_relocations(struct finder *finder) {
	const struct elf_file *elf = &finder->object->elf;
	const struct elf_symbols *symbols = &elf->symbols; /* of relocatable objects, whose entries need relocations */
	bool sorted = true;
	for (size_t i = 1; i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		for (size_t r = 0; section->link == symbols->section && r < section->relocation_count; r++) {
			const struct elf_relocation *from = &section->relocations[r];
			if (from->type != R_AMDGPU_REL64 || !from->symbol || from->symbol >= symbols->count)
				continue;
			struct entry_relocation *to = list_add(finder->object->arena, &finder->relocations);
			*to = (struct entry_relocation){section->info, from->offset, from->addend, &symbols->items[from->symbol]};
			sorted = sorted && (finder->relocations.count == 1 || compare_relocations(to - 1, to) <= 0);
		}
	}
	if (!sorted)
		qsort(finder->relocations.items, finder->relocations.count, sizeof *finder->relocations.items,
		      compare_relocations);
}

static const struct entry_relocation *find_relocation(const struct finder *finder, uint32_t section, uint64_t offset) {
	struct entry_relocation wanted = {.section = section, .offset = offset};
	if (!finder->relocations.count)
		return NULL;
	return bsearch(&wanted, finder->relocations.items, finder->relocations.count, sizeof wanted, compare_relocations);
}

/* ---- the entry ---- */

static void collect_sections(struct finder *finder) {
	const struct elf_file *elf = &finder->object->elf;
	for (size_t i = 1; i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		if (section->flags & SHF_ALLOC)
			ranges_add(&finder->sections, finder->object->arena, section->address, section->size, i);
	}
	ranges_sort(&finder->sections);
}

/* The flags of the segment at an address, as SHF_*. */
static uint64_t segment_flags(const struct elf_file *elf, uint64_t address) {
	const struct elf_segment *segment = elf_file_segment(elf, address);
	if (!segment)
		return 0;
	uint64_t flags = SHF_ALLOC;
	if (segment->flags & PF_X)
		flags |= SHF_EXECINSTR;
	if (segment->flags & PF_W)
		flags |= SHF_WRITE;
	return flags;
}

/* SHF_ flags of what lies at the entry, from the section if there are any, else from the segment. */
static void find_place(const struct finder *finder, struct kd_kernel *kernel) {
	const struct elf_file *elf = &finder->object->elf;
	const struct range *range = ranges_find(&finder->sections, kernel->entry_address);
	kernel->entry_section = range ? (uint32_t)range->number : kernel->entry_section;
	kernel->entry_flags = range ? elf->sections[range->number].flags : segment_flags(elf, kernel->entry_address);
}

/* Checks that there is a byte at the entry's address, and completes what is known of it. */
static void set_entry(const struct finder *finder, struct kd_kernel *kernel, uint32_t section, uint64_t address) {
	const struct elf_file *elf = &finder->object->elf;
	const uint8_t *code = elf_file_at(elf, section, address, 1);
	if (!code)
		return;
	kernel->has_entry = true;
	kernel->entry_address = address;
	kernel->entry_offset = (uint64_t)(code - elf->bytes);
	kernel->entry_section = section;
	if (kd_code_object_is_linked(finder->object))
		find_place(finder, kernel);
	else
		kernel->entry_flags = elf->sections[section].flags;
}

static void find_entry(const struct finder *finder, struct kd_kernel *kernel) {
	const struct kd_field *field = kd_field_at(KD_FIELD_ENTRY_OFFSET);
	const struct kd_code_t_field *key = kd_code_t_field_at(KD_CODE_T_KERNEL_CODE_ENTRY_BYTE_OFFSET);
	bool code_t = finder->object->descriptors_are_code_t;
	uint64_t field_offset = code_t ? key->offset : field->word_offset;
	uint64_t offset = code_t ? kd_code_t_read(key, kernel->descriptor) : kd_field_read(field, kernel->descriptor);
	if (kd_code_object_is_linked(finder->object)) {
		if (offset)
			set_entry(finder, kernel, 0, kernel->descriptor_address + offset);
		return;
	}
	uint32_t section = kernel->descriptor_section;
	const struct entry_relocation *relocation =
	    find_relocation(finder, section, kernel->descriptor_address + field_offset);
	if (!relocation) {
		if (offset)
			set_entry(finder, kernel, section, kernel->descriptor_address + offset);
		return;
	}
	kernel->entry_symbol = relocation->symbol->name;
	if (relocation->symbol->section && !relocation->symbol->reserved)
		set_entry(finder, kernel, relocation->symbol->section,
		          relocation->symbol->value + (uint64_t)relocation->addend - field_offset);
}

/* ---- the descriptors ---- */

/* Whether a symbol is that of a descriptor, in version 2 or in later ones; the length of the kernel's name. */
static bool is_kernel(const struct kd_code_object *object, const struct elf_symbol *symbol, bool code_t,
                      size_t *length) {
	*length = strlen(symbol->name);
	if (!symbol->section || symbol->reserved || object->target.processor->architecture != KD_AMDGCN)
		return false;
	if (code_t)
		return symbol->type == STT_AMDGPU_HSA_KERNEL && object->elf.osabi != ELFOSABI_GNU;
	if (symbol->type != STT_OBJECT)
		return false;
	*length = descriptor_kernel_size(symbol->name, *length);
	return *length != 0;
}

/* The section of a symbol; NULL without section headers. */
static const struct elf_section *section_of(const struct kd_code_object *object, const struct elf_symbol *symbol) {
	const struct elf_file *elf = &object->elf;
	return symbol->section < elf->section_count ? &elf->sections[symbol->section] : NULL;
}

/* The bytes of a descriptor, or NULL when the file or its section does not have them. The address in a section that
 * is not in memory is that of something else. */
static const uint8_t *descriptor_bytes(const struct kd_code_object *object, const struct elf_symbol *symbol,
                                       uint64_t size) {
	const struct elf_section *section = section_of(object, symbol);
	if (kd_code_object_is_linked(object) && section) {
		uint64_t offset = symbol->value - section->address;
		if (offset > section->size || size > section->size - offset)
			return NULL;
		if (!(section->flags & SHF_ALLOC))
			return section->bytes ? section->bytes + offset : NULL;
	}
	return elf_file_at(&object->elf, symbol->section, symbol->value, size);
}

/* What objcopy --only-keep-debug leaves has the symbols of all, and their bytes in no section: that is said once. */
static void miss_descriptor(struct finder *finder, const struct elf_symbol *symbol, const struct elf_section *section,
                            size_t size) {
	if (section && section->type == SHT_NOBITS) {
		if (!finder->elsewhere++)
			finder->of_those = symbol;
		return;
	}
	code_object_remark(finder->object, "the file does not have the %zu bytes of the descriptor that symbol '%s' names",
	                   size, symbol->name);
}

static void remark_elsewhere(const struct finder *finder) {
	if (finder->elsewhere)
		code_object_remark(finder->object,
		                   "the file lacks the bytes of descriptors (%zu, that of symbol '%s' first), as one of debug "
		                   "information alone does: give the object that it was taken from",
		                   finder->elsewhere, finder->of_those->name);
}

static void add_kernel(struct finder *finder, const struct elf_symbol *symbol, size_t length) {
	struct kd_code_object *object = finder->object;
	size_t size = object->descriptors_are_code_t ? KD_CODE_T_SIZE : KD_DESCRIPTOR_SIZE;
	const struct elf_section *section = section_of(object, symbol);
	const uint8_t *bytes = descriptor_bytes(object, symbol, size);
	if (!bytes) {
		miss_descriptor(finder, symbol, section, size);
		return;
	}
	struct kd_kernel *kernel = list_add(object->arena, &object->kernels);
	*kernel = (struct kd_kernel){
	    .name = symbol->name[length] ? arena_copy(object->arena, symbol->name, length) : symbol->name,
	    .descriptor = bytes,
	    .descriptor_size = size,
	    .descriptor_offset = (uint64_t)(bytes - object->bytes),
	    .descriptor_address = symbol->value,
	    .descriptor_section = symbol->section,
	    .descriptor_flags = section ? section->flags : segment_flags(&object->elf, symbol->value),
	    .binding = symbol->binding,
	    .visibility = symbol->visibility,
	};
	find_entry(finder, kernel);
}

/* Whether bytes are an amd_kernel_code_t: its version and machine kind, of which there was only one each. */
static bool looks_like_code_t(const uint8_t bytes[KD_CODE_T_SIZE]) {
	static const enum kd_code_t_id ids[] = {KD_CODE_T_AMD_CODE_VERSION_MAJOR, KD_CODE_T_AMD_MACHINE_KIND};
	for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(ids[i]);
		if (kd_code_t_read(field, bytes) != (uint64_t)field->initial)
			return false;
	}
	return true;
}

/* After version 2 the type of its kernels' symbols is that of indirect functions, so the bytes decide. */
static bool is_kernel_of_other_version(const struct kd_code_object *object, const struct elf_symbol *symbol) {
	bool code_t = !object->descriptors_are_code_t;
	size_t length;
	if (!is_kernel(object, symbol, code_t, &length))
		return false;
	const uint8_t *bytes = code_t ? descriptor_bytes(object, symbol, KD_CODE_T_SIZE) : NULL;
	return !code_t || (bytes && looks_like_code_t(bytes));
}

const struct elf_symbol *code_object_kernel_of_other_version(const struct kd_code_object *object) {
	for (size_t i = 1; i < object->symbols.count; i++)
		if (is_kernel_of_other_version(object, &object->symbols.items[i]))
			return &object->symbols.items[i];
	return NULL;
}

/* The table to look in. An object without kernels may have none. */
static void choose_symbols(struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	const char *error;
	if (elf->symbols.count)
		object->symbols = elf->symbols;
	else if (elf->dynamic_symbols.count)
		object->symbols = elf->dynamic_symbols;
	else if (!dynamic_symbols_read(elf, object->arena, &object->symbols, &error) &&
	         (!elf->section_count || metadata_kernel_maps(object->metadata)))
		code_object_remark(object, "kernels cannot be found: the file has no symbol table, and %s", error);
}

/* ---- kernels with one entry ---- */

static int compare_entries(const void *a, const void *b) {
	const struct kd_kernel *const *x = a, *const *y = b;
	if ((*x)->entry_offset != (*y)->entry_offset)
		return (*x)->entry_offset < (*y)->entry_offset ? -1 : 1;
	return (*x > *y) - (*x < *y);
}

static void name_same_entries(struct kd_code_object *object) {
	struct kd_kernel **sorted = arena_zeroed(object->arena, object->kernels.count, sizeof *sorted), *first = NULL;
	size_t count = 0;
	for (size_t i = 0; i < object->kernels.count; i++)
		if (object->kernels.items[i].has_entry)
			sorted[count++] = &object->kernels.items[i];
	if (count)
		qsort(sorted, count, sizeof *sorted, compare_entries);
	for (size_t i = 0; i < count; i++) {
		if (first && first->entry_offset == sorted[i]->entry_offset)
			sorted[i]->same_entry = first->name;
		else
			first = sorted[i];
	}
}

/* ---- names and metadata ---- */

static int compare_names(const void *a, const void *b) {
	const struct kd_kernel *const *x = a, *const *y = b;
	int order = strcmp((*x)->name, (*y)->name);
	return order ? order : (*x > *y) - (*x < *y);
}

static void sort_names(struct kd_code_object *object) {
	object->by_name = arena_zeroed(object->arena, object->kernels.count, sizeof *object->by_name);
	bool sorted = true;
	for (size_t i = 0; i < object->kernels.count; i++) {
		object->by_name[i] = &object->kernels.items[i];
		sorted = sorted && (i == 0 || compare_names(&object->by_name[i - 1], &object->by_name[i]) <= 0);
	}
	if (!sorted)
		qsort(object->by_name, object->kernels.count, sizeof *object->by_name, compare_names);
}

static int compare_with(const char *name, size_t length, const char *other) {
	int order = strncmp(name, other, length);
	return order ? order : -(other[length] != '\0');
}

/* The first place in by_name that the name compares with as `most` or less. */
static size_t search_name(const struct kd_code_object *object, const char *name, size_t length, int most) {
	size_t low = 0, high = object->kernels.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_with(name, length, object->by_name[middle]->name) <= most)
			high = middle;
		else
			low = middle + 1;
	}
	return low;
}

static bool is_named(const struct kd_code_object *object, size_t place, const char *name, size_t length) {
	return place < object->kernels.count && compare_with(name, length, object->by_name[place]->name) == 0;
}

/* Where in by_name the kernels of a name begin, and how many there are. */
static size_t find_name(const struct kd_code_object *object, const char *name, size_t length, size_t *count) {
	*count = 0;
	if (memchr(name, '\0', length)) /* no symbol has one in its name */
		return 0;
	size_t first = search_name(object, name, length, 0);
	if (is_named(object, first, name, length)) /* most names are there once */
		*count = is_named(object, first + 1, name, length) ? search_name(object, name, length, -1) - first : 1;
	return first;
}

const struct kd_kernel *const *kd_code_object_kernels_named(const struct kd_code_object *object, const char *name,
                                                            size_t *count) {
	size_t first = find_name(object, name, strlen(name), count);
	return *count ? (const struct kd_kernel *const *)object->by_name + first : NULL;
}

const struct kd_kernel *kd_code_object_find_kernel(const struct kd_code_object *object, const char *name) {
	size_t count, first = find_name(object, name, strlen(name), &count);
	return count ? object->by_name[first] : NULL;
}

/* The kernels that a map is about, since version 3 by the symbol of the descriptor; as find_name(). */
static size_t find_by_map(const struct kd_code_object *object, const struct node *entry, size_t *count) {
	size_t length;
	const char *name = node_text(tree_find(entry, object->descriptors_are_code_t ? "Name" : ".symbol"), &length);
	if (name && !object->descriptors_are_code_t)
		length = descriptor_kernel_size(name, length);
	*count = 0;
	return name && length ? find_name(object, name, length, count) : 0;
}

const struct kd_kernel *code_object_kernel_of(const struct kd_code_object *object, const struct node *map) {
	size_t count, first = find_by_map(object, map, &count);
	return count ? object->by_name[first] : NULL;
}

/* Of several kernels of a name the n-th gets the n-th map; `attached` counts them, where the name is in by_name. */
static void attach_note(struct kd_code_object *object, const struct kd_note *note, size_t *attached) {
	const struct node *list = metadata_kernel_maps(value_node(note->metadata));
	for (size_t i = 0; list && i < list->children.count; i++) {
		size_t count, first = find_by_map(object, &list->children.items[i], &count);
		if (!count || attached[first] == count)
			continue;
		size_t number = (size_t)(object->by_name[first + attached[first]++] - object->kernels.items);
		struct kd_kernel *kernel = &object->kernels.items[number];
		kernel->metadata = node_value(&list->children.items[i]);
		kernel->metadata_note = note;
	}
}

/* What runtimes ignore is better than nothing. */
static void attach_metadata(struct kd_code_object *object) {
	size_t *attached = arena_zeroed(object->arena, object->kernels.count, sizeof *attached);
	for (size_t i = 0; i < object->notes.count; i++)
		if (!object->notes.items[i].left_out)
			attach_note(object, &object->notes.items[i], attached);
	for (size_t i = 0; i < object->notes.count; i++)
		if (object->notes.items[i].left_out)
			attach_note(object, &object->notes.items[i], attached);
}

void code_object_find_kernels(struct kd_code_object *object) {
	struct finder finder = {.object = object};
	choose_symbols(object);
	if (kd_code_object_is_linked(object))
		collect_sections(&finder);
	else
		collect_relocations(&finder);
	for (size_t i = 1; i < object->symbols.count; i++) {
		size_t length;
		if (is_kernel(object, &object->symbols.items[i], object->descriptors_are_code_t, &length))
			add_kernel(&finder, &object->symbols.items[i], length);
	}
	remark_elsewhere(&finder);
	name_same_entries(object);
	sort_names(object);
	attach_metadata(object);
}
