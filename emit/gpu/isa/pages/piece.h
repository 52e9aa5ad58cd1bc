/* piece.h: a piece of text that is put together. */
#ifndef KD_GPU_ISA_PAGES_PIECE_H
#define KD_GPU_ISA_PAGES_PIECE_H

#include <stddef.h>

enum { PIECE_SIZE = 4096 };

/* Zero-initialise. What does not fit is left out. */
struct piece {
	size_t used;
	char text[PIECE_SIZE];
};

void piece_say(struct piece *piece, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Goes on in this column, or after a blank. */
void piece_column(struct piece *piece, size_t column);

/* Breaks lines from `start` on at blanks, so that they are short; further ones begin in the column. */
void piece_wrap(struct piece *piece, size_t start, size_t column);

#endif
