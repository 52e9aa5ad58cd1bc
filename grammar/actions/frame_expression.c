/* frame_expression.c: .cfi_* directives that LLVM 22 lacks. Each is one or two instructions of a call frame, whose
 * bytes text gets as .cfi_escape. */
#include <inttypes.h>

#include "actions.h"
#include "dwarf.h"
#include "frame.h"
#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "debug/dwarf/call_frame.h"
#include "module/data.h"
#include "module/output.h"
#include "reader/attributes.h"
#include "reader/escapes.h"

enum { DATA_ALIGNMENT = 4 }; /* of call frames: offsets in their signed forms are multiples of it */

/* ---- operands ---- */

void cfi_operand(struct reader *reader, const struct dwarf_operand *operand, bool first) {
	if (first)
		reader->frames->operands.count = 0;
	*list_add(reader->arena, &reader->frames->operands) = *operand;
}

/* What a directive takes: r a register, n a number, b bits, m bits of a mask, l a lane, o an offset that is not
 * negative, s an address space. */
struct operand_kinds {
	const char *kinds;
	size_t repeated; /* so many of them at the end come once or more */
};

static bool bounds_hold(struct reader *reader, char kind, int64_t number, struct span at) {
	enum { MOST_BITS = 1 << 16, MOST_LANE = 63, MASK_BYTES = 8 };
	const char *problem = NULL;
	if (kind == 'b' && (number <= 0 || number > MOST_BITS))
		problem = "a number of bits, from 1 to 65536";
	if (kind == 'l' && (number < 0 || number > MOST_LANE))
		problem = "the number of a lane, from 0 to 63";
	if (kind == 'm' && (number <= 0 || number % 8 || number / 8 > MASK_BYTES))
		problem = "the bits of a mask, a multiple of 8 up to 64";
	if (kind == 'o' && number < 0)
		problem = "an offset, which is not negative here";
	if (kind == 's' && (number < 0 || !dwarf_space_bits((uint64_t)number)))
		problem = "an address space, such as DW_ASPACE_AMDGPU_private_wave";
	if (problem)
		diag_error(reader->diag, at.start, "%" PRId64 " is out of range: it is %s", number, problem);
	return !problem;
}

static char kind_of(const struct operand_kinds *of, size_t operand) {
	size_t count = strlen(of->kinds);
	return operand < count ? of->kinds[operand] : of->kinds[count - of->repeated + (operand - count) % of->repeated];
}

static bool count_fits(const struct operand_kinds *of, size_t count) {
	size_t wanted = strlen(of->kinds);
	return of->repeated ? count >= wanted && (count - wanted) % of->repeated == 0 : count == wanted;
}

static bool take_number(struct reader *reader, const struct dwarf_operand *operand, char kind, uint64_t *number) {
	int64_t known;
	if (kind == 'r')
		return dwarf_register(reader, operand, number);
	if (operand->is_register) {
		diag_error(reader->diag, operand->at.start, "expected a number: a register can't be here");
		return false;
	}
	if (!absolute(reader, operand->value, operand->at, &known))
		return false;
	*number = (uint64_t)known;
	return bounds_hold(reader, kind, known, operand->at);
}

/* The operands of the directive, of which there are reader->frames->operands.count; NULL after an error. */
static uint64_t *take_numbers(struct reader *reader, const struct directive *directive, struct span at,
                              const struct operand_kinds *of) {
	size_t count = reader->frames->operands.count;
	uint64_t *numbers = arena_alloc(reader->arena, count * sizeof *numbers);
	if (!count_fits(of, count)) {
		diag_error(reader->diag, at.start, "%s has the operands %s, but here %s %zu", directive->name,
		           directive->syntax, count == 1 ? "is" : "are", count);
		return NULL;
	}
	if (!frame_needed(reader, at))
		return NULL;
	for (size_t i = 0; i < count; i++)
		if (!take_number(reader, &reader->frames->operands.items[i], kind_of(of, i), &numbers[i]))
			return NULL;
	return numbers;
}

/* ---- signed offsets ---- */

/* In units of the data alignment. */
static bool put_factored(struct reader *reader, struct buffer *bytes, uint64_t offset, struct span at) {
	int64_t number = (int64_t)offset;
	if (number % DATA_ALIGNMENT) {
		diag_error(reader->diag, at.start, "the offset %" PRId64 " is no multiple of %d", number, DATA_ALIGNMENT);
		return false;
	}
	leb_put(bytes, (uint64_t)(number / DATA_ALIGNMENT), true);
	return true;
}

void cfi_signed(struct reader *reader, const struct directive *directive, struct span at) {
	static const struct {
		int code;
		struct operand_kinds operands;
	} rows[] = {
	    {DW_CFA_def_cfa_sf, {"rn", 0}},
	    {DW_CFA_def_cfa_offset_sf, {"n", 0}},
	    {DW_CFA_LLVM_def_aspace_cfa_sf, {"rns", 0}},
	};
	struct buffer bytes = buffer_in(reader->arena);
	size_t row = 0;
	while (rows[row].code != directive->argument)
		row++;
	const uint64_t *numbers = take_numbers(reader, directive, at, &rows[row].operands);
	if (!numbers)
		return;
	size_t offset = directive->argument != DW_CFA_def_cfa_offset_sf; /* which operand it is */
	buffer_put_le(&bytes, (uint64_t)directive->argument, 1);
	if (offset)
		leb_put(&bytes, numbers[0], false);
	if (!put_factored(reader, &bytes, numbers[offset], reader->frames->operands.items[offset].at))
		return;
	if (directive->argument == DW_CFA_LLVM_def_aspace_cfa_sf)
		leb_put(&bytes, numbers[2], false);
	frame_cfa(reader, at, offset ? CFA_IN_REGISTER : CFA_CHANGED);
	frame_bytes(reader, at, &bytes);
}

/* ---- expressions ---- */

void cfi_expression(struct reader *reader, const struct directive *directive, struct span at,
                    const struct dwarf_operand *register_operand) {
	struct buffer bytes = buffer_in(reader->arena), expression = buffer_in(reader->arena);
	struct expression_source *source = reader->dwarf->reading;
	uint64_t number = 0;
	while (source && source->outer)
		source = source->outer;
	if (!source || !frame_needed(reader, at))
		return;
	buffer_put_le(&bytes, (uint64_t)directive->argument, 1);
	if (register_operand) {
		if (!dwarf_register(reader, register_operand, &number))
			return;
		leb_put(&bytes, number, false);
	}
	if (!dwarf_expression_bytes(reader, source, &expression))
		return;
	const struct stack_check check = {.use = call_frame_use((uint8_t)directive->argument), .register_number = number};
	dwarf_expression_check(reader, source, check);
	leb_put_block(&bytes, &expression);
	if (!register_operand)
		frame_cfa(reader, at, CFA_IN_EXPRESSION);
	frame_bytes(reader, at, &bytes);
}

/* ---- where registers are saved ---- */

/* What the expressions below are made of. The operations have one number in all generations, or that of the one in
 * force. */
struct making {
	struct reader *reader;
	struct buffer expression;
};

static void put_operation(struct making *making, const char *name, unsigned index) {
	uint8_t code[2];
	unsigned none;
	const struct dwarf_operation *operation = dwarf_operation_named(name, strlen(name), &none);
	uint16_t number = operation->numbers[making->reader->dwarf->generation];
	buffer_put(&making->expression, code, dwarf_operation_encode(number, index, code));
}

static void put_register(struct making *making, uint64_t number) {
	enum { SHORT_LIMIT = 32 };
	if (number < SHORT_LIMIT) {
		put_operation(making, "DW_OP_reg0", (unsigned)number);
		return;
	}
	put_operation(making, "DW_OP_regx", 0);
	leb_put(&making->expression, number, false);
}

static void put_bit_piece(struct making *making, uint64_t bits, uint64_t offset) {
	put_operation(making, "DW_OP_bit_piece", 0);
	leb_put(&making->expression, bits, false);
	leb_put(&making->expression, offset, false);
}

static void put_piece(struct making *making, uint64_t bits) {
	if (bits % 8) {
		put_bit_piece(making, bits, 0);
		return;
	}
	put_operation(making, "DW_OP_piece", 0);
	leb_put(&making->expression, bits / 8, false);
}

/* Selects between two locations by the bits of a mask register in the caller. */
static void put_selection(struct making *making, uint64_t mask, uint64_t mask_bits, uint64_t bits) {
	put_operation(making, "DW_OP_LLVM_call_frame_entry_reg", 0);
	leb_put(&making->expression, mask, false);
	put_operation(making, "DW_OP_deref_size", 0);
	buffer_put_le(&making->expression, mask_bits / 8, 1);
	put_operation(making, "DW_OP_LLVM_select_bit_piece", 0);
	leb_put(&making->expression, bits, false);
	leb_put(&making->expression, mask_bits, false);
}

static void put_pair(struct making *making, const uint64_t *numbers, size_t count) {
	for (size_t i = 1; i < count; i += 2) {
		put_register(making, numbers[i]);
		put_piece(making, numbers[i + 1]);
	}
}

/* Of one lane an offset says which, of several the parts. */
static void put_lanes(struct making *making, const uint64_t *numbers, size_t count) {
	enum { EACH = 3 };
	if (count == 1 + EACH && numbers[3] % 8 == 0) {
		put_register(making, numbers[1]);
		put_operation(making, "DW_OP_LLVM_offset_uconst", 0);
		leb_put(&making->expression, numbers[3] / 8 * numbers[2], false);
		return;
	}
	for (size_t i = 1; i < count; i += EACH) {
		put_register(making, numbers[i]);
		put_bit_piece(making, numbers[i + 2], numbers[i + 2] * numbers[i + 1]);
	}
}

static void put_in_memory(struct making *making, const uint64_t *numbers, size_t count) {
	(void)count;
	put_register(making, numbers[0]);
	put_operation(making, "DW_OP_swap", 0);
	put_operation(making, "DW_OP_LLVM_offset_uconst", 0);
	leb_put(&making->expression, numbers[4], false);
	put_selection(making, numbers[2], numbers[3], numbers[1]);
}

static void put_in_vector(struct making *making, const uint64_t *numbers, size_t count) {
	(void)count;
	put_register(making, numbers[0]);
	put_register(making, numbers[1]);
	put_selection(making, numbers[3], numbers[4], numbers[2]);
}

static const struct saved {
	struct operand_kinds operands;
	void (*put)(struct making *making, const uint64_t *numbers, size_t count);
} saved[] = {
    [SAVED_IN_PAIR] = {{"rrbrb", 0}, put_pair},
    [SAVED_IN_LANES] = {{"rrlb", 3}, put_lanes},
    [SAVED_IN_MEMORY] = {{"rbrmo", 0}, put_in_memory},
    [SAVED_IN_VECTOR] = {{"rrbrm", 0}, put_in_vector},
};

void cfi_registers(struct reader *reader, const struct directive *directive, struct span at) {
	const struct saved *row = &saved[directive->argument];
	struct making making = {reader, buffer_in(reader->arena)};
	struct buffer bytes = buffer_in(reader->arena);
	const uint64_t *numbers = take_numbers(reader, directive, at, &row->operands);
	if (!numbers)
		return;
	row->put(&making, numbers, reader->frames->operands.count);
	dwarf_bytes_check(reader, &making.expression, at,
	                  (struct stack_check){.use = call_frame_use(DW_CFA_expression), .register_number = numbers[0]});
	buffer_put_le(&bytes, DW_CFA_expression, 1);
	leb_put(&bytes, numbers[0], false);
	leb_put_block(&bytes, &making.expression);
	frame_bytes(reader, at, &bytes);
}

/* ---- kernels, extensions ---- */

void cfi_kernel(struct reader *reader, struct span at) {
	enum { PRIVATE_WAVE = 6, PC = 16 };
	struct making making = {reader, buffer_in(reader->arena)};
	struct buffer bytes = buffer_in(reader->arena), second = buffer_in(reader->arena);
	if (!frame_needed(reader, at))
		return;
	put_operation(&making, "DW_OP_lit0", 0);
	put_operation(&making, "DW_OP_lit0", PRIVATE_WAVE);
	put_operation(&making, "DW_OP_LLVM_form_aspace_address", 0);
	buffer_put_le(&bytes, DW_CFA_def_cfa_expression, 1);
	leb_put_block(&bytes, &making.expression);
	frame_cfa(reader, at, CFA_IN_EXPRESSION);
	frame_bytes(reader, at, &bytes);
	buffer_put_le(&second, DW_CFA_undefined, 1);
	leb_put(&second, PC, false);
	frame_bytes(reader, at, &second);
}

/* Whether the frame can have an augmentation here. */
static bool is_beginning(struct reader *reader, struct span at) {
	struct module *module = reader->module;
	const char *problem = NULL;
	if (frame_current(module)->augmentation)
		problem = "the frame has an augmentation already";
	else if (frame_current(module)->instructions.count)
		problem = "the augmentation of a frame comes before its other directives";
	else if (module->output->frame_as_data && !module->output->frame_as_data(module))
		problem =
		    "in text the augmentation of a frame comes right after .cfi_startproc, because llvm-mc has no directive "
		    "for it, and all of the frame is data";
	if (problem)
		diag_error(reader->diag, at.start, "%s", problem);
	return !problem;
}

void cfi_augmentation(struct reader *reader, struct span at, struct text text, struct span text_at) {
	struct buffer plain = buffer_in(reader->arena);
	if (!frame_needed(reader, at) || !string_unescape(reader, text, text_at.start + 1, &plain))
		return;
	if (memchr(plain.data ? plain.data : (const uint8_t *)"", '\0', plain.size)) {
		diag_error(reader->diag, text_at.start, "the text ends where a zero byte is");
		return;
	}
	if (is_beginning(reader, at))
		frame_augment(reader->module, arena_copy(reader->arena, (const char *)plain.data, plain.size), at.start);
}
