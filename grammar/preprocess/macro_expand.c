/* macro_expand.c: see macro_expand.h. */
#include "macro_expand.h"

#include <inttypes.h>
#include <stdio.h>

#include "macro_parameters.h"
#include "lex/lex.h"
#include "base/buffer.h"

static bool is_name_byte(char c) {
	return lex_is_name_byte(c) && c != '?' && c != '@';
}

static void put_number(struct buffer *out, uint64_t number) {
	char digits[24];
	int length = snprintf(digits, sizeof digits, "%" PRIu64, number);
	buffer_put(out, digits, (size_t)length);
}

const char *macro_name_end(const char *at, const char *end) {
	while (at < end && is_name_byte(*at))
		at++;
	return at;
}

/* .altmacro: '&' joins a parameter to the text after it. */
static const char *skip_joint(bool alternate, const char *at, const char *end) {
	return alternate && at < end && *at == '&' ? at + 1 : at;
}

/* What is put in after the text of a part: the argument of the parameter with this number or ... */
#define SLOT_EMPTY UINT32_MAX
#define SLOT_CALLS (UINT32_MAX - 1)  /* \@ */
#define SLOT_ROUNDS (UINT32_MAX - 2) /* \+ */

static uint32_t slot_of(const struct macro *macro, const char *name, const char *after) {
	size_t index;
	return macro_find_parameter(macro, (struct text){name, (size_t)(after - name)}, &index) ? (uint32_t)index
	                                                                                        : SLOT_EMPTY;
}

/* Where the text of a part ends, what is put in there, and where the body goes on. */
struct cut {
	const char *end;
	uint32_t slot;
	const char *next;
};

/* At a backslash; there is a byte after it. */
static struct cut cut_at_escape(const struct macro *macro, struct macro_context context, const char *at,
                                const char *end) {
	if (at[1] == '@' && context.has_calls)
		return (struct cut){at, SLOT_CALLS, at + 2};
	if (at[1] == '+')
		return (struct cut){at, SLOT_ROUNDS, at + 2};
	if (end - at > 2 && at[1] == '(' && at[2] == ')')
		return (struct cut){at, SLOT_EMPTY, at + 3};
	const char *after = macro_name_end(at + 1, end);
	uint32_t slot = slot_of(macro, at + 1, after);
	return (struct cut){slot == SLOT_EMPTY ? after : at, slot, skip_joint(context.alternate, after, end)};
}

/* .altmacro: a name without a backslash may be a parameter too. */
static struct cut cut_at_word(const struct macro *macro, const char *at, const char *end) {
	const char *after = macro_name_end(at, end);
	uint32_t slot = slot_of(macro, at, after);
	return slot == SLOT_EMPTY ? (struct cut){after, slot, after} : (struct cut){at, slot, skip_joint(true, after, end)};
}

/* The first byte that may not be plain text. */
static const char *find_special(const char *at, const char *end, bool alternate) {
	if (!alternate) {
		const char *escape = memchr(at, '\\', (size_t)(end - at));
		return escape ? escape : end;
	}
	while (at < end && *at != '\\' && !is_name_byte(*at))
		at++;
	return at;
}

/* The part of the body that begins at `*at`, which is moved after it. */
static struct macro_part next_part(const struct macro *macro, struct macro_context context, const char **at) {
	const char *start = *at, *end = macro->body.at + macro->body.length;
	const char *special = find_special(start, end, context.alternate);
	struct cut cut = {end, SLOT_EMPTY, end};
	if (end - special > 1 && *special == '\\')
		cut = cut_at_escape(macro, context, special, end);
	else if (special < end && *special != '\\')
		cut = cut_at_word(macro, special, end);
	*at = cut.next;
	return (struct macro_part){(uint32_t)(start - macro->body.at), (uint32_t)(cut.end - start), cut.slot};
}

/* False if there are more than `most` bytes then; no part is much larger than the input. */
static bool put_part(const struct macro *macro, struct macro_part part, const struct text *values,
                     struct macro_context context, size_t most, struct buffer *out) {
	buffer_put(out, macro->body.at + part.start, part.length);
	switch (part.slot) {
	case SLOT_EMPTY: break;
	case SLOT_CALLS: put_number(out, context.calls); break;
	case SLOT_ROUNDS: put_number(out, context.rounds); break;
	default: buffer_put(out, values[part.slot].at, values[part.slot].length);
	}
	return out->size <= most;
}

enum { MOST_KEPT = 1 << 20 }; /* in all macros, and in a repeat: they take more room than what is between them may */

/* How many parts the body has; more than `most`: that or more. */
static size_t count_parts(const struct macro *macro, struct macro_context context, size_t most) {
	const char *at = macro->body.at, *end = at + macro->body.length;
	size_t count = 0;
	while (at < end && count <= most) {
		next_part(macro, context, &at);
		count++;
	}
	return count;
}

static void take_parts(struct macro *macro, struct macro_context context, struct macro_part *parts, size_t count) {
	const char *at = macro->body.at;
	for (size_t i = 0; i < count; i++)
		parts[i] = next_part(macro, context, &at);
	macro->parts = parts;
	macro->part_count = count;
	macro->parts_alternate = context.alternate;
}

void macro_keep_parts(struct reader *reader, struct macro *macro, struct macro_context context) {
	size_t most = MOST_KEPT - reader->macros->parts, count = count_parts(macro, context, most);
	if (count > most)
		return;
	reader->macros->parts += count;
	take_parts(macro, context, arena_alloc(reader->arena, count * sizeof *macro->parts), count);
}

void macro_lend_parts(struct reader *reader, struct macro *macro, struct macro_context context) {
	size_t count = count_parts(macro, context, MOST_KEPT);
	if (count > MOST_KEPT)
		return;
	if (count > reader->macros->lent_room) {
		arena_release(reader->arena, reader->macros->lent, reader->macros->lent_room * sizeof *macro->parts);
		reader->macros->lent = arena_alloc(reader->arena, 2 * count * sizeof *macro->parts);
		reader->macros->lent_room = 2 * count;
	}
	take_parts(macro, context, reader->macros->lent, count);
}

bool macro_expand(const struct macro *macro, const struct text *values, struct macro_context context, size_t most,
                  struct buffer *out) {
	const char *at = macro->body.at, *end = at + macro->body.length;
	if (macro->parts && macro->parts_alternate == context.alternate) {
		for (size_t i = 0; i < macro->part_count; i++)
			if (!put_part(macro, macro->parts[i], values, context, most, out))
				return false;
		return true;
	}
	while (at < end)
		if (!put_part(macro, next_part(macro, context, &at), values, context, most, out))
			return false;
	return true;
}
