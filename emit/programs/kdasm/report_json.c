/* report_json.c: diagnostics as GCC writes them with -fdiagnostics-format=json. */
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "report.h"

static void put_place(struct json *json, const struct kd_diagnostic *diagnostic) {
	if (!diagnostic->file)
		return;
	json_begin(json, '{');
	json_key(json, "caret");
	json_begin(json, '{');
	json_entry(json, "file", diagnostic->file);
	json_unsigned_entry(json, "line", diagnostic->line);
	json_unsigned_entry(json, "column", diagnostic->column);
	json_unsigned_entry(json, "byte-column", diagnostic->column);
	json_unsigned_entry(json, "display-column", report_characters(diagnostic));
	json_end(json, '}');
	json_end(json, '}');
}

/* What notes have, too. */
static void begin_diagnostic(struct json *json, const struct kd_diagnostic *diagnostic, size_t length) {
	json_begin(json, '{');
	json_entry(json, "kind", report_severity(diagnostic->severity));
	json_key(json, "message");
	json_string(json, diagnostic->message, length);
	json_key(json, "escape-source");
	json_boolean(json, false);
	json_key(json, "locations");
	json_begin(json, '[');
	put_place(json, diagnostic);
	json_end(json, ']');
}

static void put_diagnostic(struct json *json, const struct kd_diagnostic *diagnostic, size_t notes) {
	struct report_message message = report_message_of(diagnostic);
	begin_diagnostic(json, diagnostic, message.length);
	json_unsigned_entry(json, "column-origin", 1);
	if (message.option) {
		json_key(json, "option");
		json_string(json, message.option, message.option_length);
	}
	json_key(json, "children");
	json_begin(json, '[');
	for (size_t i = 1; i <= notes; i++) {
		begin_diagnostic(json, &diagnostic[i], strlen(diagnostic[i].message));
		json_end(json, '}');
	}
	json_end(json, ']');
	json_end(json, '}');
}

void report_json(struct arena *arena, const struct findings *findings) {
	struct out out = out_to(arena, report_take, NULL);
	struct json json = {.out = &out};
	json_begin(&json, '[');
	for (size_t i = 0, notes; i < findings->count; i += 1 + notes) {
		notes = report_notes(findings, i);
		put_diagnostic(&json, &findings->items[i], notes);
		out_flush_large(&out);
	}
	json_end(&json, ']');
	out_text(&out, "\n");
	out_flush(&out);
}
