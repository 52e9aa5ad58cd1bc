/* metadata_v2.c: metadata of code object version 2: YAML text read, checked and written again.
 *
 *     yaml_read ─► nodes ─► check against the key tables ─► canonical text
 *
 * The text of the note is not that of the source: keys have an order, numbers one spelling. The
 * reading, the checks and the result are those of LLVM 14. */
#include "metadata_v2.h"

#include "base/suggest.h"
#include "metadata/metadata.h"
#include "metadata/verify.h"
#include "metadata/yaml/yaml_quote.h"

#include <inttypes.h>
#include <stdio.h>

#define PREFIX "invalid HSA metadata: "

static const struct kd_metadata_v2_key keys[] = {
#define KD_NO_DETAIL .words = NULL
#define KD_WORDS(...)                                                                                                  \
	.words = (const char *const[]) {                                                                                   \
		__VA_ARGS__, NULL                                                                                              \
	}
#define KD_MAP(map_of) .inner = KD_METADATA_V2_##map_of
#define KD_METADATA_V2_KEY(map_id, text, type_id, need_id, detail, about)                                              \
	{.map = KD_METADATA_V2_##map_id,                                                                                   \
	 .name = text,                                                                                                     \
	 .type = KD_METADATA_V2_##type_id,                                                                                 \
	 .need = KD_METADATA_V2_##need_id,                                                                                 \
	 detail,                                                                                                           \
	 .description = about},
#include "kdasm/metadata_v2_keys.def"
};

enum { KEY_COUNT = sizeof keys / sizeof *keys };

const struct kd_metadata_v2_key *kd_metadata_v2_keys(size_t *count) {
	*count = KEY_COUNT;
	return keys;
}

static const struct {
	enum kd_metadata_v2_map map;
	const char *name, *later;
} later_names[] = {
#define KD_METADATA_V2_LATER(map_id, text, later_text) {KD_METADATA_V2_##map_id, text, later_text},
#include "kdasm/metadata_v2_keys.def"
};

const char *kd_metadata_v2_later(const struct kd_metadata_v2_key *key) {
	for (size_t i = 0; i < sizeof later_names / sizeof *later_names; i++)
		if (later_names[i].map == key->map && strcmp(later_names[i].name, key->name) == 0)
			return later_names[i].later;
	return NULL;
}

/* ---- nodes ---- */

kd_pos metadata_v2_pos(const struct metadata_v2 *m, const char *place) {
	return place ? metadata_pos(m->text, place) : m->block;
}

/* Names and values of the source as messages show them. */
static const char *show(const struct metadata_v2 *m, const char *text, size_t size) {
	struct buffer shown = buffer_in(m->arena);
	enum { MOST = 60 };
	for (size_t i = 0; i < size && i < MOST; i++)
		buffer_put(&shown, (unsigned char)text[i] < 0x20 ? "?" : text + i, 1);
	buffer_put(&shown, size > MOST ? "..." : "", size > MOST ? 4 : 1);
	return (const char *)shown.data;
}

#define COMPLAIN(m, place, ...)                                                                                        \
	((m)->failed = true, diag_error((m)->diag, metadata_v2_pos((m), (place)), PREFIX __VA_ARGS__))

/* The text of a scalar, which is kept; the empty text after a bad escape. */
static const char *text_of(struct metadata_v2 *m, const struct yaml_event *event, size_t *size) {
	const char *bad, *error;
	const char *text = yaml_value(&m->reader, event, size, &bad, &error);
	if (text)
		return arena_copy(m->arena, text, *size);
	COMPLAIN(m, bad, "%s", error);
	*size = 0;
	return "";
}

static struct node *add_node(struct metadata_v2 *m, struct node *parent, enum node_kind kind, const char *place) {
	struct node *node = arena_alloc(m->arena, sizeof *node);
	*node = (struct node){.kind = kind, .place = place, .parent = parent};
	if (!parent) {
		m->root = node;
		return node;
	}
	if (parent->kind == NODE_MAP) {
		node->key = m->key.key;
		node->key_size = m->key.key_size;
		node->key_place = m->key.key_place;
	}
	*(parent->last ? &parent->last->next : &parent->first) = node;
	parent->last = node;
	return node;
}

/* Puts an event into the tree and gives the collection that is open then. */
static struct node *add_event(struct metadata_v2 *m, struct node *open, const struct yaml_event *event) {
	struct node *node;
	switch (event->kind) {
	case YAML_SCALAR:
		node = add_node(m, open, NODE_SCALAR, event->at);
		node->text = text_of(m, event, &node->size);
		node->plain = !event->block && event->scalar.size && *event->scalar.text != '\'' && *event->scalar.text != '"';
		break;
	case YAML_KEY:
		m->key.key = text_of(m, event, &m->key.key_size);
		m->key.key_place = event->at;
		break;
	case YAML_NULL: add_node(m, open, NODE_NOTHING, m->key.key_place ? m->key.key_place : event->at); break;
	case YAML_ALIAS:
		COMPLAIN(m, event->at, "'*' aliases are not supported; write the value out, or in quotes");
		add_node(m, open, NODE_NOTHING, event->at);
		break;
	case YAML_SEQUENCE: return add_node(m, open, NODE_LIST, event->at);
	case YAML_MAPPING: return add_node(m, open, NODE_MAP, event->at);
	case YAML_END: return open->parent;
	default: break;
	}
	return open;
}

/* False if there is no whole document. */
static bool read_document(struct metadata_v2 *m) {
	struct yaml_event event;
	struct node *open = NULL;
	for (yaml_next(&m->reader, &event); event.kind != YAML_DONE && event.kind != YAML_FAILED;
	     yaml_next(&m->reader, &event))
		open = add_event(m, open, &event);
	if (event.kind == YAML_FAILED)
		COMPLAIN(m, event.at, "%s", m->reader.scan.error);
	else if (!m->root)
		COMPLAIN(m, NULL, "the document is empty; it must have 'Version'");
	return event.kind == YAML_DONE && m->root;
}

/* ---- checks ---- */

static const char *const map_names[] = {
    [KD_METADATA_V2_ROOT] = "the document",      [KD_METADATA_V2_KERNEL] = "a kernel",
    [KD_METADATA_V2_ATTRS] = "'Attrs'",          [KD_METADATA_V2_ARGUMENT] = "an argument",
    [KD_METADATA_V2_CODE_PROPS] = "'CodeProps'", [KD_METADATA_V2_DEBUG_PROPS] = "'DebugProps'",
};

const struct node *metadata_v2_entry(const struct node *map, const char *name) {
	const struct node *found = NULL;
	for (const struct node *entry = map ? map->first : NULL; entry; entry = entry->next)
		if (strlen(name) == entry->key_size && memcmp(name, entry->key, entry->key_size) == 0)
			found = entry;
	return found;
}

static const struct kd_metadata_v2_key *find_row(enum kd_metadata_v2_map map, const struct node *entry) {
	for (size_t i = 0; i < KEY_COUNT; i++)
		if (keys[i].map == map && strlen(keys[i].name) == entry->key_size &&
		    memcmp(keys[i].name, entry->key, entry->key_size) == 0)
			return &keys[i];
	return NULL;
}

static void unknown_key(struct metadata_v2 *m, enum kd_metadata_v2_map map, const struct node *entry) {
	char near[256];
	struct suggestions found = suggest_for(entry->key, entry->key_size);
	bool wanted = diag_may_suggest(m->diag);
	for (size_t i = 0; wanted && i < KEY_COUNT; i++)
		if (keys[i].map == map)
			suggest_consider(&found, keys[i].name);
	bool any = suggest_text(&found, near, sizeof near);
	COMPLAIN(m, entry->key_place, "unknown key '%s' in %s%s%s%s", show(m, entry->key, entry->key_size), map_names[map],
	         any ? "; did you mean " : "", any ? near : "", any ? "?" : "");
}

static uint64_t largest(enum kd_metadata_v2_type type) {
	return type == KD_METADATA_V2_U16 ? UINT16_MAX : type == KD_METADATA_V2_U64 ? UINT64_MAX : UINT32_MAX;
}

uint64_t metadata_v2_number(struct metadata_v2 *m, const struct node *node) {
	struct scalar value = scalar_value(&m->scalars, node->text, node->size);
	return value.kind == VALUE_UNSIGNED ? value.natural : 0;
}

static void check_number(struct metadata_v2 *m, const char *name, uint64_t most, const struct node *node) {
	struct scalar value = scalar_value(&m->scalars, node->text, node->size);
	if (value.kind != VALUE_UNSIGNED)
		COMPLAIN(m, node->place, "'%s' must be a number, 0 to %" PRIu64 ", not '%s'", name, most,
		         show(m, node->text, node->size));
	else if (value.natural > most)
		COMPLAIN(m, node->place, "'%s' is %" PRIu64 ", out of range: it must be 0 to %" PRIu64, name, value.natural,
		         most);
}

static bool is_one_of(const struct node *node, const char *const *words) {
	for (; *words; words++)
		if (strlen(*words) == node->size && memcmp(*words, node->text, node->size) == 0)
			return true;
	return false;
}

static const char *const null_words[] = {"null", "Null", "NULL", "~", NULL};

static const char *const none_words[] = {"<none>", NULL};

bool metadata_v2_is_true(const struct node *node) {
	bool truth = false;
	return scalar_boolean(node->text, node->size, &truth) && truth;
}

static void check_word(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node) {
	struct buffer list = buffer_in(m->arena);
	if (is_one_of(node, row->words) ||
	    (row->need == KD_METADATA_V2_UNUSED && node->plain && is_one_of(node, none_words)))
		return;
	for (const char *const *word = row->words; *word; word++) {
		buffer_put(&list, ", ", word == row->words ? 0 : 2);
		buffer_put_text(&list, *word);
	}
	buffer_put_zeros(&list, 1);
	COMPLAIN(m, node->place, "'%s' must be one of %s, not '%s'", row->name, (const char *)list.data,
	         show(m, node->text, node->size));
}

static void check_scalar(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node) {
	if (node->kind != NODE_SCALAR) {
		COMPLAIN(m, node->place, "'%s' must be a single value", row->name);
		return;
	}
	bool truth;
	switch (row->type) {
	case KD_METADATA_V2_STRING:
	case KD_METADATA_V2_STRINGS: break;
	case KD_METADATA_V2_BOOLEAN:
		if (!scalar_boolean(node->text, node->size, &truth))
			COMPLAIN(m, node->place, "'%s' must be 'true' or 'false', not '%s'", row->name,
			         show(m, node->text, node->size));
		break;
	case KD_METADATA_V2_WORD: check_word(m, row, node); break;
	default: check_number(m, row->name, largest(row->type), node); break;
	}
}

static void check_map(struct metadata_v2 *m, enum kd_metadata_v2_map map, const struct node *node);

/* Nothing, or null, is an empty list. */
static bool is_empty_list(const struct node *node) {
	return node->kind == NODE_NOTHING || (node->kind == NODE_SCALAR && is_one_of(node, null_words));
}

static void check_list(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node) {
	if (is_empty_list(node))
		return;
	if (node->kind != NODE_LIST) {
		COMPLAIN(m, node->place, "'%s' must be a list", row->name);
		return;
	}
	for (const struct node *element = node->first; element; element = element->next) {
		if (row->type == KD_METADATA_V2_MAPS)
			check_map(m, row->inner, element);
		else
			check_scalar(m, row, element);
	}
}

static void check_value(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node) {
	switch (row->type) {
	case KD_METADATA_V2_NUMBERS:
	case KD_METADATA_V2_STRINGS:
	case KD_METADATA_V2_MAPS: check_list(m, row, node); break;
	case KD_METADATA_V2_MAP: check_map(m, row->inner, node); break;
	default: check_scalar(m, row, node); break;
	}
}

static void check_key(struct metadata_v2 *m, enum kd_metadata_v2_map map, const struct node *entry,
                      bool seen[KEY_COUNT]) {
	const struct kd_metadata_v2_key *row = find_row(map, entry);
	if (!row) {
		unknown_key(m, map, entry);
		return;
	}
	if (seen[row - keys])
		diag_warning(m->diag, metadata_v2_pos(m, entry->key_place),
		             "the key '%s' is in this map already; the last value counts", row->name);
	seen[row - keys] = true;
}

/* Nothing is a map without entries. The tables nest four deep, so this does. */
static void check_map(struct metadata_v2 *m, enum kd_metadata_v2_map map, const struct node *node) {
	if (node->kind == NODE_SCALAR || node->kind == NODE_LIST) {
		COMPLAIN(m, node->place, "%s must be a map", map_names[map]);
		return;
	}
	bool seen[KEY_COUNT] = {false};
	for (const struct node *entry = node->first; entry; entry = entry->next)
		check_key(m, map, entry, seen);
	for (size_t i = 0; i < KEY_COUNT; i++) {
		if (seen[i])
			check_value(m, &keys[i], metadata_v2_entry(node, keys[i].name));
		else if (keys[i].map == map && keys[i].need == KD_METADATA_V2_REQUIRED)
			COMPLAIN(m, node->place, "missing required key '%s': %s must have it", keys[i].name, map_names[map]);
	}
}

#define ENDING_V2 "@kd"

size_t metadata_v2_name_size(const struct node *symbol) {
	size_t end = strlen(ENDING_V2);
	bool has_end = symbol->size >= end && memcmp(symbol->text + symbol->size - end, ENDING_V2, end) == 0;
	return symbol->size - (has_end ? end : 0);
}

/* ---- writing ---- */

/* Where the next key goes: after `indent` blanks, the first one of a list element after "- ". */
struct line {
	size_t indent;
	bool element;
};

static void write_key(struct buffer *out, const struct kd_metadata_v2_key *row, struct line *line) {
	for (size_t i = line->element ? 2 : 0; i < line->indent; i++)
		buffer_put_text(out, " ");
	buffer_put_text(out, line->element ? "- " : "");
	buffer_put_text(out, row->name);
	buffer_put_text(out, ":");
	line->element = false;
}

/* Values are in a column, if the key leaves room. */
static void write_gap(struct buffer *out, const struct kd_metadata_v2_key *row) {
	enum { COLUMN = 17 };
	size_t used = strlen(row->name) + 1;
	do
		buffer_put_text(out, " ");
	while (++used < COLUMN);
}

static void write_string(struct buffer *out, const char *text, size_t size) {
	yaml_quote(out, text, size, yaml_quotes_needed(text, size, true), YAML_UNICODE_LLVM_14);
}

static void write_number(struct buffer *out, uint64_t number) {
	char digits[24];
	snprintf(digits, sizeof digits, "%" PRIu64, number);
	buffer_put_text(out, digits);
}

static void write_numbers(struct metadata_v2 *m, struct buffer *out, const struct node *node) {
	buffer_put_text(out, "[ ");
	for (const struct node *element = node->first; element; element = element->next) {
		write_number(out, metadata_v2_number(m, element));
		buffer_put_text(out, element->next ? ", " : "");
	}
	buffer_put_text(out, " ]\n");
}

/* A map that has none of its optional members is left out. */
static bool is_empty_map(struct metadata_v2 *m, enum kd_metadata_v2_map map, const struct node *node) {
	bool empty = true;
	for (size_t i = 0; i < KEY_COUNT; i++) {
		const struct node *entry = keys[i].map == map ? metadata_v2_entry(node, keys[i].name) : NULL;
		bool there = entry && !metadata_v2_says_nothing(m, &keys[i], entry);
		if (keys[i].map == map && keys[i].need == KD_METADATA_V2_HEAD)
			return !there;
		empty = empty && !there;
	}
	return empty;
}

bool metadata_v2_says_nothing(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node) {
	switch (row->type) {
	case KD_METADATA_V2_STRING: return node->size == 0;
	case KD_METADATA_V2_BOOLEAN: return !metadata_v2_is_true(node);
	case KD_METADATA_V2_WORD: return false;
	case KD_METADATA_V2_NUMBERS:
	case KD_METADATA_V2_STRINGS:
	case KD_METADATA_V2_MAPS: return !node->first;
	case KD_METADATA_V2_MAP: return is_empty_map(m, row->inner, node);
	default: return metadata_v2_number(m, node) == (row->need == KD_METADATA_V2_OPTIONAL_1 ? UINT16_MAX : 0);
	}
}

static void write_map(struct metadata_v2 *m, struct buffer *out, enum kd_metadata_v2_map map, const struct node *node,
                      struct line line);

static void write_elements(struct metadata_v2 *m, struct buffer *out, const struct kd_metadata_v2_key *row,
                           const struct node *node, size_t indent) {
	buffer_put_text(out, "\n");
	for (const struct node *element = node->first; element; element = element->next) {
		if (row->type == KD_METADATA_V2_MAPS) {
			write_map(m, out, row->inner, element, (struct line){indent + 4, true});
			continue;
		}
		for (size_t i = 0; i < indent + 2; i++)
			buffer_put_text(out, " ");
		buffer_put_text(out, "- ");
		write_string(out, element->text, element->size);
		buffer_put_text(out, "\n");
	}
}

/* `node` is NULL for a required number or map that is absent because its map is. */
static void write_value(struct metadata_v2 *m, struct buffer *out, const struct kd_metadata_v2_key *row,
                        const struct node *node, size_t indent) {
	switch (row->type) {
	case KD_METADATA_V2_STRINGS:
	case KD_METADATA_V2_MAPS: write_elements(m, out, row, node, indent); return;
	case KD_METADATA_V2_MAP:
		buffer_put_text(out, "\n");
		write_map(m, out, row->inner, node, (struct line){indent + 2, false});
		return;
	default: break;
	}
	write_gap(out, row);
	switch (row->type) {
	case KD_METADATA_V2_NUMBERS: write_numbers(m, out, node); return;
	case KD_METADATA_V2_STRING: write_string(out, node->text, node->size); break;
	case KD_METADATA_V2_WORD: buffer_put(out, node->text, node->size); break;
	case KD_METADATA_V2_BOOLEAN: buffer_put_text(out, metadata_v2_is_true(node) ? "true" : "false"); break;
	default: write_number(out, node ? metadata_v2_number(m, node) : 0); break;
	}
	buffer_put_text(out, "\n");
}

static bool is_written(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node) {
	if (row->need == KD_METADATA_V2_REQUIRED || row->need == KD_METADATA_V2_ALWAYS)
		return true;
	return node && row->need != KD_METADATA_V2_UNUSED && !metadata_v2_says_nothing(m, row, node);
}

/* The tables nest four deep, so this does. */
static void write_map(struct metadata_v2 *m, struct buffer *out, enum kd_metadata_v2_map map, const struct node *node,
                      struct line line) {
	for (size_t i = 0; i < KEY_COUNT; i++) {
		const struct node *entry = keys[i].map == map ? metadata_v2_entry(node, keys[i].name) : NULL;
		if (keys[i].map != map || !is_written(m, &keys[i], entry))
			continue;
		write_key(out, &keys[i], &line);
		write_value(m, out, &keys[i], entry, line.indent);
	}
}

bool metadata_v2_read(struct metadata_v2 *m, struct arena *arena, struct diag *diag, const struct metadata_text *text,
                      kd_pos block) {
	*m = (struct metadata_v2){.arena = arena, .diag = diag, .text = text, .block = block};
	yaml_reader_init(&m->reader, arena, text->text, text->size);
	m->reader.scan.llvm_14 = true;
	scalar_reader_init(&m->scalars, arena);
	if (read_document(m))
		check_map(m, KD_METADATA_V2_ROOT, m->root);
	return !m->failed;
}

void metadata_v2_write(struct metadata_v2 *m, const struct node *root, struct buffer *out) {
	buffer_put_text(out, "---\n");
	write_map(m, out, KD_METADATA_V2_ROOT, root, (struct line){0, false});
	buffer_put_text(out, "...\n");
}

bool metadata_v2_assemble(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block,
                          struct buffer *out) {
	struct metadata_v2 *m = arena_zeroed(arena, 1, sizeof *m);
	if (!metadata_v2_read(m, arena, diag, text, block))
		return false;
	metadata_v2_write(m, m->root, out);
	return true;
}
