/* report_text.c: diagnostics for people, as LLVM's tools show them. */
#include <stdio.h>
#include <string.h>

#include "programs/shared/messages.h"
#include "report.h"

enum { MANY = 20 }; /* from more than so many on they are counted */

/* Those of clang. */
struct palette {
	const char *place, *note, *warning, *error, *text, *caret, *end;
};

static const struct palette plain = {"", "", "", "", "", "", ""};
static const struct palette colored = {"\033[1m", "\033[1;36m", "\033[1;35m", "\033[1;31m",
                                       "\033[1m", "\033[1;32m", "\033[0m"};

static const char *color_of(const struct palette *palette, enum kd_severity severity) {
	switch (severity) {
	case KD_NOTE: return palette->note;
	case KD_WARNING: return palette->warning;
	case KD_ERROR: return palette->error;
	}
	return "";
}

/* The line and below it a caret; tabs stay tabs so that they line up. */
static void print_excerpt(const struct kd_diagnostic *diagnostic, const struct palette *palette) {
	message_text(stderr, diagnostic->source_line, strlen(diagnostic->source_line), "\t");
	fputc('\n', stderr);
	for (unsigned i = 0; i < diagnostic->caret; i++)
		fputc(diagnostic->source_line[i] == '\t' ? '\t' : ' ', stderr);
	fprintf(stderr, "%s^%s\n", palette->caret, palette->end);
}

static void print(const struct kd_diagnostic *diagnostic, const struct palette *palette) {
	fputs(palette->place, stderr);
	if (diagnostic->file) {
		message_text(stderr, diagnostic->file, strlen(diagnostic->file), "");
		fprintf(stderr, ":%u:%u: ", diagnostic->line, diagnostic->column);
	} else {
		fputs("kdasm: ", stderr);
	}
	fprintf(stderr, "%s%s%s: %s%s", palette->end, color_of(palette, diagnostic->severity),
	        report_severity(diagnostic->severity), palette->end, palette->text);
	message_text(stderr, diagnostic->message, strlen(diagnostic->message), "");
	fprintf(stderr, "%s\n", palette->end);
	if (diagnostic->source_line)
		print_excerpt(diagnostic, palette);
}

static const char *plural(size_t count) {
	return count == 1 ? "" : "s";
}

/* One line in clang's words. */
static void print_sum(const struct findings *findings) {
	size_t errors = 0, warnings = 0;
	for (size_t i = 0; i < findings->count; i++) {
		errors += findings->items[i].severity == KD_ERROR;
		warnings += findings->items[i].severity == KD_WARNING;
	}
	if (errors + warnings <= MANY)
		return;
	if (errors && warnings)
		fprintf(stderr, "%zu warning%s and %zu error%s generated.\n", warnings, plural(warnings), errors,
		        plural(errors));
	else
		fprintf(stderr, "%zu %s%s generated.\n", errors + warnings, errors ? "error" : "warning",
		        plural(errors + warnings));
}

void report_text(const struct findings *findings, bool color) {
	for (size_t i = 0; i < findings->count; i++)
		print(&findings->items[i], color ? &colored : &plain);
	print_sum(findings);
}
