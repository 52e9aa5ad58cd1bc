/* yaml_read.h: the nodes of a YAML document, one event at a time.
 *
 * Reads the first document that is not empty, with LLVM's idea of what may follow what
 * (yaml_scan.h says why). Nesting costs two bytes a level and no stack. */
#ifndef KD_BASE_YAML_YAML_READ_H
#define KD_BASE_YAML_YAML_READ_H

#include "yaml_scan.h"

/* Deeper nesting is refused. llvm-mc crashes long before: with 8 MiB of stack, between 20,000
 * and 30,000 levels. */
#define YAML_DEPTH_LIMIT 1000000

/* What readers of documents say of YAML_ALIAS. */
#define YAML_ALIAS_ERROR "'*' aliases are not supported; write the value out, or in quotes"

enum yaml_event_kind {
	YAML_SCALAR,
	YAML_NULL, /* no value: `a:`, `- `, `!tag` alone */
	YAML_ALIAS,
	YAML_KEY,      /* a scalar; the next event is its value */
	YAML_SEQUENCE, /* begins */
	YAML_MAPPING,  /* begins */
	YAML_END,      /* of the innermost sequence or mapping */
	YAML_DONE,     /* the document is over */
	YAML_FAILED,   /* it cannot be read further; see yaml_reader.scan.error */
};

struct yaml_event {
	enum yaml_event_kind kind;
	const char *at;           /* where the node begins in the text */
	struct yaml_token scalar; /* of scalars and keys; for block scalars the decoded value */
	bool block;               /* the scalar is a block scalar */
	struct yaml_token tag;    /* size 0: none */
};

struct yaml_collection {
	uint8_t kind;
	bool flag; /* flow sequence: an entry may come; inline mapping: its pair was read */
};

struct yaml_tag_handle {
	struct yaml_token handle;
	struct yaml_token prefix;
};

struct yaml_reader {
	struct yaml_scanner scan;
	LIST(struct yaml_collection) open;
	LIST(struct yaml_tag_handle) tag_handles; /* of the document's %TAG lines, sorted */
	struct buffer decoded;                    /* the last scalar that had to be decoded */
	struct buffer resolved;                   /* the last tag */
	bool root_read;
	bool after_key;          /* a value comes next */
	struct yaml_token value; /* of a plain line: that value, taken with its key; size 0: none */
};

void yaml_reader_init(struct yaml_reader *reader, struct arena *arena, const char *text, size_t size);

void yaml_next(struct yaml_reader *reader, struct yaml_event *event);

/* What a scalar says: line breaks folded, escapes and quotes resolved. The result is part of
 * the text or lives until the next call. NULL for a bad escape: see *bad and *error. */
static inline const char *yaml_value(struct yaml_reader *reader, const struct yaml_event *event, size_t *size,
                                     const char **bad, const char **error);

/* The same of one that is encoded. */
const char *yaml_decode(struct yaml_reader *reader, const struct yaml_token *scalar, size_t *size, const char **bad,
                        const char **error);

static inline const char *yaml_value(struct yaml_reader *reader, const struct yaml_event *event, size_t *size,
                                     const char **bad, const char **error) {
	if (event->scalar.encoded)
		return yaml_decode(reader, &event->scalar, size, bad, error);
	*size = event->scalar.size;
	return event->scalar.text;
}

/* Order of the texts of two tokens, as strcmp() has it. */
int yaml_compare_text(const struct yaml_token *a, const struct yaml_token *b);

/* The full name of an event's tag, such as "!str" or "tag:yaml.org,2002:str"; "" without one.
 * NULL when its handle is not known. Lives until the next call. */
const char *yaml_tag(struct yaml_reader *reader, const struct yaml_event *event, size_t *size);

#endif
