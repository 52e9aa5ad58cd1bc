/* block.h: directives that stand for what follows up to an end directive, where other words count. */
#ifndef KD_GRAMMAR_READER_BLOCK_H
#define KD_GRAMMAR_READER_BLOCK_H

#include <stdbool.h>

#include "base/source.h"

struct block {
	const char *begin;
	const char *end;
	const char *expected;  /* in messages: what may be there */
	const char *foreign;   /* likewise: llvm-mc's words for a name that means nothing there */
	const char *bad_value; /* likewise: llvm-mc's words where a value is no token; NULL: those of the token */
	bool field_lines;      /* most lines are a directive and a number */
};

/* The end directive that was looked for last in the source itself, where reading goes on only. */
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
	struct block_end last_end;
};

#define KERNEL_END ".end_amdhsa_kernel"

#endif
