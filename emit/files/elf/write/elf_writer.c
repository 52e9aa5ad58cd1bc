/* elf_writer.c: the file itself. Everything gets its place first, in the section headers; then all of it is written
 * from the first byte to the last, into memory or piece by piece to whoever wants it.
 *
 * Order of the file: ELF header, contents of the sections, section groups, symbol table,
 * relocations, .llvm_addrsig, string table, section headers. Order of the section headers: null,
 * .strtab, each section followed by its relocations and, if it is the first of its group,
 * preceded by the group, .llvm_addrsig, .symtab. */
#include "elf_writer.h"

#include <inttypes.h>

#include "base/packing.h"
#include "module/data.h"
#include "module/fragment.h"
#include "module/relocation.h"
#include "module/symbol.h"
#include "module/tail.h"

enum { STRTAB_INDEX = 1, FIRST_INDEX = 2 };

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

/* A section that is compressed, with its header. */
struct packed {
	const uint8_t *bytes; /* NULL: it is written as it is */
	size_t size;
};

struct writer {
	struct module *module;
	const struct elf_sink *sink; /* takes the pieces; NULL: the file stays in memory */
	struct buffer *file;         /* what no sink has taken yet */
	uint64_t taken;              /* bytes in front of it */
	const struct elf_class *class;
	struct symbol_table symbols;
	struct string_table strings;
	LIST(struct section *) groups; /* the first section of each group */
	struct section_header *headers;
	struct packed *packed; /* by index, as the headers */
	size_t header_count;
	size_t symtab_index;
	size_t addrsig_index;    /* of .llvm_addrsig; 0 when there is none */
	size_t shndx_index;      /* of .symtab_shndx; 0 when there is none */
	struct buffer addrsig;   /* contents of .llvm_addrsig */
	uint64_t headers_offset; /* of the section headers */
};

/* ---- bytes, which come in the order of the file ---- */

/* What a sink gets at once, in bytes, and what is kept until then. */
enum { PIECE = 256 * 1024 };

static void hand_over(struct writer *w) {
	w->sink->write(w->sink->context, w->file->data, w->file->size);
	w->taken += w->file->size;
	w->file->size = 0;
}

/* Room for at most PIECE bytes. */
static uint8_t *extend(struct writer *w, size_t size) {
	if (w->sink && size > PIECE - w->file->size)
		hand_over(w);
	return buffer_extend(w->file, size);
}

static void put(struct writer *w, const void *bytes, size_t size) {
	const uint8_t *from = bytes;
	for (size_t now; size; from += now, size -= now) {
		now = size < PIECE ? size : PIECE;
		memcpy(extend(w, now), from, now);
	}
}

static void put_le(struct writer *w, uint64_t value, size_t width) {
	store_le(extend(w, width), value, width);
}

static void put_word(struct writer *w, uint64_t value) {
	put_le(w, value, w->class->word);
}

/* A pattern of up to 8 bytes again and again; the last one may be cut off. */
static void put_pattern(struct writer *w, const uint8_t *pattern, size_t pattern_size, uint64_t size) {
	const size_t most = PIECE / pattern_size * pattern_size;
	while (size) {
		size_t now = size < most ? (size_t)size : most;
		uint8_t *at = extend(w, now);
		size_t done = now < pattern_size ? now : pattern_size;
		memcpy(at, pattern, done);
		for (size_t more; done < now; done += more) {
			more = now - done < done ? now - done : done;
			memcpy(at + done, at, more);
		}
		size -= now;
	}
}

static void put_zeros(struct writer *w, uint64_t size) {
	put_pattern(w, (const uint8_t[]){0}, 1, size);
}

/* What follows begins where place() put it. */
static void put_gap(struct writer *w, uint64_t alignment) {
	put_zeros(w, -(w->taken + w->file->size) & (alignment - 1));
}

/* ---- numbers and names ---- */

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

static void name_sections(struct writer *w) {
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
}

static void write_tail(struct writer *w, const struct fragment *fragment) {
	const struct tail_pattern pattern = tail_pattern(fragment);
	put_pattern(w, pattern.bytes, pattern.size, fragment->tail_size);
}

static void write_contents(struct writer *w, const struct section *section) {
	for (const struct subsection *part = section->subsections; part; part = part->next) {
		for (const struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			if (fragment->size) /* there may be no bytes at all */
				put(w, section->bytes.data + fragment->data, fragment->size);
			if (fragment->tail_size)
				write_tail(w, fragment);
		}
	}
}

/* ---- sections that are compressed ---- */

/* Elf64_Chdr or Elf32_Chdr. */
static void put_compression_header(struct writer *w, const struct section *section, uint32_t type) {
	put_le(w, type, 4);
	if (w->class->word == 8)
		put_le(w, 0, 4);
	put_word(w, section->size);
	put_word(w, section->alignment);
}

/* Compressed, if that is less; as in LLVM debug information is meant, and nothing else. */
static void pack_section(struct writer *w, const struct section *section) {
	static const char prefix[] = ".debug_";
	bool zlib = w->module->debug_compression == KD_DEBUG_ZLIB;
	struct buffer plain = buffer_in(w->module->arena), file = buffer_in(w->module->arena);
	struct writer contents = {.module = w->module, .class = w->class, .file = &plain};
	struct writer packed = {.module = w->module, .class = w->class, .file = &file};
	if (section->type == SHT_NOBITS || section->size > w->module->packing_limit ||
	    section->name->length < strlen(prefix) || memcmp(section->name->text, prefix, strlen(prefix)) != 0)
		return;
	write_contents(&contents, section);
	put_compression_header(&packed, section, zlib ? ELFCOMPRESS_ZLIB : ELFCOMPRESS_ZSTD);
	if (packing_pack_section(&file, zlib ? KD_COMPRESSION_ZLIB : KD_COMPRESSION_ZSTD, plain.data, plain.size) !=
	    PACKING_OK)
		arena_out_of_memory(w->module->arena);
	buffer_release(&plain);
	if (file.size < section->size)
		w->packed[section->index] = (struct packed){file.data, file.size};
}

static void pack_sections(struct writer *w) {
	w->packed = arena_zeroed(w->module->arena, w->header_count, sizeof *w->packed);
	if (w->module->debug_compression == KD_DEBUG_PLAIN)
		return;
	for (const struct section *section = w->module->sections; section; section = section->next)
		pack_section(w, section);
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

/* ---- places ---- */

/* The next part of the file begins at `*end` or after it, and moves it to its own end. */
static void place(struct section_header *header, uint64_t alignment, uint64_t size, uint64_t *end) {
	header->offset = (*end + alignment - 1) & -alignment;
	header->size = size;
	*end = header->offset + size;
}

static uint64_t contents_size(const struct writer *w, const struct section *section) {
	if (w->packed[section->index].bytes)
		return w->packed[section->index].size;
	return section->type == SHT_NOBITS ? 0 : section->size;
}

/* Takes a size away from what is left of a limit; false: it is more. */
static bool take_away(uint64_t *left, uint64_t size) {
	bool fits = size <= *left;
	*left -= fits ? size : 0;
	return fits;
}

static bool is_too_large(const struct writer *w, const struct section *section, uint64_t end, uint64_t rest) {
	uint64_t left = w->module->size_limit; /* which may be UINT64_MAX: sums could overflow */
	return !(take_away(&left, end) && take_away(&left, rest) && take_away(&left, section->alignment) &&
	         take_away(&left, contents_size(w, section)));
}

static void complain_of_size(const struct module *module, const struct section *section) {
	diag_error(module->diag, 0,
	           "the object is too large: section '%.*s' has %" PRIu64 " bytes and alignment %" PRIu64
	           "; the limit for the file is %" PRIu64 " bytes%s [stricter than llvm-mc]",
	           NAME_ARGS(section->name), section->size, section->alignment, module->size_limit,
	           module->in_memory ? " where it is kept in memory: write the object to a file, then link or bundle that"
	                             : "");
}

/* `rest` is the size of what comes after the sections. */
static bool place_sections(struct writer *w, uint64_t rest, uint64_t *end) {
	for (struct section *section = w->module->sections; section; section = section->next) {
		struct section_header *header = &w->headers[section->index];
		if (is_too_large(w, section, *end, rest)) {
			complain_of_size(w->module, section);
			return false;
		}
		const struct packed *packed = &w->packed[section->index];
		place(header, section->alignment, contents_size(w, section), end);
		header->size = packed->bytes ? packed->size : section->size;
		header->type = section->type;
		header->flags = section->flags | (packed->bytes ? SHF_COMPRESSED : 0);
		header->alignment = packed->bytes ? w->class->word : section->alignment; /* as LLVM: that of Elf64_Chdr */
		header->entry_size = section->entry_size;
		header->link = section->link;
		header->info = section->type == SHT_SYMTAB ? (uint32_t)w->symbols.local_count + 1 : 0;
	}
	return true;
}

static void place_groups(struct writer *w, uint64_t *end) {
	for (size_t i = 0; i < w->groups.count; i++) {
		const struct group *group = w->groups.items[i]->group;
		struct section_header *header = &w->headers[group->index];
		place(header, 4, (group->members.count + 1) * 4, end);
		header->type = SHT_GROUP;
		header->link = (uint32_t)w->symtab_index;
		header->info = group->signature->index;
		header->alignment = 4;
		header->entry_size = 4;
	}
}

static void place_symbols(struct writer *w, uint64_t *end) {
	struct section_header *header = &w->headers[w->symtab_index];
	place(header, w->class->word, (w->symbols.count + 1) * w->class->symbol_size, end);
	header->type = SHT_SYMTAB;
	header->link = STRTAB_INDEX;
	header->info = (uint32_t)w->symbols.local_count + 1;
	header->alignment = w->class->word;
	header->entry_size = w->class->symbol_size;
	if (!w->shndx_index)
		return;
	header = &w->headers[w->shndx_index];
	place(header, 4, (w->symbols.count + 1) * 4, end);
	header->type = SHT_SYMTAB_SHNDX;
	header->link = (uint32_t)w->symtab_index;
	header->alignment = 4;
	header->entry_size = 4;
}

static void place_relocations(struct writer *w, uint64_t *end) {
	for (struct section *section = w->module->sections; section; section = section->next) {
		if (!section->relocations.count)
			continue;
		struct section_header *header = &w->headers[section->index + 1];
		size_t entry_size = relocation_size(w, section);
		place(header, w->class->word, section->relocations.count * entry_size, end);
		header->type = section_has_addends(w->module, section) ? SHT_RELA : SHT_REL;
		header->flags = section->flags & SHF_GROUP ? SHF_GROUP : SHF_INFO_LINK;
		header->link = (uint32_t)w->symtab_index;
		header->info = section->index;
		header->alignment = w->class->word;
		header->entry_size = entry_size;
	}
}

static void place_addrsig(struct writer *w, uint64_t *end) {
	if (!w->addrsig_index)
		return;
	struct section_header *header = &w->headers[w->addrsig_index];
	place(header, 1, w->addrsig.size, end);
	header->type = SHT_LLVM_ADDRSIG;
	header->flags = SHF_EXCLUDE;
	header->link = (uint32_t)w->symtab_index;
	header->alignment = 1;
}

static void place_strings(struct writer *w, uint64_t *end) {
	struct section_header *header = &w->headers[STRTAB_INDEX];
	place(header, 1, w->strings.bytes.size, end);
	header->type = SHT_STRTAB;
	header->alignment = 1;
}

/* The tables after the sections, in their order. */
static void place_tables(struct writer *w, uint64_t *end) {
	place_groups(w, end);
	place_symbols(w, end);
	place_relocations(w, end);
	place_addrsig(w, end);
	place_strings(w, end);
}

/* Where everything begins; the size of the file, or 0 after reporting that it is too large. */
static uint64_t place_all(struct writer *w) {
	const uint64_t headers_size = (uint64_t)w->header_count * w->class->section_header_size;
	uint64_t tables_size = headers_size + w->class->word, end = w->class->header_size;
	place_tables(w, &tables_size);
	if (!place_sections(w, tables_size, &end))
		return 0;
	place_tables(w, &end);
	w->headers_offset = (end + w->class->word - 1) & -(uint64_t)w->class->word;
	return w->headers_offset + headers_size;
}

/* ---- contents ---- */

static void write_sections(struct writer *w) {
	for (struct section *section = w->module->sections; section; section = section->next) {
		const struct packed *packed = &w->packed[section->index];
		put_gap(w, section->alignment);
		if (packed->bytes)
			put(w, packed->bytes, packed->size);
		else if (section->type != SHT_NOBITS)
			write_contents(w, section);
		buffer_release(&section->bytes); /* the file is the second copy; keep one at a time */
	}
}

static void write_groups(struct writer *w) {
	for (size_t i = 0; i < w->groups.count; i++) {
		const struct section *first = w->groups.items[i];
		const struct group *group = first->group;
		put_gap(w, w->headers[group->index].alignment);
		put_le(w, first->comdat ? GRP_COMDAT : 0, 4);
		for (size_t m = 0; m < group->members.count; m++)
			put_le(w, group->members.items[m], 4);
	}
}

static void store_symbol(const struct writer *w, uint8_t *at, const struct table_symbol *entry, uint32_t name) {
	uint32_t index = !entry->reserved && entry->section_index >= SHN_LORESERVE ? SHN_XINDEX : entry->section_index;
	if (w->class->word == 4) {
		Elf32_Sym record = {.st_name = htole32(name),
		                    .st_value = htole32((uint32_t)entry->value),
		                    .st_size = htole32((uint32_t)entry->size),
		                    .st_info = (uint8_t)ELF32_ST_INFO(entry->binding, entry->type),
		                    .st_other = entry->visibility,
		                    .st_shndx = htole16((uint16_t)index)};
		memcpy(at, &record, sizeof record);
		return;
	}
	Elf64_Sym record = {.st_name = htole32(name),
	                    .st_info = (uint8_t)ELF64_ST_INFO(entry->binding, entry->type),
	                    .st_other = entry->visibility,
	                    .st_shndx = htole16((uint16_t)index),
	                    .st_value = htole64(entry->value),
	                    .st_size = htole64(entry->size)};
	memcpy(at, &record, sizeof record);
}

static void write_extended_indices(struct writer *w) {
	put_gap(w, w->headers[w->shndx_index].alignment);
	put_le(w, 0, 4);
	for (size_t i = 0; i < w->symbols.count; i++) {
		const struct table_symbol *entry = &w->symbols.items[i];
		bool extended = !entry->reserved && entry->section_index >= SHN_LORESERVE;
		put_le(w, extended ? entry->section_index : 0, 4);
	}
}

static void write_symbols(struct writer *w) {
	put_gap(w, w->headers[w->symtab_index].alignment);
	put_zeros(w, w->class->symbol_size); /* the null symbol */
	const size_t size = w->class->symbol_size, most = PIECE / size;
	for (size_t i = 0, now; i < w->symbols.count; i += now) {
		now = w->symbols.count - i < most ? w->symbols.count - i : most;
		uint8_t *at = extend(w, now * size);
		for (size_t k = i; k < i + now; k++, at += size)
			store_symbol(w, at, &w->symbols.items[k],
			             string_table_offset(&w->strings, w->symbols.first_name + (uint32_t)k));
	}
	if (w->shndx_index)
		write_extended_indices(w);
}

static void write_relocations(struct writer *w) {
	for (struct section *section = w->module->sections; section; section = section->next) {
		if (!section->relocations.count)
			continue;
		bool addends = section_has_addends(w->module, section);
		put_gap(w, w->headers[section->index + 1].alignment);
		for (size_t i = 0; i < section->relocations.count; i++) {
			const struct relocation *relocation = &section->relocations.items[i];
			uint64_t symbol = relocation->symbol ? relocation->symbol->index : 0;
			put_word(w, relocation->offset);
			put_word(w, symbol << w->class->symbol_shift | relocation->type);
			if (addends)
				put_word(w, (uint64_t)relocation->addend);
		}
	}
}

/* Counts that do not fit the ELF header are in the null section header. */
static void write_section_headers(struct writer *w) {
	put_gap(w, w->class->word);
	if (w->header_count >= SHN_LORESERVE)
		w->headers[0].size = w->header_count;
	for (size_t i = 0; i < w->header_count; i++) {
		const struct section_header *header = &w->headers[i];
		put_le(w, string_table_offset(&w->strings, header->name), 4);
		put_le(w, header->type, 4);
		put_word(w, header->flags);
		put_word(w, 0);
		put_word(w, header->offset);
		put_word(w, header->size);
		put_le(w, header->link, 4);
		put_le(w, header->info, 4);
		put_word(w, header->alignment);
		put_word(w, header->entry_size);
	}
}

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
	put(w, ident, sizeof ident);
	put_le(w, ET_REL, 2);
	put_le(w, EM_AMDGPU, 2);
	put_le(w, EV_CURRENT, 4);
	put_word(w, 0);                 /* e_entry */
	put_word(w, 0);                 /* e_phoff */
	put_word(w, w->headers_offset); /* e_shoff */
	put_le(w, kd_target_e_flags(target), 4);
	put_le(w, w->class->header_size, 2);
	put_le(w, 0, 2); /* e_phentsize */
	put_le(w, 0, 2); /* e_phnum */
	put_le(w, w->class->section_header_size, 2);
	put_le(w, w->header_count < SHN_LORESERVE ? w->header_count : 0, 2);
	put_le(w, STRTAB_INDEX, 2);
}

/* All memory that writing takes, before the first byte: a sink gets all of a file or nothing. */
static void reserve(struct writer *w, uint64_t size) {
	buffer_extend(w->file, w->sink && size > PIECE ? PIECE : (size_t)size);
	w->file->size = 0;
}

static void write_all(struct writer *w) {
	write_elf_header(w);
	write_sections(w);
	write_groups(w);
	write_symbols(w);
	write_relocations(w);
	put(w, w->addrsig.data, w->addrsig.size);
	put(w, w->strings.bytes.data, w->strings.bytes.size);
	write_section_headers(w);
	if (w->sink)
		hand_over(w);
}

bool elf_write(struct module *module, const struct elf_sink *sink, struct buffer *file) {
	struct writer w = {.module = module,
	                   .sink = sink,
	                   .file = file,
	                   .class = &elf_classes[kd_target_elf_class(&module->target)],
	                   .addrsig = buffer_in(module->arena)};
	addrsig_prepare(module);
	number_sections(&w);
	for (struct section *section = module->sections; section; section = section->next)
		section->link = section_link(&w, section);
	string_table_init(&w.strings, module->arena, 1 + module->symbols.count + w.header_count + 1);
	symbol_table_build(module, &w.symbols, &w.strings);
	if (module->diag->errors)
		return false;
	module_forget_values(module); /* the file is made of numbers only */
	add_extended_indices(&w);
	w.headers = arena_zeroed(module->arena, w.header_count, sizeof *w.headers);
	pack_sections(&w);
	name_sections(&w);
	string_table_finish(&w.strings);
	if (w.addrsig_index)
		addrsig_write(module, &w.addrsig);
	uint64_t size = place_all(&w);
	if (module->diag->errors)
		return false;
	reserve(&w, size);
	write_all(&w);
	return true;
}

/* ---- one section alone ---- */

/* The only section of that name; NULL, reported, if there is none or another one. */
static const struct section *only_section(const struct module *module, const char *name) {
	const struct section *found = NULL;
	for (const struct section *section = module->sections; section; section = section->next) {
		if (!name_is(section->name, name))
			continue;
		if (found) {
			diag_error(module->diag, 0, "there are several sections called %s: one of them cannot be written alone",
			           name);
			return NULL;
		}
		found = section;
	}
	if (!found)
		diag_error(module->diag, 0, "there is no section called %s to be written", name);
	return found;
}

static bool is_complete(const struct module *module, const struct section *section) {
	if (section->type == SHT_NOBITS)
		diag_error(module->diag, 0, "section %.*s has no bytes to be written: its type is SHT_NOBITS",
		           NAME_ARGS(section->name));
	else if (section->relocations.count)
		diag_error(module->diag, 0,
		           "section %.*s has %zu relocation record%s, so only a linker knows its bytes: write an object, or "
		           "numbers in place of symbols",
		           NAME_ARGS(section->name), section->relocations.count, section->relocations.count == 1 ? "" : "s");
	else if (section->size > module->size_limit)
		diag_error(module->diag, 0, "section %.*s has %" PRIu64 " bytes; the limit for the file is %" PRIu64,
		           NAME_ARGS(section->name), section->size, module->size_limit);
	else
		return true;
	return false;
}

bool elf_write_section(struct module *module, const char *name, const struct elf_sink *sink, struct buffer *file) {
	struct writer w = {.module = module, .sink = sink, .file = file};
	const struct section *section = only_section(module, name);
	if (!section || !is_complete(module, section))
		return false;
	reserve(&w, section->size);
	write_contents(&w, section);
	if (w.sink)
		hand_over(&w);
	return true;
}
