/* canonical.h: a document that is packed as tree_pack() packs it, unpacked no further than a join with others needs.
 *
 * Assemblers write such documents: keys in order, everything in its shortest form. What stays as it is need not be
 * taken apart then, which saves 7 % of the instructions of a link of 1,000 small objects. */
#ifndef KD_KERNEL_METADATA_CANONICAL_H
#define KD_KERNEL_METADATA_CANONICAL_H

#include "tree.h"

/* The document as a tree in which the maps of one list are NODE_PACKED: of that which the document has with the key
 * `list`. They know the text that `name` is the key of. NULL: the document is not canonical, or is damaged, or has
 * something else in the list, which tree_unpack() tells. */
struct node *canonical_unpack(struct arena *arena, const uint8_t *bytes, size_t size, const char *list,
                              const char *name);

#endif
