/* metadata_v2.h: metadata of code object version 2 as a tree, for those who write it in one form or another. */
#ifndef KD_METADATA_V2_METADATA_V2_H
#define KD_METADATA_V2_METADATA_V2_H

#include "kdasm/metadata_v2.h"
#include "metadata/metadata.h"
#include "metadata/scalar.h"
#include "metadata/yaml/yaml_read.h"

enum node_kind { NODE_NOTHING, NODE_SCALAR, NODE_LIST, NODE_MAP };

/* A value of the document. Elements and entries are linked, in the order of the source. */
struct node {
	enum node_kind kind;
	const char *place;
	const char *text; /* of a scalar */
	size_t size;
	bool plain;      /* it has no quotes */
	const char *key; /* in a map: its key, and where that is */
	size_t key_size;
	const char *key_place;
	struct node *parent;
	struct node *first, *last, *next;
};

struct metadata_v2 {
	struct arena *arena;
	struct diag *diag;
	const struct metadata_text *text;
	kd_pos block;
	struct yaml_reader reader;
	struct scalar_reader scalars;
	struct node *root;
	struct node key; /* the one whose value comes next */
	bool failed;
};

/* Reads the text and checks it against the rows. False after errors. */
bool metadata_v2_read(struct metadata_v2 *m, struct arena *arena, struct diag *diag, const struct metadata_text *text,
                      kd_pos block);

/* Appends the text of the note for a document that was read, or that is made of such documents. */
void metadata_v2_write(struct metadata_v2 *m, const struct node *root, struct buffer *out);

/* The value of a key, or NULL; of several the last one counts. */
const struct node *metadata_v2_entry(const struct node *map, const char *name);

uint64_t metadata_v2_number(struct metadata_v2 *m, const struct node *node);
bool metadata_v2_is_true(const struct node *node);

/* Whether a value of an optional key is the same as none. */
bool metadata_v2_says_nothing(struct metadata_v2 *m, const struct kd_metadata_v2_key *row, const struct node *node);

/* How much of a kernel's 'SymbolName' is the name of its code: it ends in "@kd". */
size_t metadata_v2_name_size(const struct node *symbol);

kd_pos metadata_v2_pos(const struct metadata_v2 *m, const char *place);

#endif
