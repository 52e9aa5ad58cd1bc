/* print_special.h: pieces of the text of an instruction, and operands with a syntax of their own. */
#ifndef KD_ISA_PRINT_SPECIAL_H
#define KD_ISA_PRINT_SPECIAL_H

#include "print.h"

void isa_put(struct isa_text *text, const char *string);
void isa_put_digits(struct isa_text *text, uint64_t number, unsigned base);
void isa_put_decimal(struct isa_text *text, int64_t number);
/* With so many hexadecimal digits. */
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
