/* syntax_error.c: see syntax_error.h.
 *
 * The text begins with llvm-mc's words, which depend on the directive and on what is missing, and goes on
 * with what is there and how the directive is written. */
#include "syntax_error.h"

#include "actions/actions.h"
#include "actions/records.h"
#include "kdasm/kernel_code.h"
#include "parse.h"
#include "reader/scope.h"
#include "tokens.h"
#include "lex/raw_text.h"

/* llvm-mc's words where they are not the usual ones; %s is the directive. */
struct wording {
	int token;
	const char *const *commas; /* that must follow the first operand, the second ... */
	const char *first;         /* the first operand is missing or begins with something else */
	const char *name;          /* a later one, which is a name or a string, is */
	const char *word;          /* a later one, which can only be a name */
	const char *comma;
	const char *number; /* a later one, which is a number */
	const char *end;    /* something comes after the operands */
	const char *more;   /* something is where a comma could go on */
	const char *elf;    /* `end` of the directives that only ELF has */
	bool at_statement;  /* the place of `first` */
};

#define IN_DIRECTIVE "unexpected token in directive"
#define UNEXPECTED_IN "unexpected token in '%s' directive"
#define END_OF_DIRECTIVE "expected end of directive"
#define IN_EXPRESSION "unknown token in expression"
#define SECTION_TYPE "expected '@<type>', '%%<type>' or \"<type>\""
#define A_REGISTER "expected a register or a list of registers"

static const char *const version_commas[] = {
    "minor version number required, comma expected",
    "stepping version number required, comma expected",
    "vendor name required, comma expected",
    "arch name required, comma expected",
    NULL,
};

static const struct wording wordings[] = {
    {DATA, .first = IN_EXPRESSION, .end = "unexpected token"},
    {PLAIN_DATA, .end = "unexpected token"},
    {REALS, .first = IN_DIRECTIVE, .number = IN_DIRECTIVE, .end = "unexpected token"},
    {OCTA, .first = IN_EXPRESSION, .name = IN_EXPRESSION, .end = "unexpected token"},
    {ASCII, .first = "expected string", .end = "unexpected token"},
    {BASE64, .first = "expected string", .end = "unexpected token"},
    {LEB, .first = IN_EXPRESSION, .end = "unexpected token"},
    {INCBIN, .first = "expected string in '%s' directive"},
    {RELOC, .name = "expected relocation name"},
    {ATTRIBUTE, .first = "expected identifier", .end = "unexpected token", .elf = "expected comma"},
    {LTO_DISCARD, .first = "expected identifier", .end = "unexpected token"},
    {TYPE, .first = "expected identifier",
     .name = "expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%%<type>' or \"<type>\"",
     .end = END_OF_DIRECTIVE},
    {SIZE, .end = "unexpected token"},
    {SYMVER, .comma = "expected a comma"},
    {WEAKREF, .comma = "expected a comma"},
    {CALL_PROFILE, .comma = "expected a comma", .end = IN_DIRECTIVE},
    {FILLED, .more = "expected comma"},
    {FILLED_REAL, .more = "expected comma"},
    {SHORT_SECTION, .first = IN_EXPRESSION},
    {SECTION, .first = "expected identifier", .word = "unknown flag", .name = SECTION_TYPE, .end = END_OF_DIRECTIVE},
    {PUSHSECTION, .first = "expected identifier", .word = "unknown flag", .name = SECTION_TYPE,
     .end = END_OF_DIRECTIVE},
    {SUBSECTION, .first = IN_EXPRESSION, .end = END_OF_DIRECTIVE},
    {IDENT, .end = END_OF_DIRECTIVE},
    {FILE_NAME, .end = UNEXPECTED_IN},
    {LOC, .end = UNEXPECTED_IN},
    {LINE, .first = "expected newline"},
    {CFI_SECTIONS, .first = "expected .eh_frame, .debug_frame, or .sframe", .end = "expected comma"},
    {CFI_START, .first = "unexpected token"},
    {CFI_REGISTER, .first = A_REGISTER},
    {CFI_REGISTER_VALUE, .first = A_REGISTER},
    {CFI_REGISTER_PAIR, .first = A_REGISTER, .number = A_REGISTER},
    {CFI_ASPACE, .first = A_REGISTER},
    {CFI_RETURN_COLUMN, .first = A_REGISTER},
    {CFI_POINTER, .more = "expected comma"},
    {VERSION, .first = "unknown directive", .at_statement = true},
    {KERNEL, .first = "unknown directive", .at_statement = true},
    {VERSION_V2, version_commas, .first = "invalid major version"},
    {ISA_V2, version_commas, .first = "invalid major version", .name = "invalid vendor name"},
    {KERNEL_TYPE, .first = "expected symbol name"},
    {PAL_NUMBERS, .first = "invalid value in %s", .number = "invalid value in %s"},
    {IF_DEFINED, .first = "expected identifier after '%s'"},
    {PURGEM, .first = "expected identifier in '%s' directive"},
    {ENDM, .end = UNEXPECTED_IN},
    {INCLUDE, .first = "expected string in '%s' directive", .end = UNEXPECTED_IN},
    {MESSAGE, .first = "%s argument must be a string"},
    {PRINT, .first = "expected double quoted string after %s", .at_statement = true},
};

static const struct wording *wording_of(const struct directive *directive) {
	static const struct wording usual = {0};
	for (size_t i = 0; directive && i < sizeof wordings / sizeof *wordings; i++)
		if (wordings[i].token == directive->token)
			return &wordings[i];
	return &usual;
}

static bool is_line_end(struct text text) {
	return !text.length || text.at[0] == '\n' || text.at[0] == '\r';
}

/* Where the parser stopped, for the message: the token or the end of the line. */
static const char *found(struct reader *reader, struct span at) {
	struct text text = source_text(reader, at);
	if (is_line_end(text))
		return "the line ends here";
	return arena_printf(reader->arena, "found '%.*s'", (int)(text.length < 64 ? text.length : 64), text.at);
}

static const char *usage(struct reader *reader) {
	const struct directive *directive = reader->directive;
	if (!directive || reader->block.kind)
		return "";
	return arena_printf(reader->arena, "; usage: %s%s%s", directive->name, directive->syntax[0] ? " " : "",
	                    directive->syntax);
}

/* llvm-mc's place of a line end is that of the comment before it. */
static kd_pos place_of(const struct reader *reader, const struct syntax_error *error) {
	const struct source *source = reader->source;
	kd_pos statement = reader->module->statement_pos;
	struct text here = source_text(reader, error->at);
	if (!here.length || !is_line_end(here) || statement < source->base || statement > error->at.start)
		return error->at.start;
	struct raw_line line = raw_rest_of_line(source->text + (statement - source->base), source->text + source->size);
	return text_pos(reader, line.text_end);
}

/* The byte in front of the place, except for blanks. */
static char byte_before(const struct reader *reader, kd_pos pos) {
	const char *text = reader->source->text, *at = text + (pos - reader->source->base);
	while (at > text && lex_is_blank(at[-1]))
		at--;
	return at > text ? at[-1] : '\n';
}

static const char *missing_comma(const struct reader *reader, const struct wording *wording, kd_pos pos) {
	const char *const *words = wording->commas;
	kd_pos at = reader->module->statement_pos;
	for (; at < pos && words[1]; at++)
		words += reader->source->text[at - reader->source->base] == ',';
	return *words;
}

static bool is_first_operand(const struct reader *reader, const struct syntax_error *error) {
	kd_pos start = reader->module->statement_pos;
	struct span at = {start, start + (kd_pos)strlen(reader->directive->name)};
	return token_after(reader, at) == error->at.start;
}

/* The words of the directive, or NULL if they are the usual ones. */
static const char *wanted_by_directive(struct reader *reader, const struct wording *wording,
                                       const struct syntax_error *error, bool first) {
	if (first && wording->first)
		return wording->first;
	if (error->wants_close && !error->wants_comma)
		return NULL;
	if (error->wants_operand)
		return wording->number;
	if (wording->word && error->wants_name && !error->wants_string)
		return wording->word;
	if (wording->name && (error->wants_name || error->wants_string) && !error->wants_flags)
		return wording->name;
	if (wording->commas && error->wants_comma)
		return missing_comma(reader, wording, error->at.start);
	if (wording->more && error->wants_end && error->wants_comma)
		return wording->more;
	if (wording->elf && error->wants_end && !reader->directive->any_case)
		return wording->elf;
	if (error->wants_end)
		return wording->end;
	return error->wants_comma ? wording->comma : NULL;
}

static const char *usually_wanted(const struct syntax_error *error) {
	if (error->wants_operand)
		return IN_EXPRESSION;
	if (error->wants_close && !error->wants_comma)
		return "expected ')' in parentheses expression";
	if (error->wants_bracket && !error->wants_comma)
		return "expected ']' in brackets expression";
	if (error->wants_name)
		return "expected identifier";
	if (error->wants_string || error->wants_flags)
		return "expected string";
	if (error->wants_integer)
		return "expected integer";
	if (error->wants_end)
		return "expected newline";
	return error->wants_comma ? "expected comma" : "unexpected token";
}

static const char *wanted_in_block(struct reader *reader, const struct syntax_error *error) {
	if (error->wants_operand || error->wants_close)
		return usually_wanted(error);
	if (!error->wants_equals)
		return reader->block.kind->expected;
	const char *end = reader->source->text + reader->source->size;
	struct raw_token key =
	    raw_token(reader->source->text + (reader->module->statement_pos - reader->source->base), end);
	bool is_alias;
	if (kd_code_t_find(key.at, key.length, &is_alias))
		return "expected '='";
	return arena_printf(reader->arena, "unexpected amd_kernel_code_t field name %.*s",
	                    (int)(key.length < 64 ? key.length : 64), key.at);
}

/* LLVM passes over one word after a value of .amd_kernel_code_t. */
static bool is_after_key(const struct reader *reader, const struct syntax_error *error) {
	return reader->block.kind && !error->wants_operand && error->wants_end && error->wants_comma;
}

static void report_in_block(struct reader *reader, const struct syntax_error *error) {
	if (is_after_key(reader, error))
		diag_error(reader->diag, error->at.start,
		           "expected the end of the line after a value: %s [stricter than llvm-mc]", found(reader, error->at));
	else
		diag_error(reader->diag, place_of(reader, error), "%s: %s", wanted_in_block(reader, error),
		           found(reader, error->at));
}

static void report_in_directive(struct reader *reader, const struct syntax_error *error) {
	const struct wording *wording = wording_of(reader->directive);
	bool first = is_first_operand(reader, error);
	const char *words = wanted_by_directive(reader, wording, error, first);
	if (words)
		words = arena_printf(reader->arena, words, reader->directive->name);
	else
		words = usually_wanted(error);
	diag_error(reader->diag, first && wording->at_statement ? reader->module->statement_pos : place_of(reader, error),
	           "%s: %s%s", words, found(reader, error->at), usage(reader));
}

/* The name before the innermost parenthesis that is open at the place, of no length if none is. */
static struct text open_call(const struct reader *reader, kd_pos pos) {
	const char *start = reader->source->text + (reader->module->statement_pos - reader->source->base);
	const char *at = reader->source->text + (pos - reader->source->base);
	for (size_t closed = 0; at > start; at--) {
		if (at[-1] == '(' && closed-- == 0)
			break;
		closed += at[-1] == ')';
	}
	const char *end = at > start ? at - 1 : at, *name = end;
	while (name > start && lex_is_name_byte(name[-1]))
		name--;
	return (struct text){name, (size_t)(end - name)};
}

/* What is wrong with the arguments of a call; false if nothing is. */
static bool report_in_call(struct reader *reader, const struct syntax_error *error) {
	char before = byte_before(reader, error->at.start);
	struct text function = error->in_call ? open_call(reader, error->at.start) : (struct text){"", 0};
	int length = (int)(function.length < 64 ? function.length : 64);
	if (!length)
		return false;
	if (before == ',' && text_is(source_text(reader, error->at), ")"))
		diag_error(reader->diag, token_after(reader, error->at),
		           "mismatch of commas in %.*s expression: an argument must follow each%s", length, function.at,
		           usage(reader));
	else if (before == '(' || error->wants_operand)
		diag_error(reader->diag, place_of(reader, error), IN_EXPRESSION ": %s%s", found(reader, error->at),
		           usage(reader));
	else
		diag_error(reader->diag, place_of(reader, error), "unexpected token in %.*s expression: %s%s", length,
		           function.at, found(reader, error->at), usage(reader));
	return true;
}

/* Whether an expression could begin there. */
static bool begins_expression(const struct reader *reader, const struct syntax_error *error) {
	const char *first = wording_of(reader->directive)->first;
	if (error->wants_operand || (first && strcmp(first, IN_EXPRESSION) == 0 && is_first_operand(reader, error)))
		return true;
	return error->in_call && byte_before(reader, error->at.start) == '(';
}

/* What begins where no token can. */
static bool report_character(struct reader *reader, const struct syntax_error *error) {
	struct text text = source_text(reader, error->at);
	if (is_line_end(text) || !lex_is_invalid(text.at[0]) ||
	    !(error->wants_statement || begins_expression(reader, error)))
		return false;
	diag_error(reader->diag, error->at.start, "invalid character in input: %s", found(reader, error->at));
	return true;
}

/* 0x without digits. */
static bool is_prefix_alone(struct text text) {
	return text_is(text, "0x") || text_is(text, "0X");
}

/* What LLVM takes for a name: $ is none alone, and one that begins with @ is a specifier of nothing. */
static bool report_nameless(struct reader *reader, const struct syntax_error *error) {
	struct text text = source_text(reader, error->at);
	bool numbers = reader->directive && (reader->directive->token == OCTA || reader->directive->token == REALS);
	if (is_line_end(text) || (text.at[0] != '@' && text.at[0] != '$'))
		return false;
	if (error->wants_statement || numbers || !begins_expression(reader, error))
		return false;
	struct text name = {text.at + 1, text.length < 64 ? text.length - 1 : 63};
	if (text.at[0] == '$')
		diag_error(reader->diag, error->at.start, "invalid token in expression: no name follows the '$'%s",
		           usage(reader));
	else if (!name.length || is_prefix_alone(name))
		diag_error(reader->diag, error->at.start, "expected a symbol reference: no name follows the '@'%s",
		           usage(reader));
	else if (specifier_find(name.at, name.length))
		diag_error(reader->diag, error->at.start,
		           "expected a symbol reference: a name must come before @%.*s [stricter than llvm-mc]",
		           (int)name.length, name.at);
	else
		diag_error(reader->diag, error->at.start + 1, "invalid variant '%.*s': a name must come before it",
		           (int)name.length, name.at);
	return true;
}

/* llvm-mc has read the name as a symbol, and finds the parenthesis where the expression could have ended. */
static const char *wanted_after_name(struct reader *reader, kd_pos open) {
	if (reader->block.kind)
		return reader->block.kind->expected;
	struct text function = open_call(reader, open);
	if (function.length)
		return arena_printf(reader->arena, "unexpected token in %.*s expression",
		                    (int)(function.length < 64 ? function.length : 64), function.at);
	if (function.at[0] == '(')
		return "expected ')' in parentheses expression";
	const char *words = wording_of(reader->directive)->end;
	return words ? arena_printf(reader->arena, words, reader->directive->name) : "expected newline";
}

/* A parenthesis after the name of a value that is no function in this version. */
static bool report_no_call(struct reader *reader, const struct syntax_error *error) {
	const struct name *name = token_name_before(reader, error->at.start);
	kd_pos open = error->at.start;
	if (!name || reader->expression.name_end != reader->expression.value_end ||
	    !text_is(source_text(reader, error->at), "("))
		return false;
	bool later = function_find(name);
	if (later && !scope_is_llvm_14(reader))
		return false;
	const char *wanted = wanted_after_name(reader, open);
	if (later)
		diag_error(reader->diag, open, "%s: code object version %u has no functions, and '%.*s' is one; write a number",
		           wanted, scope_version(reader), NAME_ARGS(name));
	else
		diag_error(reader->diag, open,
		           "%s: '%.*s' is not a function; the functions are max, or, alignto, extrasgprs, totalnumvgprs and "
		           "occupancy",
		           wanted, NAME_ARGS(name));
	return true;
}

static void report(struct reader *reader, const struct syntax_error *error) {
	if (report_character(reader, error) || report_nameless(reader, error) || report_no_call(reader, error) ||
	    report_in_call(reader, error))
		return;
	bool at_start = error->wants_statement || (!reader->directive && error->wants_colon);
	kd_pos start = error->wants_statement ? error->at.start : reader->module->statement_pos;
	const char *expected = at_start ? records_mistake(reader) : NULL;
	if (expected)
		diag_error(reader->diag, start, "%s", expected);
	else if (at_start)
		diag_error(reader->diag, start, "unexpected token at start of statement: %s", found(reader, error->at));
	else if (reader->block.kind && !(reader->directive && is_first_operand(reader, error)))
		report_in_block(reader, error);
	else if (reader->directive)
		report_in_directive(reader, error);
	else
		diag_error(reader->diag, error->at.start, "%s: %s", usually_wanted(error), found(reader, error->at));
}

void report_syntax_error(struct reader *reader, const struct syntax_error *error) {
	if (!error->bad_token) {
		report(reader, error);
		if (reader->block.kind && reader->scanner.line.at_end)
			diag_note(reader->diag, reader->block.pos, "the block began here; it has no %s", reader->block.kind->end);
	}
}

void report_parser_error(struct reader *reader, struct span at, const char *message) {
	(void)message; /* bison's "memory exhausted" */
	diag_error(reader->diag, at.start, "the expression is nested too deeply [stricter than llvm-mc]");
}
