/* yaml_lines.c: see yaml_lines.h. */
#include "yaml_lines.h"

#include <string.h>

static bool is_key_part(char c) {
	return is_name_part(c) || c == '-';
}

bool yaml_key_of_line(const struct document *document, size_t line, struct yaml_key *key) {
	const char *text = document->text;
	size_t start = document_line_start(document, line), end = document_line_end(document, line), at = start;
	while (at < end && (strchr(" \t-{[\"'", text[at])))
		at++;
	key->start = at;
	key->column = at - start;
	while (at < end && is_key_part(text[at]))
		at++;
	key->end = at;
	while (at < end && (text[at] == '"' || text[at] == '\''))
		at++;
	if (key->end == key->start || at >= end || text[at] != ':')
		return false;
	at++;
	while (at < end && text[at] == ' ')
		at++;
	key->value = at;
	return true;
}

static bool key_is(const struct document *document, const struct yaml_key *key, const char *name) {
	return strlen(name) == key->end - key->start &&
	       memcmp(document->text + key->start, name, key->end - key->start) == 0;
}

enum kd_metadata_map yaml_map_at(const struct document *document, const struct outline *outline, size_t line,
                                 size_t column) {
	struct yaml_key key;
	while (line-- > 0 && outline->lines[line].region == REGION_METADATA) {
		if (!yaml_key_of_line(document, line, &key) || key.column >= column)
			continue;
		if (key_is(document, &key, ".args"))
			return KD_METADATA_ARGUMENT;
		if (key_is(document, &key, "amdhsa.kernels"))
			return KD_METADATA_KERNEL;
		column = key.column;
	}
	return KD_METADATA_ROOT;
}
