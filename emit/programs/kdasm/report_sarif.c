/* report_sarif.c: diagnostics as SARIF 2.1.0, the interchange format of OASIS for what static analyses find. */
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "base/json.h"
#include "programs/shared/uri_path.h"
#include "report.h"

#define SCHEMA "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"

static void put_uri(struct json *json, const char *before, const char *path, const char *after) {
	struct buffer uri = buffer_in(json->out->text.arena);
	buffer_put_text(&uri, before);
	uri_put_path(&uri, path);
	buffer_put_text(&uri, after);
	json_string(json, (const char *)uri.data, uri.size);
}

static void put_artifact(struct json *json, const char *file) {
	json_begin(json, '{');
	json_key(json, "uri");
	put_uri(json, file[0] == '/' ? "file://" : "", file, "");
	if (file[0] != '/')
		json_entry(json, "uriBaseId", "PWD");
	json_end(json, '}');
}

static void put_region(struct json *json, const struct kd_diagnostic *diagnostic) {
	json_begin(json, '{');
	json_key(json, "startLine");
	json_unsigned(json, diagnostic->line);
	json_key(json, "startColumn");
	json_unsigned(json, report_characters(diagnostic));
	if (diagnostic->source_line) {
		json_key(json, "snippet");
		json_begin(json, '{');
		json_entry(json, "text", diagnostic->source_line);
		json_end(json, '}');
	}
	json_end(json, '}');
}

static void put_message(struct json *json, const char *text, size_t size) {
	json_key(json, "message");
	json_begin(json, '{');
	json_key(json, "text");
	json_string(json, text, size);
	json_end(json, '}');
}

/* A location; one of a note has a message. */
static void put_location(struct json *json, const struct kd_diagnostic *diagnostic) {
	json_begin(json, '{');
	if (diagnostic->file) {
		json_key(json, "physicalLocation");
		json_begin(json, '{');
		json_key(json, "artifactLocation");
		put_artifact(json, diagnostic->file);
		json_key(json, "region");
		put_region(json, diagnostic);
		json_end(json, '}');
	}
	if (diagnostic->severity == KD_NOTE)
		put_message(json, diagnostic->message, strlen(diagnostic->message));
	json_end(json, '}');
}

static void put_result(struct json *json, const struct kd_diagnostic *diagnostic, size_t notes) {
	struct report_message message = report_message_of(diagnostic);
	const char *level = report_severity(diagnostic->severity);
	json_begin(json, '{');
	json_key(json, "ruleId");
	json_string(json, message.check ? message.check : level, message.check ? message.check_length : strlen(level));
	json_entry(json, "level", level);
	put_message(json, diagnostic->message, message.length);
	json_key(json, "locations");
	json_begin(json, '[');
	if (diagnostic->file)
		put_location(json, diagnostic);
	json_end(json, ']');
	if (notes) {
		json_key(json, "relatedLocations");
		json_begin(json, '[');
		for (size_t i = 1; i <= notes; i++)
			put_location(json, &diagnostic[i]);
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

static void put_text_object(struct json *json, const char *key, const char *text) {
	json_key(json, key);
	json_begin(json, '{');
	json_entry(json, "text", text);
	json_end(json, '}');
}

/* The checks that found something. */
static void put_rules(struct json *json, const struct findings *findings) {
	json_key(json, "rules");
	json_begin(json, '[');
	const struct kd_check_row *row;
	for (size_t i = 0; (row = kd_check_at(i)) != NULL; i++) {
		if (!is_found(findings, row->name))
			continue;
		json_begin(json, '{');
		json_entry(json, "id", row->name);
		put_text_object(json, "shortDescription", row->description);
		put_text_object(json, "help", row->remedy);
		json_end(json, '}');
	}
	json_end(json, ']');
}

static void put_tool(struct json *json, const struct findings *findings) {
	json_key(json, "tool");
	json_begin(json, '{');
	json_key(json, "driver");
	json_begin(json, '{');
	json_entry(json, "name", "kdasm");
	json_entry(json, "version", KDASM_VERSION);
	put_rules(json, findings);
	json_end(json, '}');
	json_end(json, '}');
}

static void put_folder(struct json *json) {
	char here[PATH_MAX];
	if (!getcwd(here, sizeof here))
		return;
	json_key(json, "originalUriBaseIds");
	json_begin(json, '{');
	json_key(json, "PWD");
	json_begin(json, '{');
	json_key(json, "uri");
	put_uri(json, "file://", here, here[1] ? "/" : "");
	json_end(json, '}');
	json_end(json, '}');
}

void report_sarif(struct arena *arena, const struct findings *findings) {
	struct out out = out_to(arena, report_take, NULL);
	struct json json = {.out = &out};
	json_begin(&json, '{');
	json_entry(&json, "$schema", SCHEMA);
	json_entry(&json, "version", "2.1.0");
	json_key(&json, "runs");
	json_begin(&json, '[');
	json_begin(&json, '{');
	put_tool(&json, findings);
	put_folder(&json);
	json_entry(&json, "columnKind", "unicodeCodePoints");
	json_key(&json, "results");
	json_begin(&json, '[');
	for (size_t i = 0, notes; i < findings->count; i += 1 + notes) {
		notes = report_notes(findings, i);
		put_result(&json, &findings->items[i], notes);
		out_flush_large(&out);
	}
	json_end(&json, ']');
	json_end(&json, '}');
	json_end(&json, ']');
	json_end(&json, '}');
	out_text(&out, "\n");
	out_flush(&out);
}
