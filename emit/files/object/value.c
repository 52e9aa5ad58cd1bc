/* value.c: metadata values as the outside sees them. */
#include "code_object.h"

enum kd_value_kind kd_value_kind(const struct kd_value *value) {
	static const enum kd_value_kind kinds[] = {
	    [VALUE_SIGNED] = KD_VALUE_SIGNED,   [VALUE_UNSIGNED] = KD_VALUE_UNSIGNED, [VALUE_NIL] = KD_VALUE_NIL,
	    [VALUE_BOOLEAN] = KD_VALUE_BOOLEAN, [VALUE_FLOAT] = KD_VALUE_FLOAT,       [VALUE_STRING] = KD_VALUE_STRING,
	};
	const struct node *node = value_node(value);
	if (!node)
		return KD_VALUE_NIL;
	if (node->kind == NODE_LIST)
		return KD_VALUE_LIST;
	return node->kind == NODE_MAP ? KD_VALUE_MAP : kinds[node->scalar.kind];
}

/* Children of an element or entry: a map has its keys among them. */
static size_t stride(const struct node *node) {
	return node->kind == NODE_MAP ? 2 : 1;
}

size_t kd_value_count(const struct kd_value *value) {
	const struct node *node = value_node(value);
	return node && node->kind != NODE_SCALAR ? node->children.count / stride(node) : 0;
}

const struct kd_value *kd_value_at(const struct kd_value *value, size_t index) {
	const struct node *node = value_node(value);
	if (index >= kd_value_count(value))
		return NULL;
	return node_value(&node->children.items[index * stride(node) + (stride(node) - 1)]);
}

const struct kd_value *kd_value_key(const struct kd_value *map, size_t index) {
	const struct node *node = value_node(map);
	if (index >= kd_value_count(map) || node->kind != NODE_MAP)
		return NULL;
	return node_value(&node->children.items[index * 2]);
}

const struct kd_value *kd_value_find(const struct kd_value *map, const char *key) {
	return node_value(tree_find(value_node(map), key));
}

const char *kd_value_text(const struct kd_value *value, size_t *size) {
	return node_text(value_node(value), size);
}

bool kd_value_unsigned(const struct kd_value *value, uint64_t *number) {
	return node_unsigned(value_node(value), number);
}

bool kd_value_signed(const struct kd_value *value, int64_t *number) {
	const struct node *node = value_node(value);
	uint64_t natural;
	if (kd_value_kind(value) == KD_VALUE_SIGNED) {
		*number = node->scalar.integer;
		return true;
	}
	if (!node_unsigned(node, &natural) || natural > INT64_MAX)
		return false;
	*number = (int64_t)natural;
	return true;
}

bool kd_value_boolean(const struct kd_value *value, bool *truth) {
	return node_boolean(value_node(value), truth);
}

bool kd_value_float(const struct kd_value *value, double *number) {
	if (kd_value_kind(value) != KD_VALUE_FLOAT)
		return false;
	*number = value_node(value)->scalar.number;
	return true;
}
