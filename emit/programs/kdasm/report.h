/* report.h: how diagnostics are shown on standard error: as text, as GCC's JSON, or as SARIF. */
#ifndef KD_PROGRAMS_KDASM_REPORT_H
#define KD_PROGRAMS_KDASM_REPORT_H

#include <stdbool.h>

#include "kdasm/kdasm.h"
#include "options.h"

void report(struct arena *arena, const struct options *options, const struct kd_result *result);

/* ---- the forms ---- */

struct findings {
	const struct kd_diagnostic *items;
	size_t count;
};

void report_text(const struct findings *findings, bool color);
void report_json(struct arena *arena, const struct findings *findings);
void report_sarif(struct arena *arena, const struct findings *findings);

/* ---- for those that programs read ---- */

/* A message without the option at its end, as in "[-Wname]". */
struct report_message {
	size_t length;      /* of the message without it */
	const char *option; /* "-Wname"; NULL: there is none */
	size_t option_length;
	const char *check; /* the name in it; NULL: that of no check */
	size_t check_length;
};

struct report_message report_message_of(const struct kd_diagnostic *diagnostic);

/* How many notes follow the diagnostic at `index`. */
size_t report_notes(const struct findings *findings, size_t index);

const char *report_severity(enum kd_severity severity);

/* The level in SARIF, where advice is a note; GCC's JSON has notes only below other diagnostics. */
const char *report_level(const struct kd_diagnostic *diagnostic);

/* Columns of a diagnostic in characters, from 1. */
unsigned report_characters(const struct kd_diagnostic *diagnostic);

/* For out_to(): writes to standard error. */
void report_take(void *context, const char *text, size_t size);

#endif
