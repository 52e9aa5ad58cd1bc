/* tokens.h: what the scanner does with the texts it has found. */
#ifndef KD_GRAMMAR_TOKENS_H
#define KD_GRAMMAR_TOKENS_H

#include "parse.h"
#include "reader/reader.h"

/* A token as the scanner has found it. */
struct scanned {
	struct text text;
	kd_pos pos;
	const char *rest;        /* the text after it; moved on where that belongs to the token */
	const char *end;         /* of the source */
	PARSE_STYPE *value;      /* to be set */
	enum token_context next; /* after it; CONTEXT_OPERANDS at first */
};

/* The name that begins a statement: a label, a directive or an instruction. */
int token_statement(struct reader *reader, struct scanned *token);

/* A line has ended; `after` is where the next one begins. */
static inline void token_end_line(struct reader *reader, const char *after) {
	reader->scanner.line.start = after;
	reader->scanner.line.begun = reader->scanner.line.after_label = reader->scanner.line.quiet_end = false;
}

/* The colon of a label has been read. */
static inline void token_end_label(struct reader *reader) {
	reader->scanner.line.begun = false;
	reader->scanner.line.after_label = reader->scanner.line.quiet_end = true;
}

/* A comma among operands, and the plain numbers after it if it is data that they are of. */
int token_comma(struct reader *reader, const char **rest, const char *end);

/* A name among operands. */
int token_name(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value);

/* The name among operands that comes before the token at `pos`, or NULL; with a comment between, llvm-mc sees none. */
const struct name *token_name_before(const struct reader *reader, kd_pos pos);

/* What a name among operands is: NAME, or a word of the statement. */
int token_of_name(const struct reader *reader, const struct name *name);

int token_plain_name(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value);
int token_section_name(const char *text, size_t length, PARSE_STYPE *value);

/* How long the name of a section is that does not begin with a quotation mark: for llvm-mc it is all tokens that
 * adjoin, up to a comma, strings among them. 0 where no token begins. The text goes on at `*rest`, which differs
 * where the suffix of an integer ends the name. */
size_t token_section_name_length(struct reader *reader, const char *text, const char *end, const char **rest);

/* Digits of the given base, possibly with a suffix like UL, or a direction label like 1f when a
 * b or f follows. */
int token_integer(struct reader *reader, struct scanned *token, unsigned base);
int token_real(struct reader *reader, const char *text, size_t length, PARSE_STYPE *value, struct span *span);

/* A number with a point and a sign right after it. */
int token_bad_sign(struct reader *reader, struct span at, kd_pos sign);

/* A character constant; `rest` comes after the opening quote. */
int token_character(struct reader *reader, const char **rest, const char *end, PARSE_STYPE *value, struct span *span);

/* Reports what the scanner cannot read; the parser then skips the line without a word. */
int token_bad(struct reader *reader, const struct span *span, const char *message);

/* The same of a string that the line or the text ends in. */
int token_open_string(struct reader *reader, const struct span *span);

#endif
