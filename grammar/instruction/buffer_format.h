/* buffer_format.h: the format of a typed buffer, data and numeric part in one number. */
#ifndef KD_GRAMMAR_INSTRUCTION_BUFFER_FORMAT_H
#define KD_GRAMMAR_INSTRUCTION_BUFFER_FORMAT_H

#include "special.h"

/* Reads what follows "format:", a number or names in brackets; false after reporting a mistake. */
bool buffer_format_read(struct cursor *cursor, int64_t *format);

/* Reads the older spelling: dfmt:number, nfmt:number or both. */
enum special_result buffer_dfmt_read(struct cursor *cursor, struct read_operand *read);

#endif
