/* tokens.c: see tokens.h. */
#include "tokens.h"

#include "actions/actions.h"
#include "base/ascii.h"
#include "actions/records.h"
#include "base/real.h"
#include "preprocess/conditions.h"
#include "preprocess/macro_arguments.h"
#include "preprocess/macros.h"
#include "preprocess/texts.h"
#include "block_lines.h"
#include "metadata_text.h"
#include "lex/lex.h"
#include "lex/raw_text.h"
#include "reader/scope.h"
#include "sections/sections.h"

int token_bad(struct reader *reader, const struct span *span, const char *message) {
	if (reader->block.kind && reader->block.kind->bad_value)
		diag_error(reader->diag, span->start, "%s: %s", reader->block.kind->bad_value, message);
	else
		diag_error(reader->diag, span->start, "%s", message);
	return BAD;
}

int token_open_string(struct reader *reader, const struct span *span) {
	static const char message[] = "unterminated string constant";
	const struct directive *directive = reader->directive;
	if (directive && directive->token == ASCII)
		diag_error(reader->diag, span->start, "expected string: %s", message);
	else if (directive && directive->token == INCLUDE)
		diag_error(reader->diag, span->start, "expected string in '%s' directive: %s", directive->name, message);
	else
		return token_bad(reader, span, message);
	return BAD;
}

static bool names_something(const char *rest, const char *end) {
	const char *at = lex_skip_blanks(rest, end);
	if (at == end)
		return false;
	return *at == ':' || (*at == '=' && (end - at == 1 || at[1] != '='));
}

/* The rest of the line as text; `rest` is left at its end. */
static struct text take_line(const char **rest, const char *end) {
	const char *start = raw_lexer_at(*rest, end).token.at;
	*rest = raw_rest_of_line(start, end).text_end;
	return (struct text){start, (size_t)(*rest - start)};
}

/* Takes the line end, if one is there. */
static bool take_line_end(struct reader *reader, struct scanned *token) {
	if (*token->rest != '\n')
		return false;
	token_end_line(reader, ++token->rest);
	token->next = CONTEXT_START;
	return true;
}

static int data_token(struct reader *reader, struct scanned *token) {
	if (!plain_list(reader, &token->rest, token->end))
		return DATA;
	return take_line_end(reader, token) ? PLAIN_LINE : PLAIN_DATA;
}

/* The whole line as one token if its operands are plain. Token by token, kernels take 17 % more instructions and macro
 * calls 12 %. */
static int line_token(struct reader *reader, struct scanned *token,
                      bool (*read_plain)(struct reader *, const char **rest, const char *end)) {
	const char *rest = token->rest;
	if (!read_plain(reader, &rest, token->end) || *rest != '\n')
		return reader->directive->token;
	token->rest = rest;
	take_line_end(reader, token);
	return PLAIN_LINE;
}

int token_comma(struct reader *reader, const char **rest, const char *end) {
	bool between_data = reader->directive && reader->directive->token == DATA;
	return between_data && plain_list(reader, rest, end) ? MORE_DATA : ',';
}

/* A statement that an expression can't have: it is passed over. */
static int foreign_to_expression(struct scanned *token) {
	token->rest = lex_line_end(token->rest, token->end);
	return IGNORED;
}

/* The line of an operation begins. */
static int operation_token(struct reader *reader) {
	static const struct directive operation = {.name = "DW_OP_...", .syntax = "operand, ...", .token = OPERATION};
	reader->directive = &operation;
	return OPERATION;
}

static int directive_token(struct reader *reader, const struct directive *directive, struct scanned *token) {
	if (dwarf_block_refuses(reader, directive, token->pos))
		return foreign_to_expression(token);
	reader->directive = directive;
	token->value->directive = directive;
	scope_enter(reader, directive, reader->module->statement_pos);
	switch (directive->token) {
	case SECTION: token->next = CONTEXT_SECTION; return line_token(reader, token, plain_section);
	case PUSHSECTION: token->next = CONTEXT_SECTION; break;
	case KERNEL:
		block_open(reader, directive);
		return line_token(reader, token, plain_name) == PLAIN_LINE ? KERNEL_LINE : KERNEL;
	case CODE_T: block_open(reader, directive); break;
	case DATA: return data_token(reader, token);
	case SET:
	case SIZE: return line_token(reader, token, plain_assignment);
	case ATTRIBUTE: return line_token(reader, token, plain_name);
	case TYPE: return line_token(reader, token, plain_type);
	case ALIGN: return line_token(reader, token, plain_alignment);
	case SHORT_SECTION: return line_token(reader, token, plain_nothing);
	case IGNORED: token->rest = lex_line_end(token->rest, token->end); break;
	case METADATA:
		token->next = CONTEXT_START;
		token->rest = metadata_text_collect(reader, directive, token->rest, token->end);
		reader->scanner.line.begun = true;
		break;
	case MACRO_CALL:
	case REPEAT_ARGUMENTS:
	case REPEAT_BYTES: /* where the arguments end, only their reader knows: <text> may hold anything */
		token->next = CONTEXT_START;
		token->value->text = (struct text){token->rest, (size_t)(token->end - token->rest)};
		break;
	case MACRO:
	case PSEUDO_PROBE:
	case RECORD_BLOCK:
	case STOP: token->value->text = take_line(&token->rest, token->end); break;
	default: break;
	}
	return directive->token;
}

/* What a condition leaves out is passed over, except for its directives. */
static int condition_token(struct reader *reader, const struct directive *directive, struct scanned *token) {
	bool skipped = reader->conditions->innermost.ignore;
	reader->directive = directive;
	reader->conditions->line_dropped = false;
	token->value->directive = directive;
	if (directive->token == ELSE || directive->token == ENDIF)
		return directive->token;
	if (directive->token == ELSEIF)
		skipped = !condition_else_if(reader, reader->module->statement_pos);
	else
		condition_open(reader);
	if (!skipped && (directive->token == IF || directive->token == ELSEIF) &&
	    line_token(reader, token, plain_single) == PLAIN_LINE)
		return PLAIN_LINE;
	if (skipped) {
		reader->conditions->line_dropped = true;
		take_line(&token->rest, token->end);
		return CONDITION_SKIPPED;
	}
	if (directive->token == IF_BLANK || directive->token == IF_SAME)
		token->value->text = take_line(&token->rest, token->end);
	if (directive->token == IF_STRINGS) {
		const char *after = condition_strings(reader, directive, token->rest, token->end);
		token->rest = after ? after : raw_rest_of_line(token->rest, token->end).text_end;
		token->next = CONTEXT_START;
		reader->directive = NULL;
		reader->scanner.line.begun = true;
	}
	return directive->token;
}

/* A line of a block that has words of its own, whole. */
static int record_token(struct reader *reader, struct scanned *token) {
	const char *start = reader->source->text + (token->pos - reader->source->base);
	(void)take_line(&token->rest, token->end);
	token->value->text = (struct text){start, (size_t)(token->rest - start)};
	return RECORD_LINE;
}

/* The name of a label, with the colon if that comes right after it. */
static int name_token(struct reader *reader, struct scanned *token) {
	const struct text text = token->text;
	token->next = CONTEXT_NAMED;
	if (text.length == 1 && text.at[0] == '.')
		return '.';
	if (token->rest == token->end || *token->rest != ':')
		return NAME;
	token->rest++;
	token->next = CONTEXT_START;
	token_end_label(reader);
	return LABEL;
}

/* The line of an instruction, with the comments in it, which may go on over ends of lines. */
static int instruction_token(struct reader *reader, struct scanned *token) {
	const char *start = reader->source->text + (token->pos - reader->source->base), *open;
	token->rest = lex_statement_end(token->rest, token->end, &open);
	if (open)
		diag_error(reader->diag, text_pos(reader, open), "failed parsing operand: unterminated comment: it has no */");
	uint32_t length = (uint32_t)((open ? open : token->rest) - start);
	*token->value = (PARSE_STYPE){.instruction = {start, length, (uint32_t)token->text.length}};
	return take_line_end(reader, token) ? INSTRUCTION_LINE : INSTRUCTION;
}

/* Forgets the statement before. Gives the name that begins this one. */
static struct name *begin_statement(struct reader *reader, struct scanned *token) {
	struct name *name = name_intern(&reader->module->names, token->text.at, token->text.length);
	*token->value = (PARSE_STYPE){.name = name};
	reader->module->statement_pos = token->pos;
	reader->directive = NULL;
	reader->scanner.line.quiet_end = false;
	text_release_pages(reader, reader->source->text + (token->pos - reader->source->base));
	return name;
}

/* Of a name that is neither defined there nor a directive. */
static int other_statement(struct reader *reader, struct scanned *token) {
	const struct text text = token->text;
	if (dwarf_is_operation(text.at, text.length))
		return operation_token(reader);
	if (dwarf_block_refuses(reader, NULL, token->pos))
		return foreign_to_expression(token);
	if (text.length <= 1 || text.at[0] != '.')
		return instruction_token(reader, token);
	token->rest = lex_line_end(token->rest, token->end);
	return UNKNOWN;
}

/* Lines of blocks have words of their own, which may be those of directives; and a directive's name may be that of a
 * label or symbol, unless conditions need it. */
int token_statement(struct reader *reader, struct scanned *token) {
	struct name *name = begin_statement(reader, token);
	if (block_ends(reader, name)) {
		token->next = CONTEXT_START;
		return block_close(reader);
	}
	if (reader->block.kind)
		return block_line(reader, name, token);
	const struct directive *directive = directive_find(reader, name);
	if (reader->records->block && record_is_line(directive) && !dwarf_unit_has_operation(reader, token->text))
		return record_token(reader, token);
	if (directive && condition_directive(directive))
		return condition_token(reader, directive, token);
	if (names_something(token->rest, token->end))
		return name_token(reader, token);
	if (directive && directive->token == MACRO_CALL && reader->macros->off)
		directive = directive->hidden;
	return directive ? directive_token(reader, directive, token) : other_statement(reader, token);
}

/* Names that are words of the language among the operands of some directives. */
static int word_token(const struct directive *directive, const struct name *name) {
	static const struct {
		int directive;
		int token;
		const char *word;
	} words[] = {
	    {FILE_NAME, MD5, "md5"}, {FILE_NAME, SOURCE, "source"},         {LOC, IS_STMT, "is_stmt"},
	    {LOC, ISA, "isa"},       {LOC, DISCRIMINATOR, "discriminator"}, {LOC, VIEW, "view"},
	};
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (words[i].directive == directive->token && name_is(name, words[i].word))
			return words[i].token;
	return NAME;
}

int token_of_name(const struct reader *reader, const struct name *name) {
	if (section_is_chosen(reader) && memchr(name->text, '@', name->length))
		return AT_NAME; /* that of a group, no specifier is in it */
	if (dwarf_names_count(reader) && dwarf_is_operation(name->text, name->length))
		return OPERATION;
	if (dwarf_names_count(reader) && dwarf_is_register(name->text, name->length))
		return WAVE_REGISTER;
	return reader->directive ? word_token(reader->directive, name) : NAME;
}

int token_name(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value) {
	struct name *name = name_intern(&reader->module->names, text, length);
	*value = (PARSE_STYPE){.name = name};
	reader->expression.name = name;
	reader->expression.name_end = text_pos(reader, text + length);
	return block_ends(reader, name) ? block_close(reader) : token_of_name(reader, name);
}

const struct name *token_name_before(const struct reader *reader, kd_pos pos) {
	const struct source *source = reader->source;
	kd_pos after = reader->expression.name_end;
	if (!reader->expression.name || after < source->base || after > pos)
		return NULL;
	const char *end = source->text + (pos - source->base);
	return raw_skip_blanks(source->text + (after - source->base), end) == end ? reader->expression.name : NULL;
}

int token_plain_name(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value) {
	*value = (PARSE_STYPE){.name = name_intern(&reader->module->names, text, length)};
	return NAME;
}

int token_section_name(const char *text, size_t length, PARSE_STYPE *value) {
	*value = (PARSE_STYPE){.text = {text, length}};
	return SECTION_NAME;
}

/* LLVM 14 knows the suffixes in capitals only. */
static bool is_later_suffix(struct reader *reader, const char *suffix, size_t length) {
	if (!length || !scope_is_llvm_14(reader))
		return false;
	for (size_t i = 0; i < length; i++)
		if (suffix[i] == 'u' || suffix[i] == 'l')
			return true;
	return false;
}

static bool is_in_section_name(const struct raw_token *token) {
	switch (token->kind) {
	case RAW_END:
	case RAW_BLANK:
	case RAW_COMMENT: return false;
	case RAW_NUMBER: return *token->at == '\'' ? lex_is_character(token) : !raw_number_is_wrong(token);
	case RAW_OTHER: return token->length && !strchr(",\"/", *token->at) && !lex_is_invalid(*token->at);
	default: return true;
	}
}

/* The suffix of an integer, which is no part of its token. */
static size_t suffix_length(struct reader *reader, const struct raw_token *token) {
	size_t length = lex_integer_length(token->at, token->length);
	bool suffixed = token->kind == RAW_NUMBER && ascii_is_digit(*token->at) &&
	                !is_later_suffix(reader, token->at + length, token->length - length);
	return suffixed ? token->length - length : 0;
}

size_t token_section_name_length(struct reader *reader, const char *text, const char *end, const char **rest) {
	const char *at = text;
	for (struct raw_token token = raw_token(at, end); is_in_section_name(&token); token = raw_token(at, end)) {
		size_t suffix = suffix_length(reader, &token);
		*rest = at = token.at + token.length;
		if (suffix)
			return (size_t)(at - text) - suffix;
	}
	*rest = at;
	return (size_t)(at - text);
}

static const char *base_name(unsigned base) {
	switch (base) {
	case 2: return "binary";
	case 8: return "octal";
	case 10: return "decimal";
	default: return "hexadecimal";
	}
}

/* The name that comes next on the line, of no length if none does. */
static struct text name_after(const char *at, const char *end) {
	if (at < end && (*at == ',' || *at == '\n')) /* as nearly always */
		return (struct text){at, 0};
	at = lex_skip_blanks(at, end);
	if (at == end || !lex_is_name_byte(*at))
		return (struct text){at, 0};
	struct raw_token token = raw_token(at, end);
	return (struct text){token.at, token.kind == RAW_NAME ? token.length : 0};
}

/* Takes a lone b or f, perhaps with a specifier, which makes the number before it a direction label. */
static bool take_direction(struct text name, struct text specifier, const char **rest) {
	size_t length = name.length - specifier.length - (specifier.at != NULL);
	if (length != 1 || (name.at[0] != 'b' && name.at[0] != 'f'))
		return false;
	*rest = name.at + name.length;
	return true;
}

static struct text specifier_of(struct text name) {
	const char *mark = memchr(name.at, '@', name.length);
	return mark ? (struct text){mark + 1, name.length - (size_t)(mark + 1 - name.at)} : (struct text){NULL, 0};
}

/* In search of a direction llvm-mc takes the name after a number apart, whatever it is for. */
static bool bad_specifier(struct reader *reader, struct text specifier) {
	if (!specifier.at || specifier_find(specifier.at, specifier.length))
		return false;
	diag_error(reader->diag, text_pos(reader, specifier.at),
	           "invalid variant '%.*s': a name with @ cannot follow a number",
	           (int)(specifier.length < 64 ? specifier.length : 64), specifier.at);
	return true;
}

/* What follows the first digits of a number, which make `number`; false after reporting what is wrong. */
static bool read_more_digits(struct reader *reader, struct text digits, unsigned base, struct wide *number,
                             kd_pos pos) {
	bool fits = true;
	size_t length = lex_digits_length(digits.at, digits.length);
	const char *suffix = digits.at + length;
	if (is_later_suffix(reader, suffix, digits.length - length)) {
		diag_error(reader->diag, text_pos(reader, suffix),
		           "unexpected token '%.*s': after a number, code object version %u has only capital letters",
		           (int)(digits.length - length), suffix, scope_version(reader));
		return false;
	}
	digits.length = length;
	for (size_t i = 0; i < digits.length; i++) {
		unsigned digit = lex_digit_value(digits.at[i]);
		if (digit >= base) {
			diag_error(reader->diag, pos, "invalid %s number: '%c' is not a digit of base %u", base_name(base),
			           digits.at[i], base);
			return false;
		}
		fits = fits && lex_push_digit(number, base, digit);
	}
	if (!fits)
		diag_error(reader->diag, pos, "%s: more than 128 bits",
		           reader->directive && reader->directive->token == OCTA ? "out of range literal value"
		                                                                 : "literal value out of range for directive");
	return fits;
}

int token_integer(struct reader *reader, struct scanned *token, unsigned base) {
	enum { SHORT_NUMBER = 16 }; /* as many digits of any base fit 64 bits */
	const struct text digits = token->text;
	struct wide number = {0, 0};
	size_t read = 0, most = digits.length < SHORT_NUMBER ? digits.length : SHORT_NUMBER;
	for (unsigned digit; read < most && (digit = lex_digit_value(digits.at[read])) < base; read++)
		number.low = number.low * base + digit;
	const struct text more = {digits.at + read, digits.length - read};
	if (more.length && !read_more_digits(reader, more, base, &number, token->pos))
		return BAD;
	struct text after = name_after(token->rest, token->end);
	struct text specifier = specifier_of(after);
	if (bad_specifier(reader, specifier))
		return BAD;
	if (take_direction(after, specifier, &token->rest)) {
		*token->value = (PARSE_STYPE){.direction = {(uint32_t)number.low, *after.at == 'f',
		                                            (uint8_t)specifier_find(specifier.at, specifier.length)}};
		return DIRECTION;
	}
	if (number.high) {
		*token->value = (PARSE_STYPE){.wide = number};
		return WIDE;
	}
	*token->value = (PARSE_STYPE){.value = value_constant((int64_t)number.low)};
	return INTEGER;
}

int token_real(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value, struct span *span) {
	bool hexadecimal = length > 2 && (text[1] | 0x20) == 'x';
	struct raw_token token = {RAW_NUMBER, text, length};
	if (hexadecimal && raw_number_is_wrong(&token)) {
		bool significand = (text[2 + (text[2] == '.')] | 0x20) != 'p';
		diag_error(reader->diag, span->start,
		           "invalid hexadecimal floating-point constant: expected at least one %s digit",
		           significand ? "exponent" : "significand");
		return BAD;
	}
	*value = (PARSE_STYPE){.text = {text, real_length(text, length)}};
	return REAL;
}

int token_bad_sign(struct reader *reader, struct span at, kd_pos sign) {
	if (!reader->directive || reader->directive->token != REALS)
		at.start = sign;
	return token_bad(reader, &at, "invalid sign in float literal");
}

int token_character(struct reader *reader, const char **rest, const char *end, PARSE_STYPE *value, struct span *span) {
	const char *at = *rest;
	bool escaped = at < end && *at == '\\';
	at += escaped;
	if (end - at < 2) {
		*rest = end;
		return token_bad(reader, span, "unterminated single quote");
	}
	if (at[1] != '\'') {
		*rest = lex_line_end(at, end);
		return token_bad(reader, span, "single quote way too long: a character constant is one character, as in 'a'");
	}
	*value = (PARSE_STYPE){.value = value_constant(lex_character_value(*rest))};
	*rest = at + 2;
	return INTEGER;
}
