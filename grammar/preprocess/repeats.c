/* repeats.c: .rept, .irp and .irpc. */
#include "macro_arguments.h"
#include "macro_body.h"
#include "macro_expand.h"
#include "macro_values.h"
#include "macros.h"
#include "reader/scanner.h"
#include "texts.h"

enum { ROUNDS_OF_PARTS = 4 }; /* with as many rounds it pays to cut the body into parts first */

/* A repeat as it is kept for messages. One in a text that is repeated itself is often the same, and kept once. */
struct repeat {
	struct origin origin;
	const struct directive *directive;
	struct text body;
	uint32_t body_at; /* its place, from that of the directive */
	uint32_t line_count;
	struct macro_context context; /* of the first round */
	bool same;                    /* all rounds are */
	uint32_t count;               /* of rounds */
	uint32_t value_count;         /* .rept has none, .irp one for each round, .irpc one of so many bytes */
	struct text parameter;
	uint32_t values[]; /* see macro_values.h */
};

/* The rounds of one that is read or made again. */
struct rounds_of {
	const struct macro *body;
	struct macro_context context;
	bool same;
	uint32_t count;
	uint32_t value_count;
	const struct text *values;
};

static struct text value_of_round(const struct rounds_of *rounds, uint32_t round) {
	if (!rounds->value_count)
		return (struct text){NULL, 0};
	if (rounds->value_count == rounds->count)
		return rounds->values[round];
	return (struct text){rounds->values[0].at + round, 1};
}

/* Appends the first `count` rounds. Without values, a body that comes to nothing is done after one. False, and the text
 * is not whole, if it would be too large. */
static bool put_rounds(const struct rounds_of *rounds, uint32_t count, size_t most, struct buffer *text) {
	struct macro_context context = rounds->context;
	for (; context.rounds < count; context.rounds++) {
		struct text value = value_of_round(rounds, context.rounds);
		size_t before = text->size;
		if (!macro_expand(rounds->body, &value, context, most, text))
			return false;
		if (text->size == before && !rounds->value_count)
			break;
	}
	return true;
}

/* Appends the first bytes of a text again, so that there are `count` of them. */
static void put_again(struct buffer *text, size_t size, uint32_t count) {
	size_t whole = size * count;
	buffer_extend(text, whole - size);
	for (size_t done = size; done < whole;) {
		size_t more = done < whole - done ? done : whole - done;
		memcpy(text->data + done, text->data, more);
		done += more;
	}
}

static bool put_all_rounds(const struct rounds_of *rounds, size_t most, struct buffer *text) {
	if (!rounds->same)
		return put_rounds(rounds, rounds->count, most, text);
	if (!put_rounds(rounds, 1, most, text) || (text->size && rounds->count > most / text->size))
		return false;
	if (text->size)
		put_again(text, text->size, rounds->count);
	return true;
}

#define REPEAT_END ".endr\n"

/* Of rounds that are the same, whole lines, one is shown. */
static void remake_rounds(const struct rounds_of *rounds, struct buffer *text, struct source *source) {
	put_rounds(rounds, rounds->same ? 1 : rounds->count, SIZE_MAX, text);
	bool one = rounds->same && text->size;
	if (one && text->data[text->size - 1] == '\n')
		source->rounds = (struct rounds){text->size, text->size * rounds->count};
	else if (one)
		put_again(text, text->size, rounds->count);
	buffer_put_text(text, REPEAT_END);
	text_remade(source, text);
}

static void remake_repeat(struct arena *arena, const struct origin *origin, kd_pos pos, struct source *source) {
	const struct repeat *repeat = (const struct repeat *)origin;
	struct macro_parameter parameter = {.name = repeat->parameter};
	const struct macro body = {.parameters = {&parameter, repeat->value_count != 0, 1}, .body = repeat->body};
	const struct rounds_of rounds = {
	    .body = &body,
	    .context = repeat->context,
	    .same = repeat->same,
	    .count = repeat->count,
	    .value_count = repeat->value_count,
	    .values = macro_values(arena, repeat->values, repeat->value_count),
	};
	struct buffer text = buffer_in(arena);
	remake_rounds(&rounds, &text, source);
	source->relation = arena_printf(arena, "while in macro instantiation of this %s", repeat->directive->name);
	source->body = (struct body){pos + repeat->body_at, repeat->line_count};
}

static bool is_same_repeat(const struct repeat *a, const struct repeat *b, const struct text *values) {
	return a->directive == b->directive && a->body_at == b->body_at && a->count == b->count && a->same == b->same &&
	       a->context.alternate == b->context.alternate && a->context.calls == b->context.calls &&
	       a->value_count == b->value_count && text_same(a->parameter, b->parameter) &&
	       macro_values_same(a->values, values, a->value_count);
}

static struct text keep_name(struct reader *reader, struct text text) {
	const struct name *name = name_intern(&reader->macros->bodies, text.at, text.length);
	return (struct text){name->text, name->length};
}

static const struct origin *keep_repeat(struct reader *reader, const struct rounds_of *rounds,
                                        const struct directive *directive, kd_pos pos) {
	const struct macro *body = rounds->body;
	struct repeat repeat = {
	    .origin = {remake_repeat},
	    .directive = directive,
	    .body = body->body,
	    .body_at = body->place.pos - pos,
	    .line_count = body->place.line_count,
	    .context = rounds->context,
	    .same = rounds->same,
	    .count = rounds->count,
	    .value_count = rounds->value_count,
	    .parameter = rounds->value_count ? body->parameters.items[0].name : (struct text){"", 0},
	};
	repeat.context.calls = body->uses_calls ? rounds->context.calls : 0;
	const struct repeat *last = body->kept_body->constant_entry;
	if (last && is_same_repeat(last, &repeat, rounds->values))
		return &last->origin;
	struct repeat *kept =
	    arena_alloc(reader->arena, sizeof *kept + macro_values_size(rounds->values, rounds->value_count));
	repeat.parameter = keep_name(reader, repeat.parameter);
	*kept = repeat;
	macro_values_keep(kept->values, rounds->values, rounds->value_count);
	body->kept_body->constant_entry = kept;
	return &kept->origin;
}

/* ---- reading ---- */

static void read_rounds(struct reader *reader, const struct rounds_of *rounds, const struct directive *directive,
                        kd_pos pos, kd_pos count_pos) {
	struct buffer *text = text_scratch(reader);
	if (!put_all_rounds(rounds, text_most(reader), text)) {
		text_too_large(reader, count_pos);
		return;
	}
	work_rounds(&reader->work, rounds->same ? 1 : rounds->count);
	buffer_put_text(text, REPEAT_END);
	text_expand(reader, text, pos, keep_repeat(reader, rounds, directive, pos));
}

static void read_count(struct reader *reader, const struct macro *body, const struct directive *directive, kd_pos pos,
                       uint32_t count, kd_pos count_pos) {
	const struct rounds_of rounds = {
	    .body = body,
	    .context = {.alternate = reader->macros->alternate},
	    .same = count && !body->uses_rounds,
	    .count = count,
	};
	read_rounds(reader, &rounds, directive, pos, count_pos);
}

void repeat(struct reader *reader, const struct directive *directive, struct value count, struct span count_at) {
	struct macro body = {0};
	kd_pos pos = reader->module->statement_pos;
	int64_t number;
	bool known = value_absolute(reader->module, count, EVALUATE_EARLY, &number);
	if (!known && reader->target.missed) { /* on which the count may depend */
		(void)repeat_take_body(reader, &body, pos);
		return;
	}
	if (!known) {
		diag_error(reader->diag, count_at.start, "unexpected token in '%s' directive: the count must be known here",
		           directive->name);
		return;
	}
	value_release(reader->module, count);
	if (number < 0) {
		diag_error(reader->diag, count_at.start, "Count is negative");
	} else if (number > UINT32_MAX) {
		if (repeat_take_body(reader, &body, pos))
			diag_error(reader->diag, count_at.start,
			           "Count is too large: at most 2^32 - 1 rounds [stricter than llvm-mc]");
	} else if (repeat_take_body(reader, &body, pos)) {
		read_count(reader, &body, directive, pos, (uint32_t)number, count_at.start);
	}
}

static bool fail(struct reader *reader, const struct raw_lexer *lexer, const char *message) {
	diag_error(reader->diag, text_pos(reader, lexer->token.at), "%s", message);
	return false;
}

/* Reads "name, value ...". */
static bool read_list(struct reader *reader, struct text operands, bool as_written, struct text *name,
                      struct raw_lexer *lexer) {
	*lexer = raw_lexer_at(operands.at, operands.at + operands.length);
	lexer->as_written = as_written;
	if (!raw_take_name(lexer, name)) {
		diag_error(reader->diag, text_pos(reader, lexer->token.at), "expected identifier in '%s' directive",
		           reader->directive->name);
		return false;
	}
	return (raw_take(lexer, ',') || fail(reader, lexer, "expected comma")) && macro_read_arguments(reader, NULL, lexer);
}

/* What comes after .irp and .irpc; the scanner is left after the line. */
static bool take_list(struct reader *reader, struct text operands, bool as_written, struct text *name,
                      struct raw_lexer *lexer) {
	bool good = read_list(reader, operands, as_written, name, lexer);
	macro_leave_line(reader, lexer);
	return good;
}

static void read_values(struct reader *reader, struct text name, size_t count, struct span at) {
	struct macro_parameter parameter = {.name = name};
	struct macro body = {.parameters = {&parameter, 1, 1}};
	if (!repeat_take_body(reader, &body, at.start))
		return;
	const struct rounds_of rounds = {
	    .body = &body,
	    .context = {reader->macros->alternate, true, reader->macros->calls, 0},
	    .count = (uint32_t)count,
	    .value_count = (uint32_t)reader->macros->values.count,
	    .values = reader->macros->values.items,
	};
	if (count >= ROUNDS_OF_PARTS)
		macro_lend_parts(reader, &body, rounds.context);
	read_rounds(reader, &rounds, reader->directive, at.start, at.start);
}

void repeat_for_arguments(struct reader *reader, struct text operands, struct span at) {
	struct text name;
	struct raw_lexer lexer;
	if (take_list(reader, operands, false, &name, &lexer))
		read_values(reader, name, reader->macros->values.count, at);
}

void repeat_for_bytes(struct reader *reader, struct text operands, struct span at) {
	struct text name;
	struct raw_lexer lexer;
	if (!take_list(reader, operands, true, &name, &lexer))
		return;
	const struct macro_arguments *arguments = &reader->macros->arguments;
	if (arguments->list.count == 1 && arguments->list.items[0].count == 1)
		read_values(reader, name, reader->macros->values.items[0].length, at);
	else
		fail(reader, &lexer, "unexpected token in '.irpc' directive: it takes one word, or text in quotation marks");
}
