/* json_node.c: metadata as JSON. */
#include "json_node.h"

#include <math.h>
#include <stdio.h>

enum { NUMBER_SIZE = 32 };

/* The digits that make the same number again, with a point whatever the locale says. */
static size_t format_float(char text[NUMBER_SIZE], double number) {
	int length = snprintf(text, NUMBER_SIZE, "%.17g", number);
	for (int i = 0; i < length; i++)
		if (text[i] == ',')
			text[i] = '.';
	return (size_t)length;
}

static void put_float(struct json *json, double number) {
	char text[NUMBER_SIZE];
	size_t length = format_float(text, number);
	if (!isfinite(number)) {
		json_string(json, text, length);
		return;
	}
	json_number(json, text, length);
}

static void put_scalar(struct json *json, const struct scalar *scalar) {
	switch (scalar->kind) {
	case VALUE_SIGNED: json_signed(json, scalar->integer); break;
	case VALUE_UNSIGNED: json_unsigned(json, scalar->natural); break;
	case VALUE_NIL: json_null(json); break;
	case VALUE_BOOLEAN: json_boolean(json, scalar->boolean); break;
	case VALUE_FLOAT: put_float(json, scalar->number); break;
	case VALUE_STRING: json_string(json, scalar->text, scalar->size); break;
	}
}

static void put_scalar_key(struct json *json, const struct scalar *key) {
	char text[NUMBER_SIZE];
	switch (key->kind) {
	case VALUE_STRING: json_foreign_key(json, key->text, key->size); return;
	case VALUE_SIGNED: snprintf(text, sizeof text, "%lld", (long long)key->integer); break;
	case VALUE_UNSIGNED: snprintf(text, sizeof text, "%llu", (unsigned long long)key->natural); break;
	case VALUE_NIL: strcpy(text, "null"); break;
	case VALUE_BOOLEAN: strcpy(text, key->boolean ? "true" : "false"); break;
	case VALUE_FLOAT: format_float(text, key->number); break;
	}
	json_key(json, text);
}

/* Recursion is as deep as the tree, which is TREE_DEPTH at most. */
void json_node(struct json *json, const struct node *node) {
	if (node->kind == NODE_SCALAR) {
		put_scalar(json, &node->scalar);
		return;
	}
	json_begin(json, node->kind == NODE_MAP ? '{' : '[');
	for (size_t i = 0; i < node->children.count; i++) {
		const struct node *child = &node->children.items[i];
		if (node->kind == NODE_MAP && i % 2 == 0)
			put_scalar_key(json, &child->scalar);
		else
			json_node(json, child);
		out_flush_large(json->out);
	}
	json_end(json, node->kind == NODE_MAP ? '}' : ']');
}
