/* macros.c: see macros.h. */
#include "macros.h"

#include "conditions.h"
#include "empty_lines.h"
#include "line_markers.h"
#include "macro_arguments.h"
#include "macro_expand.h"
#include "macro_parameters.h"
#include "parse.h"
#include "reader/scanner.h"
#include "texts.h"
#include "reader/operands.h"
#include "lex/lex.h"
#include "base/buffer.h"

/* ---- bodies ---- */

/* A body is on the lines after its directive, up to the directive that ends it. */
static struct text body_up_to(struct reader *reader, const char *start, const char *end) {
	size_t length = (size_t)(end - start);
	return (struct text){arena_copy(reader->arena, start, length), length};
}

static uint32_t count_lines(struct text body) {
	uint32_t lines = 0;
	for (const char *at = body.at; (at = memchr(at, '\n', body.length - (size_t)(at - body.at))); at++)
		lines++;
	return lines ? lines : 1;
}

static void set_body(struct reader *reader, struct macro *macro, const char *start, const char *end) {
	macro->body = body_up_to(reader, start, end);
	text_kept(reader, macro->body.length);
	macro->place = (struct body){text_pos(reader, start), count_lines(macro->body)};
}

static const char *source_end(const struct reader *reader) {
	return reader->source->text + reader->source->size;
}

/* Whether one of the names begins the statement at `at`; `after` is set after it. */
static bool begins_with_one(const char *at, const char *end, const char *const *names, const char **after) {
	for (; *names; names++) {
		if (raw_begins_with(at, end, *names)) {
			*after = at + strlen(*names);
			return true;
		}
	}
	return false;
}

static const char *const macro_openers[] = {".macro", NULL};

/* Takes the body that begins at `start`, on the scanner's line, and leaves the scanner after the directive that ends
 * it. False after reporting that none does. */
static bool take_body(struct reader *reader, struct macro *macro, const char *start, const char *const *openers,
                      const char *const *enders, kd_pos pos) {
	const char *end = source_end(reader);
	unsigned depth = 0;
	for (const char *at = start; at < end; at = raw_skip_blanks(raw_line(at, end).next, end)) {
		const char *after;
		if (openers == macro_openers)
			line_marker_take_in_definition(reader, at);
		if (begins_with_one(at, end, openers, &after)) {
			depth++;
		} else if (begins_with_one(at, end, enders, &after) && depth-- == 0) {
			set_body(reader, macro, start, at);
			scanner_move_to_operand(reader, after);
			return true;
		}
	}
	diag_error(reader->diag, pos, "no matching '%s' in definition: the text ends inside this body", enders[0]);
	text_stop(reader);
	return false;
}

/* Whether the line ends at the token; the scanner goes on after the line. */
static bool finish_line(struct reader *reader, const struct raw_token *token) {
	scanner_move(reader, raw_rest_of_line(token->at, source_end(reader)).next);
	return token->kind == RAW_END;
}

/* llvm-mc leaves the line end after .endm alone. */
static bool take_macro_body(struct reader *reader, struct macro *macro, kd_pos pos) {
	static const char *const enders[] = {".endmacro", ".endm", NULL};
	const char *end = source_end(reader);
	if (!take_body(reader, macro, raw_skip_blanks(scanner_position(reader), end), macro_openers, enders, pos))
		return false;
	const char *after = scanner_position(reader);
	empty_line_after(reader, after, end);
	struct raw_token token = raw_token(raw_skip_blanks(after, end), end); /* not even a comment, as in llvm-mc */
	if (finish_line(reader, &token))
		return true;
	const char *ender = raw_begins_with(after - strlen(enders[0]), end, enders[0]) ? enders[0] : enders[1];
	diag_error(reader->diag, text_pos(reader, token.at),
	           "unexpected token in '%s' directive: nothing may follow it except comments with // or ;", ender);
	return false;
}

static bool take_repeat_body(struct reader *reader, struct macro *macro, kd_pos pos) {
	static const char *const openers[] = {".rep", ".rept", ".irp", ".irpc", NULL}, *const enders[] = {".endr", NULL};
	struct raw_lexer lexer = raw_lexer_at(scanner_position(reader), source_end(reader));
	if (!take_body(reader, macro, lexer.token.at, openers, enders, pos)) /* after comments, as in llvm-mc */
		return false;
	lexer = raw_lexer_at(scanner_position(reader), source_end(reader));
	if (finish_line(reader, &lexer.token))
		return true;
	diag_error(reader->diag, text_pos(reader, lexer.token.at), "expected newline: .endr takes no operand");
	return false;
}

/* ---- .macro ---- */

static bool fail(struct reader *reader, const struct raw_lexer *lexer, const char *message) {
	diag_error(reader->diag, text_pos(reader, lexer->token.at), "%s", message);
	return false;
}

static struct text keep(struct reader *reader, struct text text) {
	return (struct text){arena_copy(reader->arena, text.at, text.length), text.length};
}

static bool check_name(struct reader *reader, const struct macro *macro, struct text name, const char *place) {
	size_t index;
	if (!macro_find_parameter(macro, name, &index))
		return true;
	diag_error(reader->diag, text_pos(reader, place), "macro '%.*s' has multiple parameters named '%.*s'",
	           NAME_ARGS(macro->name), (int)name.length, name.at);
	return false;
}

/* ":req" or ":vararg" */
static bool read_qualifier(struct reader *reader, struct macro *macro, struct raw_lexer *lexer,
                           struct macro_parameter *parameter) {
	struct text qualifier;
	const char *place;
	if (!raw_take(lexer, ':'))
		return true;
	place = lexer->token.at;
	if (!raw_take_name(lexer, &qualifier)) {
		diag_error(reader->diag, text_pos(reader, place),
		           "missing parameter qualifier for '%.*s' in macro '%.*s': :req or :vararg",
		           (int)parameter->name.length, parameter->name.at, NAME_ARGS(macro->name));
		return false;
	}
	parameter->required = text_is(qualifier, "req");
	parameter->vararg = text_is(qualifier, "vararg");
	if (parameter->required || parameter->vararg)
		return true;
	diag_error(reader->diag, text_pos(reader, place),
	           "%.*s is not a valid parameter qualifier for '%.*s' in macro '%.*s': there are :req and :vararg",
	           (int)qualifier.length, qualifier.at, (int)parameter->name.length, parameter->name.at,
	           NAME_ARGS(macro->name));
	return false;
}

static void keep_tokens(struct reader *reader, struct raw_tokens *tokens) {
	for (size_t i = 0; i < tokens->count; i++)
		tokens->items[i].at = arena_copy(reader->arena, tokens->items[i].at, tokens->items[i].length);
}

static bool read_default(struct reader *reader, struct macro *macro, struct raw_lexer *lexer,
                         struct macro_parameter *parameter) {
	const char *place;
	if (!raw_take(lexer, '='))
		return true;
	place = lexer->token.at;
	if (!macro_read_argument(reader, lexer, false, &parameter->value))
		return false;
	keep_tokens(reader, &parameter->value);
	if (parameter->required)
		diag_warning(reader->diag, text_pos(reader, place),
		             "pointless default value for required parameter '%.*s' in macro '%.*s'",
		             (int)parameter->name.length, parameter->name.at, NAME_ARGS(macro->name));
	return true;
}

static bool read_parameter(struct reader *reader, struct macro *macro, struct raw_lexer *lexer) {
	struct macro_parameter parameter = {0};
	const struct macro_parameter *last = macro->parameters.count ? &macro->parameters.items[macro->parameters.count - 1]
	                                                             : NULL;
	const char *place = lexer->token.at;
	if (last && last->vararg) {
		diag_error(reader->diag, text_pos(reader, place), "vararg parameter '%.*s' should be the last parameter",
		           (int)last->name.length, last->name.at);
		return false;
	}
	if (!raw_take_name(lexer, &parameter.name))
		return fail(reader, lexer, "expected identifier in '.macro' directive");
	if (!check_name(reader, macro, parameter.name, lexer->token.at) ||
	    !read_qualifier(reader, macro, lexer, &parameter) || !read_default(reader, macro, lexer, &parameter))
		return false;
	parameter.name = keep(reader, parameter.name);
	macro_add_parameter(reader, macro, parameter);
	raw_take(lexer, ',');
	return true;
}

static bool read_head(struct reader *reader, struct macro *macro, struct text text) {
	struct raw_lexer lexer = raw_lexer_at(text.at, text.at + text.length);
	struct text name;
	if (!raw_take_name(&lexer, &name))
		return fail(reader, &lexer, "expected identifier in '.macro' directive");
	macro->name = name_intern(&reader->module->names, name.at, name.length);
	raw_take(&lexer, ',');
	while (lexer.token.kind != RAW_END)
		if (!read_parameter(reader, macro, &lexer))
			return false;
	return true;
}

/* As gas of old knew them; llvm-mc only wonders. */
static bool is_positional(const char *at, const char *end) {
	return end - at > 1 && *at == '$' && ((at[1] >= '0' && at[1] <= '9') || at[1] == 'n' || at[1] == '$');
}

static bool uses_parameter(const struct macro *macro, const char *at, const char *end) {
	size_t index;
	return macro_find_parameter(macro, (struct text){at, (size_t)(macro_name_end(at, end) - at)}, &index);
}

static void check_body(struct reader *reader, const struct macro *macro, kd_pos pos) {
	const char *at = macro->body.at, *end = at + macro->body.length;
	bool positional = false;
	if (!macro->parameters.count)
		return;
	for (; at < end; at++) {
		if (*at == '\\' && uses_parameter(macro, at + 1, end))
			return;
		if (is_positional(at, end)) {
			positional |= at[1] != '$';
			at++;
		}
	}
	if (positional)
		diag_warning(reader->diag, pos,
		             "macro defined with named parameters which are not used in macro body, possible positional "
		             "parameter found in body which will have no effect");
}

void macros_start(struct reader *reader) {
	reader->macros = arena_zeroed(reader->arena, 1, sizeof *reader->macros);
	names_init(&reader->macros->by_name, reader->arena);
}

static struct name *macro_name(struct reader *reader, const struct name *name) {
	return name_intern(&reader->macros->by_name, name->text, name->length);
}

void macro_define(struct reader *reader, struct text operands, struct span at) {
	struct macro *macro = arena_zeroed(reader->arena, 1, sizeof *macro);
	if (!read_head(reader, macro, operands) || !take_macro_body(reader, macro, at.start))
		return;
	struct name *known = macro_name(reader, macro->name);
	if (known->entry) {
		diag_error(reader->diag, at.start, "macro '%.*s' is already defined; forget it with .purgem first",
		           NAME_ARGS(macro->name));
		return;
	}
	check_body(reader, macro, at.start);
	known->entry = macro;
	macro->directive = (struct directive){.name = arena_copy(reader->arena, macro->name->text, macro->name->length),
	                                      .syntax = "argument, ...",
	                                      .token = MACRO_CALL,
	                                      .scope = SCOPE_ALL,
	                                      .hidden = directive_find(reader, macro->name)};
	if (!macro->directive.hidden || !condition_directive(macro->directive.hidden))
		macro->name->constant_entry = &macro->directive;
}

void macro_forget(struct reader *reader, struct name *name, struct span at) {
	struct name *known = macro_name(reader, name);
	const struct macro *macro = known->entry;
	if (!macro) {
		diag_error(reader->diag, at.start, "macro '%.*s' is not defined", NAME_ARGS(name));
		return;
	}
	name->constant_entry = macro->directive.hidden;
	known->entry = NULL;
}

void macro_suggest(const struct reader *reader, struct suggestions *found) {
	enum { MOST = 1000 }; /* a message is not worth more */
	for (size_t i = 0; i < reader->macros->by_name.count && i < MOST; i++) {
		const struct macro *macro = name_at(&reader->macros->by_name, (uint32_t)i)->entry;
		if (macro)
			suggest_consider(found, macro->directive.name);
	}
}

/* The directive of a macro is its first member. */
static struct macro *macro_of(const struct directive *directive) {
	return (struct macro *)(uintptr_t)directive;
}

/* ---- calls ---- */

static void leave_line(struct reader *reader, const struct raw_lexer *lexer) {
	scanner_move(reader, raw_rest_of_line(lexer->token.at, lexer->end).next);
}

static bool nested_too_deep(struct reader *reader, kd_pos pos) {
	unsigned most = reader->options->macro_depth_limit ? reader->options->macro_depth_limit : KD_MACRO_DEPTH;
	if (reader->texts->expansions != most)
		return false;
	diag_error(reader->diag, pos,
	           "macros cannot be nested more than %u levels deep. Use -asm-macro-max-nesting-depth to increase this "
	           "limit.",
	           most);
	text_stop(reader); /* else a macro that calls itself twice says so a million times */
	return true;
}

#define CALL_END ".endmacro\n"

/* What is kept of a call's expansion when it has been read: enough to make its text again if a
 * message must show it. */
struct call {
	const struct macro *macro;
	struct macro_context context;
	struct text values[];
};

/* The end directive is not part of what may be `most`. */
static bool put_body(const struct macro *macro, const struct text *values, struct macro_context context, size_t most,
                     const char *ender, struct buffer *text) {
	if (!macro_expand(macro, values, context, most, text))
		return false;
	buffer_put_text(text, ender);
	return true;
}

static char *make_again(struct arena *arena, const struct macro *macro, const struct text *values,
                        struct macro_context context, const char *ender) {
	struct buffer text = buffer_in(arena);
	put_body(macro, values, context, SIZE_MAX, ender, &text);
	buffer_put(&text, "\0", 2);
	return (char *)text.data;
}

static void remake_call(struct arena *arena, struct source *source) {
	const struct call *call = source->origin;
	source->text = make_again(arena, call->macro, call->values, call->context, CALL_END);
}

static struct call *keep_call(struct reader *reader, const struct macro *macro, struct macro_context context) {
	size_t count = reader->macros->values.count, bytes = 0;
	for (size_t i = 0; i < count; i++)
		bytes += reader->macros->values.items[i].length;
	text_kept(reader, bytes);
	struct call *call = arena_alloc(reader->arena, sizeof *call + count * sizeof call->values[0] + bytes);
	char *at = (char *)&call->values[count];
	call->macro = macro;
	call->context = context;
	for (size_t i = 0; i < count; i++) {
		struct text value = reader->macros->values.items[i];
		memcpy(at, value.at, value.length);
		call->values[i] = (struct text){at, value.length};
		at += value.length;
	}
	return call;
}

/* Reads arguments and leaves the scanner after their line. */
static bool take_arguments(struct reader *reader, const struct macro *macro, struct raw_lexer *lexer) {
	bool good = macro_read_arguments(reader, macro, lexer);
	leave_line(reader, lexer);
	return good;
}

void macro_call(struct reader *reader, struct text operands, struct span at) {
	struct macro *macro = macro_of(reader->directive);
	struct raw_lexer lexer = raw_lexer_at(operands.at, operands.at + operands.length);
	if (nested_too_deep(reader, at.start) || !take_arguments(reader, macro, &lexer))
		return;
	if (reader->macros->values.count != macro->parameters.count) {
		diag_error(reader->diag, text_pos(reader, lexer.token.at), "Wrong number of arguments: macro '%.*s' takes none",
		           NAME_ARGS(macro->name));
		return;
	}
	struct macro_context context = {reader->macros->alternate, true, reader->macros->calls++, macro->rounds++};
	if (context.rounds == 1) /* a body that is used again is often used many times */
		macro_keep_parts(reader, macro, context);
	struct buffer *text = text_scratch(reader);
	if (!put_body(macro, reader->macros->values.items, context, text_most(reader), CALL_END, text)) {
		text_too_large(reader, at.start);
		return;
	}
	if (!macro->relation)
		macro->relation = arena_printf(reader->arena, "while in macro instantiation of '%.*s'", NAME_ARGS(macro->name));
	text_expand(reader, text, at.start,
	            &(struct expansion){.body = macro->place,
	                                .relation = macro->relation,
	                                .remake = remake_call,
	                                .origin = keep_call(reader, macro, context)});
}

void macro_end(struct reader *reader, const struct directive *directive, struct span at) {
	if (text_in_expansion(reader))
		text_leave_expansion(reader);
	else if (directive->argument)
		diag_error(reader->diag, token_after(reader, at), "unexpected '%s' in file, no current macro definition",
		           directive->name);
	else
		diag_error(reader->diag, token_after(reader, at), "unmatched '%s' directive", directive->name);
}

void macro_exit(struct reader *reader, struct span at) {
	if (!text_in_expansion(reader)) {
		diag_error(reader->diag, at.start, "unexpected '.exitm' in file, no current macro definition");
		return;
	}
	condition_unwind(reader, text_expansion_conditions(reader));
	text_leave_expansion(reader);
}

/* As in llvm-mc, which compares the name once more and takes capitals for the opposite. */
static bool is_in_small_letters(const struct reader *reader, const struct directive *directive, kd_pos pos) {
	const char *name = reader->source->text + (pos - reader->source->base);
	return memcmp(*name == '"' ? name + 1 : name, directive->name, strlen(directive->name)) == 0;
}

void macro_mode(struct reader *reader, const struct directive *directive, struct span at) {
	bool switches_on = is_in_small_letters(reader, directive, at.start);
	switch ((enum macro_mode)directive->argument) {
	case MACRO_MODE_ALTERNATE: reader->macros->alternate = switches_on; break;
	case MACRO_MODE_PLAIN: reader->macros->alternate = false; break;
	case MACRO_MODE_ON: reader->macros->off = !switches_on; break;
	case MACRO_MODE_OFF: reader->macros->off = true; break;
	}
}

/* ---- repeats ---- */

#define REPEAT_END ".endr\n"

/* Appends the first bytes of a text again, so that there are `count` of them. */
static void put_again(struct buffer *text, size_t size, uint64_t count) {
	size_t whole = size * count;
	buffer_extend(text, whole - size);
	for (size_t done = size; done < whole;) {
		size_t more = done < whole - done ? done : whole - done;
		memcpy(text->data + done, text->data, more);
		done += more;
	}
}

/* The same text many times, except for \\+, the number of the round. A body that comes to nothing is done after one.
 * False, and it is not whole, if it would be too large. */
static bool put_rounds(struct reader *reader, const struct macro *body, uint64_t count, bool same,
                       struct buffer *text) {
	struct macro_context context = {.alternate = reader->macros->alternate};
	size_t most = text_most(reader);
	for (; context.rounds < count; context.rounds++) {
		size_t before = text->size;
		if (!macro_expand(body, NULL, context, most, text))
			return false;
		if (text->size == before)
			break;
		if (same) {
			if (count > most / text->size)
				return false;
			put_again(text, text->size, count);
			break;
		}
	}
	return true;
}

static void read_rounds(struct reader *reader, struct buffer *text, const struct directive *directive, kd_pos pos,
                        struct expansion expansion) {
	buffer_put_text(text, REPEAT_END);
	expansion.relation = arena_printf(reader->arena, "while in macro instantiation of this %s", directive->name);
	text_expand(reader, text, pos, &expansion);
}

/* What is kept of rounds that are the same. */
struct same_rounds {
	struct macro body;
	struct macro_context context;
};

static void remake_rounds(struct arena *arena, struct source *source) {
	const struct same_rounds *same = source->origin;
	source->text = make_again(arena, &same->body, NULL, same->context, REPEAT_END);
}

static void read_same_rounds(struct reader *reader, const struct macro *body, struct buffer *text,
                             const struct directive *directive, kd_pos pos, uint64_t count) {
	struct same_rounds *same = arena_alloc(reader->arena, sizeof *same);
	*same = (struct same_rounds){*body, {.alternate = reader->macros->alternate}};
	read_rounds(
	    reader, text, directive, pos,
	    (struct expansion){
	        .body = body->place, .rounds = {text->size / count, text->size}, .remake = remake_rounds, .origin = same});
}

static void read_repeat(struct reader *reader, const struct macro *body, const struct directive *directive, kd_pos pos,
                        uint64_t count, kd_pos count_pos) {
	bool same = !memmem(body->body.at, body->body.length, "\\+", 2);
	struct buffer *text = text_scratch(reader);
	if (!put_rounds(reader, body, count, same, text))
		text_too_large(reader, count_pos);
	else if (same && text->size && text->data[text->size - 1] == '\n')
		read_same_rounds(reader, body, text, directive, pos, count);
	else
		read_rounds(reader, text, directive, pos, (struct expansion){.body = body->place});
}

void repeat(struct reader *reader, const struct directive *directive, struct value count, struct span count_at) {
	struct macro body = {0};
	kd_pos pos = reader->module->statement_pos;
	int64_t number;
	if (!value_absolute(reader->module, count, EVALUATE_EARLY, &number)) {
		diag_error(reader->diag, count_at.start, "unexpected token in '%s' directive: the count must be known here",
		           directive->name);
	} else if (number < 0) {
		diag_error(reader->diag, count_at.start, "Count is negative");
	} else if (number > UINT32_MAX) {
		if (take_repeat_body(reader, &body, pos))
			diag_error(reader->diag, count_at.start,
			           "Count is too large: at most 2^32 - 1 rounds [stricter than llvm-mc]");
	} else if (take_repeat_body(reader, &body, pos)) {
		read_repeat(reader, &body, directive, pos, (uint64_t)number, count_at.start);
	}
}

/* "name, value ..." */
static bool read_list(struct reader *reader, struct text operands, struct macro *body, struct raw_lexer *lexer) {
	struct text name;
	*lexer = raw_lexer_at(operands.at, operands.at + operands.length);
	if (!raw_take_name(lexer, &name)) {
		diag_error(reader->diag, text_pos(reader, lexer->token.at), "expected identifier in '%s' directive",
		           reader->directive->name);
		return false;
	}
	macro_add_parameter(reader, body, (struct macro_parameter){.name = name});
	return (raw_take(lexer, ',') || fail(reader, lexer, "expected comma")) && macro_read_arguments(reader, NULL, lexer);
}

/* What comes after .irp and .irpc; the scanner is left after the line. */
static bool take_list(struct reader *reader, struct text operands, struct macro *body, struct raw_lexer *lexer) {
	bool good = read_list(reader, operands, body, lexer);
	leave_line(reader, lexer);
	return good;
}

static bool put_round(struct reader *reader, const struct macro *body, struct text value, uint64_t round,
                      struct buffer *text) {
	struct macro_context context = {reader->macros->alternate, true, reader->macros->calls, round};
	return macro_expand(body, &value, context, text_most(reader), text);
}

void repeat_for_arguments(struct reader *reader, struct text operands, struct span at) {
	struct macro body = {0};
	struct raw_lexer lexer;
	if (!take_list(reader, operands, &body, &lexer) || !take_repeat_body(reader, &body, at.start))
		return;
	struct buffer *text = text_scratch(reader);
	for (size_t i = 0; i < reader->macros->values.count; i++) {
		if (!put_round(reader, &body, reader->macros->values.items[i], i, text)) {
			text_too_large(reader, at.start);
			return;
		}
	}
	read_rounds(reader, text, reader->directive, at.start, (struct expansion){.body = body.place});
}

void repeat_for_bytes(struct reader *reader, struct text operands, struct span at) {
	struct macro body = {0};
	struct raw_lexer lexer;
	if (!take_list(reader, operands, &body, &lexer))
		return;
	if (reader->macros->arguments.list.count != 1 || reader->macros->arguments.list.items[0].count != 1) {
		fail(reader, &lexer, "unexpected token in '.irpc' directive: it takes one word, or text in quotation marks");
		return;
	}
	if (!take_repeat_body(reader, &body, at.start))
		return;
	struct buffer *text = text_scratch(reader);
	struct text word = reader->macros->values.items[0];
	for (size_t i = 0; i < word.length; i++) {
		if (!put_round(reader, &body, (struct text){word.at + i, 1}, i, text)) {
			text_too_large(reader, at.start);
			return;
		}
	}
	read_rounds(reader, text, reader->directive, at.start, (struct expansion){.body = body.place});
}
