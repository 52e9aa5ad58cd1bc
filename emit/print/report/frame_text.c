/* frame_text.c: see frame_text.h. */
#include "frame_text.h"

#include <inttypes.h>

#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "debug/dwarf/register_numbers.h"

enum { DATA_ALIGNMENT = 4 }; /* that the assembler writes */

/* Which instructions a directive makes. */
enum wanted_value { ANY_VALUE, LONG_REGISTER, NEGATIVE, LESS_32, NEGATIVE_32 };

static const struct directive_row {
	uint8_t number; /* of the instruction */
	const char *name;
	bool is_ours;   /* LLVM 22 lacks it: its registers are called as in expressions */
	uint8_t wanted; /* enum wanted_value */
} directives[] = {
    {DW_CFA_def_cfa, ".cfi_def_cfa", false, ANY_VALUE},
    {DW_CFA_def_cfa_register, ".cfi_def_cfa_register", false, ANY_VALUE},
    {DW_CFA_def_cfa_offset, ".cfi_def_cfa_offset", false, ANY_VALUE},
    {DW_CFA_def_cfa_expression, ".cfi_def_cfa_expression", true, ANY_VALUE},
    {DW_CFA_expression, ".cfi_expression", true, ANY_VALUE},
    {DW_CFA_val_expression, ".cfi_val_expression", true, ANY_VALUE},
    {DW_CFA_register, ".cfi_register", false, ANY_VALUE},
    {DW_CFA_undefined, ".cfi_undefined", false, ANY_VALUE},
    {DW_CFA_same_value, ".cfi_same_value", false, ANY_VALUE},
    {DW_CFA_restore, ".cfi_restore", false, ANY_VALUE},
    {DW_CFA_restore_extended, ".cfi_restore", false, LONG_REGISTER},
    {DW_CFA_offset, ".cfi_offset", false, ANY_VALUE},
    {DW_CFA_offset_extended, ".cfi_offset", false, LONG_REGISTER},
    {DW_CFA_offset_extended_sf, ".cfi_offset", false, NEGATIVE},
    {DW_CFA_val_offset, ".cfi_val_offset", false, LESS_32},
    {DW_CFA_val_offset_sf, ".cfi_val_offset", false, NEGATIVE_32},
    {DW_CFA_def_cfa_sf, ".cfi_def_cfa_sf", true, ANY_VALUE},
    {DW_CFA_def_cfa_offset_sf, ".cfi_def_cfa_offset_sf", true, ANY_VALUE},
    {DW_CFA_LLVM_def_aspace_cfa, ".cfi_llvm_def_aspace_cfa", false, ANY_VALUE},
    {DW_CFA_LLVM_def_aspace_cfa_sf, ".cfi_llvm_def_aspace_cfa_sf", true, ANY_VALUE},
    {DW_CFA_remember_state, ".cfi_remember_state", false, ANY_VALUE},
    {DW_CFA_restore_state, ".cfi_restore_state", false, ANY_VALUE},
    {DW_CFA_GNU_window_save, ".cfi_window_save", false, ANY_VALUE},
};

static bool is_wanted(enum wanted_value wanted, const uint64_t *operands) {
	enum { SHORT_LIMIT = 64 };
	int64_t offset = (int64_t)operands[1];
	switch (wanted) {
	case ANY_VALUE: break;
	case LONG_REGISTER: return operands[0] >= SHORT_LIMIT;
	case NEGATIVE: return offset < 0;
	case LESS_32: return offset <= INT32_MAX;
	case NEGATIVE_32: return offset < 0 && offset >= INT32_MIN;
	}
	return true;
}

/* The bytes of an operand as the assembler writes it; 0: it can't. */
static size_t operand_size(const struct frame_entry *entry, const struct call_frame_instruction *instruction,
                           unsigned which, bool is_ours) {
	uint64_t number = instruction->operands[which];
	int64_t offset = (int64_t)number;
	struct dwarf_format format = entry->format.format;
	switch ((enum call_frame_operand)instruction->row->operands[which]) {
	case CALL_FRAME_REGISTER: return number <= INT32_MAX ? leb_size(number, false) : 0;
	case CALL_FRAME_LOW_REGISTER: return 0;
	case CALL_FRAME_OFFSET: return offset >= 0 ? leb_size(number, false) : 0;
	case CALL_FRAME_FACTORED:
		return entry->format.data_alignment == DATA_ALIGNMENT && offset >= 0 ? leb_size(number / DATA_ALIGNMENT, false)
		                                                                     : 0;
	case CALL_FRAME_SIGNED_FACTORED:
		return entry->format.data_alignment == DATA_ALIGNMENT ? leb_size((uint64_t)(offset / DATA_ALIGNMENT), true) : 0;
	case CALL_FRAME_SPACE:
		return number <= INT32_MAX && (!is_ours || dwarf_space_bits(number)) ? leb_size(number, false) : 0;
	case CALL_FRAME_EXPRESSION:
		format.generation = instruction->generation;
		return !instruction->expression_problem &&
		               dwarf_expression_is_plain(&instruction->expression, instruction->expression_size, &format)
		           ? leb_size(instruction->expression_size, false) + instruction->expression_size
		           : 0;
	default: return 0;
	}
}

/* Whether the assembler makes these bytes: LEB128 can be longer than it need be. */
static bool makes(const struct directive_row *row, const struct frame_entry *entry,
                  const struct call_frame_instruction *instruction) {
	const uint8_t *kinds = instruction->row->operands;
	size_t size = 1;
	for (unsigned i = 0; i < CALL_FRAME_OPERANDS && kinds[i]; i++) {
		size_t own = operand_size(entry, instruction, i, row->is_ours);
		if (!own && kinds[i] != CALL_FRAME_LOW_REGISTER)
			return false;
		size += own;
	}
	return size == instruction->size && is_wanted((enum wanted_value)row->wanted, instruction->operands);
}

static const struct directive_row *find_directive(const struct frame_entry *entry,
                                                  const struct call_frame_instruction *instruction) {
	for (size_t i = 0; !instruction->problem && i < sizeof directives / sizeof *directives; i++)
		if (directives[i].number == instruction->row->number)
			return makes(&directives[i], entry, instruction) ? &directives[i] : NULL;
	return NULL;
}

/* A name that means the same number in LLVM's directives, or the number. */
static void put_old_register(struct out *out, const struct dwarf_naming *naming, uint64_t number) {
	const struct register_run *run = dwarf_register_run(number);
	bool is_same = run && run->first >= 0 && (!run->wave || (run->wave == 64 && naming->wave == 64));
	if (is_same)
		dwarf_register_text(&out->text, naming, number);
	else
		out_unsigned(out, number);
}

void frame_put_operand(struct out *out, const struct call_frame_instruction *instruction, unsigned which,
                       const struct dwarf_naming *naming) {
	uint64_t number = instruction->operands[which];
	switch ((enum call_frame_operand)instruction->row->operands[which]) {
	case CALL_FRAME_REGISTER:
	case CALL_FRAME_LOW_REGISTER: dwarf_register_text(&out->text, naming, number); break;
	case CALL_FRAME_SPACE: dwarf_space_text(&out->text, number); break;
	case CALL_FRAME_ADDRESS: out_printf(out, "0x%" PRIx64, number); break;
	case CALL_FRAME_FACTORED:
	case CALL_FRAME_SIGNED_FACTORED: out_signed(out, (int64_t)number); break;
	default: out_unsigned(out, number);
	}
}

static void put_escape(struct out *out, const uint8_t *bytes, size_t size) {
	out_text(out, ".cfi_escape");
	for (size_t i = 0; i < size; i++)
		out_printf(out, "%s0x%02x", i ? ", " : " ", bytes[i]);
}

void frame_put_directive(struct out *out, const struct frame_entry *entry,
                         const struct call_frame_instruction *instruction, const struct dwarf_naming *naming) {
	const struct directive_row *row = find_directive(entry, instruction);
	if (!row) {
		put_escape(out, instruction->bytes, instruction->size);
		return;
	}
	const uint8_t *kinds = instruction->row->operands;
	out_text(out, row->name);
	for (unsigned i = 0; i < CALL_FRAME_OPERANDS && kinds[i]; i++) {
		out_text(out, i ? ", " : " ");
		if (kinds[i] == CALL_FRAME_EXPRESSION)
			dwarf_expression_text(&out->text, naming, &instruction->expression);
		else if (!row->is_ours && (kinds[i] == CALL_FRAME_REGISTER || kinds[i] == CALL_FRAME_LOW_REGISTER))
			put_old_register(out, naming, instruction->operands[i]);
		else
			frame_put_operand(out, instruction, i, naming);
	}
}

bool frame_is_escape(const struct frame_entry *entry, const struct call_frame_instruction *instruction) {
	return !find_directive(entry, instruction);
}
