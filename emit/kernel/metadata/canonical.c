/* canonical.c: see canonical.h.
 *
 * msgpack-c's parser does not tell where in the bytes it is. The sizes of what it tells of, each in its shortest form,
 * add up to that place as long as the document is canonical, and to less than its size if it is not. */
#include "canonical.h"

#include <msgpack.h>

#define MSGPACK_EMBED_STACK_SIZE TREE_DEPTH
#include <msgpack/unpack_define.h>

enum item_kind { ITEM_OTHER, ITEM_TEXT, ITEM_MAP, ITEM_LIST, ITEM_KEPT_LIST };

/* The document's map, a list in it and the maps in that. */
enum { DEPTH_DOCUMENT = 1, DEPTH_KEPT_LIST, DEPTH_KEPT };

/* What the parser tells of; it copies them. */
struct item {
	const char *text; /* ITEM_TEXT; ITEM_MAP: its last key */
	uint32_t size;
	uint32_t start;
	enum item_kind kind;
	unsigned depth; /* of a list or map */
};

struct unpacker {
	struct arena *arena;
	const uint8_t *bytes;
	const char *list_key, *name_key;
	size_t at;         /* where the next item begins */
	unsigned depth;    /* of the list or map that it belongs to */
	struct item text;  /* the last one */
	struct item name;  /* that the map has that is kept */
	struct node *root; /* without what follows the entry that is being read */
	struct node list;
};

enum { GO_ON = 0, STOP = -1 };

static struct item unpacked_root(struct unpacker *unpacker) {
	(void)unpacker;
	return (struct item){0};
}

/* ---- scalars ---- */

static int put(struct unpacker *unpacker, struct item *item, size_t size) {
	*item = (struct item){.start = (uint32_t)unpacker->at};
	unpacker->at += size;
	return GO_ON;
}

static int unpacked_nil(struct unpacker *unpacker, struct item *item) {
	return put(unpacker, item, 1);
}

static int unpacked_true(struct unpacker *unpacker, struct item *item) {
	return put(unpacker, item, 1);
}

static int unpacked_false(struct unpacker *unpacker, struct item *item) {
	return put(unpacker, item, 1);
}

static int unpacked_uint64(struct unpacker *unpacker, uint64_t value, struct item *item) {
	size_t bytes = value < 1 << 7 ? 0 : value <= UINT8_MAX ? 1 : value <= UINT16_MAX ? 2 : value <= UINT32_MAX ? 4 : 8;
	return put(unpacker, item, 1 + bytes);
}

/* Those that are not negative are packed without a sign. */
static int unpacked_int64(struct unpacker *unpacker, int64_t value, struct item *item) {
	size_t bytes = value >= -32 ? 0 : value >= INT8_MIN ? 1 : value >= INT16_MIN ? 2 : value >= INT32_MIN ? 4 : 8;
	return value < 0 ? put(unpacker, item, 1 + bytes) : STOP;
}

#define UNPACKED_INTEGER(name, type, widest)                                                                           \
	static int unpacked_##name(struct unpacker *unpacker, type value, struct item *item) {                             \
		return unpacked_##widest(unpacker, value, item);                                                               \
	}
UNPACKED_INTEGER(uint8, uint8_t, uint64)
UNPACKED_INTEGER(uint16, uint16_t, uint64)
UNPACKED_INTEGER(uint32, uint32_t, uint64)
UNPACKED_INTEGER(int8, int8_t, int64)
UNPACKED_INTEGER(int16, int16_t, int64)
UNPACKED_INTEGER(int32, int32_t, int64)

static int unpacked_str(struct unpacker *unpacker, const char *base, const char *text, unsigned size,
                        struct item *item) {
	size_t header = size < 1 << 5 ? 1 : size <= UINT8_MAX ? 2 : size <= UINT16_MAX ? 3 : 5;
	(void)base;
	put(unpacker, item, header + size);
	item->kind = ITEM_TEXT;
	item->text = text;
	item->size = size;
	unpacker->text = *item;
	return (const char *)unpacker->bytes + item->start + header == text ? GO_ON : STOP;
}

/* What floats are packed as depends on more. */
#define UNPACKED_FLOAT(type)                                                                                           \
	static int unpacked_##type(struct unpacker *unpacker, type value, struct item *item) {                             \
		(void)unpacker, (void)value, (void)item;                                                                       \
		return STOP;                                                                                                   \
	}
UNPACKED_FLOAT(float)
UNPACKED_FLOAT(double)

#define UNPACKED_BYTES(name)                                                                                           \
	static int unpacked_##name(struct unpacker *unpacker, const char *base, const char *bytes, unsigned size,          \
	                           struct item *item) {                                                                    \
		(void)unpacker, (void)base, (void)bytes, (void)size, (void)item;                                               \
		return STOP;                                                                                                   \
	}
UNPACKED_BYTES(bin)
UNPACKED_BYTES(ext)

/* ---- lists and maps ---- */

static bool is_text(const struct item *item, const char *text) {
	return item->kind == ITEM_TEXT && item->size == strlen(text) && memcmp(item->text, text, item->size) == 0;
}

static int open_collection(struct unpacker *unpacker, struct item *item, enum item_kind kind, unsigned count) {
	put(unpacker, item, count < 1 << 4 ? 1 : count <= UINT16_MAX ? 3 : 5);
	item->kind = kind;
	item->depth = ++unpacker->depth;
	if (item->depth == DEPTH_KEPT)
		unpacker->name = (struct item){0};
	return GO_ON;
}

/* The text before a list in the document is its key. */
static int unpacked_array(struct unpacker *unpacker, unsigned count, struct item *item) {
	bool kept = unpacker->depth == DEPTH_DOCUMENT && is_text(&unpacker->text, unpacker->list_key);
	return open_collection(unpacker, item, kept ? ITEM_KEPT_LIST : ITEM_LIST, count);
}

/* Room for the document's entries, of which it says to have `count`: few documents have more than metadata's own. */
static void make_room(struct unpacker *unpacker, unsigned count) {
	enum { MOST_EXPECTED = 4 };
	size_t room = 2 * (size_t)(count < MOST_EXPECTED ? count : MOST_EXPECTED);
	unpacker->root->children.items = arena_alloc(unpacker->arena, room * sizeof *unpacker->root);
	unpacker->root->children.capacity = room;
}

static int unpacked_map(struct unpacker *unpacker, unsigned count, struct item *item) {
	open_collection(unpacker, item, ITEM_MAP, count);
	if (item->depth == DEPTH_DOCUMENT)
		make_room(unpacker, count);
	return GO_ON;
}

static int unpacked_array_item(struct unpacker *unpacker, const struct item *list, struct item item) {
	unpacker->depth = list->depth;
	if (list->kind != ITEM_KEPT_LIST)
		return GO_ON;
	if (item.kind != ITEM_MAP)
		return STOP;
	*list_add(unpacker->arena, &unpacker->list.children) =
	    (struct node){.kind = NODE_PACKED,
	                  .packed = {.bytes = unpacker->bytes + item.start,
	                             .size = (uint32_t)unpacker->at - item.start,
	                             .name_size = unpacker->name.size,
	                             .name = unpacker->name.text}};
	return GO_ON;
}

static bool is_before(const struct item *map, const struct item *key) {
	int order = memcmp(map->text, key->text, map->size < key->size ? map->size : key->size);
	return order ? order < 0 : map->size < key->size;
}

/* An entry of the document. */
static int add_entry(struct unpacker *unpacker, const struct item *key, const struct item *value) {
	const char *error;
	struct node text = node_of_text(value->text, value->size), *read = &text;
	if (value->kind == ITEM_KEPT_LIST)
		read = &unpacker->list;
	else if (value->kind != ITEM_TEXT)
		read = tree_unpack(unpacker->arena, unpacker->bytes + value->start, unpacker->at - value->start, &error);
	if (!read)
		return STOP;
	*list_add(unpacker->arena, &unpacker->root->children) = node_of_text(key->text, key->size);
	*list_add(unpacker->arena, &unpacker->root->children) = *read;
	return GO_ON;
}

static int unpacked_map_item(struct unpacker *unpacker, struct item *map, struct item key, struct item value) {
	unpacker->depth = map->depth;
	if (key.kind != ITEM_TEXT || (map->text && !is_before(map, &key)))
		return STOP;
	map->text = key.text;
	map->size = key.size;
	if (map->depth == DEPTH_KEPT && value.kind == ITEM_TEXT && is_text(&key, unpacker->name_key))
		unpacker->name = value;
	return map->depth == DEPTH_DOCUMENT ? add_entry(unpacker, &key, &value) : GO_ON;
}

#define msgpack_unpack_struct(name) struct unpacking##name
#define msgpack_unpack_func(result, name) static __attribute__((unused)) result unpacking##name
#define msgpack_unpack_callback(name) unpacked##name
#define msgpack_unpack_object struct item
#define msgpack_unpack_user struct unpacker
#include <msgpack/unpack_template.h>

struct node *canonical_unpack(struct arena *arena, const uint8_t *bytes, size_t size, const char *list,
                              const char *name) {
	struct node *root = arena_zeroed(arena, 1, sizeof *root);
	struct unpacking_context context;
	size_t end = 0;
	if (size > UINT32_MAX)
		return NULL;
	*root = node_of_map();
	context.user = (struct unpacker){
	    .arena = arena, .bytes = bytes, .list_key = list, .name_key = name, .root = root, .list = node_of_list()};
	unpacking_init(&context);
	if (unpacking_execute(&context, (const char *)bytes, size, &end) <= 0)
		return NULL;
	return context.user.at == size && end == size && root->children.count ? root : NULL;
}
