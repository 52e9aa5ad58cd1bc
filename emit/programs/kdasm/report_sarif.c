/* report_sarif.c: diagnostics as SARIF. */
#include <string.h>

#include "programs/shared/sarif.h"
#include "report.h"

static void put_region(struct json *json, const struct kd_diagnostic *diagnostic) {
	json_begin(json, '{');
	json_unsigned_entry(json, "startLine", diagnostic->line);
	json_unsigned_entry(json, "startColumn", report_characters(diagnostic));
	if (diagnostic->source_line)
		sarif_text(json, "snippet", diagnostic->source_line, strlen(diagnostic->source_line));
	json_end(json, '}');
}

/* A location; one of a note has a message, and a number, because SARIF wants no two that are the same. */
static void put_location(struct json *json, const struct kd_diagnostic *diagnostic, size_t note) {
	json_begin(json, '{');
	if (note)
		json_unsigned_entry(json, "id", note);
	if (diagnostic->file) {
		sarif_begin_file(json, diagnostic->file);
		json_key(json, "region");
		put_region(json, diagnostic);
		json_end(json, '}');
	}
	if (note)
		sarif_text(json, "message", diagnostic->message, strlen(diagnostic->message));
	json_end(json, '}');
}

static void put_result(struct json *json, const struct kd_diagnostic *diagnostic, size_t notes) {
	struct report_message message = report_message_of(diagnostic);
	const char *level = report_level(diagnostic);
	json_begin(json, '{');
	json_key(json, "ruleId");
	json_string(json, message.check ? message.check : level, message.check ? message.check_length : strlen(level));
	json_entry(json, "level", level);
	sarif_text(json, "message", diagnostic->message, message.length);
	json_key(json, "locations");
	json_begin(json, '[');
	if (diagnostic->file)
		put_location(json, diagnostic, 0);
	json_end(json, ']');
	if (notes) {
		json_key(json, "relatedLocations");
		json_begin(json, '[');
		for (size_t i = 1; i <= notes; i++)
			put_location(json, &diagnostic[i], i);
		json_end(json, ']');
	}
	json_end(json, '}');
}

/* ---- what the results refer to ---- */

static bool is_found(const struct findings *findings, const char *check) {
	for (size_t i = 0; i < findings->count; i++) {
		struct report_message message = report_message_of(&findings->items[i]);
		if (message.check && message.check_length == strlen(check) &&
		    memcmp(message.check, check, message.check_length) == 0)
			return true;
	}
	return false;
}

/* The checks that found something. */
static void put_rules(struct json *json, const struct findings *findings) {
	const struct kd_check_row *row;
	for (size_t i = 0; (row = kd_check_at(i)) != NULL; i++) {
		if (!is_found(findings, row->name))
			continue;
		json_begin(json, '{');
		json_entry(json, "id", row->name);
		sarif_text(json, "shortDescription", row->description, strlen(row->description));
		sarif_text(json, "help", row->remedy, strlen(row->remedy));
		json_end(json, '}');
	}
}

void report_sarif(struct arena *arena, const struct findings *findings) {
	struct out out = out_to(arena, report_take, NULL);
	struct json json = {.out = &out};
	sarif_begin(&json, "kdasm");
	put_rules(&json, findings);
	sarif_begin_results(&json);
	for (size_t i = 0, notes; i < findings->count; i += 1 + notes) {
		notes = report_notes(findings, i);
		put_result(&json, &findings->items[i], notes);
		out_flush_large(&out);
	}
	sarif_end(&json);
	out_flush(&out);
}
