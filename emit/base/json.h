/* json.h: writes JSON, each element and entry on a line of its own. */
#ifndef KD_BASE_JSON_H
#define KD_BASE_JSON_H

#include <stdbool.h>

#include "out.h"

/* Objects and lists may nest as deep as a 64-bit number has bits; ours nest as metadata does, at most. */
struct json {
	struct out *out;
	unsigned depth;
	bool after_key; /* a value is next */
	bool begun;     /* the innermost object or list has an element */
};

void json_begin(struct json *json, char bracket);
void json_end(struct json *json, char bracket);
void json_key(struct json *json, const char *key); /* one of ours: there is nothing in it to escape */
void json_foreign_key(struct json *json, const char *key, size_t size); /* any text */
void json_string(struct json *json, const char *text, size_t size);     /* bytes that are no UTF-8 become U+FFFD */
void json_text(struct json *json, const char *text);
void json_unsigned(struct json *json, uint64_t number);
void json_signed(struct json *json, int64_t number);
void json_number(struct json *json, const char *digits, size_t size); /* as JSON has them */
void json_boolean(struct json *json, bool truth);
void json_null(struct json *json);

/* A key with a text; NULL is null. The second with a number. */
void json_entry(struct json *json, const char *key, const char *text);
void json_unsigned_entry(struct json *json, const char *key, uint64_t number);

/* Bytes as a string of hexadecimal digits. */
void json_hex(struct json *json, const uint8_t *bytes, size_t size);

#endif
