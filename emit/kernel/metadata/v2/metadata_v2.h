/* metadata_v2.h: metadata of code object version 2 as a tree, for those who write it in one form or another. */
#ifndef KD_KERNEL_METADATA_V2_METADATA_V2_H
#define KD_KERNEL_METADATA_V2_METADATA_V2_H

#include "kdasm/metadata_v2.h"
#include "kernel/metadata/metadata.h"
#include "kernel/metadata/tree.h"

/* Reads the text and checks it against the rows. NULL after errors. In the tree each key of a map is there once and
 * has a value of its row's type: words are strings, numbers are unsigned, a list or map without anything is empty. */
struct node *metadata_v2_read(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block);

/* Appends the text of the note for a document that was read, or that is made of such documents. */
void metadata_v2_write(const struct node *root, struct buffer *out);

/* What a value of that type must be. */
uint64_t metadata_v2_number(const struct node *node);
bool metadata_v2_is_true(const struct node *node);

/* Whether a value of an optional key is the same as none. */
bool metadata_v2_says_nothing(const struct kd_metadata_v2_key *row, const struct node *node);

/* How much of a kernel's 'SymbolName' is the name of its code: it ends in "@kd". */
size_t metadata_v2_name_size(const struct node *symbol);

/* Where the text has a node that was read from it. */
kd_pos metadata_v2_pos(const struct metadata_text *text, const struct node *node);

#endif
