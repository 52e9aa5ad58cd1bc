/* field_lines.h: the plain lines of a kernel block, a directive and a plain expression each, read
 * a run at a time. Compilers write more than forty for each kernel and the same ones for every
 * kernel; one by one through scanner and grammar, 50,000 kernels took 27 % longer. */
#ifndef KD_GRAMMAR_READER_FIELD_LINES_H
#define KD_GRAMMAR_READER_FIELD_LINES_H

#include "plain_expression.h"

struct reader;

struct field_line {
	struct name *name;
	kd_pos pos;
	struct plain_expression operand;
};

/* How the plain line at the same place in the last block that had one began, up to its operand or, if that is a number
 * and there is room, to the end. */
struct known_line {
	struct name *name; /* NULL: there was none yet */
	uint64_t number;
	uint8_t indent; /* bytes in front of the name */
	uint8_t length; /* up to the operand */
	uint8_t whole;  /* with a number as operand and the line's end; 0: without */
	char text[64];
};

enum { FIELD_LINES_MOST = 64 };

/* reader->field_lines: a run of them. */
struct field_lines {
	struct field_line items[FIELD_LINES_MOST];
	struct known_line known[FIELD_LINES_MOST];
	uint8_t count;
	uint8_t next_known;
};

/* Reads as many plain lines as are at `at`, the start of a line, into reader->field_lines.
 * Returns where they end; `at` when there are none. */
const char *field_lines_read(struct reader *reader, const char *at, const char *end);

#endif
