/* subject.h: the kernel that is explained, taken apart: words, parts of words, values of directives. */
#ifndef KD_PRINT_EXPLAIN_SUBJECT_H
#define KD_PRINT_EXPLAIN_SUBJECT_H

#include "explain.h"
#include "base/row_numbers.h"
#include "files/object/resources.h"

/* Bits of a word: a field, or reserved ones. */
struct part {
	uint8_t low_bit;
	uint8_t width;
	const struct kd_field *field;         /* NULL: none means the same */
	const struct kd_code_t_field *code_t; /* the key of amd_kernel_code_t that writes the bits, others too perhaps;
	                                         NULL: none, or a descriptor is explained */
	uint64_t value;
	uint8_t mark; /* number among the named parts of the word: letter and colour of the map */
};

/* Bytes that belong together: an integer, or reserved ones, which may be more than 8. */
struct word {
	uint16_t offset;
	uint16_t size;
	const char *title;
	bool reserved;
	uint8_t mark;            /* number among the words that are not reserved */
	LIST(struct part) parts; /* from bit 0 on, without gaps; of reserved words none */
};

struct subject {
	const struct explained_kernel *kernel;
	struct arena *arena;
	struct kernel_facts facts;
	bool is_code_t;
	struct kd_descriptor_input input; /* directives that make it */
	LIST(struct word) words;
	uint8_t mark_count;
};

void subject_take(struct subject *subject, const struct explained_kernel *kernel, struct arena *arena);

/* The part that a bit of a word lies in. The word is not reserved. */
const struct part *word_part(const struct word *word, unsigned bit);

/* Whether a word is shown bit by bit: one field fills the others. */
bool word_is_divided(const struct word *word);

/* The name of a part, or NULL of reserved bits. */
const char *part_name(const struct part *part);

/* "5:0", or "7" of a single bit. */
struct part_bits {
	char text[8];
};

struct part_bits part_bits(const struct part *part);

/* What the value means; text of the arena or constant. */
const char *part_meaning(const struct subject *subject, const struct part *part);

#endif
