/* inputs.c: an object becomes input sections: which of its sections go on, and with which relocations. */
#include <inttypes.h>

#include "kdasm/bundle.h"
#include "linker.h"
#include "files/elf/read/archive.h"
#include "files/elf/read/info_section.h"

/* What linkers take and this one does not. */
static const struct {
	const char *magic;
	const char *what;
} foreign[] = {
    {ARCHIVE_THIN_MAGIC, "a thin archive"},
    {BITCODE_MAGIC, "LLVM bitcode"},
};

enum { FOREIGN_COUNT = sizeof foreign / sizeof foreign[0] };

/* Text may begin like one, but has no zeros, of which there are some in the first numbers. */
static bool is_bundle(const uint8_t *bytes, size_t size) {
	enum { BEGINNING = 32 };
	return kd_bundle_is(bytes, size) && memchr(bytes, 0, size < BEGINNING ? size : BEGINNING);
}

static const char *foreign_file(const uint8_t *bytes, size_t size) {
	for (size_t i = 0; i < FOREIGN_COUNT; i++) {
		size_t length = strlen(foreign[i].magic);
		if (size >= length && memcmp(bytes, foreign[i].magic, length) == 0)
			return foreign[i].what;
	}
	return is_bundle(bytes, size) ? "a clang offload bundle" : NULL;
}

bool kd_link_is_input(const void *bytes, size_t size) {
	return elf_file_is(bytes, size) || archive_is(bytes, size) || foreign_file(bytes, size);
}

/* ---- which files are taken ---- */

static bool check_file(struct linker *linker, const struct link_input *input) {
	const struct elf_file *file = &input->file;
	if (file->machine == EM_NONE)
		diag_error(linker->diag, 0, "%s: an object for no machine: " MACHINE_FORGOTTEN, input->name);
	else if (file->machine != EM_AMDGPU)
		diag_error(linker->diag, 0, "%s: an object for machine %u, not for AMDGPU (%u)", input->name, file->machine,
		           EM_AMDGPU);
	else if (file->type != ET_REL)
		diag_error(linker->diag, 0, "%s: not a relocatable object (its type is %u, not %u): it is already linked",
		           input->name, file->type, ET_REL);
	else if (file->class != ELFCLASS64)
		diag_error(linker->diag, 0, "%s: a 32-bit object: only 64-bit ones can be linked [stricter than ld.lld]",
		           input->name);
	else
		return true;
	return false;
}

static bool read_file(struct linker *linker, struct link_input *input, const uint8_t *bytes, size_t size) {
	const char *error = foreign_file(bytes, size);
	if (error) {
		diag_error(linker->diag, 0, "%s: %s cannot be linked: give the relocatable objects themselves", input->name,
		           error);
		return false;
	}
	if (!elf_file_read(&input->file, linker->arena, bytes, size, &error)) {
		diag_error(linker->diag, 0, "%s: %s", input->name, error);
		return false;
	}
	return check_file(linker, input);
}

/* ---- section groups ---- */

/* The name that makes copies of a group known: that of its symbol, or of the section the symbol stands for. ld.lld -r
 * --gc-sections leaves groups with the first symbol, which has none. */
static const char *group_signature(const struct link_input *input, const struct elf_section *group) {
	if (group->link != input->file.symbols.section || group->info >= input->file.symbols.count)
		return NULL;
	const struct elf_symbol *symbol = &input->file.symbols.items[group->info];
	if (symbol->type == STT_SECTION && !symbol->reserved)
		return input->file.sections[symbol->section].name;
	return symbol->name;
}

static void discard(struct linker *linker, struct link_input *input, uint32_t index) {
	struct input_section *section = arena_zeroed(linker->arena, 1, sizeof *section);
	section->name = input->file.sections[index].name;
	section->input = input;
	section->index = index;
	section->discarded = true;
	input->sections[index] = section;
}

/* A group that an earlier group has the signature of goes away, with its sections. */
static void read_group(struct linker *linker, struct link_input *input, uint32_t index) {
	const struct elf_section *group = &input->file.sections[index];
	const char *signature = group_signature(input, group);
	uint64_t count = group->size / 4;
	if (!signature || !group->bytes || group->size % 4) {
		diag_error(linker->diag, 0,
		           "%s: section %u is not a valid section group: it needs a signature and members of 4 bytes",
		           input->name, index);
		return;
	}
	uint64_t kind = load_le(group->bytes, 4);
	if (kind & ~(uint64_t)GRP_COMDAT) {
		diag_error(linker->diag, 0, "%s: unsupported SHT_GROUP format: section %u has the flags 0x%" PRIx64,
		           input->name, index, kind);
		return;
	}
	struct name *name = name_intern(&linker->groups, signature, strlen(signature));
	bool first = !name->constant_entry; /* else the input whose copy stays */
	if (kind && first)
		name->constant_entry = input;
	for (uint64_t i = 1; i < count; i++) {
		uint64_t member = load_le(group->bytes + i * 4, 4);
		if (!member || member >= input->file.section_count)
			diag_error(linker->diag, 0, "%s: invalid section index in group: %" PRIu64 ", there are %zu", input->name,
			           member, input->file.section_count);
		else if (kind && !first)
			discard(linker, input, (uint32_t)member);
	}
}

/* ---- which sections are taken ---- */

/* Marks for other linkers, which say nothing of a code object. */
static bool is_marker(const char *name) {
	static const char prefix[] = ".note.";
	static const char *const names[] = {"GNU-stack", "gnu.property", "GNU-split-stack", "GNU-no-split-stack",
	                                    "gnu.build-id"};
	if (strncmp(name, prefix, strlen(prefix)) != 0)
		return false;
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (strcmp(name + strlen(prefix), names[i]) == 0)
			return true;
	return false;
}

static bool is_debug(const struct elf_section *section) {
	return !(section->flags & SHF_ALLOC) && strncmp(section->name, ".debug", strlen(".debug")) == 0;
}

static bool is_table(const struct elf_section *section) {
	switch (section->type) {
	case SHT_NULL:
	case SHT_SYMTAB:
	case SHT_SYMTAB_SHNDX:
	case SHT_STRTAB:
	case SHT_REL:
	case SHT_RELA:
	case SHT_GROUP: return true;
	default: return false;
	}
}

/* Types that say what the contents mean to the linker, other than data, have to be known. */
static bool is_known(const struct elf_section *section) {
	switch (section->type) {
	case SHT_PROGBITS:
	case SHT_NOTE:
	case SHT_NOBITS:
	case SHT_INIT_ARRAY:
	case SHT_FINI_ARRAY:
	case SHT_PREINIT_ARRAY: return true;
	case SHT_LLVM_SYMPART:
	case SHT_LLVM_DEPENDENT_LIBRARIES: return false;
	default: return section->type >= SHT_LOOS && (section->type < SHT_LOUSER || !(section->flags & SHF_ALLOC));
	}
}

/* Reports what the output can't have. */
static void check_section(struct linker *linker, const struct link_input *input, const struct elf_section *section) {
	if (section->type == SHT_LLVM_SYMPART)
		diag_error(linker->diag, 0,
		           "%s:(%s): partitions of a code object cannot be linked: a loader loads it as a whole [stricter than "
		           "ld.lld]",
		           input->name, section->name);
	else if (!is_known(section))
		diag_error(linker->diag, 0, "%s:(%s): unknown section type 0x%" PRIx32, input->name, section->name,
		           section->type);
	if (section->alignment > linker->size_limit)
		diag_error(linker->diag, 0,
		           "%s: section %s has the alignment %" PRIu64
		           ", more than the size limit of a code object [stricter than ld.lld]",
		           input->name, section->name, section->alignment);
}

static void take_section(struct linker *linker, struct link_input *input, uint32_t index) {
	const struct elf_section *from = &input->file.sections[index];
	if (is_table(from))
		return;
	if (from->flags & SHF_EXCLUDE || is_marker(from->name)) {
		if (strcmp(from->name, ".note.GNU-stack") == 0 && from->flags & SHF_EXECINSTR)
			diag_error(linker->diag, 0, "%s: requires an executable stack: its section .note.GNU-stack is executable",
			           input->name);
		discard(linker, input, index);
		return;
	}
	struct input_section *section = arena_zeroed(linker->arena, 1, sizeof *section);
	*section = (struct input_section){
	    .name = from->name,
	    .input = input,
	    .index = index,
	    .type = from->type,
	    .flags = from->flags & ~(uint64_t)(SHF_INFO_LINK | SHF_GROUP),
	    .alignment = from->alignment,
	    .entry_size = from->entry_size,
	    .size = from->size,
	    .bytes = from->bytes,
	    .stripped = linker->details->strips_debug && is_debug(from),
	};
	check_section(linker, input, from);
	if (section->flags & SHF_COMPRESSED)
		section_unpack(linker, section);
	input->sections[index] = section;
	if (!section->stripped)
		*list_add(linker->arena, &linker->sections) = section;
}

/* Sections that lie over each other would become much of little. */
static bool check_overlap(struct linker *linker, const struct link_input *input) {
	enum { MOST_OVERLAP = 16 };
	uint64_t size = 0;
	for (uint32_t i = 1; i < input->file.section_count; i++) {
		const struct elf_section *section = &input->file.sections[i];
		size += section->bytes ? section->size : 0;
		if (size / MOST_OVERLAP <= input->file.size)
			continue;
		diag_error(linker->diag, 0,
		           "%s: the sections up to %s have more than %d times the bytes of the file: they lie over each other "
		           "[stricter than ld.lld]",
		           input->name, section->name, MOST_OVERLAP);
		return false;
	}
	return true;
}

/* Of several profiles in one input the last counts; one that is not left out of code objects is data. */
static void note_contents(struct link_input *input) {
	const struct elf_file *file = &input->file;
	for (uint32_t i = 1; i < file->section_count; i++)
		if (file->sections[i].type == SHT_LLVM_CALL_GRAPH_PROFILE && file->sections[i].flags & SHF_EXCLUDE)
			input->call_graph_profile = i;
	for (size_t i = 1; i < file->symbols.count; i++) {
		const struct elf_symbol *symbol = &file->symbols.items[i];
		input->has_common |= symbol->reserved && symbol->section == SHN_COMMON;
		input->has_lds |= symbol->reserved && symbol->section == SHN_AMDGPU_LDS;
	}
	input->has_info = info_section_is_in(file);
}

static void take_sections(struct linker *linker, struct link_input *input) {
	if (!check_overlap(linker, input))
		return;
	for (uint32_t i = 1; i < input->file.section_count; i++)
		if (input->file.sections[i].type == SHT_GROUP)
			read_group(linker, input, i);
	for (uint32_t i = 1; i < input->file.section_count; i++)
		if (!input->sections[i])
			take_section(linker, input, i);
}

/* ---- what belongs to them ---- */

static void attach_relocations(struct linker *linker, struct link_input *input, const struct elf_section *from) {
	if (!from->relocation_count)
		return; /* what it says of another section has not been checked then */
	struct input_section *section = input->sections[from->info];
	if (!section || section->discarded || section->stripped)
		return;
	if (from->link != input->file.symbols.section)
		diag_error(linker->diag, 0,
		           "%s: the relocations of section %s refer to section %u, which is not a symbol table", input->name,
		           section->name, from->link);
	else if (section->relocations)
		diag_error(linker->diag, 0, "%s: section %s has two sections of relocations", input->name, section->name);
	else if (section->type == SHT_NOBITS)
		diag_error(linker->diag, 0, "%s: section %s has relocations, but no contents", input->name, section->name);
	section->relocations = from->relocations;
	section->relocation_count = from->relocation_count;
	section->has_addends = from->type == SHT_RELA;
}

static void attach_order(struct linker *linker, const struct link_input *input, struct input_section *section) {
	const struct elf_section *from = &input->file.sections[section->index];
	if (!(section->flags & SHF_LINK_ORDER) || !from->link)
		return;
	section->after = input->sections[from->link];
	if (!section->after)
		diag_error(linker->diag, 0, "%s: section %s is ordered by section %u, which is not part of the output",
		           input->name, section->name, from->link);
}

static void attach(struct linker *linker, struct link_input *input) {
	for (uint32_t i = 1; i < input->file.section_count; i++) {
		const struct elf_section *from = &input->file.sections[i];
		if (from->type == SHT_REL || from->type == SHT_RELA)
			attach_relocations(linker, input, from);
		else if (input->sections[i] && !input->sections[i]->discarded)
			attach_order(linker, input, input->sections[i]);
	}
}

/* Sections that are not copied as they are. A table of constants with relocations is. */
static void split(struct linker *linker, struct link_input *input) {
	for (uint32_t i = 1; i < input->file.section_count; i++) {
		struct input_section *section = input->sections[i];
		if (!section || section->discarded)
			continue;
		if (strcmp(section->name, EH_FRAME) == 0)
			frames_split(linker, section);
		else if (!section->relocation_count && merge_wanted(linker, section))
			merge_split(linker, section);
	}
}

/* What decides the order of a section must be there, and whole. */
static void check_order(struct linker *linker, const struct link_input *input) {
	for (uint32_t i = 1; i < input->file.section_count; i++) {
		const struct input_section *section = input->sections[i], *after = section ? section->after : NULL;
		if (!after)
			continue;
		if (after->discarded)
			diag_error(linker->diag, 0,
			           "%s:(%s): sh_link points to discarded section %s: put both into one section group", input->name,
			           section->name, after->name);
		else if (after->pieces.count || strcmp(after->name, EH_FRAME) == 0)
			diag_error(linker->diag, 0,
			           "%s: a section %s with SHF_LINK_ORDER should not refer a non-regular section: %s is cut into "
			           "pieces, and equal pieces are stored once",
			           input->name, section->name, after->name);
	}
}

/* ---- objects ---- */

struct link_input *input_open(struct linker *linker, const char *name, const uint8_t *bytes, size_t size) {
	struct link_input *input = arena_zeroed(linker->arena, 1, sizeof *input);
	input->name = name;
	input->lds_is_placed = linker->links_resources;
	return read_file(linker, input, bytes, size) ? input : NULL;
}

/* False after reporting what is wrong with it. */
static bool take(struct linker *linker, struct link_input *input) {
	*list_add(linker->arena, &linker->inputs) = input;
	size_t errors = linker->diag->errors;
	input->sections = arena_zeroed(linker->arena, input->file.section_count + 1, sizeof *input->sections);
	note_contents(input);
	take_sections(linker, input);
	attach(linker, input);
	if (linker->diag->errors > errors)
		return false;
	symbols_read(linker, input);
	split(linker, input);
	check_order(linker, input);
	return linker->diag->errors == errors;
}

static void begin_joining(struct linker *linker, struct link_input *input) {
	if (take(linker, input))
		*list_add(linker->arena, &linker->pending) = (struct pending_input){input, symbols_first_global(input)};
}

/* A member joins before the next symbol is looked at, which decides the order. Chains of members may be long, so there
 * is a list of those that are not through. */
void input_join(struct linker *linker, struct link_input *input) {
	begin_joining(linker, input);
	while (linker->pending.count) {
		struct pending_input *last = &linker->pending.items[linker->pending.count - 1];
		struct link_input *member = symbols_read_undefined(linker, last->input, &last->next);
		if (member)
			begin_joining(linker, member);
		else
			linker->pending.count--;
	}
}

void input_add(struct linker *linker, const struct kd_link_input *given, bool whole) {
	const struct kd_link_input named = {given->name ? given->name : "<memory>", given->bytes, given->size};
	if (archive_is(named.bytes, named.size)) {
		members_offer(linker, &named, whole);
		return;
	}
	struct link_input *input = input_open(linker, named.name, named.bytes, named.size);
	if (input)
		input_join(linker, input);
}
