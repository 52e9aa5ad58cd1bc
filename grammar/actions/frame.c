/* frame.c: .cfi_* directives. */
#include <ctype.h>
#include <inttypes.h>

#include "actions.h"
#include "frame.h"
#include "base/dwarf_numbers.h"
#include "base/row_numbers.h"
#include "debug/dwarf/register_numbers.h"
#include "module/output.h"
#include "module/symbol.h"
#include "preprocess/texts.h"
#include "sections/sections.h"

/* ---- registers ---- */

static const char needs_register[] = "expected a register or a list of registers";

static const struct kd_target *target_of(struct reader *reader, struct span at) {
	return target_needed(reader, at.start, "a register name") ? &reader->module->target : NULL;
}

static struct register_operand *keep(struct reader *reader, struct register_operand operand) {
	struct register_operand *kept = arena_alloc(reader->arena, sizeof *kept);
	*kept = operand;
	return kept;
}

/* The operand, or a faulty one after reporting what is wrong. */
static struct register_operand *checked(struct reader *reader, struct machine_register found, const char *problem,
                                        struct span at) {
	if (!problem)
		return keep(reader, (struct register_operand){.list = found});
	const char *text = source_text(reader, at).at;
	int length = at.end - at.start < 64 ? (int)(at.end - at.start) : 64;
	if (problem == register_not_available)
		diag_error(reader->diag, at.start, "%.*s %s: %s", length, text, problem,
		           reader->module->target.processor->name);
	else
		diag_error(reader->diag, at.start,
		           "%s: '%.*s'; write a register like s5, v0, a0, exec or pc, or its number in DWARF", problem, length,
		           text);
	return keep(reader, (struct register_operand){.faulty = true});
}

/* The text of a name, without the brackets of a list of one. */
static struct text register_text(struct reader *reader, struct span at) {
	struct text text = source_text(reader, at);
	while (text.length && strchr("[ \t", text.at[0])) {
		text.at++;
		text.length--;
	}
	while (text.length && strchr("] \t", text.at[text.length - 1]))
		text.length--;
	return text;
}

/* As with llvm-mc, what begins with a digit is a number and everything else the name of a register. */
struct register_operand *register_single(struct reader *reader, struct value value, struct span at) {
	struct text text = register_text(reader, at);
	struct machine_register found = {0};
	int64_t number;
	if (isdigit((unsigned char)reader->source->text[at.start - reader->source->base])) {
		bool known = absolute(reader, value, at, &number);
		return keep(reader,
		            (struct register_operand){.number = known ? number : 0, .is_number = true, .faulty = !known});
	}
	if (!text.length || !(isalpha((unsigned char)text.at[0]) || text.at[0] == '_'))
		return checked(reader, found, needs_register, at);
	const struct kd_target *target = target_of(reader, at);
	if (!target)
		return keep(reader, (struct register_operand){.faulty = true});
	const char *problem = register_named(target, text.at, text.length, &found);
	return checked(reader, found, problem, at);
}

struct register_operand *register_group(struct reader *reader, const struct name *name, struct span at,
                                        struct operand first, struct operand last) {
	struct machine_register found;
	int64_t from, to;
	const struct kd_target *target = target_of(reader, at);
	if (!target || !absolute(reader, first.value, first.at, &from) || !absolute(reader, last.value, last.at, &to))
		return keep(reader, (struct register_operand){.faulty = true});
	const char *problem = register_range(target, name->text, name->length, from, to, &found);
	return checked(reader, found, problem, at);
}

static const char needs_single[] = "expected a single 32-bit register";

struct register_operand *register_list(struct reader *reader, const struct register_operand *list, struct span list_at,
                                       const struct register_operand *next, struct span next_at) {
	if (list->faulty || next->faulty)
		return keep(reader, (struct register_operand){.faulty = true});
	if (list->is_number || next->is_number)
		return checked(reader, list->list, needs_register, list->is_number ? list_at : next_at);
	if (!list->is_list && list->list.count != 1)
		return checked(reader, list->list, needs_single, list_at);
	struct machine_register both = list->list;
	const char *problem = register_append(&both, &next->list);
	struct register_operand *longer = checked(reader, both, problem, next_at);
	longer->is_list = true;
	return longer;
}

/* Says where LLVM's number for the register is not the one of the specification. */
static void check_register(struct reader *reader, const struct register_operand *operand, struct span at) {
	char name[32];
	uint32_t number;
	unsigned wave = dwarf_wave(reader);
	bool single = register_spelling(&operand->list, name, sizeof name);
	bool known = single && dwarf_register_named(name, strlen(name), wave, &number);
	if (known && operand->number == number)
		return;
	if (known)
		dwarf_finding(reader, KD_CHECK_CFI_REGISTER, at.start, "%s becomes %" PRIu32 "%s; it is %" PRIu32, name,
		              (uint32_t)operand->number, operand->number < 0 ? "" : ", as in wavefronts of another size",
		              number);
	else
		dwarf_finding(reader, KD_CHECK_CFI_REGISTER, at.start, "%s becomes %" PRIu32 "; it has no number in DWARF",
		              name, (uint32_t)operand->number);
}

struct register_operand *register_whole(struct reader *reader, struct register_operand *operand, struct span at) {
	if (operand->faulty || operand->is_number)
		return operand;
	operand = checked(reader, operand->list, register_check(&reader->module->target, &operand->list), at);
	if (operand->faulty)
		return operand;
	operand->number = register_dwarf_number(&operand->list);
	check_register(reader, operand, at);
	return operand;
}

struct register_operand *register_bracketed(struct reader *reader, struct register_operand *operand, struct span at) {
	if (!operand->faulty && operand->list.count != 1)
		return checked(reader, operand->list, needs_single, at);
	return register_whole(reader, operand, at);
}

/* ---- frames ---- */

void frames_start(struct reader *reader) {
	reader->frames = arena_zeroed(reader->arena, 1, sizeof *reader->frames);
}

enum { SECTION_EH = 1, SECTION_DEBUG = 2, SECTION_SFRAME = 4 };

static const struct {
	const char *name;
	unsigned bit;
} frame_sections[] = {
    {".eh_frame", SECTION_EH},
    {".debug_frame", SECTION_DEBUG},
    {".sframe", SECTION_SFRAME}, /* llvm-mc writes none for AMDGPU */
};

enum { FRAME_SECTION_COUNT = sizeof frame_sections / sizeof frame_sections[0] };

/* Other names are ignored, as llvm-mc does it. */
unsigned cfi_section_bit(const struct name *name) {
	for (size_t i = 0; i < FRAME_SECTION_COUNT; i++)
		if (name_is(name, frame_sections[i].name))
			return frame_sections[i].bit;
	return 0;
}

static const char *sections_directive(struct reader *reader, unsigned bits) {
	const char *text = "sections ", *separator = "";
	for (size_t i = 0; i < FRAME_SECTION_COUNT; i++) {
		if (!(bits & frame_sections[i].bit))
			continue;
		text = arena_printf(reader->arena, "%s%s%s", text, separator, frame_sections[i].name);
		separator = ", ";
	}
	return text;
}

/* A line about the current frame, unless text has that as data. */
#define frame_tell(reader, operation, arguments)                                                                       \
	(frame_has_directives((reader)->module) ? output_tell((reader)->module, operation, arguments) : (void)0)

void cfi_sections(struct reader *reader, unsigned bits) {
	output_tell(reader->module, frame_directive, (reader->module, sections_directive(reader, bits)));
	reader->module->frames->in_eh_frame = bits & SECTION_EH;
	reader->module->frames->in_debug_frame = bits & SECTION_DEBUG;
}

void cfi_start(struct reader *reader, bool is_simple, struct span at) {
	if (frame_begin(reader->module, is_simple, at.start)) {
		frame_tell(reader, frame_directive, (reader->module, is_simple ? "startproc simple" : "startproc"));
		return;
	}
	diag_error(reader->diag, at.start, "starting new .cfi frame before finishing the previous one");
	diag_note(reader->diag, frame_current(reader->module)->pos,
	          "the previous frame begins here; it needs .cfi_endproc");
}

void cfi_start_named(struct reader *reader, const struct name *word, struct span word_at, struct span at) {
	if (name_is(word, "simple"))
		cfi_start(reader, true, at);
	else
		diag_error(reader->diag, token_after(reader, word_at), "unexpected token: '%.*s'; only \"simple\" can be here",
		           NAME_ARGS(word));
}

struct frame *frame_needed(struct reader *reader, struct span at) {
	struct frame *frame = frame_current(reader->module);
	if (!frame)
		diag_error(reader->diag, at.start,
		           "this directive must appear between .cfi_startproc and .cfi_endproc directives");
	return frame;
}

void cfi_end(struct reader *reader, struct span at) {
	if (!frame_needed(reader, at))
		return;
	frame_tell(reader, frame_directive, (reader->module, "endproc"));
	frame_end(reader->module, at.start);
}

void frame_bytes(struct reader *reader, struct span at, const struct buffer *bytes) {
	struct frame_instruction instruction = {.operation = FRAME_ESCAPE, .bytes = bytes->data, .byte_count = bytes->size};
	frame_tell(reader, frame_instruction, (reader->module, ".cfi_escape", &instruction));
	frame_add(reader->module, instruction, at.start);
}

void frame_cfa(struct reader *reader, struct span at, enum cfa_rule rule) {
	struct frame *frame = frame_current(reader->module);
	if (rule != CFA_CHANGED) {
		frame->cfa_rule = (uint8_t)rule;
		return;
	}
	if (frame->cfa_rule == CFA_UNSET)
		dwarf_warning(reader, at.start, "no rule of the CFA comes before this: .cfi_def_cfa gives it one");
	else if (frame->cfa_rule == CFA_IN_EXPRESSION)
		dwarf_warning(reader, at.start, "the CFA is that of an expression, which has no register and offset to change");
	frame->cfa_rule = CFA_UNKNOWN; /* said once */
}

/* What the instructions with a row of their own do to the CFA. */
static void note_cfa(struct reader *reader, struct span at, enum frame_operation operation) {
	switch (operation) {
	case FRAME_DEF_CFA:
	case FRAME_DEF_ASPACE_CFA: frame_cfa(reader, at, CFA_IN_REGISTER); break;
	case FRAME_DEF_CFA_REGISTER:
	case FRAME_DEF_CFA_OFFSET:
	case FRAME_ADJUST_CFA_OFFSET: frame_cfa(reader, at, CFA_CHANGED); break;
	case FRAME_RESTORE_STATE:
	case FRAME_ESCAPE: frame_cfa(reader, at, CFA_UNKNOWN); break;
	default: break;
	}
}

static void add(struct reader *reader, const struct directive *directive, struct span at,
                struct frame_instruction instruction) {
	if (!frame_needed(reader, at))
		return;
	instruction.operation = (uint8_t)directive->argument;
	frame_tell(reader, frame_instruction, (reader->module, directive->name, &instruction));
	frame_add(reader->module, instruction, at.start);
	note_cfa(reader, at, (enum frame_operation)instruction.operation);
}

void cfi_plain(struct reader *reader, const struct directive *directive, struct span at) {
	add(reader, directive, at, (struct frame_instruction){0});
}

void cfi_value(struct reader *reader, const struct directive *directive, struct span at, struct value value,
               struct span value_at) {
	int64_t offset;
	if (absolute(reader, value, value_at, &offset))
		add(reader, directive, at, (struct frame_instruction){.offset = offset});
}

void cfi_register(struct reader *reader, const struct directive *directive, struct span at,
                  const struct register_operand *operand) {
	if (!operand->faulty)
		add(reader, directive, at, (struct frame_instruction){.register_number = operand->number});
}

void cfi_register_value(struct reader *reader, const struct directive *directive, struct span at,
                        const struct register_operand *operand, struct value value, struct span value_at) {
	int64_t offset;
	if (!operand->faulty && absolute(reader, value, value_at, &offset))
		add(reader, directive, at, (struct frame_instruction){.register_number = operand->number, .offset = offset});
}

void cfi_register_pair(struct reader *reader, const struct directive *directive, struct span at,
                       const struct register_operand *operand, const struct register_operand *second) {
	if (!operand->faulty && !second->faulty)
		add(reader, directive, at,
		    (struct frame_instruction){.register_number = operand->number, .second_register = second->number});
}

void cfi_aspace(struct reader *reader, const struct directive *directive, struct span at,
                const struct register_operand *operand, struct operand value, struct operand space) {
	int64_t offset, number;
	if (operand->faulty || !absolute(reader, value.value, value.at, &offset) ||
	    !absolute(reader, space.value, space.at, &number))
		return;
	add(reader, directive, at,
	    (struct frame_instruction){.register_number = operand->number, .offset = offset, .address_space = number});
}

/* The low byte counts. */
void cfi_byte(struct reader *reader, struct value value, struct span at) {
	int64_t number;
	if (absolute(reader, value, at, &number))
		*list_add(reader->arena, &reader->frames->escape) = (uint8_t)number;
}

void cfi_escape(struct reader *reader, const struct directive *directive, struct span at) {
	size_t count = reader->frames->escape.count;
	uint8_t *bytes = arena_alloc(reader->arena, count);
	if (count)
		memcpy(bytes, reader->frames->escape.items, count);
	reader->frames->escape.count = 0;
	add(reader, directive, at, (struct frame_instruction){.bytes = bytes, .byte_count = count});
}

void cfi_label(struct reader *reader, const struct directive *directive, struct span at, struct name *name,
               struct span name_at) {
	struct symbol *label = symbol_get(reader->module, name, name_at.start);
	add(reader, directive, at, (struct frame_instruction){.defined = label});
}

void cfi_return_column(struct reader *reader, struct span at, const struct register_operand *operand) {
	if (operand->faulty || !frame_needed(reader, at))
		return;
	frame_current(reader->module)->return_column = (uint32_t)operand->number;
	frame_tell(reader, frame_register, (reader->module, reader->directive->name, operand->number));
}

void cfi_signal_frame(struct reader *reader, struct span at) {
	if (!frame_needed(reader, at))
		return;
	frame_current(reader->module)->is_signal_frame = true;
	frame_tell(reader, frame_directive, (reader->module, "signal_frame"));
}

/* The encoding; false after an error. */
static bool encoding_of(struct reader *reader, struct value value, struct span at, int64_t *encoding) {
	if (!absolute(reader, value, at, encoding))
		return false;
	if (*encoding == DW_EH_PE_omit || frame_pointer_size(reader->module, *encoding))
		return true;
	diag_error(reader->diag, token_after(reader, at),
	           "unsupported encoding. It is %" PRId64 "; use 255 for none, or a DWARF pointer encoding "
	           "of 2, 4 or 8 bytes, absolute or relative to its place (0x10)",
	           *encoding);
	return false;
}

void cfi_no_pointer(struct reader *reader, struct value encoding, struct span at) {
	int64_t number;
	if (!encoding_of(reader, encoding, at, &number))
		return;
	if (number != DW_EH_PE_omit)
		diag_error(reader->diag, at.end, "expected comma: the symbol's name must follow");
	else
		output_tell(reader->module, empty_line, (reader->module)); /* llvm-mc takes the line's end for a line */
}

void cfi_pointer(struct reader *reader, const struct directive *directive, struct span at, struct operand encoding,
                 struct named named) {
	int64_t number;
	if (!encoding_of(reader, encoding.value, encoding.at, &number))
		return;
	if (number == DW_EH_PE_omit) {
		diag_error(reader->diag, encoding.at.end, "unexpected token: encoding 255 says that there is no symbol");
		return;
	}
	struct frame *frame = frame_needed(reader, at);
	if (!frame)
		return;
	struct frame_pointer *pointer = directive->argument ? &frame->lsda : &frame->personality;
	pointer->symbol = symbol_get(reader->module, named.name, named.at.start);
	pointer->encoding = (uint8_t)number;
	frame_tell(reader, frame_pointer, (reader->module, directive->name, number, pointer->symbol));
}

/* ---- the end ---- */

/* llvm-mc looks at the last frame only, and crashes on others that are not ended. */
static bool all_ended(struct reader *reader) {
	const struct frame_table *table = reader->module->frames;
	for (size_t i = 0; i < table->open.count; i++) {
		const struct frame *frame = table->open.items[i];
		if (frame->number + 1 == table->frames.count)
			diag_error(reader->diag, frame->pos, "Unfinished frame! It begins here and has no .cfi_endproc");
		else
			diag_error(reader->diag, frame->pos,
			           "Unfinished frame! It begins here and has no .cfi_endproc, but later ones have "
			           "[stricter than llvm-mc]");
	}
	return !table->open.count;
}

void frames_finish(struct reader *reader) {
	const struct frame_table *table = reader->module->frames;
	if (!table->frames.count || !all_ended(reader))
		return;
	if (!frame_table_is_written(reader->module) || text_reached_limit(reader))
		return;
	if (table->in_eh_frame)
		frame_table_write(reader->module, section_named(reader, ".eh_frame"), true);
	if (table->in_debug_frame)
		frame_table_write(reader->module, section_named(reader, ".debug_frame"), false);
}
