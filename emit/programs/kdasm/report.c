/* report.c: see report.h. */
#include "report.h"

#include <stdio.h>

#include "programs/shared/progress.h"

void report_take(void *context, const char *text, size_t size) {
	(void)context;
	fwrite(text, 1, size, stderr);
}

void report(struct arena *arena, const struct options *options, const struct kd_result *result) {
	static char buffer[64 * 1024];
	struct findings findings = {result->diagnostics, result->diagnostic_count};
	progress_clear();
	/* Standard error writes each piece at once by itself, which is slow for many messages. */
	if (findings.count)
		setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
	switch (options->format) {
	case MESSAGES_TEXT: report_text(&findings, options->color); break;
	case MESSAGES_JSON: report_json(arena, &findings); break;
	case MESSAGES_SARIF: report_sarif(arena, &findings); break;
	}
	fflush(stderr);
}
