/* mutate_object.h: changes of relocatable objects that keep most of them such that a linker gets as far as their layout.
 *
 * Bytes that change anywhere in an object mostly break its headers, and only what refuses them is tried. Here one field
 * of a section, symbol, relocation or header becomes another value that it may have, or the contents of one section change,
 * and mostly what linkers refuse at once is mended then; one change in 16 is of any bytes. The first object of an archive is changed in its place. */
#ifndef KD_TESTS_FUZZ_MUTATE_OBJECT_H
#define KD_TESTS_FUZZ_MUTATE_OBJECT_H

#include <elf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* libFuzzer's own changes; not there when a corpus is run without it. */
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

struct mutated {
	uint8_t *at; /* of the object */
	size_t size;
	Elf64_Ehdr header;
	uint32_t random;
};

static inline uint32_t mutated_random(struct mutated *object, uint32_t below) {
	object->random = object->random * UINT32_C(1664525) + UINT32_C(1013904223);
	return below ? (object->random >> 8) % below : 0;
}

#define ONE_OF(object, values) (values)[mutated_random((object), sizeof(values) / sizeof *(values))]

static inline bool mutated_holds(const struct mutated *object, uint64_t offset, uint64_t size) {
	return offset <= object->size && size <= object->size - offset;
}

/* Finds the object: the bytes, or a member of the archive that they are. */
static inline bool mutated_find(struct mutated *object, uint8_t *data, size_t size) {
	uint8_t *at = size > SELFMAG ? memmem(data, size, ELFMAG, SELFMAG) : NULL;
	if (!at || size - (size_t)(at - data) < sizeof object->header)
		return false;
	object->at = at;
	object->size = size - (size_t)(at - data);
	memcpy(&object->header, at, sizeof object->header);
	const Elf64_Ehdr *header = &object->header;
	return header->e_shentsize == sizeof(Elf64_Shdr) && header->e_shnum > 1 &&
	       mutated_holds(object, header->e_shoff, header->e_shnum * sizeof(Elf64_Shdr));
}

static inline void mutated_get(const struct mutated *object, size_t index, Elf64_Shdr *section) {
	memcpy(section, object->at + object->header.e_shoff + index * sizeof *section, sizeof *section);
}

static inline void mutated_put(struct mutated *object, size_t index, const Elf64_Shdr *section) {
	memcpy(object->at + object->header.e_shoff + index * sizeof *section, section, sizeof *section);
}

/* A section with contents, of this type if it is not SHT_NULL. */
static inline bool mutated_pick(struct mutated *object, uint32_t type, Elf64_Shdr *section) {
	uint32_t count = object->header.e_shnum, first = mutated_random(object, count);
	for (uint32_t i = 0; i < count; i++) {
		mutated_get(object, (first + i) % count, section);
		bool wanted = type ? section->sh_type == type : section->sh_type != SHT_NULL && section->sh_type != SHT_NOBITS;
		if (wanted && section->sh_size && mutated_holds(object, section->sh_offset, section->sh_size))
			return true;
	}
	return false;
}

/* An entry of a table, of so many bytes; NULL: there is none. */
static inline uint8_t *mutated_entry(struct mutated *object, uint32_t type, size_t size, Elf64_Shdr *table) {
	if (!mutated_pick(object, type, table) || table->sh_size < size)
		return NULL;
	return object->at + table->sh_offset + mutated_random(object, (uint32_t)(table->sh_size / size)) * size;
}

/* A number that may be an offset or a size. */
static inline uint64_t mutated_number(struct mutated *object) {
	static const uint64_t values[] = {
	    0, 1, 3, 4, 8, 16, 64, 255, 256, 4096, UINT32_MAX, (uint64_t)INT64_MAX + 1, UINT64_MAX};
	return mutated_random(object, 4) ? mutated_random(object, 64) * 4 : ONE_OF(object, values);
}

static inline bool mutated_is_content(const Elf64_Shdr *section) {
	return section->sh_type == SHT_PROGBITS || section->sh_type == SHT_NOBITS || section->sh_type == SHT_NOTE;
}

/* ---- one change each ---- */

static inline uint8_t mutated_info(uint32_t binding, uint32_t type) {
	return (uint8_t)(binding << 4 | type);
}

static inline void mutate_symbol(struct mutated *object) {
	static const uint16_t special[] = {SHN_UNDEF, SHN_ABS, SHN_COMMON, SHN_UNDEF, 0xff00};
	static const uint8_t types[] = {STT_NOTYPE, STT_OBJECT, STT_FUNC, STT_SECTION, STT_FILE, STT_COMMON, STT_TLS, 10};
	Elf64_Shdr table;
	Elf64_Sym symbol, other;
	uint8_t *at = mutated_entry(object, SHT_SYMTAB, sizeof symbol, &table);
	if (!at)
		return;
	memcpy(&symbol, at, sizeof symbol);
	memcpy(&other,
	       object->at + table.sh_offset +
	           mutated_random(object, (uint32_t)(table.sh_size / sizeof other)) * sizeof other,
	       sizeof other);
	switch (mutated_random(object, 8)) {
	case 0: /* local ones come first */
		symbol.st_info = mutated_info(ELF64_ST_BIND(symbol.st_info) ? 1 + mutated_random(object, 2) : STB_LOCAL,
		                              ELF64_ST_TYPE(symbol.st_info));
		break;
	case 1: symbol.st_info = mutated_info(ELF64_ST_BIND(symbol.st_info), ONE_OF(object, types)); break;
	case 2: symbol.st_other = (uint8_t)mutated_random(object, 4); break;
	case 3: symbol.st_shndx = (uint16_t)mutated_random(object, object->header.e_shnum); break;
	case 4: symbol.st_shndx = ONE_OF(object, special); break;
	case 5: symbol.st_value = mutated_number(object); break;
	case 6: symbol.st_size = mutated_number(object); break;
	default: symbol.st_name = other.st_name; break;
	}
	memcpy(at, &symbol, sizeof symbol);
}

static inline void mutate_relocation(struct mutated *object) {
	enum { MOST_TYPES = 15 };
	Elf64_Shdr table, symbols, target;
	Elf64_Rela rela;
	uint8_t *at = mutated_entry(object, SHT_RELA, sizeof rela, &table);
	if (!at || table.sh_link >= object->header.e_shnum || table.sh_info >= object->header.e_shnum)
		return;
	memcpy(&rela, at, sizeof rela);
	mutated_get(object, table.sh_link, &symbols);
	mutated_get(object, table.sh_info, &target);
	uint64_t symbol = ELF64_R_SYM(rela.r_info), type = ELF64_R_TYPE(rela.r_info);
	switch (mutated_random(object, 4)) {
	case 0: type = mutated_random(object, MOST_TYPES); break;
	case 1: symbol = mutated_random(object, (uint32_t)(symbols.sh_size / sizeof(Elf64_Sym))); break;
	case 2: rela.r_offset = mutated_random(object, (uint32_t)target.sh_size); break;
	default: rela.r_addend = (int64_t)mutated_number(object); break;
	}
	rela.r_info = ELF64_R_INFO(symbol, type);
	memcpy(at, &rela, sizeof rela);
}

static inline void mutate_section(struct mutated *object) {
	static const uint64_t flags[] = {SHF_WRITE,      SHF_ALLOC, SHF_EXECINSTR, SHF_MERGE,      SHF_STRINGS,
	                                 SHF_LINK_ORDER, SHF_GROUP, SHF_TLS,       SHF_GNU_RETAIN, SHF_EXCLUDE};
	static const uint32_t types[] = {SHT_PROGBITS,   SHT_NOBITS, SHT_NOTE, SHT_INIT_ARRAY,
	                                 SHT_FINI_ARRAY, SHT_STRTAB, SHT_GROUP};
	uint32_t index = 1 + mutated_random(object, object->header.e_shnum - 1u);
	Elf64_Shdr section, other;
	mutated_get(object, index, &section);
	mutated_get(object, mutated_random(object, object->header.e_shnum), &other);
	bool is_content = mutated_is_content(&section);
	switch (mutated_random(object, 7)) {
	case 0: section.sh_flags ^= is_content ? ONE_OF(object, flags) : 0; break;
	case 1: section.sh_type = is_content ? ONE_OF(object, types) : section.sh_type; break;
	case 2: section.sh_addralign = UINT64_C(1) << mutated_random(object, 14); break;
	case 3: section.sh_entsize = is_content ? mutated_random(object, 17) : section.sh_entsize; break;
	case 4: section.sh_name = is_content && mutated_is_content(&other) ? other.sh_name : section.sh_name; break;
	case 5:
		section.sh_size = is_content && section.sh_size ? mutated_random(object, (uint32_t)section.sh_size)
		                                                : section.sh_size;
		break;
	default: section.sh_link = is_content ? mutated_random(object, object->header.e_shnum) : section.sh_link; break;
	}
	mutated_put(object, index, &section);
}

/* Of names, code, data, notes and debug information. */
static inline void mutate_contents(struct mutated *object) {
	Elf64_Shdr section;
	if (mutated_pick(object, SHT_NULL, &section) && section.sh_type != SHT_SYMTAB && section.sh_type != SHT_RELA &&
	    section.sh_type != SHT_GROUP)
		LLVMFuzzerMutate(object->at + section.sh_offset, section.sh_size, section.sh_size);
}

static inline void mutate_header(struct mutated *object) {
	Elf64_Ehdr *header = &object->header;
	switch (mutated_random(object, 4)) {
	case 0: header->e_flags ^= UINT32_C(256) << mutated_random(object, 4); break; /* the features */
	case 1: header->e_ident[EI_ABIVERSION] = (unsigned char)mutated_random(object, 5); break;
	case 2: header->e_ident[EI_OSABI] = (unsigned char)(64 + mutated_random(object, 3)); break;
	default:
		header->e_ident[EI_NIDENT - 1] = (unsigned char)mutated_random(object, 256);
		break; /* padding, see link_fuzz.c */
	}
	memcpy(object->at, header, sizeof *header);
}

/* ---- what most objects have in common ---- */

static inline uint64_t mutated_size(const struct mutated *object, size_t index) {
	Elf64_Shdr section = {.sh_size = 0};
	if (index < object->header.e_shnum)
		mutated_get(object, index, &section);
	return section.sh_size;
}

static inline void repair_section(const struct mutated *object, Elf64_Shdr *section) {
	bool is_table = section->sh_type == SHT_SYMTAB || section->sh_type == SHT_RELA;
	if (section->sh_addralign & (section->sh_addralign - 1) || section->sh_addralign > 8192)
		section->sh_addralign = 8;
	if (section->sh_type != SHT_NOBITS && !mutated_holds(object, section->sh_offset, section->sh_size))
		section->sh_size = section->sh_offset = 0;
	if (section->sh_link >= object->header.e_shnum)
		section->sh_link = 0;
	if (section->sh_name >= mutated_size(object, object->header.e_shstrndx))
		section->sh_name = 0;
	if (is_table) {
		section->sh_entsize = 24;
		section->sh_size -= section->sh_size % 24;
	}
	if (mutated_is_content(section) && section->sh_size % (section->sh_entsize ? section->sh_entsize : 1))
		section->sh_flags &= ~(uint64_t)(SHF_MERGE | SHF_STRINGS);
	if (mutated_is_content(section))
		section->sh_flags &= ~(uint64_t)(SHF_LINK_ORDER | SHF_GROUP | SHF_TLS | SHF_STRINGS);
}

/* A symbol that is needed elsewhere has no visibility; one that is here can't be replaced, so that distances to it are
 * known. */
static inline void repair_symbol(const struct mutated *object, const Elf64_Shdr *table, Elf64_Sym *symbol) {
	if (symbol->st_name >= mutated_size(object, table->sh_link))
		symbol->st_name = 0;
	bool is_global = symbol->st_info >> 4 != STB_LOCAL;
	if (symbol->st_shndx >= object->header.e_shnum && symbol->st_shndx < SHN_ABS)
		symbol->st_shndx = 1;
	if (symbol->st_shndx == SHN_COMMON)
		symbol->st_value = 8;
	if (symbol->st_shndx == SHN_UNDEF)
		symbol->st_other = STV_DEFAULT;
	else if (is_global && symbol->st_other == STV_DEFAULT)
		symbol->st_other = STV_PROTECTED;
	if ((symbol->st_info & 15) > STT_FUNC)
		symbol->st_info = mutated_info(symbol->st_info >> 4, STT_OBJECT);
}

/* Where a type is not for such a symbol, another one. */
static inline uint64_t repaired_type(uint64_t type, unsigned section, bool writable) {
	enum { ABS64 = 3, REL32 = 4, REL64 = 5, GOTPCREL = 7, GOTPCREL_HI = 9, REL32_LO = 10, REL32_HI = 11, REL16 = 14 };
	bool is_absolute = type == ABS64 && writable;
	bool is_of_got = type >= GOTPCREL && type <= GOTPCREL_HI;
	bool is_distance = type == REL32 || type == REL64 || type == REL32_LO || type == REL32_HI || type == REL16;
	if (section == SHN_ABS)
		return ABS64;
	if (section == SHN_UNDEF)
		return is_absolute || is_of_got ? type : writable ? ABS64 : GOTPCREL;
	return is_absolute || is_of_got || is_distance ? type : REL32;
}

static inline void repair_relocation(const struct mutated *object, const Elf64_Shdr *table, Elf64_Rela *rela) {
	enum { WIDEST = 8 };
	Elf64_Shdr symbols, target;
	Elf64_Sym symbol;
	mutated_get(object, table->sh_link, &symbols);
	mutated_get(object, table->sh_info % object->header.e_shnum, &target);
	uint64_t index = ELF64_R_SYM(rela->r_info), type = ELF64_R_TYPE(rela->r_info),
	         count = symbols.sh_size / sizeof symbol;
	if (symbols.sh_type != SHT_SYMTAB || !count || !mutated_holds(object, symbols.sh_offset, symbols.sh_size))
		return;
	index %= count;
	memcpy(&symbol, object->at + symbols.sh_offset + index * sizeof symbol, sizeof symbol);
	type = repaired_type(type, index ? symbol.st_shndx : SHN_ABS, target.sh_flags & SHF_WRITE);
	if (target.sh_size >= WIDEST && rela->r_offset > target.sh_size - WIDEST)
		rela->r_offset %= target.sh_size - WIDEST + 1;
	rela->r_info = ELF64_R_INFO(index, type);
}

/* Each entry of a table of symbols or relocations; tables may lie over headers, which what is mended changes. */
static inline void repair_entries(struct mutated *object, const Elf64_Shdr *table) {
	Elf64_Sym symbol;
	Elf64_Rela rela;
	if ((table->sh_type != SHT_SYMTAB && table->sh_type != SHT_RELA) || table->sh_size % sizeof symbol ||
	    !mutated_holds(object, table->sh_offset, table->sh_size))
		return;
	uint8_t *at = object->at + table->sh_offset, *end = at + table->sh_size;
	for (; table->sh_type == SHT_SYMTAB && at < end; at += sizeof symbol) {
		memcpy(&symbol, at, sizeof symbol);
		repair_symbol(object, table, &symbol);
		memcpy(at, &symbol, sizeof symbol);
	}
	for (; table->sh_type == SHT_RELA && at < end; at += sizeof rela) {
		memcpy(&rela, at, sizeof rela);
		repair_relocation(object, table, &rela);
		memcpy(at, &rela, sizeof rela);
	}
}

/* Undoes what linkers refuse first: what earlier changes broke would hide all later ones. */
static inline void mutated_repair(struct mutated *object) {
	Elf64_Shdr section;
	if (object->header.e_ident[EI_ABIVERSION] > 4)
		object->header.e_ident[EI_ABIVERSION] = 4;
	memcpy(object->at, &object->header, sizeof object->header);
	for (size_t i = 1; i < object->header.e_shnum; i++) {
		mutated_get(object, i, &section);
		repair_section(object, &section);
		mutated_put(object, i, &section);
	}
	for (size_t i = 1; i < object->header.e_shnum; i++) {
		mutated_get(object, i, &section);
		repair_entries(object, &section);
	}
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
	static void (*const changes[])(struct mutated *) = {mutate_symbol,     mutate_symbol,  mutate_relocation,
	                                                    mutate_relocation, mutate_section, mutate_contents,
	                                                    mutate_contents,   mutate_header};
	struct mutated object = {.random = seed};
	bool raw = !mutated_random(&object, 16);
	if (raw || !mutated_find(&object, data, size))
		return LLVMFuzzerMutate(data, size, max_size);
	if (mutated_random(&object, 4))
		mutated_repair(&object);
	for (uint32_t left = 1 + mutated_random(&object, 3); left; left--)
		ONE_OF(&object, changes)(&object);
	if (mutated_random(&object, 4))
		mutated_repair(&object);
	return size;
}

#endif
