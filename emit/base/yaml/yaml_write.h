/* yaml_write.h: writes YAML in block style, laid out as LLVM's printer does it. */
#ifndef KD_BASE_YAML_YAML_WRITE_H
#define KD_BASE_YAML_YAML_WRITE_H

#include "yaml_quote.h"

/* An open collection. */
struct yaml_level {
	size_t left; /* elements to come, or keys and values */
	bool is_map;
	bool begun; /* its first element, or first key with its value, is complete */
};

struct yaml_writer {
	struct buffer *out;
	LIST(struct yaml_level) levels;
	const char *padding;        /* what separates the next thing from the one before; "\n": a new line */
	const char *padding_before; /* what was before the newest collection, should it stay empty */
};

void yaml_writer_init(struct yaml_writer *writer, struct buffer *out);

/* Whether a key is next, not a value. */
bool yaml_wants_key(const struct yaml_writer *writer);
void yaml_write_key(struct yaml_writer *writer, const char *text, size_t size);

/* A tag may be empty. Collections that are complete with this value are closed. */
void yaml_write_scalar(struct yaml_writer *writer, const char *tag, enum yaml_quotes quotes, const char *text,
                       size_t size);

/* `count` elements or entries follow. */
void yaml_write_collection(struct yaml_writer *writer, bool is_map, size_t count);

#endif
