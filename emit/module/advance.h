/* advance.h: steps from one address to the next, in line tables and call frame tables.
 *
 * Specification: DWARF 5, 6.2.5 "The Line Number Program" and 6.4.2.1 "Row Creation
 * Instructions". How a step is encoded depends on its length, so that steps take part in layout. */
#ifndef KD_MODULE_ADVANCE_H
#define KD_MODULE_ADVANCE_H

#include <stddef.h>
#include <stdint.h>

/* Both kinds of table count addresses in instructions of this many bytes. */
enum { CODE_ALIGNMENT = 4 };

/* Parameters of the line number program, as its header states them. */
enum { LINE_BASE = -5, LINE_RANGE = 14, LINE_OPCODE_BASE = 13 };

/* As a line step: ends the sequence instead of adding a row. */
#define LINE_END_SEQUENCE INT64_MAX

enum { LINE_ADVANCE_SIZE = 24, FRAME_ADVANCE_SIZE = 5 };

/* Writes the opcodes that move on by `distance` bytes and `lines` lines and add a row. */
size_t line_advance_encode(uint8_t out[LINE_ADVANCE_SIZE], int64_t lines, uint64_t distance);

/* Writes the call frame instruction that moves on by `distance` bytes; nothing for no step. */
size_t frame_advance_encode(uint8_t out[FRAME_ADVANCE_SIZE], uint64_t distance);

#endif
