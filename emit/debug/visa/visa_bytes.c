/* visa_bytes.c: the bytes of vISA debug information become a tree of records, and these bytes again. */
#include <inttypes.h>

#include "visa_tree.h"

enum { MAGIC_SIZE = 4 };

struct visa_reader {
	struct arena *arena;
	const uint8_t *bytes;
	size_t size, at;
	enum kd_visa_layout layout;
	const char *error;
};

/* Takes as many bytes; NULL, with an error, if there are fewer. */
static const uint8_t *take(struct visa_reader *reader, size_t size, const struct visa_field *field) {
	const uint8_t *bytes = reader->bytes + reader->at;
	if (size > reader->size - reader->at) {
		reader->error = arena_printf(reader->arena, "it is cut off at offset %zu, in '%s'", reader->at, field->name);
		return NULL;
	}
	reader->at += size;
	return bytes;
}

static bool take_number(struct visa_reader *reader, unsigned size, const struct visa_field *field, uint32_t *number) {
	const uint8_t *bytes = take(reader, size, field);
	*number = bytes ? (uint32_t)load_le(bytes, size) : 0;
	return bytes;
}

static bool read_value(struct visa_reader *reader, struct visa_node *node, const struct visa_field *field) {
	uint32_t *value = &node->values[visa_slot(field)];
	unsigned size = visa_size(field, node, reader->layout);
	if (size && !take_number(reader, size, field, value))
		return false;
	if (!visa_has_names(field->show) || visa_value_name(field->show, *value))
		return true;
	reader->error = arena_printf(reader->arena, "'%s' at offset %zu is %" PRIu32 ", which has no meaning", field->name,
	                             reader->at - size, *value);
	return false;
}

static bool read_text(struct visa_reader *reader, struct visa_node *node, const struct visa_field *field) {
	uint32_t length;
	if (!take_number(reader, field->sizes[reader->layout], field, &length))
		return false;
	node->text = (const char *)take(reader, length, field);
	node->length = length;
	return node->text;
}

static bool read_fields(struct visa_reader *reader, struct visa_node *node);

static bool read_list(struct visa_reader *reader, struct visa_node *node, const struct visa_field *field) {
	uint32_t count = 1;
	unsigned size = field->sizes[reader->layout];
	if (size && !take_number(reader, size, field, &count))
		return false;
	if (size && (count > field->most || count > reader->size - reader->at)) { /* an element has a byte at least */
		reader->error = arena_printf(reader->arena,
		                             "the number of '%s' at offset %zu is %" PRIu32 ", which is too much", field->name,
		                             reader->at - size, count);
		return false;
	}
	for (uint32_t i = 0; i < count; i++)
		if (!read_fields(reader, visa_node_add(reader->arena, node, field, reader->layout)))
			return false;
	return true;
}

/* Records are inside each other as deep as the rows say, so recursion is. */
static bool read_fields(struct visa_reader *reader, struct visa_node *node) {
	static bool (*const readers[])(struct visa_reader * reader, struct visa_node * node,
	                               const struct visa_field *field) = {
	    [VISA_NUMBER] = read_value, [VISA_TEXT] = read_text, [VISA_PLACE] = read_value, [VISA_LIST] = read_list};
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++)
		if (!readers[fields[i].kind](reader, node, &fields[i]))
			return false;
	return true;
}

struct visa_node *visa_read(struct arena *arena, const uint8_t *bytes, size_t size, enum kd_visa_layout layout,
                            const char **error) {
	struct visa_reader reader = {.arena = arena, .bytes = bytes, .size = size, .at = MAGIC_SIZE, .layout = layout};
	struct visa_node *file = visa_node_new(arena, VISA_FILE, 0);
	bool read = read_fields(&reader, file);
	if (read && reader.at < size)
		reader.error = arena_printf(arena, "it ends at offset %zu, but the file has %zu bytes", reader.at, size);
	*error = reader.error;
	return reader.error ? NULL : file;
}

/* ---- writing ---- */

static void write_fields(const struct visa_node *node, enum kd_visa_layout layout, struct buffer *out);

static void write_field(const struct visa_node *node, const struct visa_field *field, enum kd_visa_layout layout,
                        struct buffer *out) {
	const struct visa_nodes *list = field->kind == VISA_LIST ? &node->lists[visa_slot(field)] : NULL;
	unsigned size = visa_size(field, node, layout);
	switch (field->kind) {
	case VISA_NUMBER:
	case VISA_PLACE: buffer_put_le(out, node->values[visa_slot(field)], size); break;
	case VISA_TEXT:
		buffer_put_le(out, node->length, size);
		buffer_put(out, node->text, node->length);
		break;
	case VISA_LIST:
		buffer_put_le(out, list->count, size);
		for (size_t i = 0; i < list->count; i++)
			write_fields(list->items[i], layout, out);
		break;
	}
}

static void write_fields(const struct visa_node *node, enum kd_visa_layout layout, struct buffer *out) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++)
		write_field(node, &fields[i], layout, out);
}

void visa_write(const struct visa_node *file, enum kd_visa_layout layout, struct buffer *out) {
	buffer_put_le(out, VISA_MAGIC, MAGIC_SIZE);
	write_fields(file, layout, out);
}
