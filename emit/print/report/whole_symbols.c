/* whole_symbols.c: the sections and symbols of an object, declared in their order.
 *
 * Assemblers number sections and symbols as a source first names them, so a source that begins with all of them
 * in order gives an object with the same tables. */
#include "whole.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "module/section_words.h"

/* ---- which sections ---- */

static bool is_made_by_tools(const struct whole *whole, const struct elf_section *section) {
	bool linked = whole->elf->type != ET_REL;
	switch (section->type) {
	case SHT_NULL:
	case SHT_SYMTAB:
	case SHT_SYMTAB_SHNDX:
	case SHT_STRTAB:
	case SHT_REL:
	case SHT_RELA:
	case SHT_GROUP:
	case SHT_LLVM_ADDRSIG: return true;
	case SHT_DYNSYM:
	case SHT_DYNAMIC:
	case SHT_HASH:
	case SHT_GNU_HASH:
	case SHT_GNU_versym:
	case SHT_GNU_verdef:
	case SHT_GNU_verneed: return true;
	default: return linked && elf_section_is_padding(section);
	}
}

static void read_group(struct whole *whole, size_t number) {
	enum { WORD = 4 };
	const struct elf_section *section = &whole->elf->sections[number];
	const struct elf_symbols *symbols = &whole->assembly.object->symbols;
	if (!section->bytes || section->size < WORD || !section->link || section->link != symbols->section ||
	    section->info >= symbols->count)
		return;
	const struct elf_symbol *signature = &symbols->items[section->info];
	bool of_section = signature->type == STT_SECTION && !signature->reserved;
	const char *name = of_section ? whole->elf->sections[signature->section].name : signature->name;
	for (uint64_t at = WORD; at + WORD <= section->size && *name; at += WORD) {
		uint64_t member = load_le(section->bytes + at, WORD);
		if (member >= whole->elf->section_count)
			continue;
		if (!whole->sections[number].first_member)
			whole->sections[number].first_member = (uint32_t)member;
		whole->sections[member].group = name;
		whole->sections[member].signature = section->info;
		whole->sections[member].comdat = load_le(section->bytes, WORD) & GRP_COMDAT;
	}
}

/* What a source can say of the flags: parts of no size are not merged. */
static uint64_t flags_of(const struct whole *whole, uint32_t number) {
	const struct elf_section *section = &whole->elf->sections[number];
	bool linked_to = section->link && whole->sections[section->link].printed;
	uint64_t dropped = SHF_INFO_LINK;
	dropped |= whole->sections[number].group ? 0 : SHF_GROUP;
	dropped |= linked_to || !section->link ? 0 : SHF_LINK_ORDER;
	dropped |= section->entry_size || !(section->flags & SHF_MERGE) ? 0 : SHF_MERGE | SHF_STRINGS;
	return section->flags & ~dropped;
}

/* Sections that llvm-mc knows by name have these flags. */
static bool is_as_known(const struct whole *whole, const struct elf_section *section) {
	static const struct {
		const char *name;
		uint32_t type;
		uint64_t flags;
	} known[] = {
	    {".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR},
	    {".data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
	    {".bss", SHT_NOBITS, SHF_ALLOC | SHF_WRITE},
	    {".rodata", SHT_PROGBITS, SHF_ALLOC},
	};
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
		if (strcmp(section->name, known[i].name) == 0)
			return section->type == known[i].type &&
			       flags_of(whole, (uint32_t)(section - whole->elf->sections)) == known[i].flags;
	return true;
}

static int compare_names(const void *a, const void *b) {
	const struct elf_section *one = *(const struct elf_section *const *)a;
	const struct elf_section *other = *(const struct elf_section *const *)b;
	int order = strcmp(one->name, other->name);
	return order ? order : (one > other) - (one < other);
}

static void give_names(struct whole *whole, const struct elf_section **sorted, size_t count) {
	for (size_t i = 0; i < count; i++) {
		bool first = !i || strcmp(sorted[i]->name, sorted[i - 1]->name) != 0;
		whole->sections[sorted[i] - whole->elf->sections].has_name = first && is_as_known(whole, sorted[i]);
	}
}

void whole_choose_sections(struct whole *whole) {
	const struct elf_file *elf = whole->elf;
	const struct elf_section **sorted = arena_zeroed(whole->arena, elf->section_count, sizeof *sorted);
	size_t count = 0;
	for (size_t i = 1; i < whole->code.section_end; i++) {
		const struct elf_section *section = &elf->sections[i];
		if (section->type == SHT_GROUP)
			read_group(whole, i);
		if (is_made_by_tools(whole, section))
			continue;
		whole->sections[i].printed = true;
		sorted[count++] = section;
	}
	if (count)
		qsort(sorted, count, sizeof *sorted, compare_names);
	give_names(whole, sorted, count);
}

/* ---- the directive of a section ---- */

static void put_flags(struct out *out, uint64_t set) {
	char letters[SECTION_LETTERS_SIZE];
	out_text(out, ",\"");
	if (section_flag_letters(set, letters))
		out_printf(out, "0x%" PRIx64, set);
	else
		out_text(out, letters);
	out_text(out, "\"");
}

static void put_type(struct out *out, uint32_t type) {
	const char *word = section_type_word(type);
	out_text(out, ",@");
	if (word)
		out_text(out, word);
	else
		out_printf(out, "0x%" PRIx32, type);
}

void whole_put_section(struct whole *whole, uint32_t number) {
	const struct elf_section *section = &whole->elf->sections[number];
	const struct whole_section *how = &whole->sections[number];
	struct out *out = whole->out;
	uint64_t flags = flags_of(whole, number);
	out_text(out, "\t.section ");
	assembly_put_section_name(out, section->name);
	put_flags(out, flags);
	put_type(out, section->type);
	if (flags & SHF_MERGE || section->type == SHT_LLVM_CFI_JUMP_TABLE)
		out_printf(out, ",%" PRIu64, section->entry_size);
	if (flags & SHF_LINK_ORDER) {
		out_text(out, ",");
		if (section->link)
			whole_put_section_symbol(whole, section->link);
		else
			out_text(out, "0");
	}
	if (how->group) {
		out_text(out, ",");
		assembly_put_section_name(out, how->group);
		out_text(out, how->comdat ? ",comdat" : "");
	}
	if (!how->has_name && (!how->group || how->comdat)) /* nothing follows another kind of group */
		out_printf(out, ",unique,%" PRIu32, number);
	out_text(out, "\n");
}

void whole_put_section_symbol(struct whole *whole, uint32_t section) {
	if (whole->sections[section].has_name)
		assembly_put_name(whole->out, whole->elf->sections[section].name);
	else
		out_printf(whole->out, ".Lsection_%" PRIu32, section);
}

/* ---- symbols ---- */

static void put_attribute(struct whole *whole, const char *directive, const char *name, const char *rest) {
	out_printf(whole->out, "\t%s ", directive);
	assembly_put_name(whole->out, name);
	out_text(whole->out, rest);
	out_text(whole->out, "\n");
}

/* Words after @; NULL: there is none, or it is the default. */
static const char *type_word(const struct elf_symbol *symbol) {
	static const char *const words[] = {
	    [STT_OBJECT] = ",@object",
	    [STT_FUNC] = ",@function",
	    [STT_COMMON] = ",@common",
	    [STT_TLS] = ",@tls_object",
	    [STT_GNU_IFUNC] = ",@gnu_indirect_function",
	};
	if (symbol->binding == STB_GNU_UNIQUE)
		return ",@gnu_unique_object";
	return symbol->type < sizeof words / sizeof words[0] ? words[symbol->type] : NULL;
}

/* A linker has made symbols local that are hidden. */
static const char *binding_directive(const struct whole *whole, const struct elf_symbol *symbol) {
	bool hidden = symbol->visibility == STV_HIDDEN || symbol->visibility == STV_INTERNAL;
	bool was_global = whole->elf->type != ET_REL && hidden;
	switch (symbol->binding) {
	case STB_LOCAL: return was_global ? ".globl" : ".local";
	case STB_WEAK: return ".weak";
	default: return ".globl";
	}
}

static void put_value(struct whole *whole, const struct elf_symbol *symbol) {
	char text[64];
	bool lds = symbol->section == SHN_AMDGPU_LDS;
	if (symbol->section == SHN_ABS) {
		snprintf(text, sizeof text, ", 0x%" PRIx64, symbol->value);
		put_attribute(whole, ".set", symbol->name, text);
	} else if (symbol->section == SHN_COMMON || lds) {
		unsigned power = symbol->value ? (unsigned)__builtin_ctzll(symbol->value) : 0;
		uint64_t alignment = lds ? symbol->value : power;
		snprintf(text, sizeof text, ", %" PRIu64 ", %" PRIu64, symbol->size, alignment);
		put_attribute(whole, lds ? ".amdgpu_lds" : ".comm", symbol->name, text);
	}
}

static void put_symbol(struct whole *whole, const struct elf_symbol *symbol) {
	static const char *const visibilities[] = {NULL, ".internal", ".hidden", ".protected"};
	unsigned version = whole->assembly.target.code_object_version;
	bool is_kernel = symbol->type == STT_AMDGPU_HSA_KERNEL && whole->elf->osabi != ELFOSABI_GNU &&
	                 kd_object_version_has(version, KD_WITH_KERNEL_CODE);
	char size[32];
	if (symbol->binding != STB_GNU_UNIQUE)
		put_attribute(whole, binding_directive(whole, symbol), symbol->name, "");
	if (is_kernel)
		put_attribute(whole, ".amdgpu_hsa_kernel", symbol->name, "");
	else if (type_word(symbol))
		put_attribute(whole, ".type", symbol->name, type_word(symbol));
	if (symbol->visibility)
		put_attribute(whole, visibilities[symbol->visibility & 3], symbol->name, "");
	if (symbol->reserved)
		put_value(whole, symbol);
	if (symbol->size && !(symbol->reserved && symbol->section != SHN_ABS)) {
		snprintf(size, sizeof size, ", %" PRIu64, symbol->size);
		put_attribute(whole, ".size", symbol->name, size);
	}
}

/* ---- all of them ---- */

/* The next ones. Local symbols have places in the table before the others. */
struct declaring {
	struct whole *whole;
	uint32_t section;
	size_t local, global;
	size_t entry; /* of the table of addresses, whose order is that of its symbols */
};

/* The symbol is in a section. Without headers there is none, whatever its number. */
static bool is_placed(const struct whole *whole, const struct elf_symbol *symbol) {
	return !symbol->reserved && symbol->section && symbol->section < whole->elf->section_count;
}

static void declare_symbol(struct whole *whole, size_t number) {
	const struct elf_symbol *symbol = &whole->assembly.object->symbols.items[number];
	bool shown = !is_placed(whole, symbol) || whole->sections[symbol->section].printed;
	if (symbol->type == STT_FILE) {
		out_text(whole->out, "\t.file ");
		assembly_put_quoted(whole->out, symbol->name, "");
		out_text(whole->out, "\n");
	} else if (whole->code.is_named[number] && shown) {
		put_symbol(whole, symbol);
	}
	out_flush_large(whole->out);
}

static void declare_symbols(struct whole *whole, size_t *next, size_t end) {
	for (; *next < end; ++*next)
		declare_symbol(whole, *next);
}

/* Sections up to one. A section names the signature of its group, which the symbols before it precede. One that no
 * expression can name gets a label. */
static void declare_sections(struct declaring *declaring, uint32_t last) {
	struct whole *whole = declaring->whole;
	uint32_t *next = &declaring->section;
	size_t locals = whole->assembly.object->symbols.local_count;
	for (; *next <= last && *next < whole->elf->section_count; ++*next) {
		const struct whole_section *section = &whole->sections[*next];
		if (!section->printed)
			continue;
		if (section->group)
			declare_symbols(whole, section->signature < locals ? &declaring->local : &declaring->global,
			                section->signature);
		whole_put_section(whole, *next);
		if (!section->has_name)
			out_printf(whole->out, ".Lsection_%" PRIu32 ":\n", *next);
		out_flush_large(whole->out);
	}
}

/* Linkers go through the symbols that are not local, of which they make hidden ones local. So others of them go in
 * front of a hidden one if their entries do. */
static void declare_entries_up_to(struct declaring *declaring, size_t number) {
	const struct whole *whole = declaring->whole;
	for (; declaring->entry < whole->got_counts[number]; declaring->entry++)
		if (whole->got.items[declaring->entry] >= whole->assembly.object->symbols.local_count)
			declare_symbols(declaring->whole, &declaring->global, whole->got.items[declaring->entry] + 1);
}

/* Symbols of sections, and those that are only signatures, come with the sections. */
static void declare_local(struct declaring *declaring, size_t number) {
	const struct whole *whole = declaring->whole;
	const struct elf_symbol *symbol = &whole->assembly.object->symbols.items[number];
	bool placed = is_placed(whole, symbol);
	bool of_group = placed && whole->elf->sections[symbol->section].type == SHT_GROUP;
	if (placed && symbol->type == STT_SECTION) {
		declare_sections(declaring, symbol->section);
	} else if (of_group) {
		declare_sections(declaring, whole->sections[symbol->section].first_member);
	} else {
		declare_entries_up_to(declaring, number);
		declare_symbol(declaring->whole, number);
	}
}

void whole_put_symbols(struct whole *whole) {
	const struct elf_symbols *symbols = &whole->assembly.object->symbols;
	struct declaring declaring = {whole, 1, 1, symbols->local_count, 0};
	out_text(whole->out, "\n// Sections and symbols, in the order of their tables.\n");
	while (declaring.local < symbols->local_count)
		declare_local(&declaring, declaring.local++);
	declare_sections(&declaring, UINT32_MAX);
	declare_symbols(whole, &declaring.global, symbols->count);
}

/* ---- significant addresses ---- */

static const struct elf_section *addrsig_of(const struct whole *whole) {
	for (size_t i = 1; i < whole->elf->section_count; i++)
		if (whole->elf->sections[i].type == SHT_LLVM_ADDRSIG)
			return &whole->elf->sections[i];
	return NULL;
}

/* A number in ULEB128. */
static uint64_t read_number(const uint8_t **at, const uint8_t *end) {
	uint64_t number = 0;
	unsigned shift = 0;
	do {
		number |= shift < 64 ? (uint64_t)(**at & 0x7f) << shift : 0;
		shift += 7;
	} while (*(*at)++ & 0x80 && *at < end);
	return number;
}

void whole_put_addrsig(struct whole *whole) {
	const struct elf_section *section = addrsig_of(whole);
	const struct elf_symbols *symbols = &whole->assembly.object->symbols;
	if (!section || section->link != symbols->section)
		return;
	out_text(whole->out, "\n\t.addrsig\n");
	for (const uint8_t *at = section->bytes; at && at < section->bytes + section->size;) {
		uint64_t number = read_number(&at, section->bytes + section->size);
		if (number < symbols->count && whole->code.is_named[number])
			put_attribute(whole, ".addrsig_sym", symbols->items[number].name, "");
	}
}
