/* dynamic.c: see dynamic.h. Specification: System V ABI, "Dynamic Section", "Hash Table". */
#include "dynamic.h"

#include "base/buffer.h"

/* What the dynamic segment says, addresses all but the size; 0: nothing. */
struct dynamic {
	uint64_t symbols, strings, strings_size, hash, gnu_hash;
};

static bool read_dynamic(const struct elf_file *elf, struct dynamic *dynamic) {
	const struct elf_segment *segment = elf->segments;
	const struct elf_segment *end = segment + elf->segment_count;
	while (segment < end && segment->type != PT_DYNAMIC)
		segment++;
	if (segment == end)
		return false;
	const uint8_t *bytes = elf_file_at(elf, 0, segment->address, segment->file_size);
	for (uint64_t at = 0; bytes && segment->file_size - at >= sizeof(Elf64_Dyn); at += sizeof(Elf64_Dyn)) {
		uint64_t value = load_le(bytes + at + 8, 8);
		switch (load_le(bytes + at, 8)) {
		case DT_NULL: return true;
		case DT_SYMTAB: dynamic->symbols = value; break;
		case DT_STRTAB: dynamic->strings = value; break;
		case DT_STRSZ: dynamic->strings_size = value; break;
		case DT_HASH: dynamic->hash = value; break;
		case DT_GNU_HASH: dynamic->gnu_hash = value; break;
		default: break;
		}
	}
	return bytes != NULL;
}

static bool read_word(const struct elf_file *elf, uint64_t address, uint32_t *word) {
	const uint8_t *at = elf_file_at(elf, 0, address, 4);
	if (at)
		*word = (uint32_t)load_le(at, 4);
	return at != NULL;
}

/* The GNU table has chains of symbols, by number; the last symbol is at the end of the last chain. */
static uint64_t count_by_gnu_hash(const struct elf_file *elf, uint64_t address) {
	enum { END_OF_CHAIN = 1 };
	uint32_t buckets, first, bloom, last = 0, hash;
	if (!read_word(elf, address, &buckets) || !read_word(elf, address + 4, &first) ||
	    !read_word(elf, address + 8, &bloom))
		return 0;
	uint64_t table = address + GNU_HASH_HEADER_SIZE + 8 * (uint64_t)bloom;
	for (uint32_t i = 0; i < buckets; i++) {
		uint32_t start;
		if (!read_word(elf, table + 4 * (uint64_t)i, &start))
			return 0;
		last = start > last ? start : last;
	}
	if (last < first)
		return first;
	uint64_t chains = table + 4 * (uint64_t)buckets;
	do {
		if (!read_word(elf, chains + 4 * (uint64_t)(last - first), &hash))
			return 0;
	} while (!(hash & END_OF_CHAIN) && last++ < UINT32_MAX);
	return (uint64_t)last + 1;
}

static uint64_t count_symbols(const struct elf_file *elf, const struct dynamic *dynamic) {
	uint32_t chains;
	if (dynamic->hash && read_word(elf, dynamic->hash + 4, &chains))
		return chains;
	return dynamic->gnu_hash ? count_by_gnu_hash(elf, dynamic->gnu_hash) : 0;
}

/* Section numbers are those of headers that are not there. */
static void read_symbol(struct elf_symbol *symbol, const uint8_t *at, const char *strings, uint64_t strings_size) {
	Elf64_Sym entry;
	memcpy(&entry, at, sizeof entry);
	uint32_t name = le32toh(entry.st_name);
	symbol->name = name < strings_size ? strings + name : "";
	symbol->type = ELF64_ST_TYPE(entry.st_info);
	symbol->binding = ELF64_ST_BIND(entry.st_info);
	symbol->visibility = ELF64_ST_VISIBILITY(entry.st_other);
	symbol->section = le16toh(entry.st_shndx);
	symbol->reserved = symbol->section >= SHN_LORESERVE;
	symbol->value = le64toh(entry.st_value);
	symbol->size = le64toh(entry.st_size);
}

bool dynamic_symbols_read(const struct elf_file *elf, struct arena *arena, struct elf_symbols *symbols,
                          const char **error) {
	struct dynamic dynamic = {0};
	*error = "no dynamic segment names the symbols";
	if (elf->class != ELFCLASS64 || !read_dynamic(elf, &dynamic) || !dynamic.symbols || !dynamic.strings)
		return false;
	*error = "the symbols that the dynamic segment names are not in the file";
	uint64_t symbol_count = count_symbols(elf, &dynamic);
	if (!symbol_count || symbol_count > elf->size / sizeof(Elf64_Sym) || dynamic.strings_size > elf->size ||
	    !dynamic.strings_size)
		return false;
	size_t count = (size_t)symbol_count;
	const uint8_t *table = elf_file_at(elf, 0, dynamic.symbols, count * sizeof(Elf64_Sym));
	const uint8_t *strings = elf_file_at(elf, 0, dynamic.strings, dynamic.strings_size);
	if (!table || !strings || strings[dynamic.strings_size - 1] != '\0')
		return false;
	*symbols =
	    (struct elf_symbols){.items = arena_zeroed(arena, count, sizeof *symbols->items), .count = (unsigned)count};
	for (size_t i = 0; i < count; i++)
		read_symbol(&symbols->items[i], table + i * sizeof(Elf64_Sym), (const char *)strings, dynamic.strings_size);
	return true;
}
