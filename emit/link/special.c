/* special.c: the sections and symbols that the linker itself provides. */
#include <errno.h>
#include <stdlib.h>

#include "linker.h"

#define COMMENT "Linker: kdasm " KDASM_VERSION

/* In the order in which ld.lld makes them: sections of one rank stay in it. */
void special_sections(struct linker *linker) {
	linker->comment = section_make(linker, ".comment", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, 1);
	linker->comment->bytes = (const uint8_t *)COMMENT;
	linker->comment->size = sizeof COMMENT;
	merge_split(linker, linker->comment);
	linker->dynsym = section_make(linker, ".dynsym", SHT_DYNSYM, SHF_ALLOC, WORD, sizeof(Elf64_Sym));
	versions_make_sections(linker);
	linker->gnu_hash = section_make(linker, ".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, WORD, 0);
	linker->hash = section_make(linker, ".hash", SHT_HASH, SHF_ALLOC, 4, 4);
	linker->dynamic = section_make(linker, ".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, WORD, sizeof(Elf64_Dyn));
	linker->dynstr = section_make(linker, ".dynstr", SHT_STRTAB, SHF_ALLOC, 1, 0);
	linker->rela = section_make(linker, ".rela.dyn", SHT_RELA, SHF_ALLOC, WORD, sizeof(Elf64_Rela));
	frame_header_make(linker);
	if (linker->eh_frame)
		*list_add(linker->arena, &linker->sections) = linker->eh_frame;
	linker->got = section_make(linker, ".got", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, WORD, 0);
	linker->relro_padding = section_make(linker, ".relro_padding", SHT_NOBITS, SHF_ALLOC | SHF_WRITE, 1, 0);
	linker->symtab = section_make(linker, ".symtab", SHT_SYMTAB, 0, WORD, sizeof(Elf64_Sym));
	linker->shstrtab = section_make(linker, ".shstrtab", SHT_STRTAB, 0, 1, 0);
	linker->strtab = section_make(linker, ".strtab", SHT_STRTAB, 0, 1, 0);
}

static const struct input_section unused[] = {
#define LINK_UNUSED(title, number, bits, boundary)                                                                     \
	{.name = title, .type = number, .flags = bits, .alignment = boundary},
#include "unused_sections.def"
#undef LINK_UNUSED
};

/* The padding of what becomes read-only has no contents; ld.lld forgets those that an input has for it. */
static void check_padding(struct linker *linker) {
	const struct output_section *output = linker->relro_padding->output;
	if (output->members.items[0] != linker->relro_padding)
		diag_error(linker->diag, 0,
		           "%s: section %s has the name of a section that the linker makes; rename it [stricter than ld.lld]",
		           output->members.items[0]->input->name, output->name);
}

void special_own(struct linker *linker) {
	check_padding(linker);
	for (size_t i = 0; i < sizeof unused / sizeof unused[0]; i++) {
		bool used = linker->version_table && strcmp(linker->version_table->name, unused[i].name) == 0;
		if (used || !output_find(linker, unused[i].name))
			continue;
		struct input_section *section = arena_alloc(linker->arena, sizeof *section);
		*section = unused[i];
		output_add(linker, section);
		output_remove(linker, section);
	}
}

/* ---- symbols ---- */

enum place { PLACE_HEADER, PLACE_GOT, PLACE_BSS, PLACE_TEXT, PLACE_DATA, PLACE_ANY };

static const struct {
	const char *name;
	enum place place;
	bool hidden;
} rows[] = {
#define LINK_SPECIAL(name, place, hidden) {name, PLACE_##place, hidden},
#include "special_symbols.def"
#undef LINK_SPECIAL
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static struct link_symbol *find(struct linker *linker, const char *text) {
	struct name *name = name_find(&linker->names, text, strlen(text));
	struct link_symbol *symbol = name ? name->entry : NULL;
	bool mentioned = symbol && (symbol->input || symbol->provider || symbol->wanted || symbol->kind != LINK_UNDEFINED);
	return mentioned ? symbol : NULL;
}

static bool read_number(const char *text, uint64_t *number) {
	char *end;
	errno = 0;
	*number = strtoull(text, &end, 0);
	return text[0] >= '0' && text[0] <= '9' && !*end && !errno;
}

static const char *entry_name(const struct linker *linker) {
	return linker->details->entry ? linker->details->entry : "_start";
}

void special_entry(struct linker *linker) {
	struct link_symbol *entry = find(linker, entry_name(linker));
	linker->entry = entry;
	if (!entry)
		return;
	entry->referenced = true;
	if (entry->provider)
		input_join(linker, entry->provider);
}

/* By now the linker's own symbols are there too. */
uint64_t special_entry_address(struct linker *linker) {
	const struct link_symbol *entry = find(linker, entry_name(linker));
	uint64_t address;
	if (entry)
		return link_symbol_address(linker, entry, 0);
	if (read_number(entry_name(linker), &address))
		return address;
	if (linker->details->entry || linker->executable)
		diag_warning(linker->diag, 0, "cannot find entry symbol %s; not setting start address", entry_name(linker));
	return 0;
}

bool special_provides(const char *name) {
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (strcmp(rows[i].name, name) == 0)
			return true;
	return false;
}

static bool is_wanted(const struct link_symbol *symbol) {
	return symbol && symbol->kind == LINK_UNDEFINED && !symbol->forgotten;
}

/* Defines a symbol that an input wants; NULL if none does. */
static struct link_symbol *define(struct linker *linker, const char *name, uint8_t visibility) {
	struct link_symbol *symbol = find(linker, name);
	if (!is_wanted(symbol))
		return NULL;
	const struct link_symbol mention = {
	    .name = symbol->name, .kind = LINK_DEFINED, .binding = STB_GLOBAL, .visibility = visibility};
	resolve_defined(symbol, &mention);
	/* A script may have named what a member of an archive would have defined. */
	symbol->is_local |= symbol->has_version && symbol->version == VER_NDX_LOCAL;
	return symbol;
}

static void define_in(struct linker *linker, const char *name, uint8_t visibility, const struct output_section *output,
                      bool at_end) {
	struct link_symbol *symbol = define(linker, name, visibility);
	if (!symbol)
		return;
	symbol->output = output;
	symbol->at_end = at_end && output;
	symbol->at_header = !output;
}

/* Weak, so that an input may have one of its own; there is one even if no input wants it. */
static void define_dynamic(struct linker *linker) {
	struct name *name = name_intern(&linker->names, "_DYNAMIC", strlen("_DYNAMIC"));
	const struct link_symbol mention = {.name = "_DYNAMIC",
	                                    .kind = LINK_DEFINED,
	                                    .binding = STB_WEAK,
	                                    .visibility = STV_HIDDEN,
	                                    .section = linker->dynamic};
	struct link_symbol *symbol = name->entry;
	if (!symbol) {
		name->entry = symbol = arena_zeroed(linker->arena, 1, sizeof *symbol);
		*list_add(linker->arena, &linker->symbols) = symbol;
	}
	if (!symbol->forgotten)
		resolve_defined(symbol, &mention);
}

static void define_array(struct linker *linker, const char *section, const char *start, const char *end) {
	const struct output_section *output = output_find(linker, section);
	define_in(linker, start, STV_HIDDEN, output, false);
	define_in(linker, end, STV_HIDDEN, output, true);
}

bool link_is_identifier(const char *name) {
	if (!name[0] || (name[0] >= '0' && name[0] <= '9'))
		return false;
	for (; *name; name++) {
		char lower = (char)(*name | 0x20);
		if (!(lower >= 'a' && lower <= 'z') && !(*name >= '0' && *name <= '9') && *name != '_')
			return false;
	}
	return true;
}

/* A section whose name is one of C gets symbols for its start and end. */
static void define_bounds(struct linker *linker, const struct output_section *output) {
	if (!link_is_identifier(output->name))
		return;
	define_in(linker, arena_printf(linker->arena, "__start_%s", output->name), STV_PROTECTED, output, false);
	define_in(linker, arena_printf(linker->arena, "__stop_%s", output->name), STV_PROTECTED, output, true);
}

void special_symbols(struct linker *linker) {
	define_dynamic(linker);
	for (size_t i = 0; i < ROW_COUNT; i++) {
		struct link_symbol *symbol = find(linker, rows[i].name);
		if (rows[i].place == PLACE_GOT && symbol && !is_wanted(symbol))
			diag_error(linker->diag, 0, "%s cannot redefine linker defined symbol '%s'", symbol->input->name,
			           rows[i].name);
		symbol = define(linker, rows[i].name, rows[i].hidden ? STV_HIDDEN : STV_DEFAULT);
		if (!symbol)
			continue;
		symbol->at_header = rows[i].place == PLACE_HEADER;
		if (rows[i].place == PLACE_GOT)
			symbol->section = linker->got;
		linker->got_wanted |= rows[i].place == PLACE_GOT;
		symbol->special = true;
	}
	define_array(linker, ".preinit_array", "__preinit_array_start", "__preinit_array_end");
	define_array(linker, ".init_array", "__init_array_start", "__init_array_end");
	define_array(linker, ".fini_array", "__fini_array_start", "__fini_array_end");
	for (size_t i = 0; i < linker->outputs.count; i++)
		define_bounds(linker, linker->outputs.items[i]);
}

/* The section whose end is that of the place; NULL: there is none. */
static const struct output_section *end_of(const struct linker *linker, enum place place) {
	const struct output_section *found = NULL, *last = NULL;
	for (size_t i = 0; i < linker->segments.count; i++) {
		const struct segment *segment = linker->segments.items[i];
		if (segment->type != PT_LOAD || !segment->last)
			continue;
		last = segment->last;
		if (place == PLACE_TEXT && !(segment->flags & PF_W))
			found = segment->last;
	}
	if (place == PLACE_ANY)
		return last;
	for (size_t i = 0; place == PLACE_DATA && last && i <= last->index - 1; i++)
		if (linker->outputs.items[i]->type != SHT_NOBITS)
			found = linker->outputs.items[i];
	return found;
}

void special_ends(struct linker *linker) {
	for (size_t i = 0; i < ROW_COUNT; i++) {
		struct link_symbol *symbol = find(linker, rows[i].name);
		if (!symbol || !symbol->special || rows[i].place < PLACE_BSS)
			continue;
		symbol->at_end = rows[i].place != PLACE_BSS;
		symbol->output = rows[i].place == PLACE_BSS ? output_find(linker, ".bss") : end_of(linker, rows[i].place);
	}
}
