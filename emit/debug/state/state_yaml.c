/* state_yaml.c: see state_yaml.h. */
#include "state_yaml.h"

#include <string.h>

#include "base/ascii.h"
#include "base/yaml/yaml_read.h"

enum { DEPTH = 16 };

struct reading {
	struct arena *arena;
	struct yaml_reader reader;
	struct state_node *root;
	struct state_node *open[DEPTH]; /* each stays in place: the one around it does not grow before this is closed */
	size_t depth;
	const char *error, *error_at;
};

static void add(struct reading *reading, struct state_node node) {
	struct state_node *added;
	if (reading->depth)
		added = list_add(reading->arena, &reading->open[reading->depth - 1]->children);
	else
		added = reading->root = arena_alloc(reading->arena, sizeof *added);
	*added = node;
	if (node.kind < STATE_LIST)
		return;
	if (reading->depth == DEPTH) {
		reading->error = "it nests too deep";
		reading->error_at = node.at;
		return;
	}
	reading->open[reading->depth++] = added;
}

static struct state_node scalar(struct reading *reading, const struct yaml_event *event) {
	struct state_node node = {.kind = STATE_SCALAR, .at = event->at};
	char first = event->scalar.size ? event->scalar.text[0] : ' ';
	const char *bad, *error, *text = yaml_value(&reading->reader, event, &node.size, &bad, &error);
	node.quoted = first == '"' || first == '\'';
	if (text) {
		node.text = arena_copy(reading->arena, text, node.size);
		return node;
	}
	reading->error = error;
	reading->error_at = bad;
	return (struct state_node){.at = event->at};
}

static void add_event(struct reading *reading, const struct yaml_event *event) {
	switch (event->kind) {
	case YAML_KEY:
	case YAML_SCALAR: add(reading, scalar(reading, event)); break;
	case YAML_NULL: add(reading, (struct state_node){.at = event->at}); break;
	case YAML_ALIAS:
		reading->error = YAML_ALIAS_ERROR;
		reading->error_at = event->at;
		break;
	case YAML_SEQUENCE: add(reading, (struct state_node){.kind = STATE_LIST, .at = event->at}); break;
	case YAML_MAPPING: add(reading, (struct state_node){.kind = STATE_MAP, .at = event->at}); break;
	case YAML_END: reading->depth--; break;
	case YAML_DONE: break;
	case YAML_FAILED:
		reading->error = reading->reader.scan.error ? reading->reader.scan.error : "the document has no end";
		reading->error_at = reading->reader.scan.error_at ? reading->reader.scan.error_at : event->at;
		break;
	}
}

struct state_node *state_yaml_read(struct arena *arena, const char *text, size_t size, const char **error,
                                   const char **at) {
	struct reading reading = {.arena = arena};
	struct yaml_event event;
	yaml_reader_init(&reading.reader, arena, text, size);
	do {
		yaml_next(&reading.reader, &event);
		add_event(&reading, &event);
	} while (!reading.error && event.kind != YAML_DONE);
	*error = reading.error;
	*at = reading.error_at ? reading.error_at : text;
	if (!reading.error && !reading.root)
		*error = "the document is empty";
	return *error ? NULL : reading.root;
}

bool state_node_is(const struct state_node *node, const char *text) {
	return node->kind == STATE_SCALAR && node->size == strlen(text) && memcmp(node->text, text, node->size) == 0;
}

/* ---- numbers and bytes ---- */

static bool is_hexadecimal(const struct state_node *node) {
	return node->size > 2 && node->text[0] == '0' && (node->text[1] | 0x20) == 'x';
}

static bool digits_of(const char *at, const char *end, unsigned base, uint64_t *number) {
	*number = 0;
	for (; at < end; at++) {
		unsigned digit = ascii_hex_digit(*at);
		if (digit >= base || __builtin_mul_overflow(*number, base, number) ||
		    __builtin_add_overflow(*number, digit, number))
			return false;
	}
	return true;
}

bool state_node_number(const struct state_node *node, uint64_t *number) {
	if (node->kind != STATE_SCALAR || !node->size)
		return false;
	const char *at = node->text, *end = at + node->size;
	if (is_hexadecimal(node))
		return digits_of(at + 2, end, 16, number);
	bool negative = *at == '-' && node->size > 1;
	bool good = digits_of(at + negative, end, 10, number);
	if (negative)
		*number = 0 - *number;
	return good;
}

bool state_node_is_number(const struct state_node *node) {
	if (node->kind != STATE_SCALAR || !node->size)
		return false;
	if (is_hexadecimal(node) || node->text[0] == '-')
		return true;
	bool decimal = !node->quoted && (node->size == 1 || node->text[0] != '0');
	for (size_t i = 0; i < node->size && decimal; i++)
		decimal = node->text[i] >= '0' && node->text[i] <= '9';
	return decimal;
}

bool state_node_bytes(struct arena *arena, const struct state_node *node, const uint8_t **bytes, size_t *count) {
	if (node->kind != STATE_SCALAR)
		return false;
	uint8_t *made = arena_alloc(arena, node->size / 2 + 1);
	size_t digits = 0;
	for (size_t i = 0; i < node->size; i++) {
		unsigned digit = ascii_hex_digit(node->text[i]);
		if (strchr(" \t\n", node->text[i]) && node->text[i] && digits % 2 == 0)
			continue;
		if (digit == 16)
			return false;
		made[digits / 2] = (uint8_t)(digits % 2 ? (unsigned)made[digits / 2] << 4 | digit : digit);
		digits++;
	}
	*bytes = made;
	*count = digits / 2;
	return digits % 2 == 0;
}
