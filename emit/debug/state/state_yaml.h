/* state_yaml.h: the nodes of a small YAML document with the places where they are, the numbers and bytes in them. */
#ifndef KD_DEBUG_STATE_STATE_YAML_H
#define KD_DEBUG_STATE_STATE_YAML_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

enum state_node_kind { STATE_NONE, STATE_SCALAR, STATE_LIST, STATE_MAP };

struct state_node {
	enum state_node_kind kind;
	const char *at;   /* in the document */
	const char *text; /* of a scalar, not terminated; ... */
	size_t size;
	bool quoted;                      /* ... it was in quotes */
	LIST(struct state_node) children; /* of a list; of a map keys and values in turn */
};

/* Reads a document. NULL with *error, and where, when it can't be read or nests too deep. */
struct state_node *state_yaml_read(struct arena *arena, const char *text, size_t size, const char **error,
                                   const char **at);

bool state_node_is(const struct state_node *node, const char *text);

/* A number: decimal, perhaps below 0, which is two's complement, or hexadecimal after 0x. */
bool state_node_number(const struct state_node *node, uint64_t *number);

/* Whether a scalar is a number, not bytes: it begins with 0x, or it is decimal, without quotes and zeros in front. */
bool state_node_is_number(const struct state_node *node);

/* Bytes: pairs of hexadecimal digits, perhaps with blanks between them. */
bool state_node_bytes(struct arena *arena, const struct state_node *node, const uint8_t **bytes, size_t *count);

#endif
