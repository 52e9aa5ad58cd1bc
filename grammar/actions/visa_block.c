/* visa_block.c: .visa_debug_info: Intel's vISA debug information. */
#include <inttypes.h>

#include "records.h"

#include "base/suggest.h"
#include "module/data.h"
#include "module/module.h"
#include "debug/visa/visa_tree.h"

struct visa_block {
	enum kd_visa_layout layout;
	struct visa_node *open[VISA_DEPTH]; /* the records that lines may add to, the file first */
	size_t depth;
};

static void open(struct record_line *line) {
	struct reader *reader = line->reader;
	struct visa_block *block = arena_zeroed(reader->arena, 1, sizeof *block);
	struct text layout = record_word(line);
	reader->records->visa = block;
	block->open[block->depth++] = visa_node_new(reader->arena, VISA_FILE, 0);
	while (layout.length && !text_is(layout, visa_layout_name(block->layout)))
		if (++block->layout == KD_VISA_LAYOUT_COUNT) {
			block->layout = KD_VISA_DOCUMENT;
			diag_error(reader->diag, text_pos(reader, layout.at), "the layout must be document or igc, not '%.*s'",
			           (int)(layout.length < 64 ? layout.length : 64), layout.at);
			break;
		}
	record_end(line);
}

/* ---- operands ---- */

/* "befp-32" or "absolute+64"; the name was read. */
static bool read_memory(struct record_line *line, struct text base, kd_pos start, struct visa_place *place) {
	int64_t offset = 0;
	place->is_absolute = text_is(base, "absolute");
	if (!place->is_absolute && !text_is(base, "befp")) {
		diag_error(line->reader->diag, start, "expected memory here, befp-32 or absolute+64 or the like");
		return false;
	}
	kd_pos pos = record_pos(line);
	if (record_more(line, true) && *line->rest.at != ',' && !record_number(line, &offset))
		return false;
	if (offset < VISA_OFFSET_LEAST || offset > VISA_OFFSET_MOST) {
		diag_error(line->reader->diag, pos, "the offset %" PRId64 " does not fit: it must be %d to %d", offset,
		           VISA_OFFSET_LEAST, VISA_OFFSET_MOST);
		return false;
	}
	place->offset = (int32_t)offset;
	return true;
}

static bool read_digits(const char **at, const char *end, uint16_t *number) {
	uint32_t value = 0;
	const char *start = *at;
	for (; *at < end && **at >= '0' && **at <= '9' && value <= UINT16_MAX; ++*at)
		value = 10 * value + (uint32_t)(**at - '0');
	*number = (uint16_t)value;
	return *at > start && value <= UINT16_MAX;
}

/* "r17.8", or "r17", which is r17.0; the name was read. */
static bool read_register(struct record_line *line, struct text name, kd_pos start, struct visa_place *place) {
	const char *at = name.at + 1, *end = name.at + name.length;
	bool good = name.length && name.at[0] == place->letter && read_digits(&at, end, &place->number);
	if (good && at < end)
		good = *at++ == '.' && read_digits(&at, end, &place->sub) && at == end;
	if (!good)
		diag_error(line->reader->diag, start, "expected a register here, %c17.8 or the like, with numbers up to %d",
		           place->letter, UINT16_MAX);
	return good;
}

static bool read_place(struct record_line *line, struct visa_node *node, const struct visa_field *field) {
	struct visa_place place = {.letter = visa_place_letter(node, field)};
	struct text name = record_word(line);
	kd_pos start = text_pos(line->reader, name.at);
	bool read = place.letter ? read_register(line, name, start, &place) : read_memory(line, name, start, &place);
	node->values[visa_slot(field)] = visa_place_bits(&place);
	return read;
}

static bool read_name(struct record_line *line, struct visa_node *node, const struct visa_field *field) {
	struct text name = record_word(line);
	struct buffer known = buffer_in(line->reader->arena);
	const char *word;
	if (name.length && visa_value_find(field->show, name.at, name.length, &node->values[visa_slot(field)]))
		return true;
	for (uint32_t value = 0; (word = visa_value_name(field->show, value)) != NULL; value++) {
		buffer_put_text(&known, value ? " or " : "");
		buffer_put_text(&known, word);
	}
	diag_error(line->reader->diag, text_pos(line->reader, name.at), "expected %.*s: '%s'", (int)known.size,
	           (const char *)known.data, field->name);
	return false;
}

static bool read_text(struct record_line *line, struct visa_node *node, unsigned size) {
	struct buffer bytes = buffer_in(line->reader->arena);
	size_t most = (size_t)(UINT64_MAX >> (64 - 8 * size));
	kd_pos start = record_pos(line);
	if (!record_string(line, &bytes))
		return false;
	if (bytes.size > most)
		diag_error(line->reader->diag, start, "the name has %zu bytes, but this layout has room for %zu", bytes.size,
		           most);
	node->text = (const char *)bytes.data;
	node->length = bytes.size;
	return bytes.size <= most;
}

static bool read_operand(struct record_line *line, struct visa_node *node, const struct visa_field *field,
                         unsigned size) {
	uint64_t number;
	if (field->kind == VISA_TEXT)
		return read_text(line, node, size);
	if (field->kind == VISA_PLACE)
		return read_place(line, node, field);
	if (visa_has_names(field->show))
		return read_name(line, node, field);
	if (!record_unsigned(line, size, &number))
		return false;
	node->values[visa_slot(field)] = (uint32_t)number;
	return true;
}

/* Those of a record, in the order of its rows; the last ones may be missing if they have a value then. */
static void read_operands(struct record_line *line, struct visa_node *node, enum kd_visa_layout layout) {
	struct diag *diag = line->reader->diag;
	size_t count, errors = diag->errors;
	const struct visa_field *fields = visa_fields(node->record, &count);
	bool first = true;
	for (size_t i = 0; i < count; i++) {
		unsigned size = visa_size(&fields[i], node, layout);
		if (fields[i].kind == VISA_LIST || !size)
			continue;
		bool more = record_more(line, first);
		if (diag->errors > errors)
			return;
		if (!more && (fields[i].kind == VISA_TEXT || fields[i].initial == VISA_REQUIRED)) {
			diag_error(diag, record_pos(line), "expected '%s' here", fields[i].name);
			return;
		}
		if (more && !read_operand(line, node, &fields[i], size))
			return;
		first = false;
	}
	record_end(line);
}

/* ---- lines ---- */

static const struct visa_field *list_with(const struct visa_node *node, struct text keyword) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++)
		if (fields[i].kind == VISA_LIST && text_is(keyword, fields[i].keyword))
			return &fields[i];
	return NULL;
}

static void consider_keywords(const struct visa_node *node, struct suggestions *found) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++)
		if (fields[i].kind == VISA_LIST)
			suggest_consider(found, fields[i].keyword);
}

static void complain_of_word(const struct record_line *line, const struct visa_block *block) {
	struct diag *diag = line->reader->diag;
	struct suggestions found = suggest_for(line->word.at, line->word.length);
	char ending[SUGGEST_ENDING_SIZE];
	for (size_t i = block->depth; diag_may_suggest(diag) && i-- > 0;)
		consider_keywords(block->open[i], &found);
	diag_error(diag, line->word_at.start, "'%.*s' is no line that can be here%s",
	           (int)(line->word.length < 64 ? line->word.length : 64), line->word.at, suggest_ending(&found, ending));
}

/* How many elements a list can have. */
static uint64_t room_of(const struct visa_field *list, enum kd_visa_layout layout) {
	unsigned size = list->sizes[layout];
	uint64_t counted = size ? UINT64_MAX >> (64 - 8 * size) : 1;
	return counted < list->most ? counted : list->most;
}

static void add_record(struct record_line *line, struct visa_block *block, const struct visa_field *list) {
	struct visa_node *parent = block->open[block->depth - 1];
	const struct visa_nodes *there = &parent->lists[visa_slot(list)];
	if (there->count == room_of(list, block->layout)) {
		diag_error(line->reader->diag, line->word_at.start, "too many lines '%s': there is room for %" PRIu64,
		           list->keyword, room_of(list, block->layout));
		block->open[block->depth++] = there->items[there->count - 1]; /* lines below it are no mistakes, too */
		return;
	}
	struct visa_node *node = visa_node_add(line->reader->arena, parent, list, block->layout);
	node->pos = line->word_at.start;
	block->open[block->depth++] = node;
	read_operands(line, node, block->layout);
}

/* A line belongs to the innermost record that has such a list. */
static void take_line(struct record_line *line) {
	struct visa_block *block = line->reader->records->visa;
	for (size_t depth = block->depth; depth > 0; depth--) {
		const struct visa_field *list = list_with(block->open[depth - 1], line->word);
		if (!list)
			continue;
		block->depth = depth;
		add_record(line, block, list);
		return;
	}
	complain_of_word(line, block);
}

/* ---- the end ---- */

static void take_mistake(void *context, enum kd_check check, bool fatal, const struct visa_node *node,
                         const char *where, const char *what, const char *text) {
	struct reader *reader = context;
	(void)check, (void)where, (void)what;
	diag_finding(reader->diag, fatal, node->pos, arena_copy_text(reader->arena, text));
}

static void close(struct reader *reader, kd_pos begin, bool faulty) {
	struct visa_block *block = reader->records->visa;
	struct buffer bytes = buffer_in(reader->arena);
	(void)begin;
	if (faulty)
		return;
	visa_complete(reader->arena, block->open[0], block->layout);
	visa_check(reader->arena, block->open[0], &reader->options->checks, take_mistake, reader);
	visa_write(block->open[0], block->layout, &bytes);
	data_bytes(reader->module, bytes.data, bytes.size);
}

const struct record_block visa_debug_block = {
    .begin = ".visa_debug_info",
    .end = ".end_visa_debug_info",
    .open = open,
    .line = take_line,
    .close = close,
};
