/* text.h: pieces of text and what directives consist of; for the files of this room. */
#ifndef KD_TEXT_TEXT_H
#define KD_TEXT_TEXT_H

#include "print.h"

void text_put(struct module *module, const char *text);
void text_put_bytes(struct module *module, const char *text, size_t length);
void text_put_number(struct module *module, int64_t number);
void text_put_hex(struct module *module, uint64_t number);

/* Whether a name needs no quotation marks: letters, digits, `_`, `.` and those of `others`. */
bool text_is_plain(const struct name *name, const char *others);

/* A string in quotation marks with escapes; a byte that is no printable ASCII becomes octal. */
void text_put_quoted(struct module *module, const uint8_t *bytes, size_t size);

/* Ends the line, and reports a text that gets too large. */
void text_end_line(struct module *module);

/* expression.c */

void text_put_symbol(struct module *module, const struct symbol *symbol);
void text_put_value(struct module *module, struct value value);

#endif
