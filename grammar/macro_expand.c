/* macro_expand.c: see macro_expand.h. */
#include "macro_expand.h"

#include <inttypes.h>
#include <stdio.h>

#include "macro_parameters.h"
#include "tokens.h"

static bool is_name_byte(char c) {
	return token_is_name_byte(c) && c != '?' && c != '@';
}

static void put_number(struct buffer *out, uint64_t number) {
	char digits[24];
	int length = snprintf(digits, sizeof digits, "%" PRIu64, number);
	buffer_put(out, digits, (size_t)length);
}

static bool put_named(struct buffer *out, const struct macro *macro, const struct text *values, const char *name,
                      size_t length) {
	size_t index;
	if (!macro_find_parameter(macro, (struct text){name, length}, &index))
		return false;
	buffer_put(out, values[index].at, values[index].length);
	return true;
}

const char *macro_name_end(const char *at, const char *end) {
	while (at < end && is_name_byte(*at))
		at++;
	return at;
}

/* .altmacro: '&' joins a parameter to the text behind it. */
static const char *skip_joint(bool alternate, const char *at, const char *end) {
	return alternate && at < end && *at == '&' ? at + 1 : at;
}

/* The backslash at `at` and what belongs to it; there is a byte behind it. */
static const char *put_escape(const struct macro *macro, const struct text *values, struct macro_context context,
                              const char *at, const char *end, struct buffer *out) {
	if (at[1] == '@' && context.has_calls) {
		put_number(out, context.calls);
		return at + 2;
	}
	if (at[1] == '+') {
		put_number(out, context.rounds);
		return at + 2;
	}
	if (end - at > 2 && at[1] == '(' && at[2] == ')')
		return at + 3;
	const char *name = at + 1, *behind = macro_name_end(name, end);
	if (!put_named(out, macro, values, name, (size_t)(behind - name)))
		buffer_put(out, at, (size_t)(behind - at));
	return skip_joint(context.alternate, behind, end);
}

/* .altmacro: a name without a backslash may be a parameter too. */
static const char *put_word(const struct macro *macro, const struct text *values, const char *at, const char *end,
                            struct buffer *out) {
	const char *behind = macro_name_end(at, end);
	if (put_named(out, macro, values, at, (size_t)(behind - at)))
		return skip_joint(true, behind, end);
	buffer_put(out, at, (size_t)(behind - at));
	return behind;
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

void macro_expand(const struct macro *macro, const struct text *values, struct macro_context context,
                  struct buffer *out) {
	const char *at = macro->body.at, *end = at + macro->body.length;
	while (at < end) {
		const char *special = find_special(at, end, context.alternate);
		buffer_put(out, at, (size_t)(special - at));
		at = special;
		if (end - at > 1 && *at == '\\') {
			at = put_escape(macro, values, context, at, end, out);
		} else if (at < end && *at != '\\') {
			at = put_word(macro, values, at, end, out);
		} else if (at < end) {
			buffer_put(out, at++, 1);
		}
	}
}
