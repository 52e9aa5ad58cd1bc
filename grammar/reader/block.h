/* block.h: directives that stand for what follows up to an end directive, where other words count. */
#ifndef KD_GRAMMAR_READER_BLOCK_H
#define KD_GRAMMAR_READER_BLOCK_H

#include "base/row_numbers.h"
#include "base/source.h"
#include "kdasm/descriptor.h"
#include "module/expr.h"

struct block {
	const char *begin;
	const char *end;
	const char *expected;  /* in messages: what may be there */
	const char *foreign;   /* likewise: llvm-mc's words for a name that means nothing there */
	const char *bad_value; /* likewise: llvm-mc's words where a value is no token; NULL: those of the token */
	bool field_lines;      /* most lines are a directive and a number */
};

/* reader->block_end: the end directive that was looked for last in the source itself, where reading goes on only. */
struct block_end {
	const struct block *of; /* or NULL */
	const char *at;         /* NULL: there is none any more */
};

/* reader->block: what the scanner is in. */
struct open_block {
	const struct block *kind; /* or NULL */
	kd_pos pos;               /* of its directive */
	bool end_follows;         /* its end directive was looked for and found */
	bool condition_told;      /* a condition inside it was reported */
};

#define KERNEL_END ".end_amdhsa_kernel"

/* reader->kernel: what the block of a kernel says; actions/kernel.c. */
struct kernel_block {
	struct name *name;
	kd_pos pos;
	kd_pos name_pos;
	kd_pos end_pos;
	kd_pos after_pos; /* of what follows the end: llvm-mc's place for what is wrong with the whole */
	struct kd_descriptor_input input;
	uint64_t nonzero; /* bit f: field f is given, and its value is not known to be 0; at the end of the block */
	struct value late_values[KD_FIELD_COUNT]; /* of fields whose values come late */
	kd_pos positions[KD_FIELD_COUNT];
	kd_pos ends[KD_FIELD_COUNT];   /* after the operands */
	uint8_t order[KD_FIELD_COUNT]; /* the given fields, in the order of the source */
	uint8_t order_count;
	uint8_t late[KD_FIELD_COUNT]; /* those of them whose values come late */
	uint8_t late_count;
	bool faulty;
	struct field_cache *field_cache; /* of all blocks */
	uint8_t words[KD_FIELD_COUNT];   /* of all blocks too: the fields that are values in the section */
	uint8_t word_count;
};

#endif
