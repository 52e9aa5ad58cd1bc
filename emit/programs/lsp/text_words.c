/* text_words.c: see text_words.h. */
#include "text_words.h"

#include <string.h>
#include <strings.h>

static bool is_digit(char c) {
	return c >= '0' && c <= '9';
}

bool is_name_start(char c) {
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}

bool is_name_part(char c) {
	return is_name_start(c) || is_digit(c) || c == '?';
}

static size_t line_end(const struct word_reader *reader, size_t at) {
	const char *end = memchr(reader->text + at, '\n', reader->end - at);
	return end ? (size_t)(end - reader->text) : reader->end;
}

/* To the end of the comment or of the line, whichever is first. */
static size_t comment_end(struct word_reader *reader, size_t at) {
	size_t line = line_end(reader, at);
	const char *end = memmem(reader->text + at, line - at, "*/", 2);
	reader->in_comment = !end;
	return end ? (size_t)(end - reader->text) + 2 : line;
}

static size_t string_end(const struct word_reader *reader, size_t at) {
	size_t line = line_end(reader, at);
	for (at++; at < line && reader->text[at] != '"'; at++)
		if (reader->text[at] == '\\' && at + 1 < line)
			at++;
	return at < line ? at + 1 : line;
}

static size_t names_end(const struct word_reader *reader, size_t at) {
	while (at < reader->end && is_name_part(reader->text[at]))
		at++;
	return at;
}

/* A sign of an exponent belongs to the number, too. */
static size_t number_end(const struct word_reader *reader, size_t at) {
	const char *text = reader->text;
	bool is_hexadecimal = at + 1 < reader->end && text[at] == '0' && (text[at + 1] | 0x20) == 'x';
	for (; at < reader->end; at++) {
		bool exponent = !is_hexadecimal && (text[at] | 0x20) == 'e' && at + 1 < reader->end &&
		                (text[at + 1] == '-' || text[at + 1] == '+');
		if (exponent)
			at++;
		else if (!is_name_part(text[at]) || text[at] == '$')
			break;
	}
	return at;
}

static bool begins(const struct word_reader *reader, const char *sign) {
	size_t size = strlen(sign);
	return reader->end - reader->at >= size && memcmp(reader->text + reader->at, sign, size) == 0;
}

static void read_word(struct word_reader *reader, struct word *word) {
	char c = reader->text[reader->at], next = reader->at + 1 < reader->end ? reader->text[reader->at + 1] : '\0';
	size_t at = reader->at;
	if (reader->in_comment || begins(reader, "/*"))
		*word = (struct word){WORD_COMMENT, at, comment_end(reader, reader->in_comment ? at : at + 2)};
	else if (c == ';' || begins(reader, "//") || (c == '#' && reader->is_line_start))
		*word = (struct word){WORD_COMMENT, at, line_end(reader, at)};
	else if (c == '"')
		*word = (struct word){WORD_STRING, at, string_end(reader, at)};
	else if (is_name_start(c))
		*word = (struct word){WORD_NAME, at, names_end(reader, at)};
	else if (is_digit(c))
		*word = (struct word){WORD_NUMBER, at, number_end(reader, at)};
	else if (c == '\\' && (is_name_start(next) || next == '@'))
		*word = (struct word){WORD_ARGUMENT, at, next == '@' ? at + 2 : names_end(reader, at + 1)};
	else
		*word = (struct word){WORD_SIGN, at, at + 1};
}

bool word_next(struct word_reader *reader, struct word *word) {
	for (; reader->at < reader->end; reader->at++) {
		char c = reader->text[reader->at];
		if (c == '\n' || c == '\r')
			reader->is_line_start = true;
		else if (c != ' ' && c != '\t')
			break;
	}
	if (reader->at >= reader->end)
		return false;
	read_word(reader, word);
	reader->at = word->end;
	reader->is_line_start = false;
	return true;
}

bool word_is(const char *text, struct word word, const char *spelling) {
	size_t length = word.end - word.start;
	return strncmp(text + word.start, spelling, length) == 0 && !spelling[length];
}

bool word_is_any_case(const char *text, struct word word, const char *spelling) {
	size_t length = word.end - word.start;
	return strlen(spelling) == length && strncasecmp(text + word.start, spelling, length) == 0;
}
