/* document.h: builds the MessagePack bytes of a document while it is read.
 *
 * No tree is kept: values are packed one after another as they come, and when a map closes, its
 * entries are brought into LLVM's order: by kind of key, then by value. So memory is the output
 * itself plus the keys of the maps that are open. */
#ifndef KD_KERNEL_METADATA_DOCUMENT_H
#define KD_KERNEL_METADATA_DOCUMENT_H

#include "base/buffer.h"
#include "scalar.h"
#include "base/yaml/yaml_scan.h"

/* An entry of an open map. */
struct document_entry {
	size_t begin; /* of its bytes in the output, the key first */
	size_t end;
	struct scalar key; /* a string's text is NULL: it is in the output */
	size_t key_offset; /* there */
	const char *place; /* where the key is written */
	size_t written;    /* and how long it is there */
};

struct document_frame {
	size_t begin; /* of the bytes in the output */
	size_t count; /* of elements or entries */
	size_t first_entry;
	bool is_map;
	bool disordered; /* a key is not greater than the one before */
};

/* A key that equals an earlier one of its map. */
struct document_duplicate {
	const struct document_entry *first;
	const struct document_entry *second;
	const char *key; /* NULL when it is not a string */
	size_t key_size;
};

/* What is called for each. True: the first entry goes away. */
typedef bool document_duplicate_action(void *context, const struct document_duplicate *duplicate);

struct document {
	struct buffer *out;
	bool exact; /* floats keep their 64 bits, to be printed again */
	LIST(struct document_frame) frames;
	LIST(struct document_entry) entries;
	struct buffer reordered;
	document_duplicate_action *on_duplicate;
	void *context;
};

void document_init(struct document *document, struct buffer *out, document_duplicate_action *on_duplicate,
                   void *context);

void document_begin(struct document *document, bool is_map);
void document_end(struct document *document);
void document_key(struct document *document, const struct scalar *key, const struct yaml_token *written);
void document_scalar(struct document *document, const struct scalar *value);

/* A value that is packed already. */
void document_packed(struct document *document, const uint8_t *bytes, size_t size);

#endif
