/* json.c: see json.h. RFC 8259. */
#include "json.h"

#include <string.h>

#include "utf8.h"

static void begin_value(struct json *json) {
	if (json->after_key) {
		json->after_key = false;
		return;
	}
	if (json->begun)
		out_bytes(json->out, ",", 1);
	if (json->depth) {
		out_bytes(json->out, "\n", 1);
		out_blanks(json->out, json->depth);
	}
	json->begun = true;
}

void json_begin(struct json *json, char bracket) {
	begin_value(json);
	out_bytes(json->out, &bracket, 1);
	json->depth++;
	json->begun = false;
}

void json_end(struct json *json, char bracket) {
	json->depth--;
	if (json->begun) {
		out_bytes(json->out, "\n", 1);
		out_blanks(json->out, json->depth);
	}
	out_bytes(json->out, &bracket, 1);
	json->begun = true;
}

/* ---- strings ---- */

/* Whether a byte stands for itself. */
static inline bool is_plain(uint8_t c) {
	return c >= ' ' && c < 0x7f && c != '"' && c != '\\';
}

static void put_special(struct out *out, const uint8_t **at, const uint8_t *end) {
	uint8_t c = **at;
	uint32_t point;
	size_t length = utf8_decode(*at, (size_t)(end - *at), &point);
	if (c == '"' || c == '\\')
		out_printf(out, "\\%c", c);
	else if (c == '\n')
		out_text(out, "\\n");
	else if (c == '\t')
		out_text(out, "\\t");
	else if (length && utf8_is_control(point))
		out_printf(out, "\\u%04x", (unsigned)point);
	else if (length)
		out_bytes(out, *at, length);
	else
		out_text(out, "\\ufffd");
	*at += length ? length : 1;
}

static void put_string(struct out *out, const char *text, size_t size) {
	const uint8_t *at = (const uint8_t *)text, *end = at + size;
	out_bytes(out, "\"", 1);
	while (at < end) {
		const uint8_t *plain = at;
		while (plain < end && is_plain(*plain))
			plain++;
		out_bytes(out, at, (size_t)(plain - at));
		at = plain;
		if (at < end)
			put_special(out, &at, end);
	}
	out_bytes(out, "\"", 1);
}

void json_foreign_key(struct json *json, const char *key, size_t size) {
	begin_value(json);
	put_string(json->out, key, size);
	out_bytes(json->out, ": ", 2);
	json->after_key = true;
}

void json_key(struct json *json, const char *key) {
	begin_value(json);
	out_bytes(json->out, "\"", 1);
	out_text(json->out, key);
	out_bytes(json->out, "\": ", 3);
	json->after_key = true;
}

void json_string(struct json *json, const char *text, size_t size) {
	begin_value(json);
	put_string(json->out, text, size);
}

void json_text(struct json *json, const char *text) {
	json_string(json, text, strlen(text));
}

/* ---- other scalars ---- */

void json_unsigned(struct json *json, uint64_t number) {
	begin_value(json);
	out_unsigned(json->out, number);
}

void json_signed(struct json *json, int64_t number) {
	begin_value(json);
	out_signed(json->out, number);
}

void json_number(struct json *json, const char *digits, size_t size) {
	begin_value(json);
	out_bytes(json->out, digits, size);
}

void json_boolean(struct json *json, bool truth) {
	begin_value(json);
	out_text(json->out, truth ? "true" : "false");
}

void json_null(struct json *json) {
	begin_value(json);
	out_text(json->out, "null");
}

void json_entry(struct json *json, const char *key, const char *text) {
	json_key(json, key);
	if (text)
		json_text(json, text);
	else
		json_null(json);
}

void json_unsigned_entry(struct json *json, const char *key, uint64_t number) {
	json_key(json, key);
	json_unsigned(json, number);
}

void json_hex(struct json *json, const uint8_t *bytes, size_t size) {
	begin_value(json);
	out_bytes(json->out, "\"", 1);
	out_hex_bytes(json->out, bytes, size);
	out_bytes(json->out, "\"", 1);
}
