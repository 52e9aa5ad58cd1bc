/* cursor.c: see cursor.h. */
#include "cursor.h"

#include <stdarg.h>

#include "base/real.h"
#include "lex/raw_text.h"

void cursor_error(const struct cursor *cursor, const char *at, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	diag_error_with(cursor->reader->diag, text_pos(cursor->reader, at), format, arguments);
	va_end(arguments);
}

bool cursor_at_end(struct cursor *cursor) {
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	return at == cursor->end || *at == '\n' || *at == '\r' || *at == ';' ||
	       (*at == '/' && at + 1 < cursor->end && at[1] == '/');
}

bool cursor_needs(struct cursor *cursor, char byte, const char *message) {
	if (cursor_takes(cursor, byte))
		return true;
	cursor_error(cursor, cursor->at, "%s", message);
	return false;
}

/* What most of a name is. */
static inline bool byte_is_lower(char byte) {
	return byte >= 'a' && byte <= 'z';
}

/* A dollar sign is no part of a name to llvm-mc's scanner: only in expressions it begins that of a symbol. */
static inline bool byte_begins_name(char byte) {
	return lex_is_name_byte(byte) && !(byte >= '0' && byte <= '9') && byte != '@' && byte != '$' && byte != '?';
}

struct text cursor_name(struct cursor *cursor) {
	cursor_skip_blanks(cursor);
	const char *at = cursor->at, *end = cursor->end;
	if (at == end || !byte_begins_name(*at) || raw_begins_fraction(at, end))
		return (struct text){at, 0};
	while (at < end && (byte_is_lower(*at) || lex_name_bytes[(unsigned char)*at]))
		at++;
	return (struct text){cursor->at, (size_t)(at - cursor->at)};
}

bool cursor_sees_word(struct cursor *cursor, const char *word) {
	return text_is(cursor_name(cursor), word);
}

bool cursor_takes_word(struct cursor *cursor, const char *word) {
	bool seen = cursor_sees_word(cursor, word);
	if (seen)
		cursor->at += strlen(word);
	return seen;
}

bool cursor_sees_call(struct cursor *cursor, const char *word) {
	struct text name = cursor_name(cursor);
	return text_is(name, word) && cursor_after(cursor, name.at + name.length, '(');
}

bool cursor_takes_prefix(struct cursor *cursor, const char *word) {
	struct text name = cursor_name(cursor);
	const char *after = text_is(name, word) ? cursor_after(cursor, name.at + name.length, ':') : NULL;
	cursor->at = after ? after : cursor->at;
	return after;
}

bool cursor_plain_number(struct cursor *cursor, int64_t *number) {
	const char *at = cursor->at;
	uint64_t found;
	bool negative = at < cursor->end && *at == '-';
	const char *after = lex_plain_number(at + negative, cursor->end, &found);
	const char *next = after ? lex_skip_spaces(after, cursor->end) : cursor->end;
	bool ends = after && (next == cursor->end || strchr(",]:)\n;", *next) ||
	                      (next > after && (*next | 0x20) >= 'a' && (*next | 0x20) <= 'z'));
	if (!ends)
		return false;
	*number = (int64_t)(negative ? 0 - found : found);
	cursor->at = after;
	return true;
}

bool cursor_value(struct cursor *cursor, struct value *value) {
	int64_t number;
	cursor_skip_blanks(cursor);
	if (cursor_plain_number(cursor, &number)) {
		*value = value_constant(number);
		return true;
	}
	cursor->evaluates = true;
	const char *after = expression_read(cursor->reader, cursor->at, value);
	if (!after)
		return false;
	cursor->at = after;
	if (value->expr)
		*value = value_fold(cursor->reader->module, *value);
	return true;
}

static const char set_before[] = "its symbols must be set to numbers before this line";

static bool evaluated_number(struct cursor *cursor, enum evaluation mode, int64_t *number, const char *message,
                             const char *remedy) {
	struct value value;
	cursor_skip_blanks(cursor);
	const char *start = cursor->at;
	if (!cursor_value(cursor, &value))
		return false;
	if (value_absolute(cursor->reader->module, value, mode, number))
		return true;
	cursor_error(cursor, start, "%s: %s", message, remedy);
	return false;
}

bool cursor_number(struct cursor *cursor, int64_t *number, const char *message) {
	return evaluated_number(cursor, EVALUATE_VALUES, number, message, set_before);
}

bool cursor_number_else(struct cursor *cursor, int64_t *number, const char *message, const char *remedy) {
	return evaluated_number(cursor, EVALUATE_VALUES, number, message, remedy ? remedy : set_before);
}

bool cursor_measured_number(struct cursor *cursor, int64_t *number, const char *message) {
	return evaluated_number(cursor, EVALUATE_EARLY, number, message, set_before);
}

bool cursor_sees_real(const struct cursor *cursor) {
	struct raw_token token = raw_token(cursor->at, cursor->end);
	return raw_number_is_real(&token);
}

bool cursor_real(struct cursor *cursor, int64_t *bits) {
	struct raw_token token = raw_token(cursor->at, cursor->end);
	bool valid;
	if (!raw_number_is_real(&token) || raw_number_is_wrong(&token))
		return false;
	const char *text = arena_copy(cursor->reader->arena, token.at, real_length(token.at, token.length));
	*bits = (int64_t)real_bits(text, 8, &valid);
	if (valid)
		cursor->at += token.length;
	return valid;
}
