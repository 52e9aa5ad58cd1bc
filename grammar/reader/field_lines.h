/* field_lines.h: the plain lines of a kernel block, a directive and a plain expression each, read
 * a run at a time. Compilers write more than forty for each kernel and the same ones for every
 * kernel; one by one through scanner and grammar, kernels take 1.6 times the instructions. */
#ifndef KD_GRAMMAR_READER_FIELD_LINES_H
#define KD_GRAMMAR_READER_FIELD_LINES_H

#include "kdasm/descriptor.h"
#include "expression.h"

struct reader;

/* A plain line of a block, and how the one at its place in the blocks before began: up to its operand or, as long as
 * they all had the same number there and nothing after it, to the end. */
struct field_line {
	struct name *name;
	struct found_expression operand; /* but where the whole line is known, the number only */
	const struct kd_field *accepted; /* its row, if the number has passed all that is checked of it alone; or NULL */
	kd_pos pos;                      /* where the line is */
	uint16_t indent;                 /* bytes in front of the name */
	uint16_t length;                 /* up to the operand */
	uint16_t whole;                  /* with a number as operand and the line's end; 0: without */
};

enum {
	FIELD_LINES_MOST = 64,
	FIELD_LINES_ROOM = FIELD_LINES_MOST * 64, /* bytes of their text */
};

/* reader->field_lines: those of the block. Most are as they were in the block before, one after the other, so they are
 * compared together; one by one, from text to value, kernels took 6 % more instructions. */
struct field_lines {
	struct field_line items[FIELD_LINES_MOST];
	uint16_t starts[FIELD_LINES_MOST + 1]; /* in the text */
	char text[FIELD_LINES_ROOM];
	uint8_t known; /* lines that some block had */
	uint8_t first; /* those read last are from this one ... */
	uint8_t next;  /* ... to before this one */
};

/* Reads as many plain lines as are at `at`, the start of a line, into reader->field_lines.
 * Returns where they end; `at` when there are none. */
const char *field_lines_read(struct reader *reader, const char *at, const char *end);

/* The operand of one of them, which the text being read has. */
struct found_expression field_line_operand(const struct reader *reader, const struct field_line *line);

/* What was accepted for a target says nothing of another. */
void field_lines_forget(struct field_lines *lines);

#endif
