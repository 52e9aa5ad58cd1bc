/* call_frame.c: see call_frame.h. */
#include "call_frame.h"

#include "base/buffer.h"
#include "base/dwarf_numbers.h"
#include "base/leb128.h"

static const struct call_frame_row rows[] = {
#define KD_CALL_FRAME_INSTRUCTION(name, number, first, second, third)                                                  \
	{#name, number, {CALL_FRAME_##first, CALL_FRAME_##second, CALL_FRAME_##third}},
#include "call_frames.def"
#undef KD_CALL_FRAME_INSTRUCTION
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0], HIGH_BITS = 0xc0, LOW_BITS = 0x3f };

static const struct call_frame_row *row_of(uint8_t byte) {
	uint8_t number = byte & HIGH_BITS ? byte & HIGH_BITS : byte;
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (rows[i].number == number)
			return &rows[i];
	return NULL;
}

enum stack_use call_frame_use(uint8_t number) {
	switch (number) {
	case DW_CFA_def_cfa_expression: return USE_CFA;
	case DW_CFA_expression: return USE_REGISTER;
	default: return USE_REGISTER_VALUE;
	}
}

/* What is left of the bytes. */
struct input {
	const uint8_t *at, *end;
};

static bool take_number(struct input *in, unsigned width, uint64_t *number) {
	if ((size_t)(in->end - in->at) < width)
		return false;
	*number = load_le(in->at, width);
	in->at += width;
	return true;
}

static void decode_expression(struct arena *arena, const struct call_frame_format *format,
                              struct call_frame_instruction *instruction) {
	struct dwarf_format own = format->format;
	instruction->expression_problem =
	    dwarf_expression_read(arena, instruction->expression_bytes, instruction->expression_size, &own,
	                          format->generation_known, &instruction->expression, &instruction->problem_offset);
	instruction->generation = own.generation;
}

static bool take_expression(struct arena *arena, struct input *in, const struct call_frame_format *format,
                            struct call_frame_instruction *instruction) {
	uint64_t size;
	if (!leb_read(&in->at, in->end, false, &size) || size > (uint64_t)(in->end - in->at))
		return false;
	instruction->expression_bytes = in->at;
	instruction->expression_size = (size_t)size;
	in->at += size;
	decode_expression(arena, format, instruction);
	return true;
}

static bool take_operand(struct arena *arena, struct input *in, uint8_t first, const struct call_frame_format *format,
                         struct call_frame_instruction *instruction, unsigned which) {
	enum call_frame_operand kind = (enum call_frame_operand)instruction->row->operands[which];
	uint64_t *number = &instruction->operands[which];
	bool whole = true;
	switch (kind) {
	case CALL_FRAME_NONE: break;
	case CALL_FRAME_ADDRESS: whole = take_number(in, format->format.address_size, number); break;
	case CALL_FRAME_DELTA1: whole = take_number(in, 1, number); break;
	case CALL_FRAME_DELTA2: whole = take_number(in, 2, number); break;
	case CALL_FRAME_DELTA4: whole = take_number(in, 4, number); break;
	case CALL_FRAME_LOW_DELTA:
	case CALL_FRAME_LOW_REGISTER: *number = first & LOW_BITS; break;
	case CALL_FRAME_REGISTER:
	case CALL_FRAME_OFFSET:
	case CALL_FRAME_SPACE:
	case CALL_FRAME_FACTORED: whole = leb_read(&in->at, in->end, false, number); break;
	case CALL_FRAME_SIGNED_FACTORED: whole = leb_read(&in->at, in->end, true, number); break;
	case CALL_FRAME_EXPRESSION: whole = take_expression(arena, in, format, instruction); break;
	}
	if (kind == CALL_FRAME_FACTORED || kind == CALL_FRAME_SIGNED_FACTORED)
		*number *= (uint64_t)format->data_alignment;
	if (call_frame_is_delta(kind))
		*number *= format->code_alignment;
	return whole;
}

void call_frame_decode(struct arena *arena, const uint8_t *bytes, size_t size, const struct call_frame_format *format,
                       struct call_frame_instruction *instruction) {
	struct input in = {bytes + 1, bytes + size};
	*instruction = (struct call_frame_instruction){.row = row_of(*bytes), .bytes = bytes, .size = size};
	if (!instruction->row) {
		instruction->problem = "no instruction has this number";
		return;
	}
	for (unsigned i = 0; i < CALL_FRAME_OPERANDS; i++) {
		if (take_operand(arena, &in, *bytes, format, instruction, i))
			continue;
		instruction->problem = "the frame ends within an instruction";
		return;
	}
	instruction->size = (size_t)(in.at - bytes);
}
