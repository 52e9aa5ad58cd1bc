/* tree.h: a metadata document as a tree: read from MessagePack, looked into, changed, packed again.
 *
 * For finished objects, for metadata that is made without text, and for that of code object version 2, which is
 * read from YAML (v2/yaml_tree.h). Of later versions the assembler itself keeps no tree (document.h). All nodes are
 * memory of an arena; strings of a tree that was unpacked point into the bytes. */
#ifndef KD_KERNEL_METADATA_TREE_H
#define KD_KERNEL_METADATA_TREE_H

#include "base/buffer.h"
#include "scalar.h"

/* NODE_PACKED: a map that is still packed (canonical.h), and the text that tells it from others. */
enum node_kind { NODE_SCALAR, NODE_LIST, NODE_MAP, NODE_PACKED };

struct node {
	enum node_kind kind;
	uint32_t place; /* where it begins in the text it was read from; 0 in trees that come from no text */
	union {
		struct scalar scalar;
		LIST(struct node) children; /* elements of a list; key, value, key, value of a map */
		struct {
			const uint8_t *bytes;
			uint32_t size, name_size;
			const char *name; /* NULL: it has none */
		} packed;
	};
};

/* How deep a document may nest. */
#define TREE_DEPTH 64

/* Reads a document that fills `size` bytes. NULL with *error set, memory of the arena, when it is not whole,
 * goes on after its end, nests too deep or holds what metadata cannot (binary, extensions). */
struct node *tree_unpack(struct arena *arena, const uint8_t *bytes, size_t size, const char **error);

/* The same of a document that is no metadata: what that cannot hold is nil. */
struct node *tree_unpack_foreign(struct arena *arena, const uint8_t *bytes, size_t size, const char **error);

/* The same as tree_unpack() of a document that other bytes may follow; *used counts its own. */
struct node *tree_unpack_first(struct arena *arena, const uint8_t *bytes, size_t size, size_t *used,
                               const char **error);

/* Packs a tree as the assembler packs documents: each number in its shortest form, the entries of maps in
 * LLVM's order. */
void tree_pack(const struct node *root, struct buffer *out);

/* The value of a key of a map; NULL if `map` is NULL, no map, or without it. */
struct node *tree_find(const struct node *map, const char *key);

/* What a node holds: false or NULL, and nothing is stored, if `node` is NULL or of another kind. Texts are not
 * terminated. */
bool node_unsigned(const struct node *node, uint64_t *value);
bool node_boolean(const struct node *node, bool *value);
const char *node_text(const struct node *node, size_t *size);
bool node_is(const struct node *node, const char *text);

/* New nodes. Texts and keys are not copied. tree_set() replaces the value that the key had; both give the
 * place of the new node, valid until the next child. */
struct node node_of_text(const char *text, size_t size);
struct node node_of_unsigned(uint64_t value);
struct node node_of_boolean(bool value);
struct node node_of_nil(void);
struct node node_of_list(void);
struct node node_of_map(void);
struct node *tree_set(struct arena *arena, struct node *map, const char *key, struct node value);
struct node *tree_append(struct arena *arena, struct node *list, struct node value);

#endif
