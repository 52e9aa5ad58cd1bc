/* tree.c: a metadata document as a tree. */
#include "tree.h"

#include "document.h"

#include <msgpack.h>

/* ---- reading: msgpack-c's parser, which calls the functions below ---- */

#define MSGPACK_EMBED_STACK_SIZE TREE_DEPTH
#include <msgpack/unpack_define.h>

/* Its objects are pointers: nodes are made where they stay. */
struct unpacker {
	struct arena *arena;
	struct node *root;
	struct node *open;   /* the list or map that what comes next belongs to; NULL: the document itself comes next */
	const char *refused; /* what the document holds that metadata cannot */
	bool is_foreign;     /* then that is left empty */
};

/* The only byte that no MessagePack value begins with. */
#define NEVER_USED 0xc1

/* What a callback gives to go on, and to stop. */
enum { GO_ON = 0, STOP = -1 };

/* Counts up to this are room at once. A document that is cut off has asked for at most that much on each
 * level, one that is whole has a byte for each child. */
enum { TRUSTED_CHILDREN = 1024 };

static int refuse(struct unpacker *unpacker, const char *what) {
	unpacker->refused = what;
	return STOP;
}

static struct node *unpacked_root(struct unpacker *unpacker) {
	return unpacker->root;
}

/* Room for what comes next, zeroed. Its fields are set there: copying a node that was made elsewhere takes longer. */
static struct node *put(struct unpacker *unpacker, enum node_kind kind) {
	struct node *node = unpacker->open ? list_add(unpacker->arena, &unpacker->open->children) : unpacker->root;
	node->kind = kind;
	return node;
}

static struct scalar *put_scalar(struct unpacker *unpacker, struct node **node, enum value_kind kind) {
	*node = put(unpacker, NODE_SCALAR);
	(*node)->scalar.kind = kind;
	return &(*node)->scalar;
}

static int unpacked_nil(struct unpacker *unpacker, struct node **node) {
	put_scalar(unpacker, node, VALUE_NIL);
	return GO_ON;
}

#define UNPACKED_BOOLEAN(value)                                                                                        \
	static int unpacked_##value(struct unpacker *unpacker, struct node **node) {                                       \
		put_scalar(unpacker, node, VALUE_BOOLEAN)->boolean = value;                                                    \
		return GO_ON;                                                                                                  \
	}
UNPACKED_BOOLEAN(true)
UNPACKED_BOOLEAN(false)

#define UNPACKED_NUMBER(name, type, kind, member)                                                                      \
	static int unpacked_##name(struct unpacker *unpacker, type value, struct node **node) {                            \
		put_scalar(unpacker, node, VALUE_##kind)->member = value;                                                      \
		return GO_ON;                                                                                                  \
	}
UNPACKED_NUMBER(uint8, uint8_t, UNSIGNED, natural)
UNPACKED_NUMBER(uint16, uint16_t, UNSIGNED, natural)
UNPACKED_NUMBER(uint32, uint32_t, UNSIGNED, natural)
UNPACKED_NUMBER(uint64, uint64_t, UNSIGNED, natural)
UNPACKED_NUMBER(int8, int8_t, SIGNED, integer)
UNPACKED_NUMBER(int16, int16_t, SIGNED, integer)
UNPACKED_NUMBER(int32, int32_t, SIGNED, integer)
UNPACKED_NUMBER(int64, int64_t, SIGNED, integer)
UNPACKED_NUMBER(float, float, FLOAT, number)
UNPACKED_NUMBER(double, double, FLOAT, number)

static int unpacked_str(struct unpacker *unpacker, const char *base, const char *text, unsigned size,
                        struct node **node) {
	(void)base;
	struct scalar *scalar = put_scalar(unpacker, node, VALUE_STRING);
	scalar->text = text;
	scalar->size = size;
	return GO_ON;
}

static int leave_empty(struct unpacker *unpacker, struct node **node, const char *what) {
	if (!unpacker->is_foreign)
		return refuse(unpacker, what);
	put_scalar(unpacker, node, VALUE_NIL);
	return GO_ON;
}

static int unpacked_bin(struct unpacker *unpacker, const char *base, const char *text, unsigned size,
                        struct node **node) {
	(void)base, (void)text, (void)size;
	return leave_empty(unpacker, node, "binary data");
}

static int unpacked_ext(struct unpacker *unpacker, const char *base, const char *text, unsigned size,
                        struct node **node) {
	(void)base, (void)text, (void)size;
	return leave_empty(unpacker, node, "an extension type");
}

static int open_collection(struct unpacker *unpacker, struct node **node, enum node_kind kind, size_t children) {
	*node = unpacker->open = put(unpacker, kind);
	if (!children || children > TRUSTED_CHILDREN)
		return GO_ON;
	(*node)->children.items = arena_resize(unpacker->arena, NULL, 0, children * sizeof **node);
	(*node)->children.capacity = children;
	return GO_ON;
}

static int unpacked_array(struct unpacker *unpacker, unsigned count, struct node **node) {
	return open_collection(unpacker, node, NODE_LIST, count);
}

static int unpacked_map(struct unpacker *unpacker, unsigned count, struct node **node) {
	return open_collection(unpacker, node, NODE_MAP, 2 * (size_t)count);
}

/* Its last item may have been a collection, which ends here. */
static int unpacked_array_item(struct unpacker *unpacker, struct node **list, const struct node *item) {
	(void)item;
	unpacker->open = *list;
	return GO_ON;
}

/* The parser does not tell of the end of a key. If that was a collection, it is still open and has got the value. */
static int unpacked_map_item(struct unpacker *unpacker, struct node **map, const struct node *key,
                             const struct node *value) {
	(void)key, (void)value;
	unpacker->open = *map;
	return (*map)->children.count % 2 ? refuse(unpacker, "a list or map as a key") : GO_ON;
}

#define msgpack_unpack_struct(name) struct unpacking##name
#define msgpack_unpack_func(result, name) static __attribute__((unused)) result unpacking##name
#define msgpack_unpack_callback(name) unpacked##name
#define msgpack_unpack_object struct node *
#define msgpack_unpack_user struct unpacker
#include <msgpack/unpack_template.h>

static struct node *unpack(struct unpacker unpacker, const uint8_t *bytes, size_t size, size_t *used,
                           const char **error) {
	/* Its stack is for the deepest tree, which few documents are: memory of the arena would stay taken. */
	struct unpacking_context context;
	size_t at = 0;
	struct node *root = arena_zeroed(unpacker.arena, 1, sizeof *root);
	context.user = unpacker;
	context.user.root = root;
	unpacking_init(&context);
	int ended = unpacking_execute(&context, (const char *)bytes, size, &at);
	const char *refused = context.user.refused;
	*used = at;
	if (ended > 0)
		return root;
	if (ended == 0)
		*error = arena_printf(unpacker.arena, "the document is cut off: it goes on past its %zu bytes", size);
	else if (refused)
		*error = arena_printf(unpacker.arena, "byte %zu: metadata cannot hold %s", at, refused);
	else if (bytes[at] == NEVER_USED)
		*error = arena_printf(unpacker.arena, "byte %zu: 0x%02x does not begin a MessagePack value", at, bytes[at]);
	else
		*error = arena_printf(unpacker.arena, "byte %zu: lists and maps nest deeper than %d", at, TREE_DEPTH);
	return NULL;
}

static struct node *unpack_whole(struct unpacker unpacker, const uint8_t *bytes, size_t size, const char **error) {
	size_t used;
	struct node *root = unpack(unpacker, bytes, size, &used, error);
	if (!root || used == size)
		return root;
	*error = arena_printf(unpacker.arena, "the document ends at byte %zu of %zu", used, size);
	return NULL;
}

struct node *tree_unpack(struct arena *arena, const uint8_t *bytes, size_t size, const char **error) {
	return unpack_whole((struct unpacker){.arena = arena}, bytes, size, error);
}

struct node *tree_unpack_foreign(struct arena *arena, const uint8_t *bytes, size_t size, const char **error) {
	return unpack_whole((struct unpacker){.arena = arena, .is_foreign = true}, bytes, size, error);
}

struct node *tree_unpack_first(struct arena *arena, const uint8_t *bytes, size_t size, size_t *used,
                               const char **error) {
	return unpack((struct unpacker){.arena = arena}, bytes, size, used, error);
}

/* ---- packing ---- */

/* Keys that appear twice are packed twice, as they were read. */
static bool keep_duplicate(void *context, const struct document_duplicate *duplicate) {
	(void)context, (void)duplicate;
	return false;
}

/* Recursion is as deep as the tree: TREE_DEPTH for one that was read. */
static void pack_node(struct document *document, const struct node *node) {
	static const struct yaml_token unwritten = {0};
	if (node->kind == NODE_SCALAR) {
		document_scalar(document, &node->scalar);
		return;
	}
	if (node->kind == NODE_PACKED) {
		document_packed(document, node->packed.bytes, node->packed.size);
		return;
	}
	document_begin(document, node->kind == NODE_MAP);
	for (size_t i = 0; i < node->children.count; i++) {
		const struct node *child = &node->children.items[i];
		if (node->kind == NODE_MAP && i % 2 == 0)
			document_key(document, &child->scalar, &unwritten);
		else
			pack_node(document, child);
	}
	document_end(document);
}

void tree_pack(const struct node *root, struct buffer *out) {
	struct document document;
	document_init(&document, out, keep_duplicate, NULL);
	pack_node(&document, root);
}

/* ---- looking into it ---- */

/* The index of the key's value; 0 if there is none. */
static size_t value_index(const struct node *map, const char *key) {
	if (!map || map->kind != NODE_MAP)
		return 0;
	for (size_t i = 0; i < map->children.count; i += 2) {
		if (node_is(&map->children.items[i], key))
			return i + 1;
	}
	return 0;
}

struct node *tree_find(const struct node *map, const char *key) {
	size_t index = value_index(map, key);
	return index ? &map->children.items[index] : NULL;
}

static bool is_scalar(const struct node *node, enum value_kind kind) {
	return node && node->kind == NODE_SCALAR && node->scalar.kind == kind;
}

bool node_unsigned(const struct node *node, uint64_t *value) {
	bool is_signed = is_scalar(node, VALUE_SIGNED) && node->scalar.integer >= 0;
	if (!is_signed && !is_scalar(node, VALUE_UNSIGNED))
		return false;
	*value = is_signed ? (uint64_t)node->scalar.integer : node->scalar.natural;
	return true;
}

bool node_boolean(const struct node *node, bool *value) {
	if (!is_scalar(node, VALUE_BOOLEAN))
		return false;
	*value = node->scalar.boolean;
	return true;
}

const char *node_text(const struct node *node, size_t *size) {
	if (!is_scalar(node, VALUE_STRING))
		return NULL;
	*size = node->scalar.size;
	return node->scalar.text;
}

bool node_is(const struct node *node, const char *text) {
	return is_scalar(node, VALUE_STRING) && node->scalar.size == strlen(text) &&
	       memcmp(node->scalar.text, text, node->scalar.size) == 0;
}

/* ---- making it ---- */

static struct node node_of_scalar(struct scalar scalar) {
	return (struct node){.kind = NODE_SCALAR, .scalar = scalar};
}

struct node node_of_text(const char *text, size_t size) {
	return node_of_scalar((struct scalar){.kind = VALUE_STRING, .text = text, .size = size});
}

struct node node_of_unsigned(uint64_t value) {
	return node_of_scalar((struct scalar){.kind = VALUE_UNSIGNED, .natural = value});
}

struct node node_of_boolean(bool value) {
	return node_of_scalar((struct scalar){.kind = VALUE_BOOLEAN, .boolean = value});
}

struct node node_of_nil(void) {
	return node_of_scalar((struct scalar){.kind = VALUE_NIL});
}

struct node node_of_list(void) {
	return (struct node){.kind = NODE_LIST, .children = {0}};
}

struct node node_of_map(void) {
	return (struct node){.kind = NODE_MAP, .children = {0}};
}

struct node *tree_set(struct arena *arena, struct node *map, const char *key, struct node value) {
	size_t index = value_index(map, key);
	if (!index) {
		*list_add(arena, &map->children) = node_of_text(key, strlen(key));
		index = map->children.count;
		list_add(arena, &map->children);
	}
	map->children.items[index] = value;
	return &map->children.items[index];
}

struct node *tree_append(struct arena *arena, struct node *list, struct node value) {
	struct node *added = list_add(arena, &list->children);
	*added = value;
	return added;
}
