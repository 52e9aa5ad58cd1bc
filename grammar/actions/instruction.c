/* instruction.c: see instruction.h. */
#include "instruction.h"

bool instruction_encode(struct reader *reader, struct text line, kd_pos pos) {
	(void)reader;
	(void)line;
	(void)pos;
	return false;
}
