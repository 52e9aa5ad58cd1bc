/* cursor.h: a place in the line of an instruction, and the small things that are read there.
 *
 * A function that is false or -1 after a mistake has reported it. */
#ifndef KD_GRAMMAR_INSTRUCTION_CURSOR_H
#define KD_GRAMMAR_INSTRUCTION_CURSOR_H

#include "gpu/isa/use.h"
#include "reader/reader.h"

struct cursor {
	struct reader *reader;
	const struct isa_machine *machine; /* of the processor: emit/gpu/isa */
	const char *at;
	const char *end;    /* of the line */
	struct isa_use use; /* of the registers that were read */
	bool evaluates;     /* an expression was read, in which there may be symbols */
};

void cursor_error(const struct cursor *cursor, const char *at, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));

/* Goes over blanks and comments. */
static inline void cursor_skip_blanks(struct cursor *cursor) {
	cursor->at = lex_skip_blanks(cursor->at, cursor->end);
}

/* The place after blanks alone, to look at what comes after the next token: llvm-mc sees comments there. */
static inline const char *cursor_ahead(const struct cursor *cursor, const char *at) {
	while (at < cursor->end && lex_is_blank(*at))
		at++;
	return at;
}

/* The place after the byte, if it comes so after `at`; NULL if something else does. */
static inline const char *cursor_after(const struct cursor *cursor, const char *at, char byte) {
	at = cursor_ahead(cursor, at);
	return at < cursor->end && *at == byte ? at + 1 : NULL;
}

/* Whether a colon follows what ends there: a colon of its own, or one of "::". */
enum colon { NO_COLON, COLON, COLONS };
static inline enum colon cursor_colon_after(const struct cursor *cursor, const char *at) {
	at = cursor_after(cursor, at, ':');
	return !at ? NO_COLON : at < cursor->end && *at == ':' ? COLONS : COLON;
}

/* Whether nothing is left, but for a comment to the end of the line. */
bool cursor_at_end(struct cursor *cursor);

/* Whether this byte is next; the second goes over it. */
static inline bool cursor_sees(struct cursor *cursor, char byte) {
	cursor_skip_blanks(cursor);
	return cursor->at < cursor->end && *cursor->at == byte;
}

static inline bool cursor_takes(struct cursor *cursor, char byte) {
	bool seen = cursor_sees(cursor, byte);
	cursor->at += seen;
	return seen;
}

/* The same, with a message if it is something else. */
bool cursor_needs(struct cursor *cursor, char byte, const char *message);

/* The name that is next, of length 0 if there is none; it stays. A specifier belongs to it, as in v1@rel32@lo, which is
 * a symbol and no register. */
struct text cursor_name(struct cursor *cursor);

/* Whether `word` is the next name; the second goes over it. */
bool cursor_sees_word(struct cursor *cursor, const char *word);
bool cursor_takes_word(struct cursor *cursor, const char *word);

/* Whether "word(" is next; it stays. */
bool cursor_sees_call(struct cursor *cursor, const char *word);

/* Whether "word:" is next; goes over it. */
bool cursor_takes_prefix(struct cursor *cursor, const char *word);

/* A number that is the whole of a value: not the first of an expression, and no floating point number. False, with
 * nothing read or reported, where something else may be there. */
bool cursor_plain_number(struct cursor *cursor, int64_t *number);

/* An expression, folded. */
bool cursor_value(struct cursor *cursor, struct value *value);

/* An expression that is a number now; `message` says so where it is none. A difference of labels is none in most
 * operands: llvm-mc reads few with the function that measures it. */
bool cursor_number(struct cursor *cursor, int64_t *number, const char *message);
bool cursor_number_else(struct cursor *cursor, int64_t *number, const char *message, const char *remedy);
bool cursor_measured_number(struct cursor *cursor, int64_t *number, const char *message);

/* A floating point number, without a sign; false and no message where there is none. */
bool cursor_sees_real(const struct cursor *cursor);
bool cursor_real(struct cursor *cursor, int64_t *bits);

#endif
