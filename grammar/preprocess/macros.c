/* macros.c: see macros.h. */
#include "macros.h"

#include "base/suggest.h"
#include "conditions.h"
#include "macro_arguments.h"
#include "macro_body.h"
#include "macro_expand.h"
#include "macro_parameters.h"
#include "macro_values.h"
#include "parse.h"
#include "reader/scanner.h"
#include "texts.h"
#include "reader/operands.h"
#include "lex/lex.h"
#include "base/buffer.h"

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

/* Reads ":req" or ":vararg". */
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
	           "%.*s is not a valid parameter qualifier for '%.*s' in macro '%.*s': write :req or :vararg",
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
	names_init(&reader->macros->bodies, reader->arena);
}

static struct name *macro_name(struct reader *reader, const struct name *name) {
	return name_intern(&reader->macros->by_name, name->text, name->length);
}

void macro_define(struct reader *reader, struct text operands, struct span at) {
	struct macro *macro = arena_zeroed(reader->arena, 1, sizeof *macro);
	if (!read_head(reader, macro, operands) || !macro_take_body(reader, macro, at.start))
		return;
	struct name *known = macro_name(reader, macro->name);
	if (known->entry) {
		diag_error(reader->diag, at.start, "macro '%.*s' is already defined; remove it with .purgem first",
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
		directive_hide(reader, macro->name, &macro->directive);
}

void macro_forget(struct reader *reader, struct name *name, struct span at) {
	struct name *known = macro_name(reader, name);
	const struct macro *macro = known->entry;
	if (!macro) {
		diag_error(reader->diag, at.start, "macro '%.*s' is not defined", NAME_ARGS(name));
		return;
	}
	directive_show(name);
	known->entry = NULL;
}

void macro_suggest(const struct reader *reader, struct suggestions *found) {
	enum { MOST = 1000 }; /* a message is not worth more */
	if (!reader->macros)  /* of a line without a source */
		return;
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

/* A call as it is kept for messages. Those of a macro that follow each other are often the same, and kept once. */
struct call {
	struct origin origin;
	const struct macro *macro;
	struct macro_context context;
	uint32_t values[]; /* see macro_values.h */
};

static bool put_call(const struct macro *macro, const struct text *values, struct macro_context context, size_t most,
                     struct buffer *text) {
	if (!macro_expand(macro, values, context, most, text))
		return false;
	buffer_put_text(text, ".endmacro\n"); /* beyond `most`: it is short */
	return true;
}

static void remake_call(struct arena *arena, const struct origin *origin, kd_pos pos, struct source *source) {
	const struct call *call = (const struct call *)origin;
	const struct macro *macro = call->macro;
	const struct text *values = macro_values(arena, call->values, macro->parameters.count);
	struct buffer text = buffer_in(arena);
	(void)pos;
	put_call(macro, values, call->context, SIZE_MAX, &text);
	text_remade(source, &text);
	source->relation = arena_printf(arena, "while in macro instantiation of '%.*s'", NAME_ARGS(macro->name));
	source->body = macro->place;
}

static bool is_same_call(const struct call *call, struct macro_context context, const struct text *values) {
	return call->context.alternate == context.alternate && call->context.calls == context.calls &&
	       call->context.rounds == context.rounds &&
	       macro_values_same(call->values, values, call->macro->parameters.count);
}

static const struct origin *keep_call(struct reader *reader, struct macro *macro, struct macro_context context) {
	const struct text *values = reader->macros->values.items;
	size_t count = macro->parameters.count;
	context.calls = macro->uses_calls ? context.calls : 0;
	context.rounds = macro->uses_rounds ? context.rounds : 0;
	if (macro->last && is_same_call(macro->last, context, values))
		return &macro->last->origin;
	struct call *call = arena_alloc(reader->arena, sizeof *call + macro_values_size(values, count));
	*call = (struct call){{remake_call}, macro, context};
	macro_values_keep(call->values, values, count);
	macro->last = call;
	return &call->origin;
}

/* Reads arguments and leaves the scanner after their line. */
static bool take_arguments(struct reader *reader, const struct macro *macro, struct raw_lexer *lexer) {
	bool good = macro_read_arguments(reader, macro, lexer);
	macro_leave_line(reader, lexer);
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
	if (put_call(macro, reader->macros->values.items, context, text_most(reader), text))
		text_expand(reader, text, at.start, keep_call(reader, macro, context));
	else
		text_too_large(reader, at.start);
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
