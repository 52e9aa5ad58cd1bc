/* yaml_write.c: see yaml_write.h.
 *
 * Lists within lists put their dashes on one line. An empty list begins a line of its own without
 * them, which no reader takes back; so does LLVM. */
#include "yaml_write.h"

#define KEY_WIDTH 16 /* values come after it and a colon */
static const char blanks[KEY_WIDTH + 1] = "                ";

static void put(struct yaml_writer *writer, const char *text) {
	buffer_put_text(writer->out, text);
}

void yaml_writer_init(struct yaml_writer *writer, struct buffer *out) {
	*writer = (struct yaml_writer){.out = out, .padding = "\n"};
}

/* Dashes in front of the first element of a list, and of all lists that begin with it. */
static size_t count_dashes(const struct yaml_writer *writer) {
	size_t level = writer->levels.count, dashes = 0;
	const struct yaml_level *top = &writer->levels.items[level - 1];
	if (top->is_map && top->begun)
		return 0;
	if (top->is_map)
		level--;
	while (level && !writer->levels.items[level - 1].is_map) {
		dashes++;
		if (writer->levels.items[--level].begun)
			break;
	}
	return dashes;
}

static void put_padding(struct yaml_writer *writer, bool is_empty_list) {
	const char *padding = writer->padding;
	put(writer, padding);
	writer->padding = "";
	if (padding[0] != '\n' || !writer->levels.count || is_empty_list)
		return;
	size_t indent = writer->levels.count - 1;
	if (!writer->levels.items[indent].is_map)
		indent++;
	size_t dashes = count_dashes(writer);
	for (size_t i = dashes; i < indent; i++)
		put(writer, "  ");
	for (size_t i = 0; i < dashes; i++)
		put(writer, "- ");
}

static struct yaml_level *top_level(struct yaml_writer *writer) {
	return writer->levels.count ? &writer->levels.items[writer->levels.count - 1] : NULL;
}

bool yaml_wants_key(const struct yaml_writer *writer) {
	const struct yaml_level *top = writer->levels.count ? &writer->levels.items[writer->levels.count - 1] : NULL;
	return top && top->is_map && top->left % 2 == 0;
}

void yaml_write_key(struct yaml_writer *writer, const char *text, size_t size) {
	top_level(writer)->left--;
	put_padding(writer, false);
	yaml_quote(writer->out, text, size, yaml_quotes_needed(text, size, false), YAML_UNICODE_LLVM_22);
	put(writer, ":");
	writer->padding = size < KEY_WIDTH ? blanks + size : " ";
}

/* Ends a value: collections whose last one it was close, and the others have begun. */
static void end_value(struct yaml_writer *writer) {
	writer->padding = "\n";
	for (struct yaml_level *top = top_level(writer); top; top = top_level(writer)) {
		top->begun = true;
		if (top->left)
			break;
		writer->levels.count--;
	}
}

static void begin_value(struct yaml_writer *writer) {
	if (writer->levels.count)
		top_level(writer)->left--;
}

void yaml_write_scalar(struct yaml_writer *writer, const char *tag, enum yaml_quotes quotes, const char *text,
                       size_t size) {
	begin_value(writer);
	put_padding(writer, false);
	put(writer, tag);
	if (tag[0])
		put(writer, " ");
	yaml_quote(writer->out, text, size, size ? quotes : YAML_SINGLE, YAML_UNICODE_LLVM_22);
	end_value(writer);
}

void yaml_write_collection(struct yaml_writer *writer, bool is_map, size_t count) {
	begin_value(writer);
	writer->padding_before = writer->padding;
	writer->padding = "\n";
	struct yaml_level *level = list_add(writer->out->arena, &writer->levels);
	*level = (struct yaml_level){.left = is_map ? 2 * count : count, .is_map = is_map};
	if (count)
		return;
	writer->padding = writer->padding_before;
	put_padding(writer, !is_map);
	put(writer, is_map ? "{}" : "[]");
	end_value(writer);
}
