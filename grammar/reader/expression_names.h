/* expression_names.h: names in expressions, with their specifiers, and calls of functions. */
#ifndef KD_GRAMMAR_READER_EXPRESSION_NAMES_H
#define KD_GRAMMAR_READER_EXPRESSION_NAMES_H

#include "operands.h"

/* The value of a symbol: a variable that is a plain number is replaced at once, so that a later .set does not
 * change it. One with a specifier stays: its relocation names it. */
struct value expression_symbol(struct reader *reader, struct name *name, enum specifier specifier, struct span at);

/* The specifier so spelled; none after reporting that the version does not have it. */
enum specifier expression_specifier(struct reader *reader, const char *text, size_t length, kd_pos pos);

/* A name, perhaps with "@" and a specifier in it. */
struct value expression_name(struct reader *reader, struct name *name, struct span at);

/* A call. `arguments_at` is from the name to the last argument. */
struct value expression_function(struct reader *reader, const struct function *function, const struct value *arguments,
                                 size_t count, struct span arguments_at, struct span at);

#endif
