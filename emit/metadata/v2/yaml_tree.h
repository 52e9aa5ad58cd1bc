/* yaml_tree.h: metadata of code object version 2, which is YAML text, as a tree. */
#ifndef KD_METADATA_V2_YAML_TREE_H
#define KD_METADATA_V2_YAML_TREE_H

#include "metadata/tree.h"

/* Reads any document; that its keys are those of version 2 is not asked. NULL with *error set when it
 * can't be read or nests deeper than TREE_DEPTH. */
struct node *yaml_tree_read(struct arena *arena, const char *text, size_t size, const char **error);

#endif
