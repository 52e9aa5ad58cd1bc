/* positions.c: see positions.h. */
#include "positions.h"

/* Bytes of the character that begins here, and its units of UTF-16. */
static size_t character_size(const char *text, size_t size, size_t *units) {
	const unsigned char *at = (const unsigned char *)text;
	size_t wanted = at[0] < 0xc2 ? 1 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : at[0] < 0xf5 ? 4 : 1;
	*units = 1;
	if (wanted > size)
		return 1;
	for (size_t i = 1; i < wanted; i++)
		if ((at[i] & 0xc0) != 0x80)
			return 1;
	*units = wanted == 4 ? 2 : 1;
	return wanted;
}

size_t units_of(struct units units, const char *text, size_t size) {
	size_t count = 0, step;
	for (size_t at = 0, piece; !units.utf8 && at < size; at += piece) {
		piece = character_size(text + at, size - at, &step);
		count += step;
	}
	return units.utf8 ? size : count;
}

/* How many bytes so many units take, of a line with `size` bytes. */
static size_t bytes_of(struct units units, const char *text, size_t size, uint64_t wanted) {
	if (units.utf8)
		return wanted < size ? (size_t)wanted : size;
	size_t at = 0, step;
	for (uint64_t count = 0; at < size; count += step) {
		size_t piece = character_size(text + at, size - at, &step);
		if (count + step > wanted)
			break;
		at += piece;
	}
	return at;
}

bool position_read(struct units units, const struct document *document, const json_t *position, size_t *offset) {
	const json_t *line = json_object_get(position, "line"), *character = json_object_get(position, "character");
	json_int_t wanted = json_integer_value(line), unit = json_integer_value(character);
	if (!json_is_integer(line) || !json_is_integer(character) || wanted < 0 || unit < 0)
		return false;
	if ((uint64_t)wanted >= document->line_count) {
		*offset = document->size;
		return true;
	}
	size_t start = document_line_start(document, (size_t)wanted), end = document_line_end(document, (size_t)wanted);
	*offset = start + bytes_of(units, document->text + start, end - start, (uint64_t)unit);
	return true;
}

bool range_read(struct units units, const struct document *document, const json_t *range, size_t *start, size_t *end) {
	return position_read(units, document, json_object_get(range, "start"), start) &&
	       position_read(units, document, json_object_get(range, "end"), end) && *start <= *end;
}

/* An object of two values, which it takes over. There are thousands in an answer, and json_pack() takes longer. */
static json_t *pair(const char *first, json_t *first_value, const char *second, json_t *second_value) {
	json_t *object = json_object();
	if (json_object_set_new_nocheck(object, first, first_value) == 0 &&
	    json_object_set_new_nocheck(object, second, second_value) == 0)
		return object;
	json_decref(object);
	return NULL;
}

json_t *position_json(struct units units, const struct document *document, size_t offset) {
	size_t line = document_line(document, offset), start = document_line_start(document, line);
	size_t end = document_line_end(document, line), at = offset < end ? offset : end;
	return pair("line", json_integer((json_int_t)line), "character",
	            json_integer((json_int_t)units_of(units, document->text + start, at - start)));
}

json_t *range_json(struct units units, const struct document *document, size_t start, size_t end) {
	return pair("start", position_json(units, document, start), "end", position_json(units, document, end));
}

json_t *location_json(struct units units, const struct document *document, size_t start, size_t end) {
	return json_pack("{s:s, s:o}", "uri", document->uri, "range", range_json(units, document, start, end));
}
