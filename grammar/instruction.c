/* instruction.c: see instruction.h. */
#include "instruction.h"

void instruction_encode(struct reader *reader, struct text line, kd_pos pos) {
	size_t length = 0;
	while (length < line.length && length < 64 && line.at[length] > ' ')
		length++;
	diag_error(reader->diag, pos,
	           "instruction '%.*s': kdasm does not encode instructions; give the machine code as data (.long 0xbf810000) or "
	           "with .incbin, or link the descriptor with an object that has the code",
	           (int)length, line.at);
}
