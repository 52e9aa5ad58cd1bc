/* elf_file.c: an ELF file in memory, read and checked. */
#include "elf_file.h"

#include <errno.h>
#include <gelf.h>
#include <inttypes.h>

#include "packed_section.h"

/* Linkers let a name be the end of another one, and symbols of one name have it once. */
enum { MOST_NAME_SHARING = 16 };

/* Many relocations may have one symbol: so many bytes of names they may have in a small file, too. */
enum { LEAST_RELOCATION_NAMES = 32 << 20 };

struct elf_reader {
	struct elf_file *file;
	struct arena *arena;
	Elf *elf;
	uint64_t section_headers; /* their offset; 0: there are none */
	uint64_t table_bytes;     /* of the tables and notes that may still be read: those of a sound file don't overlap */
	uint64_t section_names;   /* bytes of names that may still be read, which may share their ends: of sections, ... */
	uint64_t symbol_names;    /* ... and of symbols */
	LIST(struct elf_note) notes;
	struct ranges note_segments;
	const char *error;
};

/* Records what is wrong; false, to be returned. */
#define REFUSE(reader, ...) ((reader)->error = arena_printf((reader)->arena, __VA_ARGS__), false)

static bool lies_in_file(const struct elf_file *file, uint64_t offset, uint64_t size) {
	return offset <= file->size && size <= file->size - offset;
}

bool elf_file_is(const uint8_t *bytes, size_t size) {
	return size >= SELFMAG && memcmp(bytes, ELFMAG, SELFMAG) == 0;
}

/* Takes what is read from what may be read; false if that is too much. */
static bool charge(uint64_t *left, uint64_t size) {
	bool enough = size <= *left;
	*left -= enough ? size : 0;
	return enough;
}

#define NAMES_OVERLAP                                                                                                  \
	"the names of %s overlap: up to %s %zu they have more than %d times as many bytes as the file; link or assemble "  \
	"it again, with names of their own"

/* ---- headers ---- */

static bool read_header(struct elf_reader *r) {
	struct elf_file *file = r->file;
	GElf_Ehdr header;
	if (!elf_file_is(file->bytes, file->size))
		return REFUSE(r, "not an ELF file: it does not begin with 7f 45 4c 46");
	if (file->size < EI_NIDENT)
		return REFUSE(r, "the ELF header is cut off: the file has %zu bytes", file->size);
	if (file->bytes[EI_DATA] != ELFDATA2LSB)
		return REFUSE(r, "not a little-endian ELF file (EI_DATA is %u)", file->bytes[EI_DATA]);
	elf_version(EV_CURRENT);
	/* libelf does not write to a file that it only reads. */
	r->elf = elf_memory((char *)(uintptr_t)file->bytes, file->size);
	if (!r->elf || !gelf_getehdr(r->elf, &header))
		return REFUSE(r, "the ELF header is not valid: %s", elf_errmsg(-1));
	file->class = header.e_ident[EI_CLASS];
	file->osabi = header.e_ident[EI_OSABI];
	file->abi_version = header.e_ident[EI_ABIVERSION];
	file->type = header.e_type;
	file->machine = header.e_machine;
	file->flags = header.e_flags;
	r->section_headers = header.e_shoff;
	return true;
}

/* ---- sections ---- */

/* A section that is a table of strings, or NULL. */
static const struct elf_section *string_table(const struct elf_file *file, size_t index) {
	if (index >= file->section_count)
		return NULL;
	const struct elf_section *strings = &file->sections[index];
	return strings->type == SHT_STRTAB && strings->size && !strings->bytes[strings->size - 1] ? strings : NULL;
}

/* The string at an offset of such a table, or NULL when there is none. */
static const char *string_at(const struct elf_section *strings, uint64_t offset) {
	return strings && offset < strings->size ? (const char *)strings->bytes + offset : NULL;
}

static bool read_section(struct elf_reader *r, size_t index, uint32_t *name) {
	struct elf_section *section = &r->file->sections[index];
	GElf_Shdr header;
	if (!gelf_getshdr(elf_getscn(r->elf, index), &header))
		return REFUSE(r, "section %zu has no readable header: %s", index, elf_errmsg(-1));
	*name = header.sh_name;
	*section = (struct elf_section){
	    .type = header.sh_type,
	    .flags = header.sh_flags,
	    .address = header.sh_addr,
	    .offset = header.sh_offset,
	    .size = header.sh_size,
	    .link = header.sh_link,
	    .info = header.sh_info,
	    .alignment = header.sh_addralign ? header.sh_addralign : 1,
	    .entry_size = header.sh_entsize,
	};
	if (index == 0) {
		*section = (struct elf_section){.name = ""}; /* its fields hold what the ELF header has no room for */
		return true;
	}
	if (section->alignment & (section->alignment - 1))
		return REFUSE(r, "section %zu has the alignment %" PRIu64 ", which is not a power of two", index,
		              section->alignment);
	if (section->link >= r->file->section_count)
		return REFUSE(r, "section %zu refers to section %u, but there are only %zu", index, section->link,
		              r->file->section_count);
	if (section->type == SHT_NOBITS || section->type == SHT_NULL || !section->size)
		return true;
	if (!lies_in_file(r->file, section->offset, section->size))
		return REFUSE(r, "section %zu reaches past the end of the file: %" PRIu64 " bytes at offset %" PRIu64, index,
		              section->size, section->offset);
	section->bytes = r->file->bytes + section->offset;
	section->stored_size = section->size;
	return true;
}

static bool name_sections(struct elf_reader *r, const uint32_t *names) {
	struct elf_file *file = r->file;
	size_t table;
	if (elf_getshdrstrndx(r->elf, &table) != 0)
		return REFUSE(r, "the file has no table of section names: %s", elf_errmsg(-1));
	const struct elf_section *strings = string_table(file, table);
	for (size_t i = 1; i < file->section_count; i++) {
		file->sections[i].name = string_at(strings, names[i]);
		if (!file->sections[i].name)
			return REFUSE(r, "section %zu has no name: offset %u of string table %zu", i, names[i], table);
		if (!charge(&r->section_names, strlen(file->sections[i].name)))
			return REFUSE(r, NAMES_OVERLAP, "sections", "section", i, MOST_NAME_SHARING);
	}
	return true;
}

static bool read_sections(struct elf_reader *r) {
	struct elf_file *file = r->file;
	size_t count;
	bool counted = elf_getshdrnum(r->elf, &count) == 0;
	if (counted && !count && r->section_headers) /* libelf would let it pass */
		return REFUSE(r, "the section headers at offset %" PRIu64 " lie past the end of the file", r->section_headers);
	if (!counted)
		return REFUSE(r, "the section headers are not readable: %s", elf_errmsg(-1));
	if (count > file->size / sizeof(Elf32_Shdr))
		return REFUSE(r, "the file is too small for %zu section headers", count);
	file->sections = arena_zeroed(r->arena, count, sizeof *file->sections);
	file->section_count = count;
	uint32_t *names = arena_zeroed(r->arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++) {
		if (!read_section(r, i, &names[i]))
			return false;
	}
	return !count || name_sections(r, names);
}

static bool read_segments(struct elf_reader *r) {
	struct elf_file *file = r->file;
	size_t count;
	if (elf_getphdrnum(r->elf, &count) != 0)
		return REFUSE(r, "the program headers are not readable: %s", elf_errmsg(-1));
	if (count > file->size / sizeof(Elf32_Phdr))
		return REFUSE(r, "the file is too small for %zu program headers", count);
	file->segments = arena_zeroed(r->arena, count, sizeof *file->segments);
	file->segment_count = count;
	for (size_t i = 0; i < count; i++) {
		GElf_Phdr header;
		if (!gelf_getphdr(r->elf, (int)i, &header))
			return REFUSE(r, "program header %zu is not readable: %s", i, elf_errmsg(-1));
		if (!lies_in_file(file, header.p_offset, header.p_filesz))
			return REFUSE(r, "segment %zu reaches past the end of the file: %" PRIu64 " bytes at offset %" PRIu64, i,
			              header.p_filesz, header.p_offset);
		file->segments[i] = (struct elf_segment){header.p_type,   header.p_flags, header.p_offset, header.p_vaddr,
		                                         header.p_filesz, header.p_memsz, header.p_align};
		if (header.p_type == PT_LOAD)
			ranges_add(&file->loads, r->arena, header.p_vaddr, header.p_filesz, i);
	}
	ranges_sort(&file->loads);
	return true;
}

/* ---- tables in sections ---- */

/* The data of a section that is a table of entries of the given kind; NULL, reported, when its size
 * does not suit them. Gives their number. */
static Elf_Data *open_table(struct elf_reader *r, size_t index, Elf_Type kind, size_t *count) {
	const struct elf_section *section = &r->file->sections[index];
	size_t entry = gelf_fsize(r->elf, kind, 1, EV_CURRENT);
	if (section->entry_size != entry || section->size % entry) {
		(void)REFUSE(
		    r, "section %zu (%s) should have entries of %zu bytes: it has %" PRIu64 " bytes in entries of %" PRIu64,
		    index, section->name, entry, section->size, section->entry_size);
		return NULL;
	}
	if (!charge(&r->table_bytes, section->size)) {
		(void)REFUSE(r, "section %zu (%s) overlaps other tables: together they have more bytes than the file", index,
		             section->name);
		return NULL;
	}
	*count = (size_t)(section->size / entry);
	Elf_Data *data = elf_getdata(elf_getscn(r->elf, index), NULL);
	if (!data)
		(void)REFUSE(r, "section %zu (%s) is not readable: %s", index, section->name, elf_errmsg(-1));
	return data;
}

/* The extended section indices that belong to a symbol table, or NULL. */
static Elf_Data *extended_indices(struct elf_reader *r, size_t table) {
	for (size_t i = 1; i < r->file->section_count; i++) {
		const struct elf_section *section = &r->file->sections[i];
		if (section->type == SHT_SYMTAB_SHNDX && section->link == table && section->bytes)
			return elf_getdata(elf_getscn(r->elf, i), NULL);
	}
	return NULL;
}

/* Where the entries of a symbol table come from. */
struct symbol_data {
	Elf_Data *entries, *extended;
	uint32_t string_index;
	const struct elf_section *strings;
};

static bool read_symbol(struct elf_reader *r, struct elf_symbol *symbol, const struct symbol_data *data, size_t index) {
	const struct elf_file *file = r->file;
	GElf_Sym entry;
	Elf32_Word section = 0;
	if (!gelf_getsymshndx(data->entries, data->extended, (int)index, &entry, &section))
		return REFUSE(r, "symbol %zu is not readable: %s", index, elf_errmsg(-1));
	bool is_extended = entry.st_shndx == SHN_XINDEX;
	symbol->name = string_at(data->strings, entry.st_name);
	symbol->value = entry.st_value;
	symbol->size = entry.st_size;
	symbol->section = is_extended ? section : entry.st_shndx;
	symbol->reserved = !is_extended && entry.st_shndx >= SHN_LORESERVE;
	symbol->type = GELF_ST_TYPE(entry.st_info);
	symbol->binding = GELF_ST_BIND(entry.st_info);
	symbol->visibility = GELF_ST_VISIBILITY(entry.st_other);
	symbol->other = entry.st_other & (uint8_t)~symbol->visibility;
	if (!symbol->name)
		return REFUSE(r, "symbol %zu has no name: offset %u of string table %u", index, entry.st_name,
		              data->string_index);
	if (!charge(&r->symbol_names, strlen(symbol->name)))
		return REFUSE(r, NAMES_OVERLAP, "symbols", "symbol", index, MOST_NAME_SHARING);
	if (!symbol->reserved && symbol->section >= file->section_count)
		return REFUSE(r, "symbol '%s' lies in section %u, but there are only %zu", symbol->name, symbol->section,
		              file->section_count);
	return true;
}

static bool read_symbols(struct elf_reader *r, struct elf_symbols *symbols, size_t table) {
	size_t count;
	const struct elf_section *section = &r->file->sections[table];
	if (symbols->section)
		return REFUSE(r, "sections %u and %zu are both symbol tables of the same kind", symbols->section, table);
	struct symbol_data data = {open_table(r, table, ELF_T_SYM, &count), extended_indices(r, table), section->link,
	                           string_table(r->file, section->link)};
	if (!data.entries)
		return false;
	if (section->info > count)
		return REFUSE(r, "symbol table %zu has %zu symbols, but says that %u are local", table, count, section->info);
	symbols->section = (uint32_t)table;
	symbols->items = arena_zeroed(r->arena, count, sizeof *symbols->items);
	symbols->count = count;
	symbols->local_count = section->info;
	for (size_t i = 0; i < count; i++) {
		if (!read_symbol(r, &symbols->items[i], &data, i))
			return false;
	}
	return true;
}

static void get_relocation(Elf_Data *data, bool addends, size_t index, GElf_Rela *entry) {
	GElf_Rel short_entry = {0};
	if (addends) {
		gelf_getrela(data, (int)index, entry);
		return;
	}
	gelf_getrel(data, (int)index, &short_entry);
	*entry = (GElf_Rela){short_entry.r_offset, short_entry.r_info, 0};
}

static bool read_relocations(struct elf_reader *r, size_t index) {
	const struct elf_file *file = r->file;
	struct elf_section *section = &r->file->sections[index];
	bool addends = section->type == SHT_RELA;
	size_t count, entry_size = gelf_fsize(r->elf, ELF_T_SYM, 1, EV_CURRENT);
	uint64_t symbols = file->sections[section->link].size / entry_size;
	if (section->info >= file->section_count)
		return REFUSE(r, "section %zu (%s) relocates section %u, but there are only %zu", index, section->name,
		              section->info, file->section_count);
	Elf_Data *data = open_table(r, index, addends ? ELF_T_RELA : ELF_T_REL, &count);
	if (!data)
		return false;
	section->relocations = arena_zeroed(r->arena, count, sizeof *section->relocations);
	section->relocation_count = count;
	for (size_t i = 0; i < count; i++) {
		GElf_Rela entry = {0};
		get_relocation(data, addends, i, &entry);
		section->relocations[i] = (struct elf_relocation){
		    entry.r_offset, entry.r_addend, (uint32_t)GELF_R_SYM(entry.r_info), (uint32_t)GELF_R_TYPE(entry.r_info)};
		if (section->relocations[i].symbol && section->relocations[i].symbol >= symbols)
			return REFUSE(r, "relocation %zu of section %zu (%s) refers to symbol %u, but there are only %" PRIu64, i,
			              index, section->name, section->relocations[i].symbol, symbols);
	}
	return true;
}

/* ---- notes ---- */

static bool has_notes(const struct elf_segment *segment) {
	return segment->type == PT_NOTE && segment->file_size;
}

/* By their places in the file: the segments with notes, or the sections. */
static struct ranges segments_with_notes(struct elf_reader *r) {
	struct ranges ranges = {0};
	for (size_t i = 0; i < r->file->segment_count; i++)
		if (has_notes(&r->file->segments[i]))
			ranges_add(&ranges, r->arena, r->file->segments[i].offset, r->file->segments[i].file_size, i);
	ranges_sort(&ranges);
	return ranges;
}

static struct ranges sections_with_notes(struct elf_reader *r) {
	struct ranges ranges = {0};
	for (size_t i = 1; i < r->file->section_count; i++)
		if (r->file->sections[i].type == SHT_NOTE && r->file->sections[i].bytes)
			ranges_add(&ranges, r->arena, r->file->sections[i].offset, r->file->sections[i].size, i);
	ranges_sort(&ranges);
	return ranges;
}

enum { LARGE_NOTE_ALIGNMENT = 8 }; /* of records; else it is 4 */

static bool is_owner(const char *name, size_t size) {
	size_t length = strnlen(name, size);
	for (size_t i = 0; i < size; i++)
		if (i < length ? name[i] < ' ' || name[i] > '~' : name[i])
			return false;
	return length > 0;
}

/* Adds the records of a chunk, which begins at `offset` of the file. Gives where they end. Owners that are not in plain
 * letters are a sign that the alignment is wrong, so that contents are taken for headers. */
static size_t add_records(struct elf_reader *r, Elf_Data *data, uint64_t offset, bool *plausible) {
	const char *bytes = (const char *)r->file->bytes + offset;
	size_t at = 0, next, name, contents;
	GElf_Nhdr header;
	*plausible = true;
	for (; (next = gelf_getnote(data, at, &header, &name, &contents)) != 0; at = next) {
		const struct range *segment = ranges_find(&r->note_segments, offset + at);
		*plausible = *plausible && is_owner(bytes + name, header.n_namesz);
		*list_add(r->arena, &r->notes) = (struct elf_note){
		    bytes + name,    strnlen(bytes + name, header.n_namesz),
		    header.n_type,   (const uint8_t *)bytes + contents,
		    header.n_descsz, segment && contents + header.n_descsz <= segment->start + segment->size - offset};
	}
	return at;
}

/* Whether the records of a part of the file are whole if they are aligned so; *error is what is wrong else. */
static bool try_notes(struct elf_reader *r, uint64_t offset, uint64_t size, bool large, const char **error) {
	Elf_Data *data = elf_getdata_rawchunk(r->elf, (int64_t)offset, (size_t)size, large ? ELF_T_NHDR8 : ELF_T_NHDR);
	bool plausible;
	*error = NULL;
	if (!data) {
		*error = arena_printf(r->arena, "the notes at offset %" PRIu64 " are not readable: %s", offset, elf_errmsg(-1));
		return false;
	}
	size_t end = add_records(r, data, offset, &plausible);
	if (end != size)
		*error = arena_printf(r->arena, "the note record at offset %" PRIu64 " is cut off", offset + end);
	return plausible && !*error;
}

/* Reads the notes of a part of the file. Records are aligned as the part is, to 4 or 8; but HSA's finalizer aligned
 * records to 4 in sections aligned to 8, which only reading them tells. The rest of the file is of use without notes:
 * anybody may write anything into such a section. */
static void read_notes(struct elf_reader *r, uint64_t offset, uint64_t size, uint64_t alignment) {
	const char *error, *ignored;
	bool large = alignment == LARGE_NOTE_ALIGNMENT;
	size_t before = r->notes.count;
	if (!charge(&r->table_bytes, size)) {
		r->file->damaged_notes = arena_printf(r->arena, "the notes at offset %" PRIu64 " overlap others", offset);
		return;
	}
	if (try_notes(r, offset, size, large, &error))
		return;
	r->notes.count = before;
	if (try_notes(r, offset, size, !large, &ignored))
		return;
	r->notes.count = before;
	try_notes(r, offset, size, large, &error);
	if (error)
		r->file->damaged_notes = error;
}

/* Those that were not read with a section. */
static void read_notes_of_segments(struct elf_reader *r) {
	struct ranges sections = sections_with_notes(r);
	for (size_t i = 0; i < r->file->segment_count; i++) {
		const struct elf_segment *segment = &r->file->segments[i];
		if (has_notes(segment) && !ranges_find(&sections, segment->offset))
			read_notes(r, segment->offset, segment->file_size, segment->alignment);
	}
}

/* ---- all of it ---- */

/* Whoever prints relocations repeats the names, and other tables have symbols to come after them. */
static bool charge_relocations(struct elf_reader *r) {
	const struct elf_file *file = r->file;
	uint64_t least = LEAST_RELOCATION_NAMES, left = file->size * (uint64_t)MOST_NAME_SHARING;
	left = left > least ? left : least;
	for (size_t i = 1; i < file->section_count; i++) {
		const struct elf_section *section = &file->sections[i];
		bool dynamic = section->link == file->dynamic_symbols.section;
		const struct elf_symbols *symbols = dynamic ? &file->dynamic_symbols : &file->symbols;
		if (!symbols->count || section->link != symbols->section)
			continue;
		for (size_t j = 0; j < section->relocation_count; j++) {
			uint32_t symbol = section->relocations[j].symbol;
			if (symbol < symbols->count && !charge(&left, strnlen(symbols->items[symbol].name, (size_t)left + 1)))
				return REFUSE(
				    r,
				    "the symbols of relocations have names that are too long: up to relocation %zu of section "
				    "%zu they have more than %d times as many bytes as the file; link or assemble it again, "
				    "with shorter names",
				    j, i, MOST_NAME_SHARING);
		}
	}
	return true;
}

static bool read_contents(struct elf_reader *r, size_t index) {
	struct elf_file *file = r->file;
	const struct elf_section *section = &file->sections[index];
	if (!section->bytes)
		return true;
	switch (section->type) {
	case SHT_SYMTAB: return read_symbols(r, &file->symbols, index);
	case SHT_DYNSYM: return read_symbols(r, &file->dynamic_symbols, index);
	case SHT_REL:
	case SHT_RELA: return read_relocations(r, index);
	case SHT_NOTE: read_notes(r, section->offset, section->size, section->alignment); return true;
	default: return true;
	}
}

static bool read_headers(struct elf_reader *r) {
	return read_header(r) && read_sections(r) && read_segments(r);
}

static bool read_all(struct elf_reader *r) {
	if (!read_headers(r))
		return false;
	bool for_gpu = r->file->machine == EM_AMDGPU;
	if (!for_gpu && r->file->type != ET_CORE)
		return true;
	r->note_segments = segments_with_notes(r);
	for (size_t i = 1; for_gpu && i < r->file->section_count; i++) {
		if (!read_contents(r, i))
			return false;
	}
	if (!charge_relocations(r))
		return false;
	read_notes_of_segments(r);
	sections_limit_unpacking(r->file);
	return true;
}

static void close_elf(void *reader) {
	elf_end(((struct elf_reader *)reader)->elf);
}

typedef bool read_part(struct elf_reader *r);

static bool read_by(read_part *read_it, struct elf_file *file, struct arena *arena, const uint8_t *bytes, size_t size,
                    const char **error) {
	struct elf_reader *reader = arena_zeroed(arena, 1, sizeof *reader);
	*file = (struct elf_file){.bytes = bytes, .size = size};
	*reader = (struct elf_reader){.file = file, .arena = arena, .table_bytes = size};
	reader->section_names = reader->symbol_names = (uint64_t)size * MOST_NAME_SHARING;
	arena_defer(arena, close_elf, reader); /* should memory run out on the way */
	errno = 0;
	bool read = read_it(reader);
	if (!read && errno == ENOMEM) /* libelf's failure, not the file's */
		arena_out_of_memory(arena);
	file->notes = reader->notes.items;
	file->note_count = reader->notes.count;
	*error = reader->error;
	arena_forget(arena, reader);
	close_elf(reader);
	return read;
}

bool elf_file_read(struct elf_file *file, struct arena *arena, const uint8_t *bytes, size_t size, const char **error) {
	return read_by(read_all, file, arena, bytes, size, error);
}

bool elf_file_read_headers(struct elf_file *file, struct arena *arena, const uint8_t *bytes, size_t size,
                           const char **error) {
	return read_by(read_headers, file, arena, bytes, size, error);
}

/* ---- looking into it ---- */

bool elf_section_is_padding(const struct elf_section *section) {
	return section->type == SHT_NOBITS && strcmp(section->name, ".relro_padding") == 0;
}

const struct elf_section *elf_file_section(const struct elf_file *file, const char *name) {
	for (size_t i = 1; i < file->section_count; i++) {
		if (strcmp(file->sections[i].name, name) == 0)
			return &file->sections[i];
	}
	return NULL;
}

/* The bytes at an offset of a part of the file that has `available` bytes. */
static const uint8_t *part_at(const uint8_t *bytes, uint64_t available, uint64_t offset, uint64_t size) {
	return bytes && offset <= available && size <= available - offset ? bytes + offset : NULL;
}

const struct elf_segment *elf_file_segment(const struct elf_file *file, uint64_t address) {
	const struct range *range = ranges_find(&file->loads, address);
	return range ? &file->segments[range->number] : NULL;
}

const uint8_t *elf_file_at(const struct elf_file *file, uint32_t section, uint64_t address, uint64_t size) {
	if (file->type == ET_REL) {
		if (section >= file->section_count)
			return NULL;
		return part_at(file->sections[section].bytes, file->sections[section].size, address, size);
	}
	const struct elf_segment *segment = elf_file_segment(file, address);
	if (!segment)
		return NULL;
	return part_at(file->bytes + segment->offset, segment->file_size, address - segment->address, size);
}
