/* macro_expand.c: see macro_expand.h. */
#include "macro_expand.h"

#include <inttypes.h>
#include <stdio.h>

static bool is_name_byte(char c) {
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

static void put_number(struct buffer *out, uint64_t number) {
	char digits[24];
	int length = snprintf(digits, sizeof digits, "%" PRIu64, number);
	buffer_put(out, digits, (size_t)length);
}

/* Strings lose their quotation marks, but in a variable argument. */
static void put_argument(struct buffer *out, const struct macro_parameter *parameter,
                         const struct macro_argument *argument) {
	for (size_t i = 0; i < argument->tokens.count; i++) {
		const struct raw_token *token = &argument->tokens.items[i];
		if (token->kind == RAW_STRING && !parameter->vararg)
			buffer_put(out, token->at + 1, token->length - 2);
		else
			buffer_put(out, token->at, token->length);
	}
}

static bool put_named(struct buffer *out, const struct macro *macro, const struct macro_arguments *arguments,
                      const char *name, size_t length) {
	for (size_t i = 0; i < macro->parameters.count; i++) {
		const struct macro_parameter *parameter = &macro->parameters.items[i];
		if (parameter->name.length == length && memcmp(parameter->name.at, name, length) == 0) {
			put_argument(out, parameter, &arguments->items[i]);
			return true;
		}
	}
	return false;
}

const char *macro_name_end(const char *at, const char *end) {
	while (at < end && is_name_byte(*at))
		at++;
	return at;
}

/* .altmacro: '&' joins a parameter to the text behind it. */
static const char *skip_joint(const struct reader *reader, const char *at, const char *end) {
	return reader->alternate_macros && at < end && *at == '&' ? at + 1 : at;
}

/* The backslash at `at` and what belongs to it; there is a byte behind it. */
static const char *put_escape(const struct reader *reader, const struct macro *macro,
                              const struct macro_arguments *arguments, struct macro_counters counters, const char *at,
                              const char *end, struct buffer *out) {
	if (at[1] == '@' && counters.has_calls) {
		put_number(out, counters.calls);
		return at + 2;
	}
	if (at[1] == '+') {
		put_number(out, counters.rounds);
		return at + 2;
	}
	if (end - at > 2 && at[1] == '(' && at[2] == ')')
		return at + 3;
	const char *name = at + 1, *behind = macro_name_end(name, end);
	if (!put_named(out, macro, arguments, name, (size_t)(behind - name)))
		buffer_put(out, at, (size_t)(behind - at));
	return skip_joint(reader, behind, end);
}

/* .altmacro: a name without a backslash may be a parameter too. */
static const char *put_word(const struct reader *reader, const struct macro *macro,
                            const struct macro_arguments *arguments, const char *at, const char *end,
                            struct buffer *out) {
	const char *behind = macro_name_end(at, end);
	if (put_named(out, macro, arguments, at, (size_t)(behind - at)))
		return skip_joint(reader, behind, end);
	buffer_put(out, at, (size_t)(behind - at));
	return behind;
}

void macro_expand(struct reader *reader, const struct macro *macro, const struct macro_arguments *arguments,
                  struct macro_counters counters, struct buffer *out) {
	const char *at = macro->body.at, *end = at + macro->body.length, *plain = at;
	while (at < end) {
		bool escape = *at == '\\' && end - at > 1;
		bool word = reader->alternate_macros && is_name_byte(*at);
		if (!escape && !word) {
			at++;
			continue;
		}
		buffer_put(out, plain, (size_t)(at - plain));
		at = escape ? put_escape(reader, macro, arguments, counters, at, end, out)
		            : put_word(reader, macro, arguments, at, end, out);
		plain = at;
	}
	buffer_put(out, plain, (size_t)(at - plain));
}
