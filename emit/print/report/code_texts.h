/* code_texts.h: the texts of instructions that were read before: code repeats some, and libraries of kernels most. */
#ifndef KD_PRINT_REPORT_CODE_TEXTS_H
#define KD_PRINT_REPORT_CODE_TEXTS_H

#include "base/buffer.h"
#include "gpu/flow/met_keys.h"
#include "gpu/isa/print.h"

/* What begins with some bytes, wherever they are. */
struct code_text {
	uint8_t size;
	bool is_instruction; /* as in struct code_line */
	bool banks_differ;
	bool has_branch;                    /* an operand says where it goes ... */
	bool names_near;                    /* ... beside which llvm-objdump prints what is near there */
	bool misses;                        /* a branch of that distance goes wrong */
	bool has_literal;                   /* an operand is in a dword of its own ... */
	bool literal_known;                 /* ... of which this is known: */
	uint8_t literal_size;               /* bytes that a symbol's value has in place of it; 0: none can be there */
	uint16_t literal_at, literal_end;   /* where it is in the text */
	bool gives_counter;                 /* the address of what follows */
	int16_t distance;                   /* of a branch, in dwords beyond its end */
	uint16_t length, late_at, late_end; /* of the text, and where the number of a branch is in it */
	uint32_t at;                        /* where the text begins */
	const struct isa_decoded *nearly;   /* what it nearly is, whose text is not here; NULL: nothing */
};

/* When there are too many, all are forgotten. */
struct code_texts {
	struct arena *arena;
	bool follows_banks; /* registers are printed as physical ones */
	struct met_keys keys;
	LIST(struct code_text) items; /* by the numbers of the keys, and the last one that was read */
	struct buffer letters;
	struct isa_decoded *nearly; /* those of the items ... */
	unsigned nearly_count;      /* ... so many, and the last one that was read */
};

void code_texts_begin(struct code_texts *texts, struct arena *arena, bool follows_banks);

/* What they begin with, 1 byte at least; it stays until the next one is wanted. */
const struct code_text *code_texts_read(struct code_texts *texts, const struct met_bytes *bytes);

/* Finds out what there is to know of the literal, if there is one, of the text that was read last. */
void code_texts_find_literal(struct code_texts *texts, const struct code_text *text, const struct met_bytes *bytes);

/* The letters of an instruction; until then, too. */
static inline const char *code_texts_letters(const struct code_texts *texts, const struct code_text *text) {
	return (const char *)texts->letters.data + text->at;
}

#endif
