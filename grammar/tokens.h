/* tokens.h: what the scanner does with the texts it has found. */
#ifndef KD_GRAMMAR_TOKENS_H
#define KD_GRAMMAR_TOKENS_H

#include "parse.h"
#include "reader/reader.h"

/* What the scanner expects next. */
enum token_context {
	CONTEXT_START,
	CONTEXT_NAMED,
	CONTEXT_OPERANDS,
	CONTEXT_SECTION,
};

/* The name that begins a statement: a label, a directive or an instruction. `rest` is the text
 * behind it and is moved on where the rest of the line belongs to the token. */
int token_statement(struct reader *reader, const char *text, size_t length, const char **rest, const char *end,
                    PARSE_STYPE *value, struct span *span, enum token_context *next);

/* The directive of that name, if it is one that does not stand in blocks; else NULL. */
const struct directive *token_foreign_directive(const struct reader *reader, const struct name *name);

/* The source up to `end` has been read: tells options->text_done so. */
void token_release_text(struct reader *reader, const char *end);

/* A line has ended; `behind` is where the next one begins. */
static inline void token_end_line(struct reader *reader, const char *behind) {
	reader->line = behind;
	reader->line_begun = reader->behind_label = reader->quiet_line_end = false;
}

/* A comma among operands, and the plain numbers behind it if it is data that they are of. */
int token_comma(struct reader *reader, const char **rest, const char *end);

/* A name among operands. */
int token_name(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value);
int token_plain_name(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value);
int token_section_name(const char *text, size_t length, PARSE_STYPE *value);

/* How long the name of a section is that does not begin with a quotation mark: for llvm-mc it is all tokens that
 * adjoin, up to a comma, strings among them. 0 where no token begins. The text goes on at `*rest`, which differs
 * where the suffix of an integer ends the name. */
size_t token_section_name_length(struct reader *reader, const char *text, const char *end, const char **rest);

/* Digits of the given base, possibly with a suffix like UL, or a direction label like 1f when a
 * b or f follows. */
int token_integer(struct reader *reader, const char *digits, size_t length, unsigned base, const char **rest,
                  const char *end, PARSE_STYPE *value, struct span *span);
/* The bytes of an integer that are its name where it is one, with `$` or `@` before it or without:
 * llvm-mc leaves out the letters behind the digits, but not behind hexadecimal ones. */
size_t token_integer_length(const char *text, size_t length);

/* The number that an integer is; false if it is none, or has more than 64 bits. */
bool token_read_integer(const char *text, size_t length, uint64_t *number);

int token_real(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value, struct span *span);

/* A character constant; `rest` stands behind the opening quote. */
int token_character(struct reader *reader, const char **rest, const char *end, PARSE_STYPE *value,
                    struct span *span);

/* Reports what the scanner cannot read; the parser then skips the line without a word. */
int token_bad(struct reader *reader, const struct span *span, const char *message);

/* The same of a string that the line or the text ends in. */
int token_open_string(struct reader *reader, const struct span *span);

/* The same for a line marker where the lines of a block are wanted. */
int token_marker_in_block(struct reader *reader, const struct span *span);

/* llvm-mc's lexer has no token of these bytes. */
static inline bool token_is_invalid(char c) {
	return (unsigned char)c < ' ' || c == '`' || (unsigned char)c >= 0x7f;
}

/* Blanks are NUL bytes too. */
static inline bool token_is_blank(char c) {
	return c == ' ' || c == '\t' || c == '\0';
}

/* Behind spaces and tabs; what is rarer than these the fast readers leave to the scanner. */
static inline const char *token_skip_spaces(const char *at, const char *end) {
	while (at < end && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

/* Whether a byte can stand in a name, behind the first one. */
extern const bool token_name_bytes[256];

/* One more than the value of a digit; 0 for what is none. */
extern const uint8_t token_digits[256];

/* What is no digit is larger than any base. */
static inline unsigned token_digit_value(char c) {
	return token_digits[(unsigned char)c] - 1U;
}

static inline bool token_is_name_byte(char c) {
	return token_name_bytes[(unsigned char)c];
}

/* Behind the end of a comment whose opening ends at `at`; NULL if it has no end. */
const char *token_comment_end(const char *at, const char *end);

/* Behind the quotation mark that ends a string which begins at `at`; NULL if it has no end. */
const char *token_string_end(const char *at, const char *end);

/* Behind blanks and comments, on the same line or behind a comment that spans lines. Other blanks
 * than spaces, and comments, are rare. */
const char *token_skip_rare_blanks(const char *at, const char *end);

static inline const char *token_skip_blanks(const char *at, const char *end) {
	at = token_skip_spaces(at, end);
	return at < end && (*at == '/' || *at == '\0') ? token_skip_rare_blanks(at, end) : at;
}

/* The end of the line. */
const char *token_line_end(const char *at, const char *end);

#endif
