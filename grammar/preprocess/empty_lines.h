/* empty_lines.h: line ends that llvm-mc takes for statements, and prints as empty lines.
 *
 * It does so for a line with nothing but blanks or closed comments on it, after directives that
 * leave the line end alone, and in text that a condition leaves out; not for a comment up to the line's end. */
#ifndef KD_GRAMMAR_PREPROCESS_EMPTY_LINES_H
#define KD_GRAMMAR_PREPROCESS_EMPTY_LINES_H

#include "reader/reader.h"

/* Prints one, if the line end `shows`. */
void empty_line(struct reader *reader, bool shows);

/* The same for the line end after `at`, where nothing but blanks and comments is. */
void empty_line_after(struct reader *reader, const char *at, const char *end);

/* Whether `end`, of the text or before a comment, comes after something on its line. */
bool empty_line_begun(const char *line, const char *end);

/* Whether a `;` at `at` is the last character of the text: llvm-mc takes the end of the line for empty then, unless the
 * line begins with it. */
bool empty_comment_ends(const char *at, const char *end);

#endif
