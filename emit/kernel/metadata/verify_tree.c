/* verify_tree.c: checks a document that was unpacked, as verify.c does one that is read. */
#include <stdlib.h>

#include "kdasm/target.h"

#include "tree.h"
#include "verify.h"

/* A key, and the next one like it. */
static const char *show_key(struct verifier *v, const struct scalar *key) {
	return key->kind == VALUE_STRING ? arena_printf(v->arena, "the key '%s'", verify_show(v, key->text, key->size))
	                                 : "a key that is no string";
}

static int compare_keys(const void *a, const void *b) {
	const struct scalar *const *first = a, *const *second = b;
	return scalar_compare(*first, *second);
}

/* Keys that are there twice, at the end of their map. Those that come in order, as assemblers write them, need no
 * second look. */
static void verify_duplicates(struct verifier *v, const struct node *map) {
	const struct node *items = map->children.items;
	size_t count = map->children.count / 2, ordered = 1;
	while (ordered < count && scalar_compare(&items[2 * ordered - 2].scalar, &items[2 * ordered].scalar) < 0)
		ordered++;
	if (ordered >= count)
		return;
	const struct scalar **keys = arena_alloc(v->arena, count * sizeof *keys);
	for (size_t i = 0; i < count; i++)
		keys[i] = &items[2 * i].scalar;
	qsort(keys, count, sizeof *keys, compare_keys);
	for (size_t i = 1; i < count; i++) {
		if (scalar_compare(keys[i - 1], keys[i]) != 0)
			continue;
		VERIFY_REPORT(v, NULL, VERIFY_DUPLICATE, "%s is in %s map twice", show_key(v, keys[i]),
		              v->free_depth ? "an inner" : "its");
		while (i + 1 < count && scalar_compare(keys[i], keys[i + 1]) == 0)
			i++;
	}
}

/* Recursion is as deep as the tree, at most TREE_DEPTH. */
static void verify_node(struct verifier *v, const struct node *node) {
	if (node->kind == NODE_SCALAR) {
		struct scalar value = node->scalar;
		verify_scalar(v, &value, NULL);
		return;
	}
	bool is_map = node->kind == NODE_MAP;
	verify_begin(v, is_map, NULL);
	for (size_t i = 0; i < node->children.count; i++) {
		const struct node *child = &node->children.items[i];
		if (is_map && i % 2 == 0)
			verify_key(v, &child->scalar);
		else
			verify_node(v, child);
	}
	if (is_map)
		verify_duplicates(v, node);
	verify_end(v);
}

void verify_tree(struct arena *arena, const struct node *root, unsigned version, verify_wants *wants, verify_take *take,
                 void *context) {
	static const struct metadata_text no_text = {0};
	const struct verified_block block = {.what = "HSA", .text = &no_text, .version = version};
	struct verifier verifier;

	verify_init(&verifier, arena, NULL, &block, NULL);
	verifier.take = take;
	verifier.wants = wants;
	verifier.take_context = context;
	verify_node(&verifier, root);
	verify_break_off(&verifier);
}
