/* conditions.h: .if and its relatives.
 *
 * As in llvm-mc a conditional directive counts from its name on: what it opens is open even if
 * its operands are wrong. The scanner passes over what a condition leaves out. */
#ifndef KD_GRAMMAR_PREPROCESS_CONDITIONS_H
#define KD_GRAMMAR_PREPROCESS_CONDITIONS_H

#include "reader/attributes.h"
#include "reader/reader.h"

/* An .if block. */
struct condition {
	enum {
		CONDITION_NONE,
		CONDITION_IF,
		CONDITION_ELSEIF,
		CONDITION_ELSE,
	} part;
	kd_pos pos;
	bool met;    /* a part of it was taken */
	bool ignore; /* what follows is left out */
};

/* reader->conditions */
struct conditions {
	struct condition innermost;
	LIST(struct condition) around; /* those around it */
	bool line_dropped;             /* the last line was left out by a condition: see condition_skip() */
};

void conditions_start(struct reader *reader);

/* Whether the directive is one of them. */
bool condition_directive(const struct directive *directive);

/* A new condition, inside what the one so far takes in or leaves out. */
void condition_open(struct reader *reader);

/* .elseif: false when it must be passed over, because an earlier part was taken or it is
 * misplaced, which is reported. */
bool condition_else_if(struct reader *reader, kd_pos pos);

/* What the directive's operands come to. */
void condition_number(struct reader *reader, const struct directive *directive, struct value value, struct span at);
void condition_number_plain(struct reader *reader, const struct directive *directive);
void condition_blank(struct reader *reader, struct text operands);
void condition_same(struct reader *reader, struct text operands, struct span at);
void condition_defined(struct reader *reader, const struct directive *directive, struct name *name);

/* The two strings of .ifeqs or .ifnes, which are at `at`. Returns the text after them, NULL
 * after an error. */
const char *condition_strings(struct reader *reader, const struct directive *directive, const char *at,
                              const char *end);
void condition_else(struct reader *reader, struct span at);
void condition_end(struct reader *reader, struct span at);

/* Leaves the conditions opened after the first `depth`. */
void condition_unwind(struct reader *reader, size_t depth);

/* At the end of the source: reports one that is still open. */
void condition_finish(struct reader *reader);

/* The first line at or after `at` that may end what is left out; `end` if there is none. As in
 * llvm-mc, after a line that was left out (reader->conditions->line_dropped) a comment hides the directive that
 * it is in front of, and the end of an included file is the end of everything. */
const char *condition_skip(struct reader *reader, const char *at, const char *end);

#endif
