/* elf_writer.c: the file itself, written straight into memory.
 *
 * Order of the file: ELF header, contents of the sections, section groups, symbol table,
 * relocations, .llvm_addrsig, string table, section headers. Order of the section headers: null,
 * .strtab, each section followed by its relocations and, if it is the first of its group,
 * preceded by the group, .llvm_addrsig, .symtab. */
#include "elf_writer.h"

#include <inttypes.h>

#include "debug/advance.h"

enum { STRTAB_INDEX = 1, FIRST_INDEX = 2 };

/* What llvm-mc calls symbols that have no name but must stand in the table. */
#define UNNAMED ".L0 "

struct section_header {
	uint32_t name; /* number in the string table */
	uint32_t type;
	uint64_t flags;
	uint64_t offset;
	uint64_t size;
	uint32_t link;
	uint32_t info;
	uint64_t alignment;
	uint64_t entry_size;
};

/* Where the two classes of ELF files differ. */
struct elf_class {
	uint8_t word; /* bytes of an address, an offset, a size; the tables are aligned to it */
	uint8_t header_size;
	uint8_t section_header_size;
	uint8_t symbol_size;
	uint8_t symbol_shift; /* of the symbol's index in r_info */
};

static const struct elf_class elf_classes[] = {
    [ELFCLASS32] = {4, sizeof(Elf32_Ehdr), sizeof(Elf32_Shdr), sizeof(Elf32_Sym), 8},
    [ELFCLASS64] = {8, sizeof(Elf64_Ehdr), sizeof(Elf64_Shdr), sizeof(Elf64_Sym), 32},
};

struct writer {
	struct module *module;
	struct buffer *file;
	const struct elf_class *class;
	struct symbol_table symbols;
	struct string_table strings;
	LIST(struct section *) groups; /* the first section of each group */
	uint32_t first_name; /* number of the first symbol's name in the string table */
	struct section_header *headers;
	size_t header_count;
	size_t symtab_index;
	size_t addrsig_index; /* of .llvm_addrsig; 0 when there is none */
	size_t shndx_index;   /* of .symtab_shndx; 0 when there is none */
};

static void put_word(struct writer *w, uint64_t value) {
	buffer_put_le(w->file, value, w->class->word);
}

static size_t relocation_size(const struct writer *w, const struct section *section) {
	return (section_has_addends(w->module, section) ? 3u : 2u) * w->class->word;
}

static void add_group_member(struct writer *w, struct group *group, uint32_t index) {
	*list_add(w->module->arena, &group->members) = index;
}

/* Gives a section its index, its group one if it is the first there, and its relocations theirs. */
static void number_section(struct writer *w, struct section *section, uint32_t *index) {
	struct group *group = section->group;
	if (group && !group->index) {
		group->index = (*index)++;
		*list_add(w->module->arena, &w->groups) = section;
	}
	section->index = (*index)++;
	if (group)
		add_group_member(w, group, section->index);
	if (!section->relocations.count)
		return;
	if (group)
		add_group_member(w, group, *index);
	(*index)++;
}

/* Numbers the sections; every section's index and the total. */
static void number_sections(struct writer *w) {
	uint32_t index = FIRST_INDEX;
	for (struct section *section = w->module->sections; section; section = section->next)
		number_section(w, section, &index);
	if (w->module->addrsig)
		w->addrsig_index = index++;
	w->symtab_index = index++;
	w->header_count = index;
}

static void add_extended_indices(struct writer *w) {
	if (w->symbols.needs_extended_indices)
		w->shndx_index = w->header_count++;
}

static void name_section(struct writer *w, size_t index, const char *text, size_t length) {
	w->headers[index].name = string_table_add(&w->strings, text, length);
}

/* A section that no source can mention. */
static void name_own_section(struct writer *w, size_t index, const char *prefix, const char *name, size_t length) {
	struct arena *arena = w->module->arena;
	char *text = arena_alloc(arena, strlen(prefix) + length);
	memcpy(text, prefix, strlen(prefix));
	memcpy(text + strlen(prefix), name, length);
	section_check_name(w->module, text, strlen(prefix) + length);
	name_section(w, index, text, strlen(prefix) + length);
}

static void name_symbol(struct writer *w, const struct symbol *symbol) {
	if (symbol->type == STT_SECTION)
		string_table_add(&w->strings, "", 0);
	else if (symbol->name && symbol->name->length)
		string_table_add(&w->strings, symbol->name->text, symbol->name->length);
	else
		string_table_add(&w->strings, UNNAMED, strlen(UNNAMED));
}

/* Symbols lie anywhere, and so do their names: each is asked for some symbols ahead. */
static void ask_ahead(const struct writer *w, size_t index) {
	enum { AHEAD = 16 };
	const struct table_symbol *items = w->symbols.symbols.items;
	if (index + 2 * AHEAD >= w->symbols.symbols.count)
		return;
	__builtin_prefetch(items[index + 2 * AHEAD].symbol);
	__builtin_prefetch(items[index + AHEAD].symbol->name);
}

static void collect_names(struct writer *w) {
	string_table_init(&w->strings, w->module->arena);
	for (struct section *section = w->module->sections; section; section = section->next) {
		name_section(w, section->index, section->name->text, section->name->length);
		if (section->relocations.count)
			name_own_section(w, section->index + 1, section_has_addends(w->module, section) ? ".rela" : ".rel",
			                 section->name->text, section->name->length);
	}
	for (size_t i = 0; i < w->groups.count; i++)
		name_own_section(w, w->groups.items[i]->group->index, "", ".group", strlen(".group"));
	name_own_section(w, STRTAB_INDEX, "", ".strtab", strlen(".strtab"));
	name_own_section(w, w->symtab_index, "", ".symtab", strlen(".symtab"));
	if (w->addrsig_index)
		name_own_section(w, w->addrsig_index, "", ".llvm_addrsig", strlen(".llvm_addrsig"));
	if (w->shndx_index)
		name_own_section(w, w->shndx_index, "", ".symtab_shndx", strlen(".symtab_shndx"));
	w->first_name = (uint32_t)w->strings.strings.count;
	for (size_t i = 0; i < w->symbols.symbols.count; i++) {
		ask_ahead(w, i);
		name_symbol(w, w->symbols.symbols.items[i].symbol);
	}
}

/* s_nop 0, the instruction that pads code. */
static const uint8_t nop[] = {0x00, 0x00, 0x80, 0xbf};

static void repeat(uint8_t *at, size_t size, const uint8_t *pattern, size_t pattern_size) {
	size_t done = size < pattern_size ? size : pattern_size;
	memcpy(at, pattern, done);
	for (size_t more; done < size; done += more) {
		more = size - done < done ? size - done : done;
		memcpy(at + done, at, more);
	}
}

/* A tail of few bytes that layout has decided on. */
static void encode_tail(uint8_t out[LINE_ADVANCE_SIZE], const struct fragment *fragment) {
	if (fragment->tail == TAIL_LEB)
		leb_encode(out, fragment->count.constant, fragment->fill_width, (size_t)fragment->tail_size);
	else if (fragment->tail == TAIL_LINE_ADVANCE)
		line_advance_encode(out, fragment->lines, advance_distance(fragment));
	else
		frame_advance_encode(out, advance_distance(fragment));
}

static void write_tail(struct writer *w, const struct fragment *fragment) {
	uint8_t pattern[LINE_ADVANCE_SIZE] = {0};
	if (!fragment->tail_size)
		return;
	if (fragment->tail >= TAIL_LEB) {
		encode_tail(pattern, fragment);
		buffer_put(w->file, pattern, (size_t)fragment->tail_size);
		return;
	}
	uint8_t *at = buffer_extend(w->file, (size_t)fragment->tail_size);
	store_le(pattern, fragment->fill, fragment->fill_width);
	if (fragment->nops)
		repeat(at, (size_t)fragment->tail_size, nop, sizeof nop);
	else if (!fragment->fill)
		memset(at, 0, (size_t)fragment->tail_size);
	else
		repeat(at, (size_t)fragment->tail_size, pattern, fragment->fill_width);
}

static void write_contents(struct writer *w, const struct section *section) {
	if (section->type == SHT_NOBITS)
		return;
	for (const struct subsection *part = section->subsections; part; part = part->next) {
		for (const struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			if (fragment->size)
				buffer_put(w->file, section->bytes.data + fragment->data, fragment->size);
			write_tail(w, fragment);
		}
	}
}

/* What a section's header refers to: by flag o another section, by its type a table. */
static uint32_t section_link(struct writer *w, const struct section *section) {
	if (section->link_symbol)
		return symbol_section(w->module, section->link_symbol)->index;
	switch (section->type) {
	case SHT_SYMTAB: return STRTAB_INDEX;
	case SHT_SYMTAB_SHNDX:
	case SHT_LLVM_ADDRSIG:
	case SHT_LLVM_CALL_GRAPH_PROFILE: return (uint32_t)w->symtab_index;
	default: return 0;
	}
}

static void write_sections(struct writer *w) {
	for (struct section *section = w->module->sections; section; section = section->next) {
		struct section_header *header = &w->headers[section->index];
		buffer_align(w->file, (size_t)section->alignment);
		header->type = section->type;
		header->flags = section->flags;
		header->offset = w->file->size;
		header->size = section->size;
		header->alignment = section->alignment;
		header->entry_size = section->entry_size;
		header->link = section->link;
		header->info = section->type == SHT_SYMTAB ? (uint32_t)w->symbols.local_count + 1 : 0;
		write_contents(w, section);
		buffer_release(&section->bytes); /* the file is the second copy; keep one at a time */
	}
}

static void write_groups(struct writer *w) {
	for (size_t i = 0; i < w->groups.count; i++) {
		const struct section *first = w->groups.items[i];
		const struct group *group = first->group;
		struct section_header *header = &w->headers[group->index];
		buffer_align(w->file, 4);
		header->type = SHT_GROUP;
		header->offset = w->file->size;
		header->size = (group->members.count + 1) * 4;
		header->link = (uint32_t)w->symtab_index;
		header->info = group->signature->index;
		header->alignment = 4;
		header->entry_size = 4;
		buffer_put_le(w->file, first->comdat ? GRP_COMDAT : 0, 4);
		for (size_t m = 0; m < group->members.count; m++)
			buffer_put_le(w->file, group->members.items[m], 4);
	}
}

static void write_symbol(struct writer *w, const struct table_symbol *entry, uint32_t name) {
	uint32_t index = !entry->reserved && entry->section_index >= SHN_LORESERVE ? SHN_XINDEX : entry->section_index;
	if (w->class->word == 4) {
		Elf32_Sym record = {.st_name = htole32(name),
		                    .st_value = htole32((uint32_t)entry->value),
		                    .st_size = htole32((uint32_t)entry->size),
		                    .st_info = (uint8_t)ELF32_ST_INFO(entry->binding, entry->type),
		                    .st_other = entry->visibility,
		                    .st_shndx = htole16((uint16_t)index)};
		buffer_put(w->file, &record, sizeof record);
		return;
	}
	Elf64_Sym record = {.st_name = htole32(name),
	                    .st_info = (uint8_t)ELF64_ST_INFO(entry->binding, entry->type),
	                    .st_other = entry->visibility,
	                    .st_shndx = htole16((uint16_t)index),
	                    .st_value = htole64(entry->value),
	                    .st_size = htole64(entry->size)};
	buffer_put(w->file, &record, sizeof record);
}

static void write_extended_indices(struct writer *w) {
	struct section_header *header = &w->headers[w->shndx_index];
	buffer_align(w->file, 4);
	header->type = SHT_SYMTAB_SHNDX;
	header->offset = w->file->size;
	header->link = (uint32_t)w->symtab_index;
	header->alignment = 4;
	header->entry_size = 4;
	buffer_put_le(w->file, 0, 4);
	for (size_t i = 0; i < w->symbols.symbols.count; i++) {
		const struct table_symbol *entry = &w->symbols.symbols.items[i];
		bool extended = !entry->reserved && entry->section_index >= SHN_LORESERVE;
		buffer_put_le(w->file, extended ? entry->section_index : 0, 4);
	}
	header->size = w->file->size - header->offset;
}

static void write_symbols(struct writer *w) {
	struct section_header *header = &w->headers[w->symtab_index];
	buffer_align(w->file, w->class->word);
	header->type = SHT_SYMTAB;
	header->offset = w->file->size;
	header->link = STRTAB_INDEX;
	header->info = (uint32_t)w->symbols.local_count + 1;
	header->alignment = w->class->word;
	header->entry_size = w->class->symbol_size;
	buffer_put_zeros(w->file, w->class->symbol_size);
	for (size_t i = 0; i < w->symbols.symbols.count; i++)
		write_symbol(w, &w->symbols.symbols.items[i], string_table_offset(&w->strings, w->first_name + (uint32_t)i));
	header->size = w->file->size - header->offset;
	if (w->shndx_index)
		write_extended_indices(w);
}

static void write_relocations(struct writer *w) {
	for (struct section *section = w->module->sections; section; section = section->next) {
		if (!section->relocations.count)
			continue;
		struct section_header *header = &w->headers[section->index + 1];
		bool addends = section_has_addends(w->module, section);
		buffer_align(w->file, w->class->word);
		header->type = addends ? SHT_RELA : SHT_REL;
		header->flags = section->flags & SHF_GROUP ? SHF_GROUP : SHF_INFO_LINK;
		header->offset = w->file->size;
		header->link = (uint32_t)w->symtab_index;
		header->info = section->index;
		header->alignment = w->class->word;
		header->entry_size = relocation_size(w, section);
		for (size_t i = 0; i < section->relocations.count; i++) {
			const struct relocation *relocation = &section->relocations.items[i];
			uint64_t symbol = relocation->symbol ? relocation->symbol->index : 0;
			put_word(w, relocation->offset);
			put_word(w, symbol << w->class->symbol_shift | relocation->type);
			if (addends)
				put_word(w, (uint64_t)relocation->addend);
		}
		header->size = w->file->size - header->offset;
	}
}

static void write_addrsig(struct writer *w) {
	if (!w->addrsig_index)
		return;
	struct section_header *header = &w->headers[w->addrsig_index];
	header->type = SHT_LLVM_ADDRSIG;
	header->flags = SHF_EXCLUDE;
	header->offset = w->file->size;
	header->link = (uint32_t)w->symtab_index;
	header->alignment = 1;
	addrsig_write(w->module, w->file);
	header->size = w->file->size - header->offset;
}

static void write_strings(struct writer *w) {
	struct section_header *header = &w->headers[STRTAB_INDEX];
	header->type = SHT_STRTAB;
	header->offset = w->file->size;
	header->size = w->strings.bytes.size;
	header->alignment = 1;
	buffer_put(w->file, w->strings.bytes.data, w->strings.bytes.size);
}

/* Counts that do not fit the ELF header stand in the null section header. */
static void write_section_headers(struct writer *w) {
	if (w->header_count >= SHN_LORESERVE)
		w->headers[0].size = w->header_count;
	for (size_t i = 0; i < w->header_count; i++) {
		const struct section_header *header = &w->headers[i];
		buffer_put_le(w->file, string_table_offset(&w->strings, header->name), 4);
		buffer_put_le(w->file, header->type, 4);
		put_word(w, header->flags);
		put_word(w, 0);
		put_word(w, header->offset);
		put_word(w, header->size);
		buffer_put_le(w->file, header->link, 4);
		buffer_put_le(w->file, header->info, 4);
		put_word(w, header->alignment);
		put_word(w, header->entry_size);
	}
}

/* The place of the section headers is not known yet. */
static void write_elf_header(struct writer *w) {
	const struct kd_target *target = &w->module->target;
	uint8_t ident[EI_NIDENT] = ELFMAG;
	ident[EI_CLASS] = kd_target_elf_class(target);
	ident[EI_DATA] = ELFDATA2LSB;
	ident[EI_VERSION] = EV_CURRENT;
	ident[EI_OSABI] = kd_target_elf_osabi(target);
	if (ident[EI_OSABI] == ELFOSABI_NONE && w->module->gnu_abi)
		ident[EI_OSABI] = ELFOSABI_GNU;
	ident[EI_ABIVERSION] = kd_target_elf_abi_version(target);
	buffer_put(w->file, ident, sizeof ident);
	buffer_put_le(w->file, ET_REL, 2);
	buffer_put_le(w->file, EM_AMDGPU, 2);
	buffer_put_le(w->file, EV_CURRENT, 4);
	put_word(w, 0); /* e_entry */
	put_word(w, 0); /* e_phoff */
	put_word(w, 0); /* e_shoff */
	buffer_put_le(w->file, kd_target_e_flags(target), 4);
	buffer_put_le(w->file, w->class->header_size, 2);
	buffer_put_le(w->file, 0, 2); /* e_phentsize */
	buffer_put_le(w->file, 0, 2); /* e_phnum */
	buffer_put_le(w->file, w->class->section_header_size, 2);
	buffer_put_le(w->file, w->header_count < SHN_LORESERVE ? w->header_count : 0, 2);
	buffer_put_le(w->file, STRTAB_INDEX, 2);
}

/* e_shoff stands behind e_entry and e_phoff. */
static void place_section_headers(struct writer *w) {
	size_t e_shoff = offsetof(Elf64_Ehdr, e_entry) + 2 * (size_t)w->class->word;
	buffer_align(w->file, w->class->word);
	store_le(w->file->data + e_shoff, w->file->size, w->class->word);
}

/* Room for everything at once: the tables' sizes are known, the sections' are by now. */
static bool reserve_file(struct writer *w) {
	uint64_t size = w->class->header_size + w->strings.bytes.size;
	uint64_t limit = w->module->size_limit;
	for (const struct section *section = w->module->sections; section; section = section->next) {
		uint64_t contents = section->type == SHT_NOBITS ? 0 : section->size;
		if (contents > limit || section->alignment > limit || (size += contents + section->alignment) > limit) {
			diag_error(w->module->diag, 0,
			           "the object is too large: section '%.*s' has %" PRIu64 " bytes, alignment %" PRIu64
			           "; the limit for the file is %" PRIu64 " bytes [stricter than llvm-mc]",
			           NAME_ARGS(section->name), section->size, section->alignment, limit);
			return false;
		}
		size += section->relocations.count * relocation_size(w, section) + w->class->word;
		size += section->group ? 16 : 0; /* its index and that of its relocations; the group's own words */
	}
	size += (w->symbols.symbols.count + 1) * (w->class->symbol_size + 4u) + 16;
	size += w->header_count * w->class->section_header_size + w->class->word;
	buffer_extend(w->file, (size_t)size);
	w->file->size = 0;
	return true;
}

bool elf_write(struct module *module, struct buffer *file) {
	struct writer w = {.module = module,
	                   .file = file,
	                   .class = &elf_classes[kd_target_elf_class(&module->target)]};
	addrsig_prepare(module);
	number_sections(&w);
	for (struct section *section = module->sections; section; section = section->next)
		section->link = section_link(&w, section);
	symbol_table_build(module, &w.symbols);
	if (module->diag->errors)
		return false;
	add_extended_indices(&w);
	w.headers = arena_zeroed(module->arena, w.header_count, sizeof *w.headers);
	module_forget_values(module); /* the file is made of numbers only */
	collect_names(&w);
	string_table_finish(&w.strings);
	if (module->diag->errors || !reserve_file(&w))
		return false;
	write_elf_header(&w);
	write_sections(&w);
	write_groups(&w);
	write_symbols(&w);
	write_relocations(&w);
	write_addrsig(&w);
	write_strings(&w);
	place_section_headers(&w);
	write_section_headers(&w);
	return true;
}
