/* contents.c: the code objects in a file: see kdasm/contents.h.
 *
 * A file that is no code object is searched for what code objects and bundles begin with, at any offset: linkers put
 * what HIP embeds into a section of a program, compilers anywhere. Each member of an archive is searched like a file.
 *
 * Files may be hostile: what one attempt to read something costs is charged to a budget in proportion to the file. */
#include "kdasm/contents.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/elf_machine.h"
#include "base/opening.h"
#include "base/name.h"
#include "files/bundle/read.h"
#include "kdasm/kpack.h"
#include "kpack_reference.h"
#include "kdasm/core_file.h"
#include "code_object.h"
#include "files/elf/read/archive.h"
#include "files/elf/read/elf_target.h"

/* A compressed bundle in the file. */
struct packed {
	size_t offset;
	size_t size;
	size_t plain_size;
	struct kd_bundle *bundle; /* NULL: not unpacked at present */
	bool stays;
};

/* What an item was found in. */
struct origin {
	size_t packed;      /* 1 + the number of its compressed bundle, or 0 */
	size_t kpack_entry; /* if the file is an archive of kernels */
};

struct search {
	struct kd_contents public; /* first, so that kd_contents_free() finds the rest */
	struct arena *arena;
	const uint8_t *bytes;
	size_t size;
	LIST(struct kd_content) items;
	LIST(struct origin) origins; /* for each item */
	LIST(struct packed) packed;
	LIST(const char *) remarks;
	LIST(struct kd_kpack_reference) references;
	struct kd_kpack *kpack;     /* that the file is; NULL: it is none */
	uint8_t *kpack_bytes;       /* of one of its items, unpacked, ... */
	size_t kpack_index;         /* ... which is this one */
	struct packed *unpacked;    /* the one that was unpacked last and does not stay; NULL: none */
	size_t staying;             /* bytes of those that stay */
	struct kd_bundle_room room; /* no functions: there is none */
	uint64_t budget;            /* bytes that may yet be unpacked */
	uint64_t patience;          /* bytes that other attempts may yet read in vain */
};

/* A part of the file in which things lie: all of it, or a member of an archive. */
struct part {
	size_t start, end;
	const char *member;        /* its name; NULL: it is the file */
	struct elf_file program;   /* that the things are embedded in; no sections: it is none */
	struct ranges sections;    /* of the program, by their places in the file */
	bool has_bundles;          /* it begins with a bundle: what looks like another one is one */
	struct kd_core_file *core; /* that it is; NULL: none that can be read */
	struct ranges loaded;      /* of its loaded code objects, by their places in the file */
};

enum {
	BEGINNING = 4,        /* what ELF files and compressed bundles begin with has 4 bytes, plain ones more */
	STAYING = 16 << 20,   /* bytes of compressed bundles that stay unpacked */
	BUDGET = 256 << 20,   /* bytes of what is compressed that are unpacked to see what it is, ... */
	BUDGET_FOR_BYTE = 32, /* ... and so many for each byte of the file besides */
	MOST_OVERLAP = 16,
	PATIENCE = 64, /* times the size of the file */
	MOST_REMARKS = 100,
};

/* Where HIP has its bundles: what can't be read there is reported; elsewhere it only looks like one. */
static const char bundle_section[] = ".hip_fatbin";

/* ---- what is found ---- */

/* The ELF header says that the file is for AMDGPU, and no core file; the rest is not looked at. */
static bool is_code_object(const uint8_t *bytes, size_t size) {
	return elf_machine_is(bytes, size, EM_AMDGPU) && !kd_core_file_is(bytes, size);
}

static struct kd_target_facts read_header(const uint8_t *bytes) {
	Elf64_Ehdr header;
	Elf32_Ehdr small;
	memcpy(&header, bytes, sizeof header);
	memcpy(&small, bytes, sizeof small);
	return (struct kd_target_facts){
	    .e_flags = le32toh(header.e_ident[EI_CLASS] == ELFCLASS32 ? small.e_flags : header.e_flags),
	    .osabi = header.e_ident[EI_OSABI],
	    .abi_version = header.e_ident[EI_ABIVERSION]};
}

/* With what notes say, which name the target in version 2. Entries of bundles may share bytes: this is charged. */
static void read_notes(struct search *search, struct kd_target_facts *facts, const uint8_t *bytes, size_t size) {
	struct elf_file elf;
	const char *error;
	if (search->patience < size)
		return;
	search->patience -= size;
	struct arena *scratch = arena_new_below(search->arena);
	if (elf_file_read(&elf, scratch, bytes, size, &error))
		*facts = elf_file_target_facts(&elf);
	arena_free(scratch);
}

/* Whose code object it is; NULL if its header is cut off or names nothing known. */
static const char *read_target(struct search *search, const uint8_t *bytes, size_t size) {
	struct kd_target target;
	char text[KD_TARGET_TEXT_SIZE];
	if (size < sizeof(Elf64_Ehdr))
		return NULL;
	struct kd_target_facts facts = read_header(bytes);
	bool named = code_object_target(&target, &facts, text, sizeof text);
	if (named && kd_object_version_has(target.code_object_version, KD_WITH_KERNEL_CODE)) {
		read_notes(search, &facts, bytes, size);
		named = code_object_target(&target, &facts, text, sizeof text);
	}
	return named ? code_object_target_name(&target, search->arena) : NULL;
}

static struct kd_content *add(struct search *search, const struct part *part, const uint8_t *bytes, size_t size) {
	struct kd_content *content = list_add(search->arena, &search->items);
	*list_add(search->arena, &search->origins) = (struct origin){0};
	content->size = size;
	content->member = part->member;
	content->is_code_object = is_code_object(bytes, size);
	if (content->is_code_object)
		content->target_id = read_target(search, bytes, size);
	return content;
}

/* Whether a code object's headers can be read. Entries of bundles may share bytes: this is charged. */
static bool is_damaged(struct search *search, const uint8_t *bytes, size_t size) {
	struct elf_file elf;
	const char *error;
	if (search->patience < size)
		return false;
	search->patience -= size;
	struct arena *scratch = arena_new_below(search->arena);
	bool read = elf_file_read_headers(&elf, scratch, bytes, size, &error);
	arena_free(scratch);
	return !read;
}

/* Adds what is known to be one thing, rather than to begin like one. */
static struct kd_content *add_whole(struct search *search, const struct part *part, const uint8_t *bytes, size_t size) {
	struct kd_content *content = add(search, part, bytes, size);
	content->is_damaged = content->is_code_object && is_damaged(search, bytes, size);
	return content;
}

static const char *section_at(const struct part *part, uint64_t offset) {
	const struct range *range = ranges_find(&part->sections, offset - part->start);
	return range ? part->program.sections[range->number].name : NULL;
}

/* ---- bundles ---- */

static void charge(uint64_t *budget, uint64_t bytes) {
	*budget -= bytes < *budget ? bytes : *budget;
}

static void free_bundle(void *bundle) {
	kd_bundle_free(bundle);
}

static uint64_t size_of_entries(const struct kd_bundle *bundle) {
	uint64_t sum = 0;
	for (size_t i = 0; i < bundle->entry_count; i++)
		if (__builtin_add_overflow(sum, bundle->entries[i].size, &sum))
			return UINT64_MAX;
	return sum;
}

/* Reads what begins at an offset, and charges what is unpacked, or the bytes of a header that is of no use. NULL, with
 * *error set, if it can't be read. */
static struct kd_bundle *read_bundle(struct search *search, const struct part *part, size_t offset,
                                     const char **error) {
	uint64_t effort;
	struct kd_bundle *bundle =
	    bundle_read(search->bytes + offset, part->end - offset, search->budget, search->room, &effort);
	if (!bundle || bundle->status == KD_NO_MEMORY) {
		kd_bundle_free(bundle);
		arena_out_of_memory(search->arena);
	}
	arena_defer(search->arena, free_bundle, bundle);
	bool is_packed = search->bytes[offset] == PACKED_MAGIC[0];
	if (is_packed)
		charge(&search->budget, effort);
	if (bundle->status != KD_OK)
		*error = arena_copy_text(search->arena, bundle->error);
	else if (size_of_entries(bundle) / MOST_OVERLAP > bundle->plain_size)
		*error = arena_printf(search->arena, "its entries overlap: together they have more than %d times its %zu bytes",
		                      MOST_OVERLAP, bundle->plain_size);
	else
		return bundle;
	if (!is_packed)
		charge(&search->patience, effort);
	arena_forget(search->arena, bundle);
	kd_bundle_free(bundle);
	return NULL;
}

/* Small bundles stay unpacked, the others are unpacked again when they are wanted, and charged for that, too. */
static void note_packed(struct search *search, struct kd_bundle *bundle, size_t offset) {
	struct packed *packed = list_add(search->arena, &search->packed);
	*packed = (struct packed){.offset = offset, .size = bundle->file_size, .plain_size = bundle->plain_size};
	packed->stays = bundle->plain_size <= STAYING - search->staying;
	if (!packed->stays) {
		charge(&search->budget, bundle->plain_size);
		return;
	}
	packed->bundle = bundle;
	search->staying += bundle->plain_size;
}

static void add_entry(struct search *search, const struct part *part, const struct kd_bundle *bundle,
                      const struct kd_bundle_entry *entry, size_t offset) {
	struct kd_content *content = add_whole(search, part, entry->bytes, entry->size);
	content->bundle_id = arena_copy_text(search->arena, entry->id);
	content->bundle_offset = offset;
	content->bundle_size = bundle->file_size;
	content->is_packed = bundle->version != 0;
	content->offset = content->is_packed ? entry->offset : offset + entry->offset;
	search->origins.items[search->origins.count - 1].packed = content->is_packed ? search->packed.count : 0;
}

/* Adds the entries of the bundle at an offset. Gives its size; 0 if there is none that can be read, which *error
 * explains. */
static size_t add_bundle(struct search *search, const struct part *part, size_t offset, const char **error) {
	struct kd_bundle *bundle = read_bundle(search, part, offset, error);
	if (!bundle)
		return 0;
	const char *section = section_at(part, offset);
	size_t size = bundle->file_size, first = search->items.count;
	bool stays = false;
	if (bundle->version) {
		note_packed(search, bundle, offset);
		stays = search->packed.items[search->packed.count - 1].stays;
	}
	for (size_t i = 0; i < bundle->entry_count; i++)
		add_entry(search, part, bundle, &bundle->entries[i], offset);
	for (size_t i = first; i < search->items.count; i++)
		search->items.items[i].section = section;
	if (!stays) {
		arena_forget(search->arena, bundle);
		kd_bundle_free(bundle);
	}
	return size;
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
static size_t add_embedded(struct search *search, const struct part *part, size_t offset) {
	const uint8_t *bytes = search->bytes + offset;
	struct elf_file elf;
	const char *error;
	struct arena *scratch = arena_new_below(search->arena);
	bool read = elf_file_read(&elf, scratch, bytes, part->end - offset, &error);
	size_t size = read ? (size_t)elf_size(&elf) : 0;
	arena_free(scratch);
	if (!size)
		return 0;
	struct kd_content *content = add(search, part, bytes, size);
	content->offset = offset;
	content->section = section_at(part, offset);
	return size;
}

/* A member that is one whatever its headers say; gives its size. */
static size_t add_damaged(struct search *search, const struct part *part) {
	struct kd_content *content = add(search, part, search->bytes + part->start, part->end - part->start);
	content->offset = part->start;
	content->is_damaged = true;
	return content->size;
}

/* ---- loaded code objects of a core file ---- */

/* The one whose bytes begin at an offset; NULL if there is none. */
static const struct kd_loaded_object *loaded_at(const struct part *part, size_t offset) {
	const struct range *range = ranges_find(&part->loaded, offset);
	return range && range->start == offset ? kd_core_file_loaded(part->core, range->number) : NULL;
}

/* Gives the size of what its URI says is there. */
static size_t add_loaded(struct search *search, const struct part *part, size_t offset,
                         const struct kd_loaded_object *object) {
	struct kd_content *content = add_whole(search, part, search->bytes + offset, (size_t)object->size);
	content->offset = offset;
	content->uri = arena_copy_text(search->arena, object->uri);
	content->load_address = object->load_address;
	return (size_t)object->size;
}

/* ---- archives of kernels ---- */

/* What is stored at one place; entries may share it. */
struct kpack_object {
	size_t size;
	bool is_code_object, is_damaged;
	const char *target_id;
};

static void free_kpack(void *kpack) {
	kd_kpack_free(kpack);
}

/* Objects that can't be read. */
static const struct kpack_object damaged_object, beyond_budget;

/* Unpacks what an entry has, to see what it is; what that costs is charged. */
static const struct kpack_object *see_kpack_object(struct search *search, size_t index) {
	const struct kd_kpack_entry *entry = &search->kpack->entries[index];
	if (entry->size > search->budget)
		return &beyond_budget;
	charge(&search->budget, entry->size);
	struct arena *scratch = arena_new_below(search->arena);
	uint8_t *bytes = arena_alloc(scratch, entry->size + 1);
	const struct kpack_object *seen = &damaged_object;
	struct kpack_object *object;
	switch (kd_kpack_unpack(search->kpack, index, bytes)) {
	case KD_OK:
		seen = object = arena_zeroed(search->arena, 1, sizeof *object);
		object->size = entry->size;
		object->is_code_object = is_code_object(bytes, entry->size);
		if (object->is_code_object)
			object->target_id = read_target(search, bytes, entry->size);
		object->is_damaged = object->is_code_object && is_damaged(search, bytes, entry->size);
		break;
	case KD_INPUT_ERRORS: break;
	default: arena_out_of_memory(search->arena);
	}
	arena_free(scratch);
	return seen;
}

/* Those of one place are looked at once. NULL, with *error, if they can't be read. */
static const struct kpack_object *kpack_object_of(struct search *search, struct names *seen, size_t index,
                                                  const char **error) {
	const struct kd_kpack_entry *entry = &search->kpack->entries[index];
	struct name *name = name_intern(seen, (const char *)&entry->offset, sizeof entry->offset);
	if (!name->constant_entry)
		name->constant_entry = see_kpack_object(search, index);
	const struct kpack_object *object = name->constant_entry;
	if (object == &damaged_object)
		*error = "its packed bytes are damaged";
	else if (object == &beyond_budget)
		*error = "together, the packed entries have too many bytes to look at";
	else if (object->size != entry->size)
		*error = "another entry with the same bytes gives another size";
	else
		return object;
	return NULL;
}

static void add_kpack_entry(struct search *search, size_t index, const struct kpack_object *object) {
	const struct kd_kpack_entry *entry = &search->kpack->entries[index];
	struct kd_content *content = list_add(search->arena, &search->items);
	*list_add(search->arena, &search->origins) = (struct origin){.kpack_entry = index};
	*content = (struct kd_content){.size = entry->size,
	                               .member = entry->binary,
	                               .kpack_target = entry->target,
	                               .is_code_object = object->is_code_object,
	                               .is_damaged = object->is_damaged,
	                               .target_id = object->target_id,
	                               .is_packed = !entry->bytes};
	if (entry->bytes) {
		content->offset = entry->offset;
	} else {
		content->bundle_offset = entry->offset;
		content->bundle_size = entry->stored_size;
	}
}

static void remark(struct search *search, const struct part *part, const char *section, const char *text);

static uint64_t size_of_kpack(const struct kd_kpack *kpack) {
	uint64_t sum = 0;
	for (size_t i = 0; i < kpack->entry_count; i++)
		if (__builtin_add_overflow(sum, kpack->entries[i].size, &sum))
			return UINT64_MAX;
	return sum;
}

/* False, with *error, if it can't be read. */
static bool open_kpack(struct search *search, const char **error) {
	struct kd_kpack *kpack = kd_kpack_read(search->bytes, search->size);
	if (!kpack || kpack->status == KD_NO_MEMORY) {
		kd_kpack_free(kpack);
		arena_out_of_memory(search->arena);
	}
	arena_defer(search->arena, free_kpack, kpack);
	search->kpack = kpack;
	uint64_t room = kpack->is_packed ? search->budget : search->size;
	*error = kpack->error;
	if (kpack->status == KD_OK && size_of_kpack(kpack) / MOST_OVERLAP > room)
		*error = arena_printf(search->arena, "its entries overlap: together they have more than %d times its bytes",
		                      MOST_OVERLAP);
	return !*error;
}

static void remark_entry(struct search *search, const struct part *file, const struct kd_kpack_entry *entry,
                         const char *verb, const char *why) {
	if (search->remarks.count < MOST_REMARKS)
		remark(search, file, NULL,
		       arena_printf(search->arena, "'%s' for %s %s%s", entry->binary, entry->target, verb, why));
}

static bool add_kpack(struct search *search, const struct part *file, const char **error) {
	struct names seen; /* struct kpack_object, by offset */
	if (!open_kpack(search, error))
		return false;
	names_init(&seen, search->arena);
	for (size_t i = 0; i < search->kpack->entry_count; i++) {
		const struct kd_kpack_entry *entry = &search->kpack->entries[i];
		const char *why = NULL;
		const struct kpack_object *object = kpack_object_of(search, &seen, i, &why);
		if (object)
			add_kpack_entry(search, i, object);
		else
			remark_entry(search, file, entry, "cannot be read: ", why);
		if (object && !object->is_code_object)
			remark_entry(search, file, entry, "is no code object for AMDGPU", "");
	}
	if (!search->kpack->entry_count)
		remark(search, file, NULL, "the archive of kernels has none");
	return true;
}

static const uint8_t *kpack_bytes(struct search *search, size_t index) {
	const struct kd_kpack *kpack = search->kpack;
	const struct kd_kpack_entry *entry = &kpack->entries[search->origins.items[index].kpack_entry];
	if (entry->bytes)
		return entry->bytes;
	if (search->kpack_bytes && search->kpack_index == index)
		return search->kpack_bytes;
	free(search->kpack_bytes);
	search->kpack_bytes = malloc(entry->size);
	search->kpack_index = index;
	if (search->kpack_bytes &&
	    kd_kpack_unpack(kpack, search->origins.items[index].kpack_entry, search->kpack_bytes) == KD_OK)
		return search->kpack_bytes;
	free(search->kpack_bytes);
	search->kpack_bytes = NULL;
	return NULL;
}

/* ---- searching ---- */

/* The next offset at which something may begin: after ELF's 7f and the first letters of bundles; the end if there
 * is none. */
static size_t next_candidate(const struct search *search, size_t offset, size_t end) {
	while (end - offset >= BEGINNING) {
		const uint8_t *at = search->bytes + offset;
		if (*at == 0x7f || *at == 'C' || *at == '_')
			return offset;
		offset++;
	}
	return end;
}

static void remark(struct search *search, const struct part *part, const char *section, const char *text) {
	const char *member = part->member ? arena_printf(search->arena, "member %s: ", part->member) : "";
	const char *where = section ? arena_printf(search->arena, "section %s: ", section) : "";
	*list_add(search->arena, &search->remarks) = arena_printf(search->arena, "%s%s%s", member, where, text);
}

static void note_failure(struct search *search, const struct part *part, size_t offset, const char *error) {
	const char *section = section_at(part, offset);
	bool in_bundles = section && strncmp(section, bundle_section, sizeof bundle_section - 1) == 0;
	if ((!in_bundles && !part->has_bundles) || search->remarks.count > MOST_REMARKS)
		return;
	if (search->remarks.count == MOST_REMARKS)
		remark(search, part, section, "more bundles cannot be read");
	else
		remark(search, part, section,
		       arena_printf(search->arena, "the bundle at offset %zu of the file cannot be read: %s", offset, error));
}

/* Adds what begins at an offset; gives its size, or 1 if it is nothing. */
static size_t look_at(struct search *search, const struct part *part, size_t offset) {
	const uint8_t *bytes = search->bytes + offset;
	const char *error = "the code object is damaged";
	size_t left = part->end - offset, size;
	bool is_bundle = kd_bundle_is(bytes, left);
	if (!is_bundle && !is_code_object(bytes, left))
		return 1;
	const struct kd_loaded_object *loaded = is_bundle ? NULL : loaded_at(part, offset);
	if (loaded)
		return add_loaded(search, part, offset, loaded);
	size = is_bundle ? add_bundle(search, part, offset, &error) : add_embedded(search, part, offset);
	if (!size && !is_bundle && part->member && offset == part->start)
		return add_damaged(search, part);
	if (size)
		return size;
	if (!is_bundle)
		charge(&search->patience, left);
	note_failure(search, part, offset, error);
	return 1;
}

static void look_through(struct search *search, const struct part *part, size_t from) {
	size_t at = next_candidate(search, from, part->end);
	for (; at < part->end && search->patience; at = next_candidate(search, at, part->end))
		at += look_at(search, part, at);
	if (at < part->end)
		remark(search, part, NULL,
		       arena_printf(search->arena,
		                    "too much of it looks like code objects but is not: what follows offset %zu is not looked "
		                    "at",
		                    at));
}

/* ---- files and members ---- */

/* Programs of any machine, if they can be read. */
static void read_program(struct search *search, struct part *part) {
	const uint8_t *bytes = search->bytes + part->start;
	const char *error;
	struct elf_file *program = &part->program;
	if (!elf_file_is(bytes, part->end - part->start) ||
	    !elf_file_read(program, search->arena, bytes, part->end - part->start, &error))
		program->section_count = 0;
	for (size_t i = 1; i < program->section_count; i++)
		if (program->sections[i].bytes)
			ranges_add(&part->sections, search->arena, program->sections[i].offset, program->sections[i].size, i);
	ranges_sort(&part->sections);
	struct kd_kpack_reference reference = {.member = part->member};
	if (kpack_reference_read(&part->program, search->arena, &reference, &error))
		*list_add(search->arena, &search->references) = reference;
	else if (error)
		remark(search, part, NULL, error);
}

static void close_core(void *core) {
	kd_core_file_close(core);
}

/* What is wrong with a core file is told by who opens it as such. */
static void read_core(struct search *search, struct part *part) {
	struct kd_core_file *core = kd_core_file_open(search->bytes + part->start, part->end - part->start, NULL);
	if (kd_core_file_status(core) == KD_NO_MEMORY) {
		kd_core_file_close(core);
		arena_out_of_memory(search->arena);
	}
	arena_defer(search->arena, close_core, core);
	if (kd_core_file_status(core) != KD_OK)
		return;
	part->core = core;
	for (size_t i = 0; i < kd_core_file_loaded_count(core); i++) {
		const struct kd_loaded_object *object = kd_core_file_loaded(core, i);
		if (object->is_here && object->size)
			ranges_add(&part->loaded, search->arena, object->offset, object->size, i);
	}
	ranges_sort(&part->loaded);
}

static void look_through_member(struct search *search, const struct archive_member *member) {
	struct part part = {.start = member->offset,
	                    .end = member->offset + member->size,
	                    .member = arena_copy(search->arena, member->name, member->name_size)};
	const uint8_t *bytes = search->bytes + part.start;
	part.has_bundles = kd_bundle_is(bytes, member->size);
	if (!is_code_object(bytes, member->size))
		read_program(search, &part);
	look_through(search, &part, part.start);
}

static void look_through_archive(struct search *search, const struct part *file) {
	struct archive archive = archive_open(search->bytes, search->size);
	struct archive_member member;
	while (archive_next(&archive, &member))
		look_through_member(search, &member);
	if (!archive.damaged)
		return;
	remark(search, file, NULL,
	       arena_printf(search->arena,
	                    "the archive is damaged: no member begins at offset %zu; what follows is searched without "
	                    "member names",
	                    archive.at));
	look_through(search, file, archive.at);
}

static bool refuse(struct search *search, const char *error) {
	search->public.status = KD_INPUT_ERRORS;
	search->public.error = error;
	return false;
}

/* False if the file is one that should be read and can't be. */
static bool look_through_file(struct search *search) {
	struct part file = {.end = search->size};
	const char *error;
	if (archive_is_thin(search->bytes, search->size))
		return refuse(search, "a thin archive, whose members are separate files: give those");
	if (archive_is(search->bytes, search->size)) {
		look_through_archive(search, &file);
	} else if (kd_bundle_is(search->bytes, search->size)) {
		file.has_bundles = true;
		size_t size = add_bundle(search, &file, 0, &error);
		if (!size)
			return refuse(search, error);
		look_through(search, &file, size);
	} else if (kd_kpack_is(search->bytes, search->size)) {
		if (!add_kpack(search, &file, &error))
			return refuse(search, error);
	} else if (is_code_object(search->bytes, search->size)) {
		add_whole(search, &file, search->bytes, search->size);
	} else {
		read_program(search, &file);
		if (kd_core_file_is(search->bytes, search->size))
			read_core(search, &file);
		look_through(search, &file, 0);
	}
	return true;
}

/* ---- IDs that several have ---- */

static const char *id_of(const struct kd_content *content) {
	return content->bundle_id ? content->bundle_id : content->kpack_target;
}

static int compare_ids(const void *a, const void *b) {
	const struct kd_content *const *x = a, *const *y = b;
	int order = strcmp(id_of(*x), id_of(*y));
	return order ? order : (*x > *y) - (*x < *y);
}

static void number_ids(struct search *search) {
	struct kd_content **sorted = arena_zeroed(search->arena, search->items.count, sizeof *sorted);
	size_t count = 0, end;
	for (size_t i = 0; i < search->items.count; i++)
		if (id_of(&search->items.items[i]))
			sorted[count++] = &search->items.items[i];
	if (count)
		qsort(sorted, count, sizeof *sorted, compare_ids);
	for (size_t i = 0; i < count; i = end) {
		for (end = i + 1; end < count && strcmp(id_of(sorted[end]), id_of(sorted[i])) == 0;)
			end++;
		for (size_t j = i; j < end; j++) {
			sorted[j]->id_number = j - i + 1;
			sorted[j]->id_count = end - i;
		}
	}
}

/* ---- the public calls ---- */

static void find(void *context) {
	struct search *search = context;
	if (!look_through_file(search))
		return;
	number_ids(search);
	search->public.items = search->items.items;
	search->public.count = search->items.count;
	search->public.remarks = search->remarks.items;
	search->public.remark_count = search->remarks.count;
	search->public.references = search->references.items;
	search->public.reference_count = search->references.count;
}

struct kd_contents *kd_contents_find(const uint8_t *bytes, size_t size, const struct kd_bundle_room *room) {
	struct search *search = calloc(1, sizeof *search);
	if (!search)
		return NULL;
	*search = (struct search){.bytes = bytes,
	                          .size = size,
	                          .arena = arena_new(),
	                          .room = room ? *room : (struct kd_bundle_room){0},
	                          .budget = BUDGET + (uint64_t)size * BUDGET_FOR_BYTE,
	                          .patience = (uint64_t)size * PATIENCE};
	if (!search->arena) {
		free(search);
		return NULL;
	}
	if (!opening_try(search->arena, find, search))
		search->public = (struct kd_contents){.status = KD_NO_MEMORY};
	return &search->public;
}

/* Unpacks a bundle in place of the one that was unpacked before it. It has been read, so only memory can be missing. */
static const struct kd_bundle *unpack(struct search *search, struct packed *packed) {
	uint64_t effort;
	if (packed->bundle)
		return packed->bundle;
	if (search->unpacked) {
		kd_bundle_free(search->unpacked->bundle);
		search->unpacked->bundle = NULL;
	}
	packed->bundle =
	    bundle_read(search->bytes + packed->offset, packed->size, packed->plain_size, search->room, &effort);
	search->unpacked = packed;
	return packed->bundle;
}

const uint8_t *kd_contents_bytes(struct kd_contents *contents, size_t index) {
	struct search *search = (struct search *)(void *)contents;
	const struct kd_content *content = &contents->items[index];
	size_t packed = search->origins.items[index].packed;
	if (!content->size)
		return NULL;
	if (content->kpack_target)
		return kpack_bytes(search, index);
	if (!packed)
		return search->bytes + content->offset;
	const struct kd_bundle *bundle = unpack(search, &search->packed.items[packed - 1]);
	return bundle && bundle->status == KD_OK ? bundle->plain + content->offset : NULL;
}

void kd_contents_free(struct kd_contents *contents) {
	if (!contents)
		return;
	struct search *search = (struct search *)(void *)contents;
	if (search->unpacked)
		kd_bundle_free(search->unpacked->bundle);
	free(search->kpack_bytes);
	arena_free(search->arena);
	free(search);
}

/* ---- selecting ---- */

/* An ID may be given from what follows one of its dashes: "gfx90a:xnack+". */
static bool id_matches(const char *id, const char *wanted, size_t size) {
	size_t length = id ? strlen(id) : 0;
	if (!id || length < size || memcmp(id + length - size, wanted, size) != 0)
		return false;
	return length == size || id[length - size - 1] == '-';
}

/* The number after '#'; false if there is none. */
static bool read_number(const char *text, size_t *number) {
	char *end;
	if (*text < '0' || *text > '9')
		return false;
	*number = strtoul(text, &end, 10);
	return !*end;
}

size_t kd_contents_select(const struct kd_contents *contents, const char *selector, size_t from) {
	const char *hash = strrchr(selector, '#');
	size_t number = 0, found = 0, size = strlen(selector);
	bool numbered = hash && read_number(hash + 1, &number);
	if (numbered)
		size = (size_t)(hash - selector);
	if (numbered && !size)
		return number > from && number <= contents->count ? number - 1 : contents->count;
	for (size_t i = numbered ? 0 : from; i < contents->count; i++)
		if (id_matches(id_of(&contents->items[i]), selector, size) && (!numbered || ++found == number))
			return i >= from ? i : contents->count;
	return contents->count;
}
