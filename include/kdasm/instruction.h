/* kdasm/instruction.h: single instructions: a line of text to bytes, and bytes to text.
 *
 * For code generators that write machine code into memory, and for programs that show it. The text is that of a source:
 * "v_add_f32 v0, s1, v2 clamp". No call allocates memory, unless for an expression nested a hundred deep; any number of
 * threads may call at once; a call needs up to 192 KiB of stack. A processor whose generation is in no table of
 * kdasm/isa/ has no instructions here.
 * Specification: "AMDGPU Instruction Syntax", "Operand syntax", "Instruction modifiers". */
#ifndef KDASM_INSTRUCTION_H
#define KDASM_INSTRUCTION_H

#include <stdbool.h>
#include <stddef.h>

#include "kdasm/api.h"
#include "kdasm/fixup.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

enum {
	KD_INSTRUCTION_SIZE = 20,          /* bytes of the longest instruction */
	KD_INSTRUCTION_TEXT_SIZE = 400,    /* of the longest text, its zero byte included */
	KD_INSTRUCTION_MESSAGE_SIZE = 512, /* a longer message is cut */
	KD_INSTRUCTION_LINE_SIZE = 1024,   /* most bytes of a line */
};

/* What is to say of a line. */
struct kd_instruction_message {
	unsigned column;                        /* from 1, counted in bytes */
	char text[KD_INSTRUCTION_MESSAGE_SIZE]; /* zero-terminated; as of an assembled source */
};

/* Writes the bytes of the instruction in `line`, of `length` bytes, to `bytes`, which has room for `capacity` of them.
 * Gives their number, a multiple of 4. 0: the line is none or has a mistake, or there is no room, and the message says
 * so. A message that goes with bytes is a warning; else its text is empty. `message` may be NULL.
 *
 * Operands may be expressions, but only of numbers and predefined symbols that are constants: a branch has its distance
 * in dwords from the next instruction. A comment may follow. */
KD_API size_t kd_encode(const struct kd_target *target, const char *line, size_t length, void *bytes, size_t capacity,
                        struct kd_instruction_message *message);

/* The symbol in the literal of an instruction. */
struct kd_instruction_symbol {
	char name[KD_INSTRUCTION_LINE_SIZE]; /* zero-terminated; empty: the line has none */
	enum kd_fixup_kind kind;
	size_t offset;        /* of the literal in the instruction, bytes */
	int64_t addend;       /* what the line adds to the symbol, bytes */
	uint64_t reserved[2]; /* 0: room for later versions */
};

/* As kd_encode() of a line whose literal may be the address of a symbol or the distance to it, plus a number:
 * "s_add_u32 s0, s0, table@rel32@lo+4". What is to become a fixup is in `symbol`, and the literal is 0. Without a
 * specifier it is KD_FIXUP_REL32. */
KD_API size_t kd_encode_with_symbol(const struct kd_target *target, const char *line, size_t length, void *bytes,
                                    size_t capacity, struct kd_instruction_symbol *symbol,
                                    struct kd_instruction_message *message);

/* Writes the text of the instruction at `bytes`, of which there are `size`, to `text`: zero-terminated, and cut where
 * it is longer than `capacity`. Gives the bytes that the instruction has, 0 if there is none that has a text. The text
 * assembles to the same bytes. A branch shows its distance in dwords. */
KD_API size_t kd_decode(const struct kd_target *target, const void *bytes, size_t size, char *text, size_t capacity);

KD_DECLARATIONS_END

#endif
