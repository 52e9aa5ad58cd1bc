/* print_special.h: pieces of the text of an instruction, and operands with a syntax of their own. */
#ifndef KD_GPU_ISA_PRINT_SPECIAL_H
#define KD_GPU_ISA_PRINT_SPECIAL_H

#include <string.h>

#include "print.h"

/* What is longer than its room is cut off. */
void isa_put_cut(struct isa_text *text, const char *bytes, size_t length);

static inline void isa_put_bytes(struct isa_text *text, const char *bytes, size_t length) {
	if (length > sizeof text->text - 1 - text->length) {
		isa_put_cut(text, bytes, length);
		return;
	}
	memcpy(text->text + text->length, bytes, length);
	text->length += length;
	text->text[text->length] = '\0';
}

static inline void isa_put(struct isa_text *text, const char *string) {
	isa_put_bytes(text, string, strlen(string));
}

void isa_put_unsigned(struct isa_text *text, uint64_t number);
void isa_put_decimal(struct isa_text *text, int64_t number);

/* Without 0x in front, as many hexadecimal digits as it has; or so many. */
void isa_put_hex_digits(struct isa_text *text, uint64_t number);
void isa_put_fixed(struct isa_text *text, uint64_t number, unsigned digits);

void isa_put_hex(struct isa_text *text, int64_t number);

/* Prints the operand, if its kind is one of these. */
bool special_printed(struct isa_text *text, const struct isa_machine *machine, unsigned kind, int64_t number);

/* Whether all bits of what s_delay_alu waits for have names. */
bool special_delays_are_known(uint64_t bits);

/* The parts of a format that are not as it is where none is written. */
void special_buffer_format(struct isa_text *text, const struct isa_machine *machine, int64_t number);

/* Lanes of DPP. */
void special_lanes(struct isa_text *text, const struct isa_machine *machine, int64_t value);
void special_eight_lanes(struct isa_text *text, int64_t value);

/* The pattern of ds_swizzle_b32. */
void special_swizzle(struct isa_text *text, const struct isa_machine *machine, int64_t pattern);

#endif
