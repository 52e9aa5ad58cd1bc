/* vgpr_banks.h: VGPRs above v255, which instructions reach by what s_set_vgpr_msb said last: the mode of the banks.
 *
 * Operands hold physical registers, from ISA_FIRST_VGPR up to 1023 above it; what encodes them takes the low bits, and
 * what decodes bytes alone knows those only. The mode is the low byte of the number of s_set_vgpr_msb. */
#ifndef KD_GPU_ISA_VGPR_BANKS_H
#define KD_GPU_ISA_VGPR_BANKS_H

#include "decode.h"

enum {
	ISA_FIRST_VGPR = 256, /* as a source has it */
	ISA_BANK_VGPRS = 256,
	ISA_BANKS = 4,
	ISA_MODE_OF_BANKS = 0xff, /* the bits of a mode; those before the last change are in the byte above it */
	ISA_NO_MODE = 0x100,      /* in place of one that is not known */
};

/* The fields of a mode: vgpr_banks.def. */
enum isa_bank_field {
#define KD_VGPR_BANK(id, bit, mode_bit, words) ISA_BANK_OF_##id,
#include "kdasm/isa/vgpr_banks.def"
	ISA_BANK_FIELDS,
	ISA_BANK_OF_NONE = ISA_BANK_FIELDS, /* the operand is in the first bank */
};

/* What it is called. */
const char *isa_bank_field_name(enum isa_bank_field field);

/* The bank that a mode has in the field. */
unsigned isa_bank_in(unsigned mode, enum isa_bank_field field);

/* Of which field each operand of the form is; a field for each of its kinds. */
void isa_bank_fields(const struct isa_form *form, uint8_t fields[ISA_FORM_OPERANDS]);

/* What a line needs of the mode. */
struct isa_banks_needed {
	uint8_t mode, mask; /* these bits of it */
	int wrong;          /* an operand that no mode fits, or ISA_NO_OPERAND */
	int other;          /* that needs another bank in the same field; ISA_NO_OPERAND: there is no field for `wrong` */
	enum isa_bank_field field;
};

/* Of the line that was encoded so. */
void isa_banks_need(const struct isa_line *line, const struct isa_code *code, struct isa_banks_needed *needed);

/* Raises the registers of what was decoded to the banks of the mode; ISA_NO_MODE: they stay as they are. */
void isa_banks_apply(struct isa_decoded *decoded, unsigned mode);

/* Whether an operand of it is a VGPR that the mode moves. */
bool isa_banks_matter(const struct isa_decoded *decoded);

/* The mode after the instruction, where it goes on. Functions begin, end and come back with 0, as LLVM has it. */
unsigned isa_mode_after(const struct isa_decoded *decoded, unsigned mode);

/* Whether the instruction writes the hardware register MODE: one instruction is between it and the next mode. */
bool isa_writes_mode(const struct isa_form *form, const struct isa_operand *first);

#endif
