/* yaml_tree.c: see yaml_tree.h.
 *
 * Whether a scalar is text is a matter of its key, not of its quotes: a kernel may be called '123'. */
#include "yaml_tree.h"

#include "kdasm/metadata_v2.h"
#include "metadata/yaml/yaml_read.h"

/* An open collection. Its node stays in place: the one around it does not grow before this is closed. */
struct level {
	struct node *node;
	bool is_text; /* scalars directly in it are strings */
};

struct reading {
	struct arena *arena;
	struct yaml_reader reader;
	struct scalar_reader scalars;
	struct node *root;
	struct level levels[TREE_DEPTH];
	size_t depth;
	bool next_is_text; /* by the last key */
	const char *error;
};

static bool key_is_text(const char *key, size_t size) {
	size_t count;
	const struct kd_metadata_v2_key *keys = kd_metadata_v2_keys(&count);
	for (size_t i = 0; i < count; i++)
		if (strlen(keys[i].name) == size && memcmp(keys[i].name, key, size) == 0)
			return keys[i].type == KD_METADATA_V2_STRING || keys[i].type == KD_METADATA_V2_STRINGS ||
			       keys[i].type == KD_METADATA_V2_WORD;
	return false;
}

static struct node *add_node(struct reading *reading, struct node node) {
	struct node *added;
	if (reading->depth)
		added = list_add(reading->arena, &reading->levels[reading->depth - 1].node->children);
	else
		added = reading->root = arena_alloc(reading->arena, sizeof *added);
	*added = node;
	return added;
}

static void open_collection(struct reading *reading, enum node_kind kind) {
	if (reading->depth == TREE_DEPTH) {
		reading->error = "it nests too deep";
		return;
	}
	struct node *node = add_node(reading, (struct node){.kind = kind});
	reading->levels[reading->depth++] = (struct level){node, kind == NODE_LIST && reading->next_is_text};
	reading->next_is_text = false;
}

static void add_scalar(struct reading *reading, const struct yaml_event *event) {
	const char *bad, *error;
	size_t size;
	const char *text = yaml_value(&reading->reader, event, &size, &bad, &error);
	if (!text) {
		reading->error = error;
		return;
	}
	text = arena_copy(reading->arena, text, size);
	bool in_text_list = reading->depth && reading->levels[reading->depth - 1].is_text;
	bool is_text = event->kind == YAML_KEY || reading->next_is_text || in_text_list;
	struct node node = {.kind = NODE_SCALAR};
	node.scalar = is_text ? (struct scalar){.kind = VALUE_STRING, .text = text, .size = size}
	                      : scalar_value(&reading->scalars, text, size);
	add_node(reading, node);
	reading->next_is_text = event->kind == YAML_KEY && key_is_text(text, size);
}

static void add_event(struct reading *reading, const struct yaml_event *event) {
	switch (event->kind) {
	case YAML_SCALAR:
	case YAML_KEY: add_scalar(reading, event); break;
	case YAML_NULL:
		add_node(reading, (struct node){.kind = NODE_SCALAR, .scalar = {.kind = VALUE_NIL}});
		reading->next_is_text = false;
		break;
	case YAML_SEQUENCE: open_collection(reading, NODE_LIST); break;
	case YAML_MAPPING: open_collection(reading, NODE_MAP); break;
	case YAML_END: reading->depth--; break;
	case YAML_ALIAS: reading->error = "it has aliases, which are not supported"; break;
	case YAML_DONE:
	case YAML_FAILED: break;
	}
}

struct node *yaml_tree_read(struct arena *arena, const char *text, size_t size, const char **error) {
	struct reading reading = {.arena = arena};
	struct yaml_event event;
	yaml_reader_init(&reading.reader, arena, text ? text : "", size);
	reading.reader.scan.llvm_14 = true;
	scalar_reader_init(&reading.scalars, arena);
	reading.scalars.all_booleans = true;
	for (yaml_next(&reading.reader, &event); event.kind != YAML_DONE && event.kind != YAML_FAILED && !reading.error;
	     yaml_next(&reading.reader, &event))
		add_event(&reading, &event);
	if (event.kind == YAML_FAILED && !reading.error)
		reading.error = reading.reader.scan.error ? reading.reader.scan.error : "it ends too early";
	if (!reading.error && !reading.root)
		reading.error = "it is empty";
	*error = reading.error;
	return reading.error ? NULL : reading.root;
}
