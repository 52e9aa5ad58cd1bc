/* message_directives.h: directives that say something to the user. */
#ifndef KD_GRAMMAR_PREPROCESS_MESSAGE_DIRECTIVES_H
#define KD_GRAMMAR_PREPROCESS_MESSAGE_DIRECTIVES_H

#include "reader/attributes.h"
#include "reader/reader.h"

/* .warning and .error; `text` is NULL if none is given. */
void message(struct reader *reader, const struct directive *directive, const struct text *text);

/* .err, .abort, and directives that are for other targets. */
void message_of_stop(struct reader *reader, struct text operands);

/* .print: adds a line to what is printed. */
void message_print(struct reader *reader, struct text text);

#endif
