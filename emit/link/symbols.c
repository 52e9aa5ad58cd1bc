/* symbols.c: the symbol table of an object becomes symbols of the link. */
#include <inttypes.h>

#include "linker.h"

const char *link_place(struct linker *linker, const struct input_section *section, uint64_t offset) {
	if (!section->input)
		return section->name;
	return arena_printf(linker->arena, "%s:(%s+0x%" PRIx64 ")", section->input->name, section->name, offset);
}

const char *link_symbol_text(struct linker *linker, const struct link_symbol *symbol) {
	if (symbol->name[0])
		return arena_printf(linker->arena, "symbol '%s'", symbol->name);
	if (symbol->section)
		return arena_printf(linker->arena, "a place in section %s", symbol->section->name);
	return "a number";
}

/* The section that a symbol lies in, or NULL: it has none, or that does not go into the output. */
static struct input_section *section_of(const struct link_input *input, const struct elf_symbol *from) {
	return from->reserved ? NULL : input->sections[from->section];
}

static bool is_common(const struct link_input *input, const struct elf_symbol *from) {
	return from->reserved && (from->section == SHN_COMMON || (from->section == SHN_AMDGPU_LDS && input->lds_is_placed));
}

static struct link_symbol describe(struct link_input *input, const struct elf_symbol *from) {
	struct link_symbol symbol = {
	    .name = from->name,
	    .input = input,
	    .kind = LINK_DEFINED,
	    .value = from->value,
	    .size = from->size,
	    .type = from->type,
	    .binding = from->binding,
	    .visibility = from->visibility,
	    .other = from->other,
	};
	if (is_common(input, from))
		symbol.kind = LINK_COMMON;
	symbol.is_lds = symbol.kind == LINK_COMMON && from->section == SHN_AMDGPU_LDS;
	if (from->section != SHN_UNDEF)
		return symbol;
	symbol.kind = LINK_UNDEFINED;
	symbol.value = symbol.size = 0;
	symbol.referenced = true;
	return symbol;
}

/* ---- local symbols ---- */

/* Such a place is not there any more. */
static void leave_out(struct link_symbol *symbol, const struct input_section *lost) {
	symbol->kind = LINK_UNDEFINED;
	symbol->lost = lost;
	symbol->section = NULL;
	symbol->value = symbol->size = 0;
}

static void read_local(struct linker *linker, struct link_input *input, size_t index) {
	const struct elf_symbol *from = &input->file.symbols.items[index];
	struct link_symbol *symbol = arena_alloc(linker->arena, sizeof *symbol);
	*symbol = describe(input, from);
	input->symbols[index] = symbol;
	if (from->binding != STB_LOCAL)
		diag_error(linker->diag, 0, "%s: symbol '%s' is not local, but is among the local ones", input->name,
		           from->name);
	if (symbol->kind == LINK_COMMON)
		diag_error(
		    linker->diag, 0,
		    "%s: symbol '%s' is common and local: nothing can give it an address; leave it global [stricter than "
		    "ld.lld]",
		    input->name, from->name);
	if (symbol->kind != LINK_DEFINED)
		return;
	symbol->section = section_of(input, from);
	if (symbol->section ? symbol->section->discarded : !from->reserved)
		leave_out(symbol, symbol->section);
}

void symbols_forget(const struct link_input *input) {
	for (size_t i = 1; i < input->file.symbols.count; i++) {
		struct link_symbol *symbol = input->symbols[i];
		if (symbol->input != input || symbol->kind != LINK_DEFINED || !symbol->section || !symbol->section->discarded)
			continue;
		leave_out(symbol, symbol->section);
		symbol->forgotten = true;
		if (symbol->binding == STB_WEAK) /* whatever refers to it is wrong */
			symbol->binding = STB_GLOBAL;
	}
}

bool symbol_is_dropped(const struct link_symbol *symbol) {
	const struct input_section *section = symbol->section;
	if (symbol->kind != LINK_DEFINED || !section || !section->pieces.count || !(section->flags & SHF_MERGE))
		return false;
	const struct piece *piece = piece_at(section, symbol->value);
	return piece && piece->dropped;
}

/* ---- global symbols ---- */

struct link_symbol *symbol_intern(struct linker *linker, const char *text) {
	struct name *name = name_intern(&linker->names, text, strlen(text));
	struct link_symbol *symbol = name->entry;
	if (!symbol) {
		name->entry = symbol = arena_zeroed(linker->arena, 1, sizeof *symbol);
		symbol->name = text;
		*list_add(linker->arena, &linker->symbols) = symbol;
	}
	return symbol;
}

/* Kernels of code object version 2 have a type with the same number. */
static bool is_indirect(const struct link_input *input, const struct elf_symbol *from) {
	char error[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	if (from->type != STT_GNU_IFUNC || from->section == SHN_UNDEF)
		return false;
	const struct kd_target_facts facts = elf_file_target_facts(&input->file);
	return !kd_target_from_elf(&target, &facts, error, sizeof error) || !kd_target_system(&target)->versioned ||
	       !kd_object_version_has(target.code_object_version, KD_WITH_KERNEL_CODE);
}

static bool check_global(struct linker *linker, const struct link_input *input, const struct elf_symbol *from) {
	const char *version = strchr(from->name, '@');
	if (from->binding == STB_LOCAL)
		diag_error(linker->diag, 0, "%s: symbol '%s' is local, but is among the global ones", input->name, from->name);
	else if (version && version[1])
		diag_error(linker->diag, 0, "%s: symbol %s has undefined version %s: code objects have no versions of symbols",
		           input->name, from->name, version + 1 + (version[1] == '@'));
	else if (version)
		diag_error(linker->diag, 0,
		           "%s: symbol %s ends in '@' without a version: code objects have no versions of symbols [stricter "
		           "than ld.lld]",
		           input->name, from->name);
	else if (is_indirect(input, from))
		diag_error(linker->diag, 0,
		           "%s: symbol '%s' is an indirect function, which code objects cannot have [stricter than ld.lld]",
		           input->name, from->name);
	else if (is_common(input, from) && (!from->value || from->value > UINT32_MAX || from->value & (from->value - 1)))
		diag_error(linker->diag, 0, "%s: common symbol '%s' has invalid alignment: %" PRIu64, input->name, from->name,
		           from->value);
	else
		return true;
	return false;
}

static struct link_symbol describe_global(struct link_input *input, size_t index) {
	struct link_symbol mention = describe(input, &input->file.symbols.items[index]);
	mention.name = input->symbols[index]->name;
	return mention;
}

void symbol_trace(struct linker *linker, const char *input, const char *what, const struct link_symbol *symbol) {
	link_put_line(&linker->printed, arena_printf(linker->arena, "%s: %s %s", input, what, symbol->name));
}

static bool is_undefined(const struct link_input *input, size_t index) {
	return input->file.symbols.items[index].section == SHN_UNDEF;
}

static void resolve_here(struct linker *linker, struct link_input *input, size_t index) {
	const struct link_symbol mention = describe_global(input, index), *known = input->symbols[index];
	if (mention.kind == LINK_COMMON && known->kind == LINK_COMMON && mention.is_lds != known->is_lds)
		diag_error(linker->diag, 0, "symbol '%s' is a variable in LDS in %s, but a common symbol in %s", known->name,
		           (mention.is_lds ? &mention : known)->input->name, (mention.is_lds ? known : &mention)->input->name);
	if (known->traced)
		symbol_trace(linker, input->name, mention.kind == LINK_COMMON ? "common definition of" : "definition of",
		             known);
	if (mention.kind == LINK_COMMON)
		resolve_common(input->symbols[index], &mention);
	else
		resolve_defined(input->symbols[index], &mention);
}

size_t symbols_first_global(const struct link_input *input) {
	size_t local_count = input->file.symbols.local_count;
	return local_count ? local_count : 1;
}

void symbols_read(struct linker *linker, struct link_input *input) {
	const struct elf_symbols *table = &input->file.symbols;
	size_t errors = linker->diag->errors;
	input->symbols = arena_zeroed(linker->arena, table->count + 1, sizeof *input->symbols);
	input->symbols[0] = arena_zeroed(linker->arena, 1, sizeof *input->symbols[0]);
	*input->symbols[0] = (struct link_symbol){.name = "", .input = input, .kind = LINK_DEFINED};
	for (size_t i = 1; i < table->local_count; i++)
		read_local(linker, input, i);
	for (size_t i = symbols_first_global(input); i < table->count; i++) {
		if (check_global(linker, input, &table->items[i]))
			input->symbols[i] = symbol_intern(linker, table->items[i].name);
	}
	for (size_t i = symbols_first_global(input); i < table->count && linker->diag->errors == errors; i++)
		if (!is_undefined(input, i))
			resolve_here(linker, input, i);
}

/* They come after the others, so that they do not decide where both are in one input. */
struct link_input *symbols_read_undefined(struct linker *linker, struct link_input *input, size_t *next) {
	while (*next < input->file.symbols.count) {
		size_t index = (*next)++;
		if (!is_undefined(input, index))
			continue;
		const struct link_symbol mention = describe_global(input, index);
		if (input->symbols[index]->traced)
			symbol_trace(linker, input->name, "reference to", input->symbols[index]);
		struct link_input *provider = resolve_undefined(input->symbols[index], &mention);
		if (provider)
			return provider;
	}
	return NULL;
}

static void want(struct linker *linker, const char *name) {
	struct link_symbol *symbol = symbol_intern(linker, name);
	symbol->wanted = true;
	symbol->binding = STB_GLOBAL;
	if (symbol->traced)
		symbol_trace(linker, INTERNAL, "reference to", symbol);
}

void symbols_want(struct linker *linker) {
	const struct kd_link_details *details = linker->details;
	for (size_t i = 0; i < details->traced_count; i++)
		symbol_intern(linker, details->traced[i])->traced = true;
	for (size_t i = 0; i < details->wanted_count; i++)
		want(linker, details->wanted[i]);
}

void symbols_drop_unused(struct linker *linker) {
	size_t kept = 0;
	for (size_t i = 0; i < linker->symbols.count; i++) {
		struct link_symbol *symbol = linker->symbols.items[i];
		bool named = symbol->input || symbol->referenced;
		if (symbol->traced && symbol->provider) /* which no input needs; ld.lld says it so */
			symbol_trace(linker, INTERNAL, "reference to", symbol);
		bool used = !symbol->forgotten && (symbol->used || !linker->details->gc_sections);
		if (symbol->kind == LINK_UNDEFINED ? named && used : !symbol_is_dropped(symbol))
			linker->symbols.items[kept++] = symbol;
	}
	linker->symbols.count = kept;
}

/* Two numbers that are the same are no contradiction, other than 0. */
static void report_duplicate(struct linker *linker, const struct link_symbol *symbol, const struct link_input *input,
                             const struct input_section *section, uint64_t value) {
	if (!symbol->section && !section && symbol->value == value && value)
		return;
	diag_error(linker->diag, 0, "duplicate symbol: %s", symbol->name);
	diag_note(linker->diag, 0, "defined at %s",
	          symbol->section ? link_place(linker, symbol->section, symbol->value) : symbol->input->name);
	diag_note(linker->diag, 0, "defined at %s", section ? link_place(linker, section, value) : input->name);
}

/* In a table whose equal entries are stored once, a symbol must name an entry. */
static void check_entry(struct linker *linker, const struct link_symbol *symbol) {
	const struct input_section *section = symbol->section;
	if (symbol->kind != LINK_DEFINED || symbol->type == STT_SECTION || !section || !section->pieces.count)
		return;
	if (section->flags & SHF_MERGE && symbol->value >= section->size)
		diag_error(linker->diag, 0, "%s: offset is outside the section: symbol '%s' lies at its end or after it",
		           link_place(linker, section, symbol->value), symbol->name);
}

static void check_entries(struct linker *linker, const struct link_input *input) {
	for (size_t i = 1; i < input->file.symbols.count; i++) {
		const struct input_section *section = section_of(input, &input->file.symbols.items[i]);
		if (section && section->pieces.count && input->symbols[i]->input == input)
			check_entry(linker, input->symbols[i]);
	}
}

void symbols_place(struct linker *linker, struct link_input *input) {
	const struct elf_symbols *table = &input->file.symbols;
	for (size_t i = symbols_first_global(input); i < table->count; i++) {
		const struct elf_symbol *from = &table->items[i];
		struct link_symbol *symbol = input->symbols[i];
		if (from->section == SHN_UNDEF || is_common(input, from))
			continue;
		struct input_section *section = section_of(input, from);
		bool gone = section ? section->discarded : !from->reserved;
		if (gone && symbol->input == input)
			leave_out(symbol, section);
		else if (!gone && symbol->input == input)
			symbol->section = section;
		else if (!gone && symbol->kind == LINK_DEFINED && symbol->binding != STB_WEAK && from->binding != STB_WEAK)
			report_duplicate(linker, symbol, input, section, from->value);
	}
	check_entries(linker, input);
}

static void allocate_common(struct linker *linker, struct link_symbol *symbol) {
	struct input_section *section = arena_zeroed(linker->arena, 1, sizeof *section);
	*section = (struct input_section){.name = "COMMON",
	                                  .input = symbol->input,
	                                  .type = SHT_NOBITS,
	                                  .flags = SHF_ALLOC | SHF_WRITE,
	                                  .alignment = symbol->value,
	                                  .size = symbol->size};
	*list_add(linker->arena, &linker->commons) = section;
	symbol->kind = LINK_DEFINED;
	symbol->section = section;
	symbol->value = 0;
}

/* In the order of the inputs that have some, and of all the symbols in these. */
void symbols_allocate_common(struct linker *linker) {
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		if (!input->has_common)
			continue;
		for (size_t s = input->file.symbols.local_count; s < input->file.symbols.count; s++)
			if (input->symbols[s]->kind == LINK_COMMON && !input->symbols[s]->is_lds)
				allocate_common(linker, input->symbols[s]);
	}
}
