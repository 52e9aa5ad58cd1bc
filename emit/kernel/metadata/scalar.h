/* scalar.h: which value the text of a YAML scalar is: integer, float, boolean, string or nil.
 *
 * LLVM's rule: quotes do not matter, only a tag forces a type. Without one the text is tried as
 * an unsigned, then a signed integer, boolean and float; what is none of these is a string. */
#ifndef KD_KERNEL_METADATA_SCALAR_H
#define KD_KERNEL_METADATA_SCALAR_H

#include "base/arena.h"
#include "base/buffer.h"

#include <locale.h>
#include <stdbool.h>

/* In the order in which LLVM sorts the keys of a map. -0 is signed: a map can have -0 and 0. */
enum value_kind {
	VALUE_SIGNED,
	VALUE_UNSIGNED,
	VALUE_NIL,
	VALUE_BOOLEAN,
	VALUE_FLOAT,
	VALUE_STRING,
};

struct scalar {
	enum value_kind kind;
	union {
		int64_t integer;
		uint64_t natural;
		bool boolean;
		double number;
		const char *text; /* of a string; not copied */
	};
	size_t size; /* of a string */
};

/* The order of texts: less than 0, 0 or more than 0, as memcmp(). */
static inline int scalar_compare_texts(const char *a, size_t size, const char *b, size_t other_size) {
	int order = memcmp(a, b, size < other_size ? size : other_size);
	return order ? order : (size > other_size) - (size < other_size);
}

/* The order of keys, likewise. */
int scalar_compare(const struct scalar *a, const struct scalar *b);

/* Scratch for number conversion, kept from scalar to scalar. */
struct scalar_reader {
	struct buffer digits;
	locale_t c_locale;
	bool all_booleans; /* `yes` and its like are booleans without a tag, as in LLVM 14 */
};

void scalar_reader_init(struct scalar_reader *reader, struct arena *arena);

/* Whether a text is one of the words for true and false, most of which need a tag. */
bool scalar_boolean(const char *text, size_t size, bool *value);

/* The value of a text without a tag. */
struct scalar scalar_value(struct scalar_reader *reader, const char *text, size_t size);

/* The number without sign that a text begins with, whatever follows it; false if it begins with
 * none or with one that does not fit 64 bits. */
bool scalar_leading_number(const char *text, size_t size, uint64_t *value);

/* A text with a full tag name ("!int"). */
struct tagged_text {
	const char *text;
	size_t size;
	const char *tag;
	size_t tag_size;
};

/* Its value. When the text does not suit the tag the result is false and *wanted says what it must be. */
bool scalar_tagged_value(struct scalar_reader *reader, const struct tagged_text *tagged, struct scalar *value,
                         const char **wanted);

#endif
