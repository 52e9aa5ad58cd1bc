/* pal_names.c: see pal_names.h. */
#include "pal_names.h"

#include <inttypes.h>

#include "kernel/metadata/pal.h"

/* The map with its keys and values changed by `change`. */
static struct node changed_map(struct arena *arena, const struct node *map,
                               struct node (*change)(struct arena *arena, const struct node *key,
                                                     const struct node *value, struct node *new_key)) {
	struct node copy = node_of_map();
	for (size_t i = 0; i + 1 < map->children.count; i += 2) {
		struct node key = map->children.items[i];
		struct node value = change(arena, &key, &map->children.items[i + 1], &key);
		tree_append(arena, &copy, key);
		tree_append(arena, &copy, value);
	}
	return copy;
}

static struct node name_register(struct arena *arena, const struct node *key, const struct node *value,
                                 struct node *new_key) {
	uint64_t number;
	if (!node_unsigned(key, &number) || number > UINT32_MAX)
		return *value;
	const char *name = pal_register_name((uint32_t)number);
	const char *text = name ? arena_printf(arena, "0x%" PRIx64 " (%s)", number, name)
	                        : arena_printf(arena, "0x%" PRIx64, number);
	*new_key = node_of_text(text, strlen(text));
	return *value;
}

static struct node name_in_pipeline(struct arena *arena, const struct node *key, const struct node *value,
                                    struct node *new_key) {
	(void)new_key;
	return node_is(key, ".registers") && value->kind == NODE_MAP ? changed_map(arena, value, name_register) : *value;
}

static struct node name_in_document(struct arena *arena, const struct node *key, const struct node *value,
                                    struct node *new_key) {
	struct node pipelines = node_of_list();
	(void)new_key;
	if (!node_is(key, "amdpal.pipelines") || value->kind != NODE_LIST)
		return *value;
	for (size_t i = 0; i < value->children.count; i++) {
		const struct node *pipeline = &value->children.items[i];
		tree_append(arena, &pipelines,
		            pipeline->kind == NODE_MAP ? changed_map(arena, pipeline, name_in_pipeline) : *pipeline);
	}
	return pipelines;
}

const struct node *pal_with_names(struct arena *arena, const struct node *document) {
	if (document->kind != NODE_MAP || !tree_find(document, "amdpal.pipelines"))
		return document;
	struct node *named = arena_zeroed(arena, 1, sizeof *named);
	*named = changed_map(arena, document, name_in_document);
	return named;
}

void pal_put_pairs(struct out *out, const struct kd_note *note) {
	enum { WORD = 4, PAIR = 8 };
	for (size_t at = 0; at + PAIR <= note->size; at += PAIR) {
		uint32_t number = (uint32_t)load_le(note->bytes + at, WORD);
		const char *name = pal_register_name(number);
		out_printf(out, "    0x%" PRIx32 "%s%s%s: 0x%" PRIx32 "\n", number, name ? " (" : "", name ? name : "",
		           name ? ")" : "", (uint32_t)load_le(note->bytes + at + WORD, WORD));
		out_flush_large(out);
	}
}
