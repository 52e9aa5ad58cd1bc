/* yaml_tree.c: see yaml_tree.h. */
#include "yaml_tree.h"

#include "kdasm/metadata_v2.h"
#include "base/yaml/yaml_read.h"

/* ---- from events to nodes ---- */

struct reading {
	struct arena *arena;
	struct yaml_reader reader;
	const char *text;
	yaml_tree_mistake *mistake;
	void *context;
	struct node *root;
	LIST(struct node *) open; /* each stays in place: the one around it does not grow before this is closed */
	const char *key;          /* place of the last one */
};

static void add_node(struct reading *reading, const char *place, struct node node) {
	struct node *added;
	if (reading->open.count)
		added = list_add(reading->arena, &reading->open.items[reading->open.count - 1]->children);
	else
		added = reading->root = arena_alloc(reading->arena, sizeof *added);
	*added = node;
	added->place = (uint32_t)(place - reading->text);
	if (node.kind != NODE_SCALAR)
		*list_add(reading->arena, &reading->open) = added;
}

/* The empty text after a bad escape. */
static struct node string_of(struct reading *reading, const struct yaml_event *event) {
	const char *bad, *error;
	size_t size;
	const char *text = yaml_value(&reading->reader, event, &size, &bad, &error);
	if (text)
		return node_of_text(arena_copy(reading->arena, text, size), size);
	reading->mistake(reading->context, bad, error);
	return node_of_text("", 0);
}

static void add_event(struct reading *reading, const struct yaml_event *event) {
	switch (event->kind) {
	case YAML_KEY:
		reading->key = event->at;
		add_node(reading, event->at, string_of(reading, event));
		break;
	case YAML_SCALAR: add_node(reading, event->at, string_of(reading, event)); break;
	case YAML_NULL: add_node(reading, reading->key ? reading->key : event->at, node_of_nil()); break;
	case YAML_ALIAS:
		reading->mistake(reading->context, event->at, YAML_ALIAS_ERROR);
		add_node(reading, event->at, node_of_nil());
		break;
	case YAML_SEQUENCE: add_node(reading, event->at, node_of_list()); break;
	case YAML_MAPPING: add_node(reading, event->at, node_of_map()); break;
	case YAML_END: reading->open.count--; break;
	case YAML_DONE:
	case YAML_FAILED: break;
	}
}

struct node *yaml_tree_read(struct arena *arena, const char *text, size_t size, size_t depth,
                            yaml_tree_mistake *mistake, void *context) {
	struct reading reading = {.arena = arena, .text = text, .mistake = mistake, .context = context};
	struct yaml_event event;
	yaml_reader_init(&reading.reader, arena, text, size);
	reading.reader.scan.llvm_14 = true;
	for (yaml_next(&reading.reader, &event); event.kind != YAML_DONE && event.kind != YAML_FAILED;
	     yaml_next(&reading.reader, &event)) {
		add_event(&reading, &event);
		if (reading.open.count <= depth)
			continue;
		mistake(context, event.at, "it nests too deep");
		return NULL;
	}
	if (event.kind == YAML_DONE)
		return reading.root;
	mistake(context, event.at, reading.reader.scan.error);
	return NULL;
}

/* ---- values ---- */

/* Whether a scalar is text is a matter of its key, not of its quotes: a kernel may be called '123'. */
static bool key_is_text(const struct node *key) {
	size_t count;
	const struct kd_metadata_v2_key *keys = kd_metadata_v2_keys(&count);
	for (size_t i = 0; i < count; i++)
		if (node_is(key, keys[i].name))
			return keys[i].type == KD_METADATA_V2_STRING || keys[i].type == KD_METADATA_V2_STRINGS ||
			       keys[i].type == KD_METADATA_V2_WORD;
	return false;
}

/* `is_text`: the scalar, or those directly in the list, stay strings. Recursion is at most TREE_DEPTH deep. */
static void give_values(struct scalar_reader *scalars, struct node *node, bool is_text) {
	size_t size;
	const char *text = node_text(node, &size);
	if (text && !is_text)
		node->scalar = scalar_value(scalars, text, size);
	if (node->kind == NODE_SCALAR)
		return;
	for (size_t i = 0; i < node->children.count; i++) {
		struct node *child = &node->children.items[i];
		if (node->kind == NODE_LIST)
			give_values(scalars, child, is_text && child->kind == NODE_SCALAR);
		else if (i % 2)
			give_values(scalars, child, key_is_text(child - 1));
	}
}

/* The first one counts. */
static void keep_error(void *context, const char *place, const char *error) {
	const char **kept = context;
	(void)place;
	if (!*kept)
		*kept = error;
}

struct node *yaml_tree_unpack(struct arena *arena, const char *text, size_t size, const char **error) {
	struct scalar_reader scalars;
	*error = NULL;
	struct node *root = yaml_tree_read(arena, text ? text : "", size, TREE_DEPTH, keep_error, error);
	if (!root && !*error)
		*error = "it is empty";
	if (*error)
		return NULL;
	scalar_reader_init(&scalars, arena);
	scalars.all_booleans = true;
	give_values(&scalars, root, false);
	return root;
}
