/* visa_tree.c: the rows, and trees of records that have their fields. */
#include "visa_tree.h"

/* ---- rows ---- */

#define WIDTH VISA_WIDTH
#define REQUIRED VISA_REQUIRED
#define MANY VISA_MANY

static const struct visa_field rows[] = {
#define KD_VISA_NUMBER(in, called, document, igc, shown, begins, help)                                                 \
	{.name = called,                                                                                                   \
	 .kind = VISA_NUMBER,                                                                                              \
	 .record = VISA_##in,                                                                                              \
	 .sizes = {document, igc},                                                                                         \
	 .show = VISA_##shown,                                                                                             \
	 .initial = begins},
#define KD_VISA_TEXT(in, called, document, igc, help)                                                                  \
	{.name = called, .kind = VISA_TEXT, .record = VISA_##in, .sizes = {document, igc}},
#define KD_VISA_PLACE(in, called, by, help)                                                                            \
	{.name = called, .kind = VISA_PLACE, .record = VISA_##in, .sizes = {4, 4}, .initial = VISA_REQUIRED, .decides = by},
#define KD_VISA_LIST(in, called, word, element, document, igc, limit, document_width, igc_width, help)                 \
	{.name = called,                                                                                                   \
	 .kind = VISA_LIST,                                                                                                \
	 .record = VISA_##in,                                                                                              \
	 .sizes = {document, igc},                                                                                         \
	 .keyword = word,                                                                                                  \
	 .of = VISA_##element,                                                                                             \
	 .most = limit,                                                                                                    \
	 .widths = {document_width, igc_width}},
#include "kdasm/visa_records.def"
};

#undef WIDTH
#undef REQUIRED
#undef MANY

enum { ROW_COUNT = sizeof rows / sizeof *rows };

const struct visa_field *visa_fields(enum visa_record record, size_t *count) {
	size_t first = 0, end;
	while (rows[first].record != record)
		first++;
	for (end = first; end < ROW_COUNT && rows[end].record == record;)
		end++;
	*count = end - first;
	return &rows[first];
}

static bool is_value(const struct visa_field *field) {
	return field->kind == VISA_NUMBER || field->kind == VISA_PLACE;
}

size_t visa_slot(const struct visa_field *field) {
	size_t slot = 0;
	for (const struct visa_field *before = field; before > rows && before[-1].record == field->record; before--)
		slot += is_value(field) ? is_value(&before[-1]) : before[-1].kind == field->kind;
	return slot;
}

static const struct {
	enum visa_show show;
	uint32_t value;
	const char *name;
} names[] = {
#define KD_VISA_NAME(show, value, name) {VISA_##show, value, name},
#include "kdasm/visa_records.def"
};

enum { NAME_COUNT = sizeof names / sizeof *names };

bool visa_has_names(enum visa_show show) {
	return show != VISA_DECIMAL && show != VISA_HEX;
}

const char *visa_value_name(enum visa_show show, uint32_t value) {
	for (size_t i = 0; i < NAME_COUNT; i++)
		if (names[i].show == show && names[i].value == value)
			return names[i].name;
	return NULL;
}

bool visa_value_find(enum visa_show show, const char *name, size_t length, uint32_t *value) {
	for (size_t i = 0; i < NAME_COUNT; i++) {
		if (names[i].show != show || strlen(names[i].name) != length || memcmp(names[i].name, name, length) != 0)
			continue;
		*value = names[i].value;
		return true;
	}
	return false;
}

const char *visa_layout_name(enum kd_visa_layout layout) {
	return layout == KD_VISA_IGC ? "igc" : "document";
}

/* ---- nodes ---- */

struct visa_node *visa_node_new(struct arena *arena, enum visa_record record, unsigned width) {
	struct visa_node *node = arena_zeroed(arena, 1, sizeof *node);
	size_t count, lists = 0;
	const struct visa_field *fields = visa_fields(record, &count);
	node->record = record;
	node->width = (uint8_t)width;
	for (size_t i = 0; i < count; i++) {
		lists += fields[i].kind == VISA_LIST;
		if (fields[i].kind == VISA_NUMBER && fields[i].initial != VISA_REQUIRED)
			node->values[visa_slot(&fields[i])] = (uint32_t)fields[i].initial;
	}
	if (lists)
		node->lists = arena_zeroed(arena, lists, sizeof *node->lists);
	return node;
}

struct visa_node *visa_node_add(struct arena *arena, struct visa_node *node, const struct visa_field *list,
                                enum kd_visa_layout layout) {
	struct visa_node *element = visa_node_new(arena, list->of, list->widths[layout]);
	*list_add(arena, &node->lists[visa_slot(list)]) = element;
	return element;
}

static const struct visa_field *find_field(enum visa_record record, const char *name) {
	size_t count;
	const struct visa_field *fields = visa_fields(record, &count);
	while (strcmp(fields->name, name) != 0)
		fields++;
	return fields;
}

uint32_t visa_value(const struct visa_node *node, const char *name) {
	return node->values[visa_slot(find_field(node->record, name))];
}

const struct visa_nodes *visa_list(const struct visa_node *node, const char *name) {
	return &node->lists[visa_slot(find_field(node->record, name))];
}

unsigned visa_size(const struct visa_field *field, const struct visa_node *node, enum kd_visa_layout layout) {
	return field->sizes[layout] == VISA_WIDTH ? node->width : field->sizes[layout];
}

/* Records are inside each other as deep as the rows say, so recursion is. */
void visa_complete(struct arena *arena, struct visa_node *node, enum kd_visa_layout layout) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++) {
		if (fields[i].kind != VISA_LIST)
			continue;
		struct visa_nodes *list = &node->lists[visa_slot(&fields[i])];
		if (!fields[i].sizes[layout] && !list->count)
			visa_node_add(arena, node, &fields[i], layout);
		for (size_t e = 0; e < list->count; e++)
			visa_complete(arena, list->items[e], layout);
	}
}

/* ---- places ---- */

enum { SUB_SHIFT = 16, ABSOLUTE_BIT = 31 };

/* Kinds of registers have the letters that assemblers of vISA print. */
char visa_place_letter(const struct visa_node *node, const struct visa_field *place) {
	const struct visa_field *decides = find_field(node->record, place->decides);
	const char *name = visa_value_name(decides->show, node->values[visa_slot(decides)]);
	switch (name ? *name : 0) {
	case 'a': return 'a';
	case 'f': return 'f';
	case 'm': return 0;
	default: return 'r';
	}
}

struct visa_place visa_place_of(const struct visa_node *node, const struct visa_field *place) {
	uint32_t bits = node->values[visa_slot(place)];
	char letter = visa_place_letter(node, place);
	if (letter)
		return (struct visa_place){.letter = letter, .number = (uint16_t)bits, .sub = (uint16_t)(bits >> SUB_SHIFT)};
	uint32_t low = bits & INT32_MAX;
	int32_t offset = low > VISA_OFFSET_MOST ? (int32_t)(low - VISA_OFFSET_MOST - 1) + VISA_OFFSET_LEAST : (int32_t)low;
	return (struct visa_place){.is_absolute = bits >> ABSOLUTE_BIT, .offset = offset};
}

uint32_t visa_place_bits(const struct visa_place *place) {
	if (place->letter)
		return place->number | (uint32_t)place->sub << SUB_SHIFT;
	return ((uint32_t)place->offset & INT32_MAX) | (uint32_t)place->is_absolute << ABSOLUTE_BIT;
}
