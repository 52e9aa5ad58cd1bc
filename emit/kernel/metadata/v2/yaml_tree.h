/* yaml_tree.h: metadata of code object version 2, which is YAML text, as a tree.
 *
 * That the keys are those of version 2 is not asked here. */
#ifndef KD_KERNEL_METADATA_V2_YAML_TREE_H
#define KD_KERNEL_METADATA_V2_YAML_TREE_H

#include "kernel/metadata/tree.h"

/* Told of each mistake; `place` is in the text. */
typedef void yaml_tree_mistake(void *context, const char *place, const char *error);

/* Reads a document as LLVM 14 does. All scalars are strings, and copies; a value that is missing is nil. NULL for a
 * document without anything, without an end, or that nests deeper than `depth`; after other mistakes it is whole, with
 * something empty in the place of each. */
struct node *yaml_tree_read(struct arena *arena, const char *text, size_t size, size_t depth,
                            yaml_tree_mistake *mistake, void *context);

/* Reads the document of a finished object, as tree_unpack() does for later versions: its scalars are the values that
 * LLVM 14 takes them for. NULL with *error set after any mistake. */
struct node *yaml_tree_unpack(struct arena *arena, const char *text, size_t size, const char **error);

#endif
