/* actions_section.c: directives that choose a section. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

#include "actions.h"
#include "sections.h"

#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif

struct section_operands *section_operands(struct reader *reader) {
	reader->section_operands = (struct section_operands){0};
	return &reader->section_operands;
}

struct section_operands *section_flags(struct section_operands *operands, struct text flags, struct span at) {
	operands->has_flags = true;
	operands->flags = flags;
	operands->flags_at = at;
	return operands;
}

struct section_operands *section_with_type(struct section_operands *operands, struct text type, struct span at) {
	operands->type = type;
	operands->type_at = at;
	return operands;
}

struct section_operands *section_with_type_number(struct section_operands *operands, struct value type,
                                                  struct span at) {
	operands->has_type_number = true;
	operands->type_number = type;
	operands->type_at = at;
	return operands;
}

struct section_operands *section_argument(struct reader *reader, struct section_operands *operands,
                                          struct value argument, struct span at) {
	enum { MOST = sizeof operands->arguments / sizeof operands->arguments[0] };
	if (operands->argument_count == MOST || operands->has_unique) {
		diag_error(reader->diag, at.start, "expected end of directive");
		return operands;
	}
	operands->arguments[operands->argument_count] = argument;
	operands->arguments_at[operands->argument_count++] = at;
	return operands;
}

struct section_operands *section_unique(struct section_operands *operands, struct value number, struct span at) {
	operands->has_unique = true;
	operands->unique = number;
	operands->unique_at = at;
	return operands;
}

struct known_section {
	const char *name;
	uint32_t type;
	uint64_t flags;
	uint64_t entry_size;
	bool made;
	bool family;
};

static const struct known_section known_sections[] = {
#define KD_SECTION(name, type, flags, entry_size, made, family) {name, type, flags, entry_size, made, family},
#include "sections.def"
#undef KD_SECTION
};

enum { KNOWN_COUNT = sizeof known_sections / sizeof known_sections[0] };

static bool begins_with(struct text text, const char *word) {
	return text.length >= strlen(word) && memcmp(text.at, word, strlen(word)) == 0;
}

/* The section that llvm-mc has by this name from the start, or NULL. */
static const struct known_section *made_section(struct text name) {
	for (size_t i = 0; i < KNOWN_COUNT; i++)
		if (known_sections[i].made && strlen(known_sections[i].name) == name.length &&
		    begins_with(name, known_sections[i].name))
			return &known_sections[i];
	return NULL;
}

/* What a section of this name is unless its directive says otherwise. */
static struct known_section usual_section(struct text name) {
	for (size_t i = 0; i < KNOWN_COUNT; i++) {
		const struct known_section *known = &known_sections[i];
		size_t length = strlen(known->name);
		bool simple = !known->made || known->family;
		if (simple && begins_with(name, known->name) &&
		    (name.length == length || (known->family && name.at[length] == '.')))
			return *known;
	}
	uint32_t type = begins_with(name, ".note") ? SHT_NOTE : SHT_PROGBITS;
	return (struct known_section){.name = "", .type = type};
}

static const struct {
	const char *name;
	uint32_t type;
} section_types[] = {
    {"progbits", SHT_PROGBITS},
    {"nobits", SHT_NOBITS},
    {"note", SHT_NOTE},
    {"init_array", SHT_INIT_ARRAY},
    {"fini_array", SHT_FINI_ARRAY},
    {"preinit_array", SHT_PREINIT_ARRAY},
    {"unwind", 0x70000001},
    {"llvm_odrtab", 0x6fff4c00},
    {"llvm_linker_options", 0x6fff4c01},
    {"llvm_dependent_libraries", 0x6fff4c04},
    {"llvm_sympart", 0x6fff4c05},
    {"llvm_call_graph_profile", 0x6fff4c09},
    {"llvm_bb_addr_map", 0x6fff4c0a},
    {"llvm_offloading", 0x6fff4c0b},
    {"llvm_lto", 0x6fff4c0c},
    {"llvm_jt_sizes", 0x6fff4c0d},
    {"llvm_cfi_jump_table", 0x6fff4c0e},
};

/* A number in the C notation that llvm-mc takes in flags and types; false if it is not one. */
static bool number_of(struct text text, uint64_t *number) {
	char digits[32];
	char *end;
	if (!text.length || text.length >= sizeof digits || !isdigit((unsigned char)text.at[0]))
		return false;
	memcpy(digits, text.at, text.length);
	digits[text.length] = '\0';
	bool binary = digits[0] == '0' && (digits[1] | 0x20) == 'b';
	bool octal = digits[0] == '0' && (digits[1] | 0x20) == 'o';
	*number = binary || octal ? strtoull(digits + 2, &end, binary ? 2 : 8) : strtoull(digits, &end, 0);
	return *end == '\0' && *number <= UINT32_MAX;
}

static bool type_number(struct reader *reader, const struct section_operands *operands, uint32_t *type) {
	uint64_t number;
	if (operands->has_type_number) {
		*type = (uint32_t)operands->type_number.constant;
		return true;
	}
	for (size_t i = 0; i < sizeof section_types / sizeof section_types[0]; i++) {
		if (strlen(section_types[i].name) == operands->type.length && begins_with(operands->type, section_types[i].name)) {
			*type = section_types[i].type;
			return true;
		}
	}
	if (number_of(operands->type, &number)) {
		*type = (uint32_t)number;
		return true;
	}
	diag_error(reader->diag, operands->type_at.start,
	           "unknown section type '%.*s': use progbits, nobits, note, init_array, fini_array, preinit_array or a number",
	           (int)(operands->type.length < 64 ? operands->type.length : 64), operands->type.at);
	return false;
}

static bool flag_bits(struct reader *reader, struct text text, struct span at, uint64_t *flags) {
	static const struct {
		char letter;
		uint64_t flag;
	} letters[] = {
	    {'a', SHF_ALLOC},      {'w', SHF_WRITE},   {'x', SHF_EXECINSTR}, {'M', SHF_MERGE},
	    {'S', SHF_STRINGS},    {'T', SHF_TLS},     {'o', SHF_LINK_ORDER}, {'e', SHF_EXCLUDE},
	    {'R', SHF_GNU_RETAIN}, {'?', 0}, /* ?: the group of the section before, if it has one */
	};
	enum { COUNT = sizeof letters / sizeof letters[0] };
	*flags = 0;
	if (number_of(text, flags))
		return true;
	for (size_t i = 0; i < text.length; i++) {
		size_t row = 0;
		while (row < COUNT && letters[row].letter != text.at[i])
			row++;
		if (row == COUNT) {
			diag_error(reader->diag, at.start + 1 + (kd_pos)i,
			           "unknown flag '%c': section flags are a w x M S T o e R, or a number", text.at[i]);
			return false;
		}
		*flags |= letters[row].flag;
	}
	return true;
}

static bool entry_size(struct reader *reader, struct value value, struct span at, uint64_t *size) {
	int64_t number;
	if (!absolute(reader, value, at, &number))
		return false;
	if (number <= 0) {
		diag_error(reader->diag, at.start, "entry size must be positive, not %" PRId64, number);
		return false;
	}
	*size = (uint64_t)number;
	return true;
}

static bool link_symbol(struct reader *reader, struct value value, struct span at, struct symbol **symbol) {
	if (!value.expr && value.constant == 0)
		return true;
	if (!value.expr || value.expr->kind != EXPR_SYMBOL) {
		diag_error(reader->diag, at.start, "invalid linked-to symbol: give a symbol's name or 0");
		return false;
	}
	*symbol = value.expr->symbol;
	if (symbol_section(reader->module, *symbol))
		return true;
	diag_error(reader->diag, at.start, "linked-to symbol is not in a section: %s must be defined before this line",
	           symbol_text(reader->module, *symbol));
	return false;
}

static bool unique_number(struct reader *reader, const struct section_operands *operands, uint64_t *unique) {
	int64_t number;
	*unique = UNIQUE_NONE;
	if (!operands->has_unique)
		return true;
	if (!absolute(reader, operands->unique, operands->unique_at, &number))
		return false;
	if (number < 0 || number >= UINT32_MAX) {
		diag_error(reader->diag, operands->unique_at.start, number < 0 ? "unique id must be positive" : "unique id is too large");
		return false;
	}
	*unique = (uint64_t)number;
	return true;
}

/* The arguments behind the type, in the order the flags ask for them. */
static bool section_arguments(struct reader *reader, const struct section_operands *operands, struct section_key *key) {
	size_t next = 0;
	kd_pos end = operands->type_at.end;
	if (key->flags & SHF_MERGE) {
		if (next == operands->argument_count) {
			diag_error(reader->diag, end, "expected the entry size: flag M needs it behind the type");
			return false;
		}
		if (!entry_size(reader, operands->arguments[next], operands->arguments_at[next], &key->entry_size))
			return false;
		next++;
	}
	if (key->flags & SHF_LINK_ORDER) {
		if (next == operands->argument_count) {
			diag_error(reader->diag, end, "expected linked-to symbol: flag o needs it");
			return false;
		}
		if (!link_symbol(reader, operands->arguments[next], operands->arguments_at[next], &key->link_symbol))
			return false;
		next++;
	}
	if (next < operands->argument_count) {
		diag_error(reader->diag, operands->arguments_at[next].start, "expected end of directive");
		return false;
	}
	return unique_number(reader, operands, &key->unique_id);
}

/* What the operands say; `given` are the flags they spell out. */
static bool section_key(struct reader *reader, struct text name, const struct section_operands *operands,
                        struct section_key *key, uint64_t *given) {
	struct known_section usual = usual_section(name);
	bool has_type = operands->type.length || operands->has_type_number;
	*key = (struct section_key){.type = usual.type, .flags = usual.flags, .unique_id = UNIQUE_NONE};
	key->name = section_name(reader->module, name.at, name.length);
	*given = 0;
	if (operands->has_flags && !flag_bits(reader, operands->flags, operands->flags_at, given))
		return false;
	key->flags |= *given;
	if (has_type)
		return type_number(reader, operands, &key->type) && section_arguments(reader, operands, key);
	if (key->flags & SHF_MERGE) {
		diag_error(reader->diag, operands->flags_at.end, "Mergeable section must specify the type");
		return false;
	}
	return true;
}

/* A section named again may leave things out, but not change them. */
static void check_unchanged(struct reader *reader, const struct section *known, const struct section_key *key,
                            bool has_type, uint64_t given) {
	struct diag *diag = reader->diag;
	kd_pos pos = reader->module->statement_pos;
	if (has_type && known->type != key->type)
		diag_error(diag, pos, "changed section type for %.*s, expected: 0x%X", NAME_ARGS(key->name), known->type);
	if (!has_type && !given && !key->entry_size)
		return;
	if (known->flags != key->flags)
		diag_error(diag, pos, "changed section flags for %.*s, expected: 0x%" PRIX64, NAME_ARGS(key->name), known->flags);
	if (known->entry_size != key->entry_size)
		diag_error(diag, pos, "changed section entsize for %.*s, expected: %" PRIu64, NAME_ARGS(key->name),
		           known->entry_size);
}

static bool part_number(struct reader *reader, struct value part, struct span at, uint32_t *number) {
	int64_t value;
	if (!value_absolute(reader->module, part, EVALUATE_EARLY, &value)) {
		diag_error(reader->diag, at.start, "cannot evaluate subsection number");
		return false;
	}
	if (value < 0 || value > INT32_MAX) {
		diag_error(reader->diag, at.start, "subsection number %" PRId64 " is not within [0,2147483647]", value);
		return false;
	}
	*number = (uint32_t)value;
	return true;
}

static struct section *find_or_create(struct reader *reader, const struct section_key *key) {
	struct section *known = section_find(reader->module, key);
	if (known)
		return known;
	const struct known_section *made = made_section((struct text){key->name->text, key->name->length});
	if (!made || key->unique_id != UNIQUE_NONE || key->link_symbol)
		return section_create(reader->module, key);
	struct section_key as_made = *key;
	as_made.type = made->type;
	as_made.flags = made->flags;
	as_made.entry_size = made->entry_size;
	return section_create(reader->module, &as_made);
}

/* llvm-mc would mix its own contents with the user's. */
static bool is_own_section(struct text name) {
	static const char *const own[] = {".strtab", ".symtab"};
	for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
		if (name.length == strlen(own[i]) && begins_with(name, own[i]))
			return true;
	return false;
}

void section(struct reader *reader, struct text name, struct span at, struct section_operands *operands) {
	struct section_key key;
	uint64_t given;
	if (is_own_section(name)) {
		diag_error(reader->diag, at.start, "section '%.*s' is made by the assembler itself [stricter than llvm-mc]",
		           (int)name.length, name.at);
		return;
	}
	if (!section_key(reader, name, operands, &key, &given))
		return;
	struct section *chosen = find_or_create(reader, &key);
	check_unchanged(reader, chosen, &key, operands->type.length || operands->has_type_number, given);
	section_switch(reader->module, chosen, 0);
}

void pushsection(struct reader *reader, struct text name, struct span at, struct section_operands *operands,
                 const struct value *part, struct span part_at) {
	uint32_t number = 0;
	if (part && !part_number(reader, *part, part_at, &number))
		return;
	section_push(reader->module);
	section(reader, name, at, operands ? operands : section_operands(reader));
	if (number)
		section_switch_part(reader->module, number);
}

void pushsection_with_flags(struct reader *reader, struct text name, struct span at, struct value part,
                            struct span part_at, struct text flags, struct span flags_at,
                            struct section_operands *operands) {
	pushsection(reader, name, at, section_flags(operands, flags, flags_at), &part, part_at);
}

static struct section *section_named(struct reader *reader, const char *name) {
	struct section_key key = {.name = section_name(reader->module, name, strlen(name)), .unique_id = UNIQUE_NONE};
	return find_or_create(reader, &key);
}

void short_section(struct reader *reader, const struct directive *directive, struct value part, struct span at) {
	uint32_t number;
	if (part_number(reader, part, at, &number))
		section_switch(reader->module, section_named(reader, directive->name), number);
}

void popsection(struct reader *reader, struct span at) {
	if (!section_pop(reader->module))
		diag_error(reader->diag, at.start, ".popsection without corresponding .pushsection");
}

void previous(struct reader *reader, struct span at) {
	if (!section_previous(reader->module))
		diag_error(reader->diag, at.start, ".previous without corresponding .section");
}

void subsection(struct reader *reader, struct value part, struct span at) {
	uint32_t number;
	if (part_number(reader, part, at, &number))
		section_switch(reader->module, reader->module->current.section, number);
}

void symbol_in_bss(struct reader *reader, struct symbol *symbol, uint64_t size, uint64_t alignment, kd_pos pos) {
	struct module *module = reader->module;
	struct place_in_section here = module->current;
	section_switch(module, section_named(reader, ".bss"), 0);
	data_align(module, alignment, 0, 1, 0, false, pos);
	symbol_define_label(module, symbol, pos);
	data_space(module, value_constant((int64_t)size), 0, pos);
	section_switch(module, here.section, here.subsection->number);
}

void ident(struct reader *reader, struct text text) {
	struct module *module = reader->module;
	struct section_key key = {.name = section_name(module, ".comment", strlen(".comment")),
	                          .type = SHT_PROGBITS,
	                          .flags = SHF_MERGE | SHF_STRINGS,
	                          .entry_size = 1,
	                          .unique_id = UNIQUE_NONE};
	section_push(module);
	section_switch(module, find_or_create(reader, &key), 0);
	if (!reader->ident_seen)
		data_bytes(module, "", 1);
	reader->ident_seen = true;
	data_bytes(module, text.at, text.length);
	data_bytes(module, "", 1);
	section_pop(module);
}

struct section *note_section(struct reader *reader) {
	struct section_key key = {.name = section_name(reader->module, ".note", strlen(".note")),
	                          .type = SHT_NOTE,
	                          .flags = SHF_ALLOC,
	                          .unique_id = UNIQUE_NONE};
	return find_or_create(reader, &key);
}
