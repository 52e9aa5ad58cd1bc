/* print_frames.c: the call frames of an object as the directives that make them, and as JSON.
 *
 * Beside each directive, in a comment, is the instruction with its registers as the specification calls them. What no
 * directive says, such as the entries and how addresses advance, is a comment of its own. */
#include <inttypes.h>

#include "assembly.h"
#include "frame_text.h"
#include "printing.h"

enum { PC = 16 };

struct frame_printing {
	struct printing *printing;
	struct call_frames frames;
	struct dwarf_naming naming;
	enum dwarf_generation generation; /* that the text says now */

	/* What is printed. */
	const struct frame_table *table;
	const struct call_frame_instruction *instruction;
};

/* In an object that is not linked, an address is what its relocation has. */
static bool put_place(void *context, struct buffer *text, const struct dwarf_step *step, unsigned which) {
	enum { CODE = 1 };
	const struct frame_printing *of = context;
	const struct debug_section *section = &of->table->section;
	const struct elf_file *elf = &of->printing->object->elf;
	size_t offset = (size_t)(of->instruction->expression_bytes - section->bytes) + step->offset + CODE;
	const struct debug_place *place = debug_section_place(section, offset);
	if (step->operation->operands[which] != OPERAND_ADDRESS || !place)
		return false;
	const struct elf_symbol *symbol = place->symbol;
	bool is_section = !symbol->name[0] && !symbol->reserved && symbol->section < elf->section_count;
	struct out out = {.text = *text};
	assembly_put_name(&out, is_section ? elf->sections[symbol->section].name : symbol->name);
	if (place->addend)
		out_printf(&out, "%s0x%" PRIx64, place->addend < 0 ? "-" : "+",
		           place->addend < 0 ? 0 - (uint64_t)place->addend : (uint64_t)place->addend);
	*text = out.text;
	return true;
}

static void begin(struct frame_printing *of, struct printing *printing) {
	*of = (struct frame_printing){.printing = printing};
	call_frames_read(&of->frames, printing->arena, printing->object, printing->options->dwarf_reading);
	of->naming = (struct dwarf_naming){of->frames.wave, put_place, of};
}

/* Whether what is printed is about all kernels, or about this function. */
static bool wants(const struct frame_printing *of, const struct frame_entry *entry) {
	if (!of->printing->options->kernel_count || entry->is_cie || entry->is_end)
		return true;
	return entry->function && printing_wants(of->printing, entry->function, strlen(entry->function));
}

/* ---- instructions ---- */

/* The name, and operands but no expression. */
static void put_instruction(struct out *out, const struct frame_printing *of, const struct frame_walk *walk,
                            const struct call_frame_instruction *instruction) {
	if (!instruction->row) {
		out_printf(out, "0x%02x", instruction->bytes[0]);
		return;
	}
	const uint8_t *kinds = instruction->row->operands;
	out_printf(out, "DW_CFA_%s", instruction->row->name);
	for (unsigned i = 0; i < CALL_FRAME_OPERANDS && !instruction->problem && kinds[i]; i++) {
		if (kinds[i] == CALL_FRAME_EXPRESSION)
			continue;
		out_text(out, i ? ", " : " ");
		frame_put_operand(out, instruction, i, &of->naming);
	}
	if (walk->next != walk->address)
		out_printf(out, " to 0x%" PRIx64, walk->next);
}

/* What the directive beside it does not say. */
static void put_rest(struct out *out, const struct frame_printing *of, const struct call_frame_instruction *instruction,
                     bool is_said) {
	if (instruction->expression.steps.count && !is_said) {
		out_text(out, ": ");
		dwarf_expression_text(&out->text, &of->naming, &instruction->expression);
	}
	if (instruction->expression_problem)
		out_printf(out, " ... problem at byte %zu of the expression: %s", instruction->problem_offset,
		           instruction->expression_problem);
	if (instruction->problem)
		out_printf(out, " ... problem: %s", instruction->problem);
}

static void put_generation(struct out *out, struct frame_printing *of,
                           const struct call_frame_instruction *instruction) {
	if (!instruction->expression_bytes || instruction->generation == of->generation)
		return;
	of->generation = instruction->generation;
	out_printf(out, "\t.amdgpu_dwarf_extensions %s\n", of->generation == DWARF_2021 ? "2021" : "llvm");
}

static bool is_nop(const struct call_frame_instruction *instruction) {
	return instruction->row && !instruction->row->number && !instruction->problem;
}

/* Whether only DW_CFA_nop follows, which fills the entry up. */
static bool is_padding(const struct frame_walk *walk) {
	const struct frame_entry *entry = walk->entry;
	const uint8_t *at = entry->instructions + (entry->instruction_size - walk->remaining);
	for (uint64_t i = 0; i < walk->remaining; i++)
		if (at[i])
			return false;
	return true;
}

static bool is_comment(const struct frame_entry *entry, const struct call_frame_instruction *instruction,
                       bool is_at_end) {
	uint8_t kind = instruction->row ? instruction->row->operands[0] : (uint8_t)CALL_FRAME_NONE;
	bool moves = call_frame_is_delta(kind) || kind == CALL_FRAME_ADDRESS;
	return entry->is_cie || (!instruction->problem && moves) || is_at_end;
}

static void put_line(struct frame_printing *of, const struct frame_walk *walk,
                     const struct call_frame_instruction *instruction, bool is_at_end) {
	const struct frame_entry *entry = walk->entry;
	struct out *out = &of->printing->out;
	bool is_alone = is_comment(entry, instruction, is_at_end);
	of->instruction = instruction;
	if (!is_alone)
		put_generation(out, of, instruction);
	size_t start = out->text.size;
	out_text(out, "\t");
	if (is_alone) {
		out_text(out, "// ");
	} else {
		frame_put_directive(out, entry, instruction, &of->naming);
		printing_comment(out, start);
	}
	if (!entry->is_cie)
		out_printf(out, "0x%" PRIx64 ": ", walk->address);
	put_instruction(out, of, walk, instruction);
	put_rest(out, of, instruction, !is_alone && !frame_is_escape(entry, instruction));
	out_text(out, "\n");
	out_flush_large(out);
}

static void put_instructions(struct frame_printing *of, const struct frame_entry *entry) {
	struct call_frame_instruction instruction;
	struct frame_walk walk = frame_walk_begin(entry);
	bool is_at_end = is_padding(&walk);
	struct arena *arena = arena_new_below(of->printing->arena);
	while (frame_walk_next(&walk, arena, &instruction)) {
		put_line(of, &walk, &instruction, is_at_end);
		is_at_end = is_at_end || (!is_nop(&instruction) && is_padding(&walk));
	}
	arena_free(arena);
}

/* ---- entries ---- */

static const char *augmentation_of(const struct frame_entry *entry) {
	return entry->augmentation ? entry->augmentation : "";
}

/* What the assembler adds to the letters that it writes itself. */
static const char *own_augmentation(const struct frame_entry *entry) {
	const char *text = augmentation_of(entry);
	return entry->has_data ? text + strspn(text, "zPLRS") : text;
}

static void put_cie(struct frame_printing *of, const struct frame_entry *entry) {
	struct out *out = &of->printing->out;
	out_printf(out, "CIE, version %u, augmentation ", entry->version);
	out_quoted(out, augmentation_of(entry), strlen(augmentation_of(entry)));
	if (!entry->problem) {
		out_printf(
		    out, ", addresses of %u bytes, code alignment %" PRIu64 ", data alignment %" PRId64 ", return address in ",
		    entry->address_size, entry->format.code_alignment, entry->format.data_alignment);
		dwarf_register_text(&out->text, &of->naming, entry->return_column);
	}
}

static void put_fde(struct frame_printing *of, const struct frame_entry *entry) {
	struct out *out = &of->printing->out;
	out_printf(out, "FDE, CIE 0x%" PRIx64, entry->cie);
	if (entry->problem)
		return;
	out_printf(out, ", 0x%" PRIx64 " to 0x%" PRIx64, entry->begin, entry->begin + entry->length);
	if (entry->function) {
		out_text(out, ", ");
		out_visible(out, entry->function, strlen(entry->function));
	}
	if (entry->function && entry->beyond)
		out_printf(out, "+0x%" PRIx64, entry->beyond);
	if (entry->has_lsda)
		out_printf(out, ", LSDA 0x%" PRIx64, entry->lsda);
}

static void put_frame(struct frame_printing *of, const struct frame_entry *entry) {
	struct out *out = &of->printing->out;
	out_text(out, "\t.cfi_startproc\n");
	const char *augmentation = own_augmentation(entry);
	if (*augmentation) {
		out_text(out, "\t.cfi_augmentation ");
		out_quoted(out, augmentation, strlen(augmentation));
		out_text(out, "\n");
	}
	if (entry->is_signal_frame)
		out_text(out, "\t.cfi_signal_frame\n");
	if (entry->return_column != PC)
		out_printf(out, "\t.cfi_return_column %" PRIu64 "\n", entry->return_column);
	put_instructions(of, entry);
	out_text(out, "\t.cfi_endproc\n");
}

static void put_entry(struct frame_printing *of, const struct frame_entry *entry) {
	struct out *out = &of->printing->out;
	out_printf(out, "\n// 0x%" PRIx64 ": ", entry->offset);
	if (entry->is_end)
		out_text(out, "end of the table");
	else if (entry->is_cie)
		put_cie(of, entry);
	else
		put_fde(of, entry);
	if (entry->problem)
		out_printf(out, " ... problem: %s", entry->problem);
	out_text(out, "\n");
	if (entry->problem || entry->is_end)
		return;
	if (entry->is_cie)
		put_instructions(of, entry);
	else
		put_frame(of, entry);
	out_flush_large(out);
}

static void put_table(struct frame_printing *of, const struct frame_table *table) {
	struct out *out = &of->printing->out;
	of->table = table;
	out_printf(out, "\n// Call frames in %s, registers of wavefronts of %u:\n\t.cfi_sections %s\n",
	           table->section.section->name, of->frames.wave, table->section.section->name);
	if (table->section.problem)
		out_printf(out, "// problem: %s\n", table->section.problem);
	if (table->section.remark)
		out_printf(out, "// problem: %s\n", table->section.remark);
	for (size_t i = 0; i < table->entries.count; i++)
		if (wants(of, &table->entries.items[i]))
			put_entry(of, &table->entries.items[i]);
	if (table->problem)
		out_printf(out, "\n// 0x%" PRIx64 ": problem: %s\n", table->problem_offset, table->problem);
}

static void note_problems(const struct frame_printing *of) {
	for (size_t i = 0; i < of->frames.tables.count; i++) {
		const struct frame_table *table = &of->frames.tables.items[i];
		printing_note(of->printing, table->section.problem);
		printing_note(of->printing, table->problem);
		for (size_t k = 0; k < table->entries.count; k++)
			printing_note(of->printing, table->entries.items[k].problem);
	}
}

void print_frames(struct printing *printing) {
	struct frame_printing of;
	begin(&of, printing);
	for (size_t i = 0; i < of.frames.tables.count; i++)
		put_table(&of, &of.frames.tables.items[i]);
	note_problems(&of);
	if (!of.frames.tables.count)
		out_text(&printing->out, "// no call frames\n");
}

/* ---- JSON ---- */

static void json_written(struct json *json, const char *key, struct out *text) {
	json_key(json, key);
	json_string(json, (const char *)text->text.data, text->text.size);
	text->text.size = 0;
}

static void json_operands(struct json *json, const struct frame_printing *of,
                          const struct call_frame_instruction *instruction, struct out *text) {
	json_key(json, "operands");
	json_begin(json, '[');
	for (unsigned i = 0; i < CALL_FRAME_OPERANDS && !instruction->problem && instruction->row->operands[i]; i++) {
		if (instruction->row->operands[i] == CALL_FRAME_EXPRESSION)
			continue;
		frame_put_operand(text, instruction, i, &of->naming);
		json_string(json, (const char *)text->text.data, text->text.size);
		text->text.size = 0;
	}
	json_end(json, ']');
}

static void json_expression(struct json *json, const struct frame_printing *of,
                            const struct call_frame_instruction *instruction, struct out *text) {
	json_key(json, "expression");
	json_begin(json, '[');
	for (size_t i = 0; i < instruction->expression.steps.count; i++) {
		dwarf_step_text(&text->text, &of->naming, &instruction->expression, i);
		json_string(json, (const char *)text->text.data, text->text.size);
		text->text.size = 0;
	}
	json_end(json, ']');
	json_entry(json, "dwarf_extensions", instruction->generation == DWARF_2021 ? "2021" : "llvm");
}

static void json_instruction(struct json *json, struct frame_printing *of, const struct frame_walk *walk,
                             const struct call_frame_instruction *instruction, struct out *text) {
	of->instruction = instruction;
	json_begin(json, '{');
	if (!walk->entry->is_cie)
		json_unsigned_entry(json, "address", walk->address);
	json_key(json, "bytes");
	json_hex(json, instruction->bytes, instruction->size);
	if (instruction->row)
		out_printf(text, "DW_CFA_%s", instruction->row->name);
	else
		out_printf(text, "0x%02x", instruction->bytes[0]);
	json_written(json, "name", text);
	json_operands(json, of, instruction, text);
	if (instruction->expression_bytes)
		json_expression(json, of, instruction, text);
	if (!is_comment(walk->entry, instruction, is_nop(instruction))) {
		frame_put_directive(text, walk->entry, instruction, &of->naming);
		json_written(json, "directive", text);
	}
	if (instruction->problem || instruction->expression_problem)
		json_entry(json, "problem", instruction->problem ? instruction->problem : instruction->expression_problem);
	json_end(json, '}');
	out_flush_large(json->out);
}

static void json_instructions(struct json *json, struct frame_printing *of, const struct frame_entry *entry) {
	struct call_frame_instruction instruction;
	struct frame_walk walk = frame_walk_begin(entry);
	struct arena *arena = arena_new_below(of->printing->arena);
	struct out text = {.text = buffer_in(arena)};
	json_key(json, "instructions");
	json_begin(json, '[');
	while (frame_walk_next(&walk, arena, &instruction))
		json_instruction(json, of, &walk, &instruction, &text);
	json_end(json, ']');
	arena_free(arena);
}

static void json_cie(struct json *json, const struct frame_printing *of, const struct frame_entry *entry) {
	struct out text = {.text = buffer_in(of->printing->arena)};
	json_unsigned_entry(json, "version", entry->version);
	json_entry(json, "augmentation", entry->augmentation);
	json_unsigned_entry(json, "address_size", entry->address_size);
	json_unsigned_entry(json, "code_alignment", entry->format.code_alignment);
	json_key(json, "data_alignment");
	json_signed(json, entry->format.data_alignment);
	dwarf_register_text(&text.text, &of->naming, entry->return_column);
	json_written(json, "return_register", &text);
	json_key(json, "signal_frame");
	json_boolean(json, entry->is_signal_frame);
	buffer_release(&text.text);
}

static void json_fde(struct json *json, const struct frame_entry *entry) {
	json_unsigned_entry(json, "begin", entry->begin);
	json_unsigned_entry(json, "end", entry->begin + entry->length);
	json_entry(json, "function", entry->function);
	if (entry->function)
		json_unsigned_entry(json, "function_offset", entry->beyond);
	if (entry->has_lsda)
		json_unsigned_entry(json, "lsda", entry->lsda);
}

static void json_frame(struct json *json, struct frame_printing *of, const struct frame_entry *entry) {
	json_begin(json, '{');
	json_unsigned_entry(json, "offset", entry->offset);
	json_entry(json, "kind", entry->is_end ? "end" : entry->is_cie ? "CIE" : "FDE");
	if (!entry->is_cie && !entry->is_end)
		json_unsigned_entry(json, "cie", entry->cie);
	if (entry->problem)
		json_entry(json, "problem", entry->problem);
	else if (entry->is_cie)
		json_cie(json, of, entry);
	else if (!entry->is_end)
		json_fde(json, entry);
	if (!entry->problem && !entry->is_end)
		json_instructions(json, of, entry);
	json_end(json, '}');
}

static void json_table(struct json *json, struct frame_printing *of, const struct frame_table *table) {
	const char *problem = table->section.problem  ? table->section.problem
	                      : table->section.remark ? table->section.remark
	                                              : table->problem;
	of->table = table;
	json_begin(json, '{');
	json_entry(json, "section", table->section.section->name);
	json_unsigned_entry(json, "wavefront_size", of->frames.wave);
	json_key(json, "entries");
	json_begin(json, '[');
	for (size_t i = 0; i < table->entries.count; i++)
		if (wants(of, &table->entries.items[i]))
			json_frame(json, of, &table->entries.items[i]);
	json_end(json, ']');
	if (problem)
		json_entry(json, "problem", problem);
	json_end(json, '}');
}

void json_frames(struct json *json, struct printing *printing) {
	struct frame_printing of;
	begin(&of, printing);
	json_key(json, "call_frames");
	json_begin(json, '[');
	for (size_t i = 0; i < of.frames.tables.count; i++)
		json_table(json, &of, &of.frames.tables.items[i]);
	json_end(json, ']');
	note_problems(&of);
}
