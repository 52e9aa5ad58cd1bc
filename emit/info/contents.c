/* contents.c: the code objects in a file: see kdasm/contents.h.
 *
 * In a file that is neither a code object nor a bundle, they are found by how they begin, at any offset:
 * linkers put what HIP embeds into a section of a program, compilers anywhere. */
#include "kdasm/contents.h"

#include <stdlib.h>

#include "base/buffer.h"
#include "kdasm/bundle.h"
#include "object/elf_file.h"

struct search {
	struct kd_contents public; /* first, so that kd_contents_free() finds the rest */
	struct arena *arena;
	const uint8_t *bytes;
	size_t size;
	struct elf_file program; /* that the things are embedded in; no sections: it is none */
	LIST(struct kd_content) items;
	LIST(const char *) remarks;
	uint64_t room;           /* for unpacked bundles */
	size_t failures;         /* of things in a program that could not be read */
};

enum {
	BEGINNING = 4,      /* what ELF files and compressed bundles begin with has 4 bytes, plain ones more */
	MOST_FAILURES = 64, /* a file with more of them is made to take time */
};

/* Where HIP has its bundles: what can't be read there is worth a word, elsewhere it only looks like one. */
static const char bundle_section[] = ".hip_fatbin";

/* The ELF header says that the file is for AMDGPU; the rest is not looked at. */
static bool is_code_object(const uint8_t *bytes, size_t size) {
	enum { MACHINE = 18 };
	return elf_file_is(bytes, size) && size >= MACHINE + 2 && load_le(bytes + MACHINE, 2) == EM_AMDGPU;
}

static const char *section_at(const struct search *search, uint64_t offset) {
	for (size_t i = 1; i < search->program.section_count; i++) {
		const struct elf_section *section = &search->program.sections[i];
		if (section->bytes && offset - section->offset < section->size)
			return section->name;
	}
	return NULL;
}

static struct kd_content *add(struct search *search, const uint8_t *bytes, size_t size) {
	struct kd_content *content = list_add(search->arena, &search->items);
	content->bytes = size ? bytes : NULL;
	content->size = size;
	content->is_code_object = size && is_code_object(bytes, size);
	return content;
}

/* ---- bundles ---- */

static void free_bundle(void *bundle) {
	kd_bundle_free(bundle);
}

static void add_entry(struct search *search, const struct kd_bundle *bundle, const struct kd_bundle_entry *entry,
                      uint64_t offset) {
	struct kd_content *content = add(search, entry->bytes, entry->size);
	content->bundle_id = entry->id;
	content->bundle_offset = offset;
	content->offset = bundle->version ? entry->offset : offset + entry->offset;
	content->section = section_at(search, offset);
}

/* Reads the bundle at an offset. Gives its size; 0 if there is none that can be read, which *error explains. */
static size_t add_bundle(struct search *search, size_t offset, const char **error) {
	struct kd_bundle *bundle = kd_bundle_read(search->bytes + offset, search->size - offset,
	                                          search->room ? search->room : 1);
	if (!bundle || bundle->status == KD_NO_MEMORY) {
		kd_bundle_free(bundle);
		arena_out_of_memory(search->arena);
	}
	arena_defer(search->arena, free_bundle, bundle);
	*error = bundle->error;
	if (bundle->status != KD_OK)
		return 0;
	if (bundle->version && bundle->plain_size < search->room)
		search->room -= bundle->plain_size;
	for (size_t i = 0; i < bundle->entry_count; i++)
		add_entry(search, bundle, &bundle->entries[i], offset);
	return bundle->file_size;
}

/* ---- embedded code objects ---- */

static uint64_t larger(uint64_t a, uint64_t b) {
	return a > b ? a : b;
}

/* How many of the bytes an ELF file is: to the end of what its headers name. */
static uint64_t elf_size(const struct elf_file *elf) {
	Elf64_Ehdr header;
	if (elf->class != ELFCLASS64 || elf->size < sizeof header)
		return 0;
	memcpy(&header, elf->bytes, sizeof header);
	uint64_t end = larger(sizeof header, le64toh(header.e_shoff) + elf->section_count * sizeof(Elf64_Shdr));
	for (size_t i = 1; i < elf->section_count; i++)
		if (elf->sections[i].bytes)
			end = larger(end, elf->sections[i].offset + elf->sections[i].size);
	for (size_t i = 0; i < elf->segment_count; i++)
		end = larger(end, elf->segments[i].offset + elf->segments[i].file_size);
	return end < elf->size ? end : elf->size;
}

/* Gives the size of the code object at an offset; 0 if there is none. */
static size_t add_embedded(struct search *search, size_t offset) {
	const uint8_t *bytes = search->bytes + offset;
	struct elf_file elf;
	const char *error;
	struct arena *scratch = arena_new_below(search->arena);
	bool read = elf_file_read(&elf, scratch, bytes, search->size - offset, &error);
	size_t size = read ? (size_t)elf_size(&elf) : 0;
	arena_free(scratch);
	if (!size)
		return 0;
	struct kd_content *content = add(search, bytes, size);
	content->offset = offset;
	content->section = section_at(search, offset);
	return size;
}

/* The next offset at which something may begin: after ELF's 7f and the first letters of bundles; the size of the
 * file if there is none. */
static size_t next_candidate(const struct search *search, size_t offset) {
	while (search->size - offset >= BEGINNING) {
		const uint8_t *at = search->bytes + offset;
		if (*at == 0x7f || *at == 'C' || *at == '_')
			return offset;
		offset++;
	}
	return search->size;
}

static void note_failure(struct search *search, size_t offset, const char *error) {
	const char *section = section_at(search, offset);
	search->failures++;
	if (section && strncmp(section, bundle_section, sizeof bundle_section - 1) == 0)
		*list_add(search->arena, &search->remarks) =
		    arena_printf(search->arena, "section %s: the bundle at offset %zu of the file can't be read: %s", section,
		                 offset, error);
}

/* Adds what begins at an offset; gives its size, or 1 if it is nothing. */
static size_t look_at(struct search *search, size_t offset) {
	const uint8_t *bytes = search->bytes + offset;
	const char *error = "the code object is damaged";
	bool is_bundle = kd_bundle_is(bytes, search->size - offset);
	if (!is_bundle && !is_code_object(bytes, search->size - offset))
		return 1;
	size_t size = is_bundle ? add_bundle(search, offset, &error) : add_embedded(search, offset);
	if (!size)
		note_failure(search, offset, error);
	return size ? size : 1;
}

static void look_through(struct search *search) {
	for (size_t at = next_candidate(search, 0); at < search->size && search->failures < MOST_FAILURES;
	     at = next_candidate(search, at))
		at += look_at(search, at);
}

/* ---- the file ---- */

static void find(struct search *search) {
	const char *error;
	if (kd_bundle_is(search->bytes, search->size)) {
		if (!add_bundle(search, 0, &error)) {
			search->public.status = KD_INPUT_ERRORS;
			search->public.error = error;
			return;
		}
	} else if (is_code_object(search->bytes, search->size)) {
		add(search, search->bytes, search->size);
	} else {
		struct elf_file *program = &search->program;
		if (!elf_file_is(search->bytes, search->size) ||
		    !elf_file_read(program, search->arena, search->bytes, search->size, &error))
			program->section_count = 0;
		look_through(search);
	}
	search->public.items = search->items.items;
	search->public.count = search->items.count;
	search->public.remarks = search->remarks.items;
	search->public.remark_count = search->remarks.count;
}

struct kd_contents *kd_contents_find(const uint8_t *bytes, size_t size) {
	struct search *search = calloc(1, sizeof *search);
	if (!search)
		return NULL;
	*search = (struct search){.bytes = bytes, .size = size, .room = KD_BUNDLE_SIZE_LIMIT, .arena = arena_new()};
	if (!search->arena) {
		free(search);
		return NULL;
	}
	if (setjmp(*arena_escape(search->arena)))
		search->public = (struct kd_contents){.status = KD_NO_MEMORY};
	else
		find(search);
	return &search->public;
}

void kd_contents_free(struct kd_contents *contents) {
	if (!contents)
		return;
	struct search *search = (struct search *)(void *)contents;
	arena_free(search->arena);
	free(search);
}
