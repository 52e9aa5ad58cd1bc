/* metadata_v2.c: metadata of code object version 2: YAML text read, checked and written again.
 *
 *     yaml_tree ─► check against the key tables ─► canonical text
 *
 * The text of the note is not that of the source: keys have an order, numbers one spelling. The
 * reading, the checks and the result are those of LLVM 14. */
#include "metadata_v2.h"

#include "base/suggest.h"
#include "kernel/metadata/verify.h"
#include "base/yaml/yaml_quote.h"
#include "base/yaml/yaml_read.h"
#include "yaml_tree.h"

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
	char name[32], later[32];
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

/* ---- mistakes ---- */

struct checker {
	struct arena *arena;
	struct diag *diag;
	const struct metadata_text *text;
	struct scalar_reader scalars;
	bool failed;
};

kd_pos metadata_v2_pos(const struct metadata_text *text, const struct node *node) {
	return metadata_pos(text, text->text + node->place);
}

/* Names and values of the source as messages show them. */
static const char *show(const struct checker *c, const struct node *node) {
	struct buffer shown = buffer_in(c->arena);
	const char *text = node->scalar.text;
	size_t size = node->scalar.size;
	enum { MOST = 60 };
	for (size_t i = 0; i < size && i < MOST; i++)
		buffer_put(&shown, (unsigned char)text[i] < 0x20 ? "?" : text + i, 1);
	buffer_put(&shown, size > MOST ? "..." : "", size > MOST ? 4 : 1);
	return (const char *)shown.data;
}

#define COMPLAIN_AT(c, pos, ...) ((c)->failed = true, diag_error((c)->diag, (pos), PREFIX __VA_ARGS__))
#define COMPLAIN(c, node, ...) COMPLAIN_AT(c, metadata_v2_pos((c)->text, (node)), __VA_ARGS__)

static void report_mistake(void *checker, const char *place, const char *error) {
	struct checker *c = checker;
	COMPLAIN_AT(c, metadata_pos(c->text, place), "%s", error);
}

/* ---- checks ---- */

static const char *const map_names[] = {
    [KD_METADATA_V2_ROOT] = "the document",      [KD_METADATA_V2_KERNEL] = "a kernel",
    [KD_METADATA_V2_ATTRS] = "'Attrs'",          [KD_METADATA_V2_ARGUMENT] = "an argument",
    [KD_METADATA_V2_CODE_PROPS] = "'CodeProps'", [KD_METADATA_V2_DEBUG_PROPS] = "'DebugProps'",
};

static const struct kd_metadata_v2_key *find_row(enum kd_metadata_v2_map map, const struct node *key) {
	for (size_t i = 0; i < KEY_COUNT; i++)
		if (keys[i].map == map && node_is(key, keys[i].name))
			return &keys[i];
	return NULL;
}

static void unknown_key(struct checker *c, enum kd_metadata_v2_map map, const struct node *key) {
	char ending[SUGGEST_ENDING_SIZE];
	struct suggestions found = suggest_for(key->scalar.text, key->scalar.size);
	bool wanted = diag_may_suggest(c->diag);
	for (size_t i = 0; wanted && i < KEY_COUNT; i++)
		if (keys[i].map == map)
			suggest_consider(&found, keys[i].name);
	COMPLAIN(c, key, "unknown key '%s' in %s%s", show(c, key), map_names[map], suggest_ending(&found, ending));
}

static uint64_t largest(enum kd_metadata_v2_type type) {
	return type == KD_METADATA_V2_U16 ? UINT16_MAX : type == KD_METADATA_V2_U64 ? UINT64_MAX : UINT32_MAX;
}

static void check_number(struct checker *c, const char *name, uint64_t most, struct node *node) {
	struct scalar value = scalar_value(&c->scalars, node->scalar.text, node->scalar.size);
	if (value.kind != VALUE_UNSIGNED)
		COMPLAIN(c, node, "'%s' must be a number, 0 to %" PRIu64 ", not '%s'", name, most, show(c, node));
	else if (value.natural > most)
		COMPLAIN(c, node, "'%s' is %" PRIu64 ", out of range: it must be 0 to %" PRIu64, name, value.natural, most);
	node->scalar = value;
}

static void check_boolean(struct checker *c, const char *name, struct node *node) {
	bool truth = false;
	if (!scalar_boolean(node->scalar.text, node->scalar.size, &truth))
		COMPLAIN(c, node, "'%s' must be 'true' or 'false', not '%s'", name, show(c, node));
	node->scalar = (struct scalar){.kind = VALUE_BOOLEAN, .boolean = truth};
}

static bool is_one_of(const struct node *node, const char *const *words) {
	for (; *words; words++)
		if (node_is(node, *words))
			return true;
	return false;
}

static const char *const null_words[] = {"null", "Null", "NULL", "~", NULL};

/* Which has no quotes. */
static bool is_none(const struct checker *c, const struct node *node) {
	return node_is(node, "<none>") && c->text->text[node->place] == '<';
}

static void check_word(struct checker *c, const struct kd_metadata_v2_key *row, const struct node *node) {
	struct buffer list = buffer_in(c->arena);
	if (is_one_of(node, row->words) || (row->need == KD_METADATA_V2_UNUSED && is_none(c, node)))
		return;
	for (const char *const *word = row->words; *word; word++) {
		buffer_put(&list, ", ", word == row->words ? 0 : 2);
		buffer_put_text(&list, *word);
	}
	buffer_put_zeros(&list, 1);
	COMPLAIN(c, node, "'%s' must be one of %s, not '%s'", row->name, (const char *)list.data, show(c, node));
}

static bool is_nothing(const struct node *node) {
	return node->kind == NODE_SCALAR && node->scalar.kind == VALUE_NIL;
}

static void check_scalar(struct checker *c, const struct kd_metadata_v2_key *row, struct node *node) {
	if (node->kind != NODE_SCALAR || is_nothing(node)) {
		COMPLAIN(c, node, "'%s' must be a single value", row->name);
		return;
	}
	switch (row->type) {
	case KD_METADATA_V2_STRING:
	case KD_METADATA_V2_STRINGS: break;
	case KD_METADATA_V2_BOOLEAN: check_boolean(c, row->name, node); break;
	case KD_METADATA_V2_WORD: check_word(c, row, node); break;
	default: check_number(c, row->name, largest(row->type), node); break;
	}
}

static void check_map(struct checker *c, enum kd_metadata_v2_map map, struct node *node);

/* Nothing, or null, is an empty list. */
static void check_list(struct checker *c, const struct kd_metadata_v2_key *row, struct node *node) {
	if (is_nothing(node) || is_one_of(node, null_words))
		*node = (struct node){.kind = NODE_LIST, .place = node->place};
	if (node->kind != NODE_LIST) {
		COMPLAIN(c, node, "'%s' must be a list", row->name);
		return;
	}
	for (size_t i = 0; i < node->children.count; i++) {
		if (row->type == KD_METADATA_V2_MAPS)
			check_map(c, row->inner, &node->children.items[i]);
		else
			check_scalar(c, row, &node->children.items[i]);
	}
}

static void check_value(struct checker *c, const struct kd_metadata_v2_key *row, struct node *node) {
	switch (row->type) {
	case KD_METADATA_V2_NUMBERS:
	case KD_METADATA_V2_STRINGS:
	case KD_METADATA_V2_MAPS: check_list(c, row, node); break;
	case KD_METADATA_V2_MAP: check_map(c, row->inner, node); break;
	default: check_scalar(c, row, node); break;
	}
}

/* Of entries with one key the last one stays. values[] gets the index of the value of each row's key, or 0. */
static void check_keys(struct checker *c, enum kd_metadata_v2_map map, struct node *node, size_t values[KEY_COUNT]) {
	struct node *entries = node->children.items;
	size_t kept = 0;
	for (size_t i = 0; i < node->children.count; i += 2) {
		const struct kd_metadata_v2_key *row = find_row(map, &entries[i]);
		if (!row) {
			unknown_key(c, map, &entries[i]);
			continue;
		}
		size_t *value = &values[row - keys];
		if (*value)
			diag_warning(c->diag, metadata_v2_pos(c->text, &entries[i]),
			             "the key '%s' is in this map already; the last value counts", row->name);
		else
			*value = (kept += 2) - 1;
		entries[*value - 1] = entries[i];
		entries[*value] = entries[i + 1];
	}
	node->children.count = kept;
}

/* Nothing is a map without entries. The tables nest four deep, so this does. */
static void check_map(struct checker *c, enum kd_metadata_v2_map map, struct node *node) {
	size_t values[KEY_COUNT] = {0};
	if (is_nothing(node))
		*node = (struct node){.kind = NODE_MAP, .place = node->place};
	if (node->kind != NODE_MAP) {
		COMPLAIN(c, node, "%s must be a map", map_names[map]);
		return;
	}
	check_keys(c, map, node, values);
	for (size_t i = 0; i < KEY_COUNT; i++) {
		if (values[i])
			check_value(c, &keys[i], &node->children.items[values[i]]);
		else if (keys[i].map == map && keys[i].need == KD_METADATA_V2_REQUIRED)
			COMPLAIN(c, node, "missing required key '%s': %s must have it", keys[i].name, map_names[map]);
	}
}

struct node *metadata_v2_read(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block) {
	struct checker c = {.arena = arena, .diag = diag, .text = text};
	struct node *root = yaml_tree_read(arena, text->text, text->size, YAML_DEPTH_LIMIT, report_mistake, &c);
	scalar_reader_init(&c.scalars, arena);
	if (root)
		check_map(&c, KD_METADATA_V2_ROOT, root);
	else if (!c.failed)
		COMPLAIN_AT(&c, block, "the document is empty; it must have 'Version'");
	return c.failed ? NULL : root;
}

uint64_t metadata_v2_number(const struct node *node) {
	uint64_t number = 0;
	node_unsigned(node, &number);
	return number;
}

bool metadata_v2_is_true(const struct node *node) {
	bool truth = false;
	return node_boolean(node, &truth) && truth;
}

size_t metadata_v2_name_size(const struct node *symbol) {
	static const char ending[] = "@kd";
	size_t size = symbol->scalar.size, end = sizeof ending - 1;
	bool has_end = size >= end && memcmp(symbol->scalar.text + size - end, ending, end) == 0;
	return size - (has_end ? end : 0);
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

static void write_string(struct buffer *out, const struct scalar *string) {
	enum yaml_quotes quotes = yaml_quotes_needed(string->text, string->size, true);
	yaml_quote(out, string->text, string->size, quotes, YAML_UNICODE_LLVM_14);
}

static void write_number(struct buffer *out, uint64_t number) {
	char digits[24];
	snprintf(digits, sizeof digits, "%" PRIu64, number);
	buffer_put_text(out, digits);
}

static void write_numbers(struct buffer *out, const struct node *list) {
	buffer_put_text(out, "[ ");
	for (size_t i = 0; i < list->children.count; i++) {
		buffer_put_text(out, i ? ", " : "");
		write_number(out, metadata_v2_number(&list->children.items[i]));
	}
	buffer_put_text(out, " ]\n");
}

/* A map that has none of its optional members is left out. */
static bool is_empty_map(enum kd_metadata_v2_map map, const struct node *node) {
	bool empty = true;
	for (size_t i = 0; i < KEY_COUNT; i++) {
		const struct node *entry = keys[i].map == map ? tree_find(node, keys[i].name) : NULL;
		bool there = entry && !metadata_v2_says_nothing(&keys[i], entry);
		if (keys[i].map == map && keys[i].need == KD_METADATA_V2_HEAD)
			return !there;
		empty = empty && !there;
	}
	return empty;
}

bool metadata_v2_says_nothing(const struct kd_metadata_v2_key *row, const struct node *node) {
	switch (row->type) {
	case KD_METADATA_V2_STRING: return node->scalar.size == 0;
	case KD_METADATA_V2_BOOLEAN: return !metadata_v2_is_true(node);
	case KD_METADATA_V2_WORD: return false;
	case KD_METADATA_V2_NUMBERS:
	case KD_METADATA_V2_STRINGS:
	case KD_METADATA_V2_MAPS: return !node->children.count;
	case KD_METADATA_V2_MAP: return is_empty_map(row->inner, node);
	default: return metadata_v2_number(node) == (row->need == KD_METADATA_V2_OPTIONAL_1 ? UINT16_MAX : 0);
	}
}

static void write_map(struct buffer *out, enum kd_metadata_v2_map map, const struct node *node, struct line line);

static void write_elements(struct buffer *out, const struct kd_metadata_v2_key *row, const struct node *node,
                           size_t indent) {
	buffer_put_text(out, "\n");
	for (size_t i = 0; i < node->children.count; i++) {
		const struct node *element = &node->children.items[i];
		if (row->type == KD_METADATA_V2_MAPS) {
			write_map(out, row->inner, element, (struct line){indent + 4, true});
			continue;
		}
		for (size_t blank = 0; blank < indent + 2; blank++)
			buffer_put_text(out, " ");
		buffer_put_text(out, "- ");
		write_string(out, &element->scalar);
		buffer_put_text(out, "\n");
	}
}

/* `node` is NULL for a required number or map that is absent because its map is. */
static void write_value(struct buffer *out, const struct kd_metadata_v2_key *row, const struct node *node,
                        size_t indent) {
	switch (row->type) {
	case KD_METADATA_V2_STRINGS:
	case KD_METADATA_V2_MAPS: write_elements(out, row, node, indent); return;
	case KD_METADATA_V2_MAP:
		buffer_put_text(out, "\n");
		write_map(out, row->inner, node, (struct line){indent + 2, false});
		return;
	default: break;
	}
	write_gap(out, row);
	switch (row->type) {
	case KD_METADATA_V2_NUMBERS: write_numbers(out, node); return;
	case KD_METADATA_V2_STRING: write_string(out, &node->scalar); break;
	case KD_METADATA_V2_WORD: buffer_put(out, node->scalar.text, node->scalar.size); break;
	case KD_METADATA_V2_BOOLEAN: buffer_put_text(out, metadata_v2_is_true(node) ? "true" : "false"); break;
	default: write_number(out, metadata_v2_number(node)); break;
	}
	buffer_put_text(out, "\n");
}

static bool is_written(const struct kd_metadata_v2_key *row, const struct node *node) {
	if (row->need == KD_METADATA_V2_REQUIRED || row->need == KD_METADATA_V2_ALWAYS)
		return true;
	return node && row->need != KD_METADATA_V2_UNUSED && !metadata_v2_says_nothing(row, node);
}

/* The tables nest four deep, so this does. */
static void write_map(struct buffer *out, enum kd_metadata_v2_map map, const struct node *node, struct line line) {
	for (size_t i = 0; i < KEY_COUNT; i++) {
		const struct node *entry = keys[i].map == map ? tree_find(node, keys[i].name) : NULL;
		if (keys[i].map != map || !is_written(&keys[i], entry))
			continue;
		write_key(out, &keys[i], &line);
		write_value(out, &keys[i], entry, line.indent);
	}
}

void metadata_v2_write(const struct node *root, struct buffer *out) {
	buffer_put_text(out, "---\n");
	write_map(out, KD_METADATA_V2_ROOT, root, (struct line){0, false});
	buffer_put_text(out, "...\n");
}

bool metadata_v2_assemble(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block,
                          struct buffer *out) {
	const struct node *root = metadata_v2_read(arena, diag, text, block);
	if (root)
		metadata_v2_write(root, out);
	return root != NULL;
}
