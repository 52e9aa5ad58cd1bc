/* diag.h: the messages of one assembly, collected in order.
 *
 * error:   the input cannot be assembled; the work goes on at the next line, no object is made.
 * warning: the object is made, but the user should look.
 * note:    belongs to the message before it.
 *
 * Errors and warnings beyond the limit are counted only; the last message says so.
 *
 * A message is kept with its place; line, column and source line are worked out at the end
 * (diag_export). After an error or warning in a text that was included or expanded from a macro
 * are notes with the places where it was, outermost last. */
#ifndef KD_BASE_DIAG_H
#define KD_BASE_DIAG_H

#include <stdarg.h>
#include "kdasm/checks.h"
#include "kdasm/diagnostic.h"
#include "source.h"

struct message {
	enum kd_severity severity;
	kd_pos pos;
	const char *text;
};

struct diag {
	struct arena *arena;
	LIST(struct message) messages;
	size_t limit;            /* most errors, and most warnings, that are kept */
	size_t errors, warnings; /* with those that are not kept */
	bool dropping;           /* the last error or warning is not kept, so its notes are not either */
	unsigned suggested;      /* how often names were looked through for a misspelt one */
	bool no_warnings;        /* drop warnings */
	bool warnings_as_errors; /* count warnings as errors */
};

/* So many errors, and warnings, are shown; `limit` as kd_options.error_limit has it. */
size_t diag_limit(unsigned limit);

/* What tells that there were more; memory of the arena. */
struct kd_diagnostic diag_beyond_limit(struct arena *arena, enum kd_severity severity, size_t limit);

/* `limit` as kd_options.error_limit has it. */
void diag_init(struct diag *diag, struct arena *arena, unsigned limit);
void diag_error(struct diag *diag, kd_pos pos, const char *format, ...) __attribute__((cold, format(printf, 3, 4)));
void diag_error_with(struct diag *diag, kd_pos pos, const char *format, va_list arguments) __attribute__((cold));
void diag_warning(struct diag *diag, kd_pos pos, const char *format, ...) __attribute__((cold, format(printf, 3, 4)));
void diag_note(struct diag *diag, kd_pos pos, const char *format, ...) __attribute__((cold, format(printf, 3, 4)));

/* A warning or error of the checks, with text that lives as long as the messages. They are not among the
 * warnings that warnings_as_errors is about. False when it is dropped. */
bool diag_finding(struct diag *diag, bool is_error, kd_pos pos, const char *text);

/* What a check found, with its remedy and its option. */
const char *diag_finding_text(struct arena *arena, const struct kd_check_row *row, bool is_error, const char *what);

/* Whether there were more errors than are kept: it is time to stop. */
static inline bool diag_is_full(const struct diag *diag) {
	return diag->errors > diag->limit;
}

/* Whether names near to a misspelt one are to be looked for: it takes long, so the first mistakes alone get them. */
bool diag_may_suggest(struct diag *diag);

/* Forgets the errors after the first `count` messages whose place is `pos` or after it. */
void diag_forget(struct diag *diag, size_t count, kd_pos pos);

/* The messages with their locations, as the public API gives them; memory of the arena. */
struct kd_diagnostic *diag_export(struct diag *diag, struct sources *sources, size_t *count);

#endif
