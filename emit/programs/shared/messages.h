/* messages.h: what the programs say. What inputs bring into it is made printable(). */
#ifndef KD_PROGRAMS_SHARED_MESSAGES_H
#define KD_PROGRAMS_SHARED_MESSAGES_H

#include <stdbool.h>
#include <stdio.h>

/* Before anything is opened: lines begin with the program's name from here on. Gives files to the standard descriptors
 * that are closed, so that no other file becomes standard output. Reading and writing there fails as if they were
 * closed. False when that can't be done. */
bool messages_begin(const char *program);

/* From here on a reader of messages who leaves does not end the program: it has a file to write. */
void messages_without_reader(void);

/* Text of an input. Those of its control characters that are in `kept` stay. */
void message_text(FILE *to, const char *text, size_t size, const char *kept);

/* Each prints a line on standard error: an error, wrong usage, a warning, and what explains one of them. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
void options_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
void warn(const char *format, ...) __attribute__((format(printf, 1, 2)));
void explain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Takes what a line says, without program, severity and help, which are not printed then. */
typedef void take_message_text(void *context, const char *text);

/* From here on lines go to `take`; NULL: to standard error again. */
void messages_divert(take_message_text *take, void *context);

#endif
