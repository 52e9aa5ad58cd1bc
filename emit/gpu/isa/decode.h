/* decode.h: instructions read from bytes. */
#ifndef KD_GPU_ISA_DECODE_H
#define KD_GPU_ISA_DECODE_H

#include "form.h"

struct isa_decoded {
	struct isa_form form;
	enum isa_suffix suffix;                         /* of the mnemonic, as it is printed */
	struct isa_operand operands[ISA_FORM_OPERANDS]; /* of the form's kinds, in their order */
	uint16_t left_out;                              /* a bit for each operand that is not written */
	struct isa_address_list addresses;              /* of the operand that is a list */
	int32_t modifiers[MODIFIER_COUNT];              /* as they are written: no field has more bits */
	uint64_t written;                               /* a bit for each modifier that is */
	const struct isa_machine *machine;
	unsigned size;
	unsigned looked_at; /* bytes that tell it, or that there is none: what follows them changes nothing */
	bool shows_banks;   /* registers above v255 are printed as llvm-objdump does: v44 and in a comment v300 */
	bool numbers;       /* numbers are printed where names would not say all bits */
	bool exact;         /* the text assembles to the bytes; else ... */
	bool refused;       /* ... it breaks a rule of assemblers, ... */
	uint8_t spare[ISA_MOST_BYTES]; /* ... and these bits are not those of the instruction */
};

/* Reads the instruction of the machine that begins at `bytes`. False where there is none that assembles to
 * these bytes. */
bool isa_decode(const struct isa_machine *machine, const uint8_t *bytes, size_t size, struct isa_decoded *decoded);

/* Reads it also where its text does not assemble to the bytes: processors do not look at spare bits. Of several
 * instructions it is the longest one, and of these the one with the fewest such bits. */
bool isa_decode_nearest(const struct isa_machine *machine, const uint8_t *bytes, size_t size,
                        struct isa_decoded *decoded);

/* Whether one of the bits, numbered from the lowest of the first byte on, is spare. */
static inline bool isa_bit_is_spare(const struct isa_decoded *decoded, unsigned bit) {
	return decoded->spare[bit / 8] >> bit % 8 & 1;
}

/* Bytes that the value of a symbol has in place of the operand with the number: the last 4 or 8, if all others are the
 * same then; 0: they are not. */
unsigned isa_symbol_size(const struct isa_decoded *decoded, unsigned number, const uint8_t *bytes);

/* Reads what a line was encoded as, with what the line says beyond its bytes. `late` becomes the number of the operand
 * that comes late; ISA_NO_OPERAND: none does. */
enum { ISA_NO_OPERAND = -1 };
void isa_decode_line(const struct isa_line *line, const struct isa_code *code, struct isa_decoded *decoded, int *late);

#endif
