/* sarif.c: see sarif.h. */
#include "sarif.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "kdasm/kdasm.h"

#define SCHEMA "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"

/* What relative names are relative to. */
#define FOLDER "PWD"

/* As a part of a URI, RFC 3986: bytes that cannot stand there are %XX. */
static void put_path(struct buffer *uri, const char *path) {
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
	for (; *path; path++) {
		char escape[4];
		if (strchr(plain, *path)) {
			buffer_put(uri, path, 1);
			continue;
		}
		snprintf(escape, sizeof escape, "%%%02X", (unsigned char)*path);
		buffer_put_text(uri, escape);
	}
}

static void put_uri(struct json *json, const char *path, const char *after) {
	struct buffer uri = buffer_in(json->out->text.arena);
	buffer_put_text(&uri, path[0] == '/' ? "file://" : "");
	put_path(&uri, path);
	buffer_put_text(&uri, after);
	json_key(json, "uri");
	json_string(json, (const char *)uri.data, uri.size);
}

void sarif_text(struct json *json, const char *key, const char *text, size_t size) {
	json_key(json, key);
	json_begin(json, '{');
	json_key(json, "text");
	json_string(json, text, size);
	json_end(json, '}');
}

void sarif_begin_file(struct json *json, const char *file) {
	json_key(json, "physicalLocation");
	json_begin(json, '{');
	json_key(json, "artifactLocation");
	json_begin(json, '{');
	put_uri(json, file, "");
	if (file[0] != '/')
		json_entry(json, "uriBaseId", FOLDER);
	json_end(json, '}');
}

/* ---- the document ---- */

void sarif_begin(struct json *json, const char *program) {
	json_begin(json, '{');
	json_entry(json, "$schema", SCHEMA);
	json_entry(json, "version", "2.1.0");
	json_key(json, "runs");
	json_begin(json, '[');
	json_begin(json, '{');
	json_key(json, "tool");
	json_begin(json, '{');
	json_key(json, "driver");
	json_begin(json, '{');
	json_entry(json, "name", program);
	json_entry(json, "version", KDASM_VERSION);
	json_key(json, "rules");
	json_begin(json, '[');
}

static void put_folder(struct json *json) {
	char here[PATH_MAX];
	if (!getcwd(here, sizeof here))
		return;
	json_key(json, "originalUriBaseIds");
	json_begin(json, '{');
	json_key(json, FOLDER);
	json_begin(json, '{');
	put_uri(json, here, here[1] ? "/" : "");
	json_end(json, '}');
	json_end(json, '}');
}

void sarif_begin_results(struct json *json) {
	json_end(json, ']');
	json_end(json, '}');
	json_end(json, '}');
	put_folder(json);
	json_entry(json, "columnKind", "unicodeCodePoints");
	json_key(json, "results");
	json_begin(json, '[');
}

void sarif_end(struct json *json) {
	json_end(json, ']');
	json_end(json, '}');
	json_end(json, ']');
	json_end(json, '}');
	out_text(json->out, "\n");
}
