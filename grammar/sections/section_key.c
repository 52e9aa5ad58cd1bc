/* section_key.c: what the operands of .section say: flags, type, and the arguments that these ask
 * for. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

#include "reader/operands.h"
#include "base/elf_numbers.h"
#include "parse.h"
#include "lex/raw_text.h"
#include "sections.h"
#include "module/section.h"
#include "module/section_words.h"
#include "module/symbol.h"

/* ---- operands, as the grammar finds them ---- */

bool section_is_chosen(const struct reader *reader) {
	return reader->directive && (reader->directive->token == SECTION || reader->directive->token == PUSHSECTION);
}

struct section_operands *section_operands(struct reader *reader) {
	reader->sections->operands = (struct section_operands){0};
	return &reader->sections->operands;
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

struct section_operands *section_with_type_number(struct reader *reader, struct section_operands *operands,
                                                  struct span at) {
	struct text text = source_text(reader, at);
	text.length = lex_integer_length(text.at, text.length);
	return section_with_type(operands, text, at);
}

struct section_operands *section_argument(struct section_operands *operands, struct value argument, struct span at) {
	if (operands->argument_count == SECTION_ARGUMENTS)
		return operands;
	operands->arguments[operands->argument_count] = argument;
	operands->arguments_at[operands->argument_count++] = at;
	return operands;
}

/* ---- flags and types ---- */

/* The words of the tables, for messages. */
static const char *flag_letters(struct arena *arena) {
	const char *text = "";
	for (const struct section_flag_row *row = section_flag_rows; row->letter; row++)
		text = arena_printf(arena, "%s%s%c", text, text[0] ? " " : "", row->letter);
	return text;
}

static const char *flag_words(struct arena *arena) {
	const char *text = "";
	for (const struct section_flag_row *row = section_flag_rows; row->letter; row++)
		if (row->word[0])
			text = arena_printf(arena, "%s%s#%s", text, text[0] ? " " : "", row->word);
	return text;
}

static const char *type_words(struct arena *arena) {
	const char *text = "";
	for (const struct section_type_row *row = section_type_rows; row->word; row++)
		text = arena_printf(arena, "%s%s%s", text, text[0] ? ", " : "", row->word);
	return text;
}

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

static bool flag_bits(struct reader *reader, struct text text, struct span at, uint64_t *bits) {
	*bits = 0;
	if (number_of(text, bits) && *bits != UINT32_MAX)
		return true;
	for (size_t i = 0; i < text.length; i++) {
		const struct section_flag_row *row = section_flag_rows;
		while (row->letter && row->letter != text.at[i])
			row++;
		if (!row->letter) {
			diag_error(reader->diag, token_after(reader, at), "unknown flag '%c': section flags are %s, or a number",
			           text.at[i], flag_letters(reader->arena));
			return false;
		}
		*bits |= row->flag;
	}
	return true;
}

/* Flag ? is the group of the current section. */
static bool joins_group(struct text text) {
	uint64_t number;
	return text.length && memchr(text.at, '?', text.length) && !number_of(text, &number);
}

bool section_flags_are_valid(struct reader *reader, struct text text, struct span at) {
	uint64_t bits;
	if (!flag_bits(reader, text, at, &bits))
		return false;
	if (!joins_group(text) || !(bits & SHF_GROUP))
		return true;
	diag_error(reader->diag, token_after(reader, at),
	           "Section cannot specifiy a group name while also acting as a member of the last group: use G or ?");
	return false;
}

struct section_operands *section_flag_word(struct reader *reader, struct section_operands *operands, struct name *word,
                                           struct span at) {
	for (const struct section_flag_row *row = section_flag_rows; row->letter; row++) {
		if (row->word[0] && name_is(word, row->word)) {
			operands->word_flags |= row->flag;
			return operands;
		}
	}
	diag_error(reader->diag, at.start, "unknown flag '%.*s': the flags with # are %s", NAME_ARGS(word),
	           flag_words(reader->arena));
	return operands;
}

static bool type_number(struct reader *reader, const struct section_operands *operands, uint32_t *type) {
	uint64_t number;
	for (const struct section_type_row *row = section_type_rows; row->word; row++) {
		if (text_is(operands->type, row->word)) {
			*type = row->type;
			return true;
		}
	}
	if (number_of(operands->type, &number)) {
		*type = (uint32_t)number;
		return true;
	}
	diag_error(reader->diag, operands->type_at.start, "unknown section type '%.*s': it must be %s, or a number",
	           (int)(operands->type.length < 64 ? operands->type.length : 64), operands->type.at,
	           type_words(reader->arena));
	return false;
}

/* llvm-mc makes the links of such sections itself, and crashes for those of others. */
static bool can_be_written(struct reader *reader, const struct section_operands *operands, uint32_t type) {
	if (type != SHT_RELA && type != SHT_REL && type != SHT_GROUP)
		return true;
	diag_error(reader->diag, operands->type_at.start,
	           "section type %" PRIu32 " is made by the assembler itself [stricter than llvm-mc]", type);
	return false;
}

/* ---- arguments after the type ---- */

/* The arguments not read yet. */
struct arguments_left {
	const struct section_operands *operands;
	size_t next;
};

/* True if there is one more argument; else reports that it is missing, or stays silent if nothing
 * is `wanted`. */
static bool has_argument(struct reader *reader, const struct arguments_left *left, const char *wanted) {
	if (left->next < left->operands->argument_count)
		return true;
	struct span last = left->next ? left->operands->arguments_at[left->next - 1] : left->operands->type_at;
	if (wanted)
		diag_error(reader->diag, token_after(reader, last), "%s", wanted);
	return false;
}

/* The digits of a number, or a character constant with its quotes; empty if more is there. */
static struct text integer_text(struct text text) {
	struct raw_token token = raw_token(text.at, text.at + text.length);
	size_t length = lex_integer_length(text.at, text.length);
	bool hexadecimal = length > 1 && (text.at[1] | 0x20) == 'x';
	for (size_t i = 0; i < length && text.at[0] != '\''; i++)
		if (text.at[i] == '.' || (text.at[i] | 0x20) == (hexadecimal ? 'p' : 'e'))
			return (struct text){"", 0};
	return (struct text){text.at, token.length == text.length ? length : 0};
}

/* The name or integer that the next argument is; empty if it is anything else. */
static struct text argument_name(struct reader *reader, const struct arguments_left *left) {
	struct text text = source_text(reader, left->operands->arguments_at[left->next]);
	if (text.length >= 2 && text.at[0] == '"' && text.at[text.length - 1] == '"')
		return (struct text){text.at + 1, text.length - 2};
	if (text.at[0] == '\'' || isdigit((unsigned char)text.at[0]))
		return integer_text(text);
	if (text.length > 1 && isdigit((unsigned char)text.at[1]) && (text.at[0] == '@' || text.at[0] == '$'))
		text.length = lex_integer_length(text.at, text.length);
	bool name = text.length > 1 || text.at[0] != '.';
	for (size_t i = 0; i < text.length; i++)
		name = name && lex_is_name_byte(text.at[i]);
	return name ? text : (struct text){"", 0};
}

static bool entry_size(struct reader *reader, struct arguments_left *left, struct section_key *key) {
	int64_t number;
	if (!has_argument(reader, left, "expected the entry size: flag M and the type llvm_cfi_jump_table need it"))
		return false;
	struct span at = left->operands->arguments_at[left->next];
	if (!absolute(reader, left->operands->arguments[left->next++], at, &number))
		return false;
	if (number <= 0) {
		diag_error(reader->diag, token_after(reader, at), "entry size must be positive, not %" PRId64, number);
		return false;
	}
	if (number > UINT32_MAX) { /* llvm-mc compares it with what the section has kept of it */
		diag_error(reader->diag, at.start,
		           "changed section entsize for %.*s, expected: %" PRIu32 ": the entry size %" PRId64
		           " has more than 32 bits",
		           NAME_ARGS(key->name), (uint32_t)number, number);
		return false;
	}
	key->entry_size = (uint64_t)number;
	return true;
}

/* Other than elsewhere, backslashes stay, as in the names of sections. */
static struct name *name_as_written(struct reader *reader, struct text text) {
	return name_intern(&reader->module->names, text.at, text.length);
}

static bool link_symbol(struct reader *reader, struct arguments_left *left, struct symbol **symbol) {
	if (!has_argument(reader, left, "expected linked-to symbol: flag o needs it"))
		return false;
	kd_pos pos = left->operands->arguments_at[left->next].start;
	struct text text = argument_name(reader, left);
	left->next++;
	if (text_is(text, "0"))
		return true;
	if (!text.length || isdigit((unsigned char)text.at[0]) || text.at[0] == '\'') {
		diag_error(reader->diag, pos, "invalid linked-to symbol: give a symbol's name or 0");
		return false;
	}
	*symbol = symbol_get(reader->module, name_as_written(reader, text), pos);
	if (symbol_section(reader->module, *symbol))
		return true;
	diag_error(reader->diag, pos, "linked-to symbol is not in a section: %s must be defined before this line",
	           symbol_text(reader->module, *symbol));
	return false;
}

static bool group(struct reader *reader, struct arguments_left *left, struct section_key *key) {
	if (!has_argument(reader, left, "expected group name: flag G needs it"))
		return false;
	struct span at = left->operands->arguments_at[left->next];
	bool quoted = source_text(reader, at).at[0] == '"';
	struct text text = argument_name(reader, left);
	left->next++;
	if (!text.length && !quoted) {
		diag_error(reader->diag, at.start, "invalid group name: it must be a name or a number");
		return false;
	}
	if (text.length)
		key->signature = symbol_get(reader->module, name_as_written(reader, text), at.start);
	if (!has_argument(reader, left, NULL))
		return true;
	struct span linkage_at = left->operands->arguments_at[left->next];
	struct text linkage = argument_name(reader, left);
	if (!linkage.length || isdigit((unsigned char)linkage.at[0])) {
		diag_error(reader->diag, linkage_at.start, "invalid linkage: it must be 'comdat'");
		return false;
	}
	if (!text_is(linkage, "comdat")) {
		diag_error(reader->diag, token_after(reader, linkage_at), "Linkage must be 'comdat'");
		return false;
	}
	left->next++;
	key->comdat = true;
	return true;
}

static bool unique_number(struct reader *reader, struct arguments_left *left, uint64_t *unique) {
	int64_t number;
	if (!has_argument(reader, left, NULL))
		return true;
	struct span word_at = left->operands->arguments_at[left->next];
	struct text word = argument_name(reader, left);
	if (!word.length || isdigit((unsigned char)word.at[0])) {
		diag_error(reader->diag, word_at.start,
		           "expected identifier: the flags and the type need no other argument, and only 'unique' and a "
		           "number can follow");
		return false;
	}
	if (!text_is(word, "unique")) {
		diag_error(reader->diag, token_after(reader, word_at),
		           "expected 'unique': the flags and the type need no other argument");
		return false;
	}
	left->next++;
	if (!has_argument(reader, left, "expected comma: unique needs a number"))
		return false;
	struct span at = left->operands->arguments_at[left->next];
	if (!absolute(reader, left->operands->arguments[left->next++], at, &number))
		return false;
	if (number < 0 || number >= UINT32_MAX) {
		diag_error(reader->diag, token_after(reader, at),
		           number < 0 ? "unique id must be positive" : "unique id is too large");
		return false;
	}
	*unique = (uint64_t)number;
	return true;
}

/* In the order in which flags and type ask for them. */
static bool section_arguments(struct reader *reader, const struct section_operands *operands, struct section_key *key) {
	struct arguments_left left = {operands, 0};
	bool entries = (key->flags & SHF_MERGE) || text_is(operands->type, "llvm_cfi_jump_table");
	if ((entries && !entry_size(reader, &left, key)) ||
	    ((key->flags & SHF_LINK_ORDER) && !link_symbol(reader, &left, &key->link_symbol)) ||
	    ((key->flags & SHF_GROUP) && !group(reader, &left, key)) || !unique_number(reader, &left, &key->unique_id))
		return false;
	if (!has_argument(reader, &left, NULL))
		return true;
	struct span last = left.next ? operands->arguments_at[left.next - 1] : operands->type_at;
	diag_error(reader->diag, token_after(reader, last), "expected end of directive");
	return false;
}

/* Without a type there are no arguments, so no flag may ask for one. */
static bool check_without_type(struct reader *reader, const struct section_operands *operands, uint64_t bits) {
	static const struct {
		uint64_t flag;
		const char *message;
	} rows[] = {
	    {SHF_MERGE, "Mergeable section must specify the type"},
	    {SHF_GROUP, "Group section must specify the type"},
	    {SHF_LINK_ORDER, "expected linked-to symbol: flag o needs a type and the symbol"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		if (bits & rows[i].flag) {
			diag_error(reader->diag, operands->flags_at.end, "%s", rows[i].message);
			return false;
		}
	}
	if (!operands->argument_count)
		return true;
	struct span before = operands->type_at.end ? operands->type_at : operands->flags_at;
	diag_error(reader->diag, token_after(reader, before), "expected end of directive: arguments need a type");
	return false;
}

static void join_last_group(struct reader *reader, struct section_key *key) {
	const struct section *section = reader->module->current.section;
	if (!section->group)
		return;
	key->signature = section->group->signature;
	key->comdat = section->comdat;
	key->flags |= SHF_GROUP;
}

bool section_key_of(struct reader *reader, struct text name, const struct section_operands *operands,
                    struct section_key *key, uint64_t *given) {
	struct known_section usual = known_section_usual(name);
	*key = (struct section_key){.type = usual.type, .flags = usual.flags, .unique_id = UNIQUE_NONE};
	key->name = section_name(reader->module, name.at, name.length);
	*given = operands->word_flags;
	if (operands->has_flags) /* they are valid */
		flag_bits(reader, operands->flags, operands->flags_at, given);
	key->flags |= *given;
	bool valid = operands->type.length
	                 ? type_number(reader, operands, &key->type) && section_arguments(reader, operands, key) &&
	                       can_be_written(reader, operands, key->type)
	                 : check_without_type(reader, operands, key->flags);
	if (joins_group(operands->flags))
		join_last_group(reader, key);
	return valid;
}
