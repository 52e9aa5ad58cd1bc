/* frame_table.c: see frame_table.h. */
#include "frame_table.h"

#include <stdlib.h>

#include "module/advance.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "pieces.h"

enum {
	DATA_ALIGNMENT = 4,
	RETURN_COLUMN = 16, /* PC_64 in the specification's table of DWARF registers */
	EH_POINTER_ENCODING = DW_EH_PE_pcrel | DW_EH_PE_sdata4,
};

void frame_table_init(struct module *module) {
	module->frames = arena_zeroed(module->arena, 1, sizeof *module->frames);
	module->frames->in_eh_frame = true;
}

/* A label at the current place, where what is written needs one. */
static struct symbol *label_here(struct module *module, const struct frame *frame, kd_pos pos) {
	return module->output->symbolic && !frame->augmentation ? NULL : symbol_here(module, pos);
}

bool frame_begin(struct module *module, bool is_simple, kd_pos pos) {
	struct frame_table *table = module->frames;
	const struct frame *open = frame_current(module);
	if (open && open->section == module->current.section)
		return false;
	struct frame *frame = arena_zeroed(module->arena, 1, sizeof *frame);
	*list_add(module->arena, &table->open) = frame;
	frame->number = table->frames.count;
	*list_add(module->arena, &table->frames) = frame;
	frame->section = module->current.section;
	frame->begin_address = address_here(module);
	frame->begin = label_here(module, frame, pos);
	frame->pos = pos;
	frame->is_simple = is_simple;
	frame->return_column = FRAME_RETURN_COLUMN_UNSET;
	return true;
}

struct frame *frame_current(const struct module *module) {
	const struct frame_table *table = module->frames;
	return table->open.count ? table->open.items[table->open.count - 1] : NULL;
}

void frame_end(struct module *module, kd_pos pos) {
	struct frame *frame = frame_current(module);
	frame->end = label_here(module, frame, pos);
	frame->end_pos = pos;
	module->frames->open.count--;
}

void frame_add(struct module *module, struct frame_instruction instruction, kd_pos pos) {
	struct frame *frame = frame_current(module);
	instruction.address = address_here(module);
	instruction.pos = pos;
	instruction.label = frame->augmentation ? symbol_here(module, pos) : NULL;
	*list_add(module->arena, &frame->instructions) = instruction;
}

void frame_augment(struct module *module, const char *augmentation, kd_pos pos) {
	struct frame *frame = frame_current(module);
	frame->augmentation = augmentation;
	if (!frame->begin)
		frame->begin = symbol_here(module, pos);
}

bool frame_has_directives(const struct module *module) {
	const struct frame *frame = frame_current(module);
	return !frame || !frame->augmentation;
}

unsigned frame_pointer_size(const struct module *module, int64_t encoding) {
	if (encoding & ~(int64_t)(0x0f | DW_EH_PE_pcrel | DW_EH_PE_indirect))
		return 0;
	switch (encoding & 0x0f) {
	case DW_EH_PE_absptr:
	case DW_EH_PE_signed: return write_address_size(module);
	case DW_EH_PE_udata8:
	case DW_EH_PE_sdata8: return 8;
	case DW_EH_PE_udata4:
	case DW_EH_PE_sdata4: return 4;
	case DW_EH_PE_udata2:
	case DW_EH_PE_sdata2: return 2;
	default: return 0;
	}
}

/* ---- order ---- */

static int compare_numbers(uint64_t a, uint64_t b) {
	return (a > b) - (a < b);
}

static int compare_names(const struct symbol *a, const struct symbol *b) {
	if (!a || !b)
		return (a != NULL) - (b != NULL);
	size_t shorter = a->name->length < b->name->length ? a->name->length : b->name->length;
	int order = memcmp(a->name->text, b->name->text, shorter);
	return order ? order : compare_numbers(a->name->length, b->name->length);
}

/* Those that have one come first. */
static int compare_augmentations(const char *a, const char *b) {
	return a && b ? strcmp(a, b) : (a == NULL) - (b == NULL);
}

/* Frames for which this is 0 can share a common information entry. */
static int compare_common(const struct frame *a, const struct frame *b) {
	int order = compare_augmentations(a->augmentation, b->augmentation);
	if (!order)
		order = compare_names(a->personality.symbol, b->personality.symbol);
	if (!order)
		order = compare_numbers(a->personality.encoding, b->personality.encoding);
	if (!order)
		order = compare_numbers(a->lsda.encoding, b->lsda.encoding);
	if (!order)
		order = compare_numbers(a->is_signal_frame, b->is_signal_frame);
	if (!order)
		order = compare_numbers(a->is_simple, b->is_simple);
	if (!order)
		order = compare_numbers(a->return_column, b->return_column);
	return order;
}

static int compare_frames(const void *left, const void *right) {
	const struct frame *a = *(struct frame *const *)left, *b = *(struct frame *const *)right;
	int order = compare_common(a, b);
	return order ? order : compare_numbers(a->number, b->number);
}

/* ---- instructions ---- */

struct frame_writer {
	struct module *module;
	bool is_eh;
	uint64_t cfa_offset;
	uint64_t initial_cfa_offset;
};

/* An opcode with a register and, after it, a signed offset in units of DATA_ALIGNMENT. */
static void write_signed_offset(struct module *module, uint8_t opcode, uint32_t number, int64_t offset) {
	uint8_t bytes[16];
	write_byte(module, opcode);
	write_uleb(module, number);
	data_bytes(module, bytes, leb_encode(bytes, offset, true, 0));
}

static void write_register(struct module *module, uint8_t opcode, uint32_t number) {
	write_byte(module, opcode);
	write_uleb(module, number);
}

static void write_saved_at(struct module *module, uint32_t number, int64_t offset) {
	enum { SHORT_LIMIT = 64 };
	int64_t units = offset / DATA_ALIGNMENT;
	if (units < 0) {
		write_signed_offset(module, DW_CFA_offset_extended_sf, number, units);
		return;
	}
	if (number < SHORT_LIMIT)
		write_byte(module, (uint8_t)(DW_CFA_offset | number));
	else
		write_register(module, DW_CFA_offset_extended, number);
	write_uleb(module, (uint64_t)units);
}

static void write_saved_value(struct module *module, uint32_t number, int64_t offset) {
	int64_t units = (int32_t)offset / DATA_ALIGNMENT; /* llvm-mc keeps 32 bits */
	if (units < 0) {
		write_signed_offset(module, DW_CFA_val_offset_sf, number, units);
		return;
	}
	write_register(module, DW_CFA_val_offset, number);
	write_uleb(module, (uint64_t)units);
}

static void write_restore(struct module *module, uint32_t number) {
	enum { SHORT_LIMIT = 64 };
	if (number < SHORT_LIMIT)
		write_byte(module, (uint8_t)(DW_CFA_restore | number));
	else
		write_register(module, DW_CFA_restore_extended, number);
}

static void write_cfa_offset(struct frame_writer *w, uint64_t offset) {
	w->cfa_offset = offset;
	write_uleb(w->module, offset);
}

static void write_instruction(struct frame_writer *w, const struct frame_instruction *instruction) {
	struct module *module = w->module;
	uint32_t number = (uint32_t)instruction->register_number;
	switch ((enum frame_operation)instruction->operation) {
	case FRAME_DEF_CFA:
		write_register(module, DW_CFA_def_cfa, number);
		write_cfa_offset(w, (uint64_t)instruction->offset);
		break;
	case FRAME_DEF_CFA_REGISTER: write_register(module, DW_CFA_def_cfa_register, number); break;
	case FRAME_DEF_CFA_OFFSET:
		write_byte(module, DW_CFA_def_cfa_offset);
		write_cfa_offset(w, (uint64_t)instruction->offset);
		break;
	case FRAME_ADJUST_CFA_OFFSET:
		write_byte(module, DW_CFA_def_cfa_offset);
		write_cfa_offset(w, w->cfa_offset + (uint64_t)instruction->offset);
		break;
	case FRAME_DEF_ASPACE_CFA:
		write_register(module, DW_CFA_LLVM_def_aspace_cfa, number);
		write_cfa_offset(w, (uint64_t)instruction->offset);
		write_uleb(module, (uint32_t)instruction->address_space);
		break;
	case FRAME_OFFSET: write_saved_at(module, number, instruction->offset); break;
	case FRAME_REL_OFFSET:
		write_saved_at(module, number, (int64_t)((uint64_t)instruction->offset - w->cfa_offset));
		break;
	case FRAME_VAL_OFFSET: write_saved_value(module, number, instruction->offset); break;
	case FRAME_REGISTER:
		write_register(module, DW_CFA_register, number);
		write_uleb(module, (uint32_t)instruction->second_register);
		break;
	case FRAME_RESTORE: write_restore(module, number); break;
	case FRAME_UNDEFINED: write_register(module, DW_CFA_undefined, number); break;
	case FRAME_SAME_VALUE: write_register(module, DW_CFA_same_value, number); break;
	case FRAME_REMEMBER_STATE: write_byte(module, DW_CFA_remember_state); break;
	case FRAME_RESTORE_STATE: write_byte(module, DW_CFA_restore_state); break;
	case FRAME_WINDOW_SAVE: write_byte(module, DW_CFA_GNU_window_save); break;
	case FRAME_ESCAPE: data_bytes(module, instruction->bytes, instruction->byte_count); break;
	case FRAME_LABEL: symbol_define_label(module, instruction->defined, instruction->pos); break;
	}
}

/* As long for all distances; see frame_augment(). */
static void write_advance(struct module *module, struct symbol *from, struct symbol *to, kd_pos pos) {
	struct value distance = write_difference(module, to, from, pos);
	write_byte(module, DW_CFA_advance_loc4);
	write_value(module, value_binary(module, BINARY_DIVIDE, distance, value_constant(CODE_ALIGNMENT), pos), 4);
}

static void write_instructions(struct frame_writer *w, const struct frame *frame) {
	const struct address *from = &frame->begin_address;
	struct symbol *label = frame->begin;
	for (size_t i = 0; i < frame->instructions.count; i++) {
		const struct frame_instruction *instruction = &frame->instructions.items[i];
		if (instruction->address.fragment->section != frame->section) {
			diag_error(w->module->diag, instruction->pos,
			           "invalid CFI advance_loc expression: the frame begins in section "
			           "'%.*s', but this line is in another one",
			           NAME_ARGS(frame->section->name));
			return;
		}
		if (instruction->label)
			write_advance(w->module, label, instruction->label, instruction->pos);
		else
			data_frame_advance(w->module, from, &instruction->address);
		from = &instruction->address;
		label = instruction->label;
		write_instruction(w, instruction);
	}
}

/* ---- entries ---- */

static unsigned cie_version(const struct module *module, bool is_eh) {
	if (is_eh || module->dwarf_version < 3)
		return 1;
	return module->dwarf_version == 3 ? 3 : 4;
}

static bool is_dwarf64(const struct frame_writer *w) {
	return !w->is_eh && w->module->dwarf64;
}

static unsigned offset_size(const struct frame_writer *w) {
	return is_dwarf64(w) ? 8 : 4;
}

/* A pointer to a symbol, as its encoding stores it. */
static void write_pointer(struct module *module, struct symbol *symbol, unsigned encoding, kd_pos pos) {
	struct value value = encoding & DW_EH_PE_pcrel ? write_difference(module, symbol, symbol_here(module, pos), pos)
	                                               : value_symbol(module, symbol, SPECIFIER_NONE, pos);
	write_value(module, value, frame_pointer_size(module, encoding));
}

static void write_augmentation(struct module *module, const struct frame *frame) {
	write_byte(module, 'z');
	if (frame->personality.symbol)
		write_byte(module, 'P');
	if (frame->lsda.symbol)
		write_byte(module, 'L');
	write_byte(module, 'R');
	if (frame->is_signal_frame)
		write_byte(module, 'S');
}

static void write_augmentation_data(struct module *module, const struct frame *frame) {
	const struct frame_pointer *personality = &frame->personality;
	unsigned size = 1;
	if (personality->symbol)
		size += 1 + frame_pointer_size(module, personality->encoding);
	if (frame->lsda.symbol)
		size += 1;
	write_uleb(module, size);
	if (personality->symbol) {
		write_byte(module, personality->encoding);
		write_pointer(module, personality->symbol, personality->encoding, frame->pos);
	}
	if (frame->lsda.symbol)
		write_byte(module, frame->lsda.encoding);
	write_byte(module, EH_POINTER_ENCODING);
}

/* The PC; r600 has no number for it. A source that names no processor has an error, and is written all the same. */
static uint32_t default_return_column(const struct module *module) {
	const struct kd_processor *processor = module->target.processor;
	return processor && processor->architecture == KD_R600 ? UINT32_MAX : RETURN_COLUMN;
}

/* Common information entry; its start. */
static struct symbol *write_cie(struct frame_writer *w, const struct frame *frame) {
	struct module *module = w->module;
	unsigned version = cie_version(module, w->is_eh);
	uint32_t return_column = frame->return_column == FRAME_RETURN_COLUMN_UNSET ? default_return_column(module)
	                                                                           : frame->return_column;
	struct symbol *start = symbol_here(module, frame->pos);
	struct symbol *end = write_unit_length(module, is_dwarf64(w));
	write_value(module, value_constant(w->is_eh ? 0 : -1), offset_size(w));
	write_byte(module, (uint8_t)version);
	if (w->is_eh)
		write_augmentation(module, frame);
	if (frame->augmentation)
		data_bytes(module, frame->augmentation, strlen(frame->augmentation));
	write_byte(module, 0);
	if (version >= 4) {
		write_byte(module, (uint8_t)write_address_size(module));
		write_byte(module, 0); /* size of a segment selector */
	}
	write_uleb(module, CODE_ALIGNMENT);
	write_uleb(module, DATA_ALIGNMENT);
	if (version == 1)
		write_byte(module, (uint8_t)return_column); /* llvm-mc keeps 8 bits */
	else
		write_uleb(module, return_column);
	if (w->is_eh)
		write_augmentation_data(module, frame);
	w->initial_cfa_offset = w->cfa_offset; /* there are no initial instructions: what came before stays */
	data_align(module, align_with_zeros(w->is_eh ? 4 : write_address_size(module)), frame->pos);
	symbol_define_label(module, end, frame->pos);
	return start;
}

static void write_cie_pointer(struct frame_writer *w, struct symbol *cie, struct symbol *here, kd_pos pos) {
	struct value value = w->is_eh ? write_difference(w->module, here, cie, pos)
	                              : value_symbol(w->module, cie, SPECIFIER_NONE, pos);
	write_value(w->module, value, offset_size(w));
}

/* Frame description entry. */
static void write_fde(struct frame_writer *w, const struct frame *frame, struct symbol *cie, bool is_last) {
	struct module *module = w->module;
	unsigned encoding = w->is_eh ? EH_POINTER_ENCODING : DW_EH_PE_absptr;
	unsigned address_size = frame_pointer_size(module, encoding);
	w->cfa_offset = w->initial_cfa_offset;
	struct symbol *end = write_unit_length(module, is_dwarf64(w));
	write_cie_pointer(w, cie, symbol_here(module, frame->pos), frame->pos);
	write_pointer(module, frame->begin, encoding, frame->pos);
	write_value(module, write_difference(module, frame->end, frame->begin, frame->end_pos), address_size);
	if (w->is_eh)
		write_uleb(module, frame->lsda.symbol ? frame_pointer_size(module, frame->lsda.encoding) : 0);
	if (w->is_eh && frame->lsda.symbol)
		write_pointer(module, frame->lsda.symbol, frame->lsda.encoding, frame->pos);
	write_instructions(w, frame);
	data_align(module, align_with_zeros(is_last ? write_address_size(module) : address_size), frame->pos);
	symbol_define_label(module, end, frame->end_pos);
}

/* Whether two frames need common information entries of their own. In .debug_frame llvm-mc writes one for all. */
static bool differ(const struct frame_writer *w, const struct frame *a, const struct frame *b) {
	return w->is_eh ? compare_common(a, b) : compare_augmentations(a->augmentation, b->augmentation);
}

bool frame_table_is_written(const struct module *module) {
	bool written = module->frames->frames.count && !module->output->symbolic;
	for (size_t i = 0; i < module->frames->frames.count && !written; i++)
		written = module->frames->frames.items[i]->augmentation;
	return written;
}

void frame_table_write(struct module *module, struct section *section, bool is_eh) {
	struct frame_writer w = {.module = module, .is_eh = is_eh};
	size_t count = module->frames->frames.count;
	struct frame **frames = arena_alloc(module->arena, count * sizeof *frames);
	struct symbol *cie = NULL;
	memcpy(frames, module->frames->frames.items, count * sizeof *frames);
	qsort(frames, count, sizeof *frames, compare_frames);
	section_switch(module, section, 0);
	for (size_t i = 0; i < count; i++) {
		if (module->output->symbolic && !frames[i]->augmentation)
			return;
		if (i && !frames[i]->augmentation && frames[i - 1]->augmentation)
			w.cfa_offset = 0; /* where llvm-mc begins */
		if (!cie || differ(&w, frames[i - 1], frames[i]))
			cie = write_cie(&w, frames[i]);
		write_fde(&w, frames[i], cie, i + 1 == count);
	}
}
