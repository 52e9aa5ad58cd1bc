/* advance.c: see advance.h. The choice among equivalent encodings is llvm-mc's. */
#include "advance.h"

#include "base/buffer.h"
#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "data.h"

/* The most that an opcode which adds a row can step on: that of opcode 255. */
enum { SPECIAL_LIMIT = (255 - LINE_OPCODE_BASE) / LINE_RANGE };

static size_t put_uleb(uint8_t *out, uint64_t value) {
	return leb_encode(out, (int64_t)value, false, 0);
}

static size_t end_sequence(uint8_t *out, uint64_t step) {
	static const uint8_t end[] = {0, 1, DW_LNE_end_sequence};
	size_t size = 0;
	if (step == SPECIAL_LIMIT) {
		out[size++] = DW_LNS_const_add_pc;
	} else if (step) {
		out[size++] = DW_LNS_advance_pc;
		size += put_uleb(out + size, step);
	}
	memcpy(out + size, end, sizeof end);
	return size + sizeof end;
}

/* The special opcode that makes a step from `first`, the one for no step; 0 if there is none. */
static uint8_t special_opcode(uint64_t first, uint64_t step) {
	if (step > SPECIAL_LIMIT || first + step * LINE_RANGE > UINT8_MAX)
		return 0;
	return (uint8_t)(first + step * LINE_RANGE);
}

size_t line_advance_encode(uint8_t out[LINE_ADVANCE_SIZE], int64_t lines, uint64_t distance) {
	uint64_t step = distance / CODE_ALIGNMENT;
	size_t size = 0;
	if (lines == LINE_END_SEQUENCE)
		return end_sequence(out, step);
	bool far = lines < LINE_BASE || lines >= LINE_BASE + LINE_RANGE;
	if (far) {
		out[size++] = DW_LNS_advance_line;
		size += leb_encode(out + size, lines, true, 0);
		lines = 0;
	}
	if (!lines && !step) {
		out[size++] = DW_LNS_copy;
		return size;
	}
	uint8_t first = (uint8_t)(lines - LINE_BASE + LINE_OPCODE_BASE);
	uint8_t opcode = special_opcode(first, step);
	if (!opcode && step >= SPECIAL_LIMIT && (opcode = special_opcode(first, step - SPECIAL_LIMIT)))
		out[size++] = DW_LNS_const_add_pc;
	if (!opcode) {
		out[size++] = DW_LNS_advance_pc;
		size += put_uleb(out + size, step);
		opcode = far ? (uint8_t)DW_LNS_copy : first;
	}
	out[size++] = opcode;
	return size;
}

size_t frame_advance_encode(uint8_t out[FRAME_ADVANCE_SIZE], uint64_t distance) {
	uint64_t step = distance / CODE_ALIGNMENT;
	if (!step)
		return 0;
	if (step < 1 << 6) {
		out[0] = DW_CFA_advance_loc | (uint8_t)step;
		return 1;
	}
	if (step <= UINT8_MAX) {
		out[0] = DW_CFA_advance_loc1;
		store_le(out + 1, step, 1);
		return 2;
	}
	if (step <= UINT16_MAX) {
		out[0] = DW_CFA_advance_loc2;
		store_le(out + 1, step, 2);
		return 3;
	}
	out[0] = DW_CFA_advance_loc4;
	store_le(out + 1, step, 4);
	return 5;
}
