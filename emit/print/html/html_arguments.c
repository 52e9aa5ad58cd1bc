/* html_arguments.c: a kernel's arguments in a page, as its metadata has them. */
#include "html.h"

#include <inttypes.h>

/* Lengths in pixels; the picture has so many rows at most. */
enum { BYTES = 16, BYTE = 60, ROW = 26, LEFT = 50, MOST_ROWS = 64, LETTER = 7 };

enum key { OFFSET, SIZE, NAME, KIND, TYPE, SPACE, ACCESS, KEY_COUNT };

/* In version 2 nothing says an offset: the arguments follow each other. */
static const struct {
	const char *key, *v2, *title;
} keys[KEY_COUNT] = {
    [OFFSET] = {".offset", NULL, "offset"},      [SIZE] = {".size", "Size", "size"},
    [NAME] = {".name", "Name", "name"},          [KIND] = {".value_kind", "ValueKind", "kind"},
    [TYPE] = {".type_name", "TypeName", "type"}, [SPACE] = {".address_space", "AddrSpaceQual", "address space"},
    [ACCESS] = {".access", "AccQual", "access"},
};

struct argument {
	const struct node *map;
	uint64_t offset, size;
	bool is_placed, is_hidden;
};

static const struct node *find(const struct node *map, enum key key) {
	const struct node *found = tree_find(map, keys[key].key);
	return found || !keys[key].v2 ? found : tree_find(map, keys[key].v2);
}

static struct argument argument_of(const struct node *map, uint64_t end) {
	struct argument argument = {.map = map, .offset = end};
	uint64_t alignment = 0;
	bool has_size = node_unsigned(find(map, SIZE), &argument.size) && argument.size;
	bool has_offset = node_unsigned(find(map, OFFSET), &argument.offset);
	if (!has_offset && node_unsigned(tree_find(map, "Align"), &alignment) && alignment &&
	    end <= UINT64_MAX - alignment) {
		argument.offset = (end + alignment - 1) / alignment * alignment;
		has_offset = true;
	}
	size_t length = 0;
	const char *kind = node_text(find(map, KIND), &length);
	argument.is_hidden = kind && length > 6 && strncasecmp(kind, "hidden", 6) == 0;
	argument.is_placed = has_size && has_offset && argument.size <= UINT64_MAX - argument.offset;
	return argument;
}

static const char *name_of(const struct argument *argument, size_t *size) {
	const char *name = node_text(find(argument->map, NAME), size);
	return name && *size ? name : node_text(find(argument->map, KIND), size);
}

/* ---- the picture ---- */

static void put_box(struct out *out, const struct argument *argument, uint64_t from, uint64_t to, size_t number) {
	size_t size = 0;
	const char *name = name_of(argument, &size);
	uint64_t x = LEFT + from % BYTES * BYTE, width = (to - from) * BYTE, room = width / LETTER;
	out_printf(out,
	           "<rect class=\"%s\" x=\"%" PRIu64 "\" y=\"%" PRIu64 "\" width=\"%" PRIu64 "\" height=\"%d\"><title>",
	           argument->is_hidden ? "hidden"
	           : number % 2        ? "odd"
	                               : "even",
	           x, from / BYTES * ROW, width, ROW - 2);
	out_printf(out, "bytes %" PRIu64 " to %" PRIu64 ": ", argument->offset, argument->offset + argument->size - 1);
	html_put(out, name ? name : "", size);
	out_text(out, "</title></rect>\n");
	if (!name || room < 3)
		return;
	out_printf(out, "<text x=\"%" PRIu64 "\" y=\"%" PRIu64 "\">", x + 4, from / BYTES * ROW + ROW - 9);
	html_put(out, name, size < room ? size : (size_t)room);
	out_text(out, "</text>\n");
}

static void put_boxes(struct out *out, const struct argument *argument, uint64_t end, size_t number) {
	uint64_t past = argument->offset + argument->size < end ? argument->offset + argument->size : end;
	for (uint64_t at = argument->offset; argument->is_placed && at < past;) {
		uint64_t to = (at / BYTES + 1) * BYTES < past ? (at / BYTES + 1) * BYTES : past;
		put_box(out, argument, at, to, number);
		at = to;
	}
}

static void put_picture(struct out *out, const struct argument *arguments, size_t count) {
	uint64_t end = 0;
	for (size_t i = 0; i < count; i++)
		if (arguments[i].is_placed && arguments[i].offset + arguments[i].size > end)
			end = arguments[i].offset + arguments[i].size;
	if (!end)
		return;
	uint64_t rows = end / BYTES + (end % BYTES != 0);
	rows = rows < MOST_ROWS ? rows : MOST_ROWS;
	out_printf(out,
	           "<svg class=arguments viewBox=\"0 0 %d %" PRIu64 "\" width=\"%d\" font-family=\"monospace\" "
	           "font-size=\"12\">\n",
	           LEFT + BYTES * BYTE + 1, rows * ROW, LEFT + BYTES * BYTE + 1);
	for (uint64_t i = 0; i < rows; i++)
		out_printf(out, "<text x=\"0\" y=\"%" PRIu64 "\">%" PRIu64 "</text>\n", i * ROW + ROW - 9, i * BYTES);
	for (size_t i = 0; i < count; i++)
		put_boxes(out, &arguments[i], rows * BYTES, i);
	out_text(out, "</svg>\n");
	if (rows == MOST_ROWS)
		out_printf(out, "<p>The picture has no more than %d bytes.</p>\n", MOST_ROWS * BYTES);
}

/* ---- the table ---- */

static void put_row(struct out *out, const struct argument *argument, size_t number) {
	out_text(out, "<tr class=argument>");
	html_put_number_cell(out, number);
	for (enum key key = OFFSET; key <= SIZE; key++) {
		if (argument->is_placed)
			html_put_number_cell(out, key == OFFSET ? argument->offset : argument->size);
		else
			out_text(out, "<td>");
	}
	for (enum key key = NAME; key < KEY_COUNT; key++) {
		size_t size = 0;
		const char *text = node_text(find(argument->map, key), &size);
		html_put_cell(out, text ? text : "", size);
	}
	out_text(out, "\n");
}

static void put_table(struct out *out, const struct argument *arguments, size_t count) {
	out_text(out, "<table>\n<tr><th>#");
	for (enum key key = 0; key < KEY_COUNT; key++)
		out_printf(out, "<th>%s", keys[key].title);
	out_text(out, "\n");
	for (size_t i = 0; i < count; i++)
		put_row(out, &arguments[i], i);
	out_text(out, "</table>\n");
}

void html_put_arguments(const struct html_kernel *html) {
	const struct node *list = tree_find(html->subject->kernel->metadata, ".args");
	if (!list)
		list = tree_find(html->subject->kernel->metadata, "Args");
	if (!list || list->kind != NODE_LIST || !list->children.count)
		return;
	size_t count = list->children.count;
	struct argument *arguments = arena_zeroed(html->arena, count, sizeof *arguments);
	uint64_t end = 0;
	for (size_t i = 0; i < count; i++) {
		arguments[i] = argument_of(&list->children.items[i], end);
		end = arguments[i].is_placed ? arguments[i].offset + arguments[i].size : end;
	}
	out_text(html->out, "<h3>Arguments</h3>\n");
	put_picture(html->out, arguments, count);
	put_table(html->out, arguments, count);
}
