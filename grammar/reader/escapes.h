/* escapes.h: backslash sequences in strings. */
#ifndef KD_GRAMMAR_READER_ESCAPES_H
#define KD_GRAMMAR_READER_ESCAPES_H

#include "base/buffer.h"
#include "base/source.h"
#include "lex/lex.h"

struct reader;

/* Appends the bytes that the string stands for. `pos` is the place of its first byte. False
 * after reporting an error. */
bool string_unescape(struct reader *reader, struct text text, kd_pos pos, struct buffer *bytes);

#endif
