/* kdasm/instruction.h: single instructions: text to bytes, and bytes to text.
 *
 * For code generators and programs that show machine code. The text is a source's: "v_add_f32 v0, s1, v2 clamp". Memory
 * is allocated only for expressions nested a hundred deep. Any threads may call at once; a call needs up to 192 KiB of
 * stack. Only generations in the tables of kdasm/isa/ have instructions. Specification: "AMDGPU Instruction Syntax",
 * "Operand syntax", "Instruction modifiers". */
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
	KD_INSTRUCTION_TEXT_SIZE = 400,    /* bytes of the longest text, with its zero */
	KD_INSTRUCTION_MESSAGE_SIZE = 512, /* longer messages are cut */
	KD_INSTRUCTION_LINE_SIZE = 1024,   /* bytes of the longest line */
};

/* An error or warning about a line. */
struct kd_instruction_message {
	unsigned column;                        /* from 1, in bytes */
	char text[KD_INSTRUCTION_MESSAGE_SIZE]; /* zero-terminated; as for a source */
};

/* Writes the instruction in `line` to `bytes`, which holds `capacity`. Returns its size, a multiple of 4. 0: no
 * instruction, a mistake, or no room, as the message says. A message with bytes is a warning; else its text is empty.
 * `message` may be NULL.
 *
 * Operands may be expressions of numbers and constant predefined symbols; a branch's is its distance in dwords from the
 * next instruction. A comment may follow. */
KD_API size_t kd_encode(const struct kd_target *target, const char *line, size_t length, void *bytes, size_t capacity,
                        struct kd_instruction_message *message);

/* A symbol in an instruction's literal. */
struct kd_instruction_symbol {
	char name[KD_INSTRUCTION_LINE_SIZE]; /* zero-terminated; empty: none */
	enum kd_fixup_kind kind;
	size_t offset;        /* of the literal in the instruction, bytes */
	int64_t addend;       /* added to the symbol, bytes */
	uint64_t reserved[2]; /* 0, for later versions */
};

/* Like kd_encode(), but the literal may be a symbol's address or distance, plus a number: "s_add_u32 s0, s0,
 * table@rel32@lo+4". `symbol` then describes the fixup, and the literal is 0. Without a specifier it is
 * KD_FIXUP_REL32. */
KD_API size_t kd_encode_with_symbol(const struct kd_target *target, const char *line, size_t length, void *bytes,
                                    size_t capacity, struct kd_instruction_symbol *symbol,
                                    struct kd_instruction_message *message);

/* Writes the text of the instruction at `bytes`, zero-terminated and cut to `capacity`. Returns the instruction's size
 * in bytes, or 0 if no text expresses it. The text assembles to the same bytes. A branch shows its distance in
 * dwords. */
KD_API size_t kd_decode(const struct kd_target *target, const void *bytes, size_t size, char *text, size_t capacity);

KD_DECLARATIONS_END

#endif
