/* kernel.c: .amdhsa_kernel blocks: directives in, a descriptor out. */
#include "actions.h"
#include "base/row_numbers.h"
#include "base/suggest.h"
#include "kernel/descriptor/field.h"
#include "kernel/descriptor/kernels.h"
#include "kernel/descriptor/late.h"
#include "kernel/descriptor/place.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "reader/scope.h"
#include "upgrade/upgrade.h"

enum { FIELD_CACHE_SIZE = 128 };

/* A directive of .amdhsa_kernel found before. */
struct field_cache {
	const struct name *name;
	const struct kd_field *field; /* NULL: there is no such directive */
};

void kernels_start(struct reader *reader) {
	struct kernel_block *kernel = &reader->kernel;
	kernel->field_cache = arena_zeroed(reader->arena, FIELD_CACHE_SIZE, sizeof *kernel->field_cache);
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (field->initial == KD_INITIAL_LINKED || field->kind == KD_KIND_BYTES)
			kernel->words[kernel->word_count++] = (uint8_t)id;
	}
}

void kernel_begin(struct reader *reader, struct span at, struct name *name, struct span name_at) {
	struct kernel_block *kernel = &reader->kernel;
	kernel->name = name;
	kernel->pos = at.start;
	kernel->name_pos = name_at.start;
	kernel->faulty = !target_needed(reader, at.start, ".amdhsa_kernel") || !amdgcn_needed(reader, name_at.start);
	kernel->input.given = kernel->input.late = 0;
	kernel->order_count = kernel->late_count = 0;
}

void kernel_begin_unnamed(struct reader *reader, struct span at) {
	kernel_begin(reader, at, name_intern(&reader->module->names, "", 0), at);
	reader->kernel.faulty = true;
}

void kernel_mistake(struct reader *reader) {
	reader->kernel.faulty = true;
}

/* The row of a directive. Files repeat the same few dozen, so the last ones found are kept. */
static const struct kd_field *find_field(struct reader *reader, struct name *name) {
	struct field_cache *entry = &reader->kernel.field_cache[(uintptr_t)name / sizeof *name % FIELD_CACHE_SIZE];
	if (entry->name != name) {
		entry->name = name;
		entry->field = kd_field_find(&reader->module->target, name->text, name->length);
	}
	return entry->field;
}

static void unknown_field(struct reader *reader, const struct name *name, kd_pos pos) {
	char near[KD_DESCRIPTOR_TEXT_SIZE];
	struct suggestions found = suggest_for(name->text, name->length);
	bool wanted = diag_may_suggest(reader->diag);
	for (unsigned id = 0; wanted && id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (field->directive && kd_field_available(&reader->module->target, field))
			suggest_consider(&found, field->directive);
	}
	if (suggest_text(&found, near, sizeof near))
		diag_error(reader->diag, pos, "unknown .amdhsa_kernel directive '%.*s'; did you mean %s?", NAME_ARGS(name),
		           near);
	else
		diag_error(reader->diag, pos,
		           "unknown .amdhsa_kernel directive '%.*s'; expected .amdhsa_ directive or .end_amdhsa_kernel",
		           NAME_ARGS(name));
	reader->kernel.faulty = true;
}

/* LLVM 14 wants every value at once; false after an error. */
static bool absolute_operand(struct reader *reader, struct value *value, struct span at) {
	int64_t number;
	if (!absolute(reader, *value, at, &number)) {
		reader->kernel.faulty = true;
		return false;
	}
	*value = value_constant(number);
	return true;
}

/* Fields with a directive, and only they, are among the first 64. */
static bool field_is_given(const struct kernel_block *kernel, unsigned id) {
	return id < 64 && (kernel->input.given >> id & 1);
}

/* Takes what kd_field_check() accepts. */
static void give(struct kernel_block *kernel, const struct kd_field *field, struct value value, struct span value_at) {
	kd_field_give(&kernel->input, field, value.expr ? NULL : &value.constant);
	kernel->order[kernel->order_count++] = (uint8_t)field->id;
	kernel->positions[field->id] = value_at.start;
	kernel->ends[field->id] = value_at.end;
	if (value.expr) {
		kernel->late[kernel->late_count++] = (uint8_t)field->id;
		kernel->late_values[field->id] = value;
	}
}

/* The row of a directive that was accepted and whose value is known; else NULL. */
static const struct kd_field *read_field(struct reader *reader, struct name *directive, struct span at,
                                         struct value value, struct span value_at) {
	struct kernel_block *kernel = &reader->kernel;
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	if (!target_holds(reader))
		return NULL;
	const struct kd_field *field = find_field(reader, directive);
	if (!field) {
		unknown_field(reader, directive, at.start);
		return NULL;
	}
	if (field_is_given(kernel, field->id) && reader->block.condition_told)
		return NULL; /* in another branch */
	if (value.expr && scope_is_llvm_14(reader) && !absolute_operand(reader, &value, value_at))
		return NULL;
	const int64_t *known = value.expr ? NULL : &value.constant;
	enum kd_fault fault = kd_field_check(&reader->module->target, &kernel->input, field, known, text, sizeof text);
	if (fault) {
		bool at_value = fault == KD_FAULT_VALUE || field_is_given(kernel, field->id);
		diag_error(reader->diag, at_value ? value_at.start : at.start, "%s", text);
		kernel->faulty = true;
		return NULL;
	}
	give(kernel, field, value, value_at);
	return known ? field : NULL;
}

void kernel_field(struct reader *reader, struct name *directive, struct span at, struct value value,
                  struct span value_at) {
	read_field(reader, directive, at, value, value_at);
}

static void field_line(struct reader *reader, struct field_line *line) {
	struct span at, value_at;
	if (line->accepted && !field_is_given(&reader->kernel, line->accepted->id)) { /* as nearly always */
		struct value value = value_constant((int64_t)line->operand.number);
		value_at = (struct span){line->pos + line->length, line->pos + line->whole - 1};
		give(&reader->kernel, line->accepted, value, value_at);
		return;
	}
	struct found_expression operand = field_line_operand(reader, line);
	struct value value = expression_value(reader, &operand, &value_at);
	at.start = line->pos + line->indent;
	at.end = at.start + line->name->length;
	const struct kd_field *field = read_field(reader, line->name, at, value, value_at);
	line->accepted = line->whole ? field : NULL;
}

void kernel_field_lines(struct reader *reader) {
	struct field_lines *lines = &reader->field_lines;
	struct field_line *end = &lines->items[lines->next];
	for (struct field_line *line = &lines->items[lines->first]; line < end; line++)
		field_line(reader, line);
}

static void report_value(void *context, unsigned field, const char *text) {
	struct reader *reader = context;
	struct kernel_block *kernel = &reader->kernel;
	diag_error(reader->diag, field_is_given(kernel, field) ? kernel->positions[field] : kernel->after_pos, "%s", text);
}

/* llvm-mc's place is the end of the block, except for a count of registers that is too large by itself. */
static void report_block(void *context, unsigned id, const char *text) {
	struct reader *reader = context;
	struct kernel_block *kernel = &reader->kernel;
	const struct kd_field *field = kd_field_at(id);
	if (field->kind == KD_KIND_SGPRS || field->kind == KD_KIND_VGPRS) {
		report_value(context, id, text);
		return;
	}
	diag_error(reader->diag, kernel->after_pos, "%s", text);
	if (field_is_given(kernel, id))
		diag_note(reader->diag, kernel->positions[id], "%s is given here", field->directive);
}

static void warn_of_block(void *context, unsigned id, const char *text) {
	struct reader *reader = context;
	const struct kernel_block *kernel = &reader->kernel;
	diag_warning(reader->diag, kernel->after_pos, "%s", text);
	diag_note(reader->diag, kernel->positions[id], "%s is given here", kd_field_at(id)->directive);
}

/* Known values fit 32 bits, as their fields do. Only a count of SGPRs may be larger, where its
 * limit depends on a late value; what does not fit here does not fit there. */
static const uint32_t *known_values(struct reader *reader, uint64_t fields) {
	uint32_t *values = arena_alloc(reader->module->facts, (size_t)__builtin_popcountll(fields) * sizeof *values);
	for (size_t i = 0; fields; fields &= fields - 1, i++) {
		int64_t value = reader->kernel.input.values[__builtin_ctzll(fields)];
		values[i] = value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
	}
	return values;
}

static void remember_late(struct reader *reader, uint32_t number) {
	const struct kernel_block *kernel = &reader->kernel;
	uint64_t fields = kernel->nonzero & ~kernel->input.late;
	struct late_descriptor *late =
	    arena_alloc(reader->module->facts, sizeof *late + kernel->late_count * sizeof late->late[0]);
	*late = (struct late_descriptor){.pos = kernel->end_pos,
	                                 .kernel = number,
	                                 .count = kernel->late_count,
	                                 .given = kernel->input.given,
	                                 .nonzero = fields,
	                                 .known = known_values(reader, fields)};
	for (size_t i = 0; i < kernel->late_count; i++) {
		uint8_t field = kernel->late[i];
		late->late[i] = (struct late_field){kernel->late_values[field].expr, kernel->positions[field], field};
	}
	*list_add(reader->module->facts, &reader->module->late_descriptors) = late;
}

static void register_field(struct reader *reader, uint8_t field) {
	value_register_symbols(reader->module, reader->kernel.late_values[field]);
}

/* How late llvm-mc looks at a field's value, among the fields of a word: 0 in the order of the
 * source, then by number; -1 never, because it does not enter the descriptor. */
static int looked_at(struct reader *reader, const struct kd_field *field) {
	switch (field->kind) {
	case KD_KIND_VGPRS:
	case KD_KIND_ACCUM_OFFSET:
	case KD_KIND_BITS_SPILLING: return (int)field->id;
	case KD_KIND_SGPRS:
	case KD_KIND_RESERVE: return late_sgprs_count(&reader->module->target) ? (int)field->id : -1;
	default: return field->width ? 0 : -1;
	}
}

/* Symbols of late values enter the symbol table as llvm-mc meets them: word by word, in a word
 * in the order of the source, with the register counts last. */
static void register_late_symbols(struct reader *reader) {
	const struct kernel_block *kernel = &reader->kernel;
	struct {
		unsigned word;
		int rank;
		uint8_t field;
	} order[KD_FIELD_COUNT];
	size_t count = 0;
	for (size_t i = 0; i < kernel->late_count; i++) {
		const struct kd_field *field = kd_field_at(kernel->late[i]);
		int rank = looked_at(reader, field);
		unsigned word = field->width ? field->word_offset : kd_field_at(KD_FIELD_NEXT_FREE_SGPR)->word_offset;
		if (rank < 0)
			continue;
		size_t at = count++;
		for (; at > 0 && (order[at - 1].word > word || (order[at - 1].word == word && order[at - 1].rank > rank)); at--)
			order[at] = order[at - 1];
		order[at].word = word;
		order[at].rank = rank;
		order[at].field = field->id & 0xff;
	}
	for (size_t i = 0; i < count; i++)
		register_field(reader, order[i].field);
}

static struct value given_value(const struct kernel_block *kernel, unsigned id) {
	bool is_late = kernel->input.late >> id & 1;
	return is_late ? kernel->late_values[id] : value_constant(kernel->input.values[id]);
}

/* The plain words as values, which may become relocations, and the relocation to the entry;
 * the rest is left 0. Returns where the descriptor begins among the bytes of the section. */
static size_t emit_frame(struct reader *reader, struct symbol *kernel, struct symbol *descriptor) {
	struct module *module = reader->module;
	struct kernel_block *block = &reader->kernel;
	static const uint8_t zeros[KD_DESCRIPTOR_SIZE];
	size_t written = 0;
	symbol_define_label(module, descriptor, block->name_pos);
	size_t start = module->current.section->bytes.size;
	for (size_t i = 0; i < block->word_count; i++) {
		unsigned id = block->words[i];
		const struct kd_field *field = kd_field_at(id);
		bool entry = field->initial == KD_INITIAL_LINKED;
		if (!entry && !(block->nonzero >> id & 1))
			continue;
		struct value value = entry ? descriptor_entry(module, kernel, descriptor, block->pos) : given_value(block, id);
		data_bytes(module, zeros, field->word_offset - written);
		data_value(module, value, field->word_size, entry ? block->pos : block->positions[id]);
		written = (size_t)field->word_offset + field->word_size;
	}
	data_bytes(module, zeros, KD_DESCRIPTOR_SIZE - written);
	return start;
}

static void emit_descriptor(struct reader *reader) {
	struct module *module = reader->module;
	struct kernel_block *block = &reader->kernel;
	struct kd_problems problems = {report_value, reader};
	struct symbol *kernel = symbol_get(module, block->name, block->name_pos);
	if (kernel->kind == SYMBOL_VARIABLE && symbol_is_absolute(module, kernel)) {
		diag_error(module->diag, block->name_pos,
		           "the kernel '%s' is set to a number; its entry must be a label [stricter than llvm-mc]",
		           symbol_text(module, kernel));
		return;
	}
	struct symbol *descriptor = descriptor_symbol(module, kernel, block->name_pos);
	block->nonzero = descriptor_nonzero(&block->input);
	size_t data = emit_frame(reader, kernel, descriptor);
	const struct module_kernel added = {.symbol = descriptor, .entry = kernel, .data = data, .pos = block->name_pos};
	uint32_t number = kernels_add(module, added, block->input.given, block->positions);
	if (block->input.late || module->fill_metadata) {
		register_late_symbols(reader);
		remember_late(reader, number);
	} else {
		kd_descriptor_encode(&module->target, &block->input, module->current.section->bytes.data + data, &problems);
	}
}

/* Whether the output takes the block as it is. */
static bool hand_over_block(struct reader *reader) {
	const struct kernel_block *block = &reader->kernel;
	const struct target_state *target = &reader->target;
	const struct output_descriptor kernel = {
	    .name = block->name,
	    .input = &block->input,
	    .values = block->late_values,
	    .order = block->order,
	    .order_count = block->order_count,
	    .version = target->stated_pos ? target->stated_version : reader->module->target.code_object_version};
	return output_takes(reader->module, descriptor, (reader->module, &kernel));
}

void kernel_end(struct reader *reader, struct span at) {
	struct kd_problems problems = {report_block, reader}, warnings = {warn_of_block, reader};
	reader->kernel.end_pos = at.start;
	reader->kernel.after_pos = token_after(reader, at);
	if (reader->kernel.faulty || !kd_descriptor_check(&reader->module->target, &reader->kernel.input, &problems))
		return;
	kd_descriptor_warn(&reader->module->target, &reader->kernel.input, &warnings);
	if (!hand_over_block(reader))
		emit_descriptor(reader);
	upgrade_kernel(reader);
}
