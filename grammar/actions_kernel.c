/* actions_kernel.c: .amdhsa_kernel blocks: directives in, a descriptor out. */
#include "actions.h"
#include "base/suggest.h"

void kernel_begin(struct reader *reader, struct span at, struct name *name, struct span name_at) {
	struct kernel_block *kernel = &reader->kernel;
	kernel->name = name;
	kernel->pos = at.start;
	kernel->name_pos = name_at.start;
	kernel->faulty = !target_needed(reader, at.start, ".amdhsa_kernel");
	kernel->input.given = kernel->input.late = 0;
}

void kernel_begin_unnamed(struct reader *reader, struct span at) {
	static struct name none = {.text = "", .length = 0};
	kernel_begin(reader, at, &none, at);
	reader->kernel.faulty = true;
}

void kernel_mistake(struct reader *reader) {
	reader->kernel.faulty = true;
}

/* The row of a directive. Files repeat the same few dozen, so the last ones found are kept. */
static const struct kd_field *find_field(struct reader *reader, struct name *name) {
	struct field_cache *entry = &reader->field_cache[name->hash % FIELD_CACHE_SIZE];
	if (entry->name != name) {
		entry->name = name;
		entry->field = kd_field_find(&reader->module->target, name->text, name->length);
	}
	return entry->field;
}

static void unknown_field(struct reader *reader, const struct name *name, kd_pos pos) {
	char near[KD_DESCRIPTOR_TEXT_SIZE];
	struct suggestions found = suggest_for(name->text, name->length);
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at((enum kd_field_id)id);
		if (field->directive && kd_field_available(&reader->module->target, field))
			suggest_consider(&found, field->directive);
	}
	if (suggest_text(&found, near, sizeof near))
		diag_error(reader->diag, pos, "unknown .amdhsa_kernel directive '%.*s'; did you mean %s?", NAME_ARGS(name), near);
	else
		diag_error(reader->diag, pos, "unknown .amdhsa_kernel directive '%.*s'; expected .amdhsa_ directive or "
		                              ".end_amdhsa_kernel", NAME_ARGS(name));
	reader->kernel.faulty = true;
}

void kernel_field(struct reader *reader, struct name *directive, struct span at, struct value value,
                  struct span value_at) {
	struct kernel_block *kernel = &reader->kernel;
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	if (!reader->target_known)
		return;
	const struct kd_field *field = find_field(reader, directive);
	if (!field) {
		unknown_field(reader, directive, at.start);
		return;
	}
	const int64_t *known = value.expr ? NULL : &value.constant;
	enum kd_fault fault = kd_field_check(&reader->module->target, &kernel->input, field, known, text, sizeof text);
	if (fault) {
		diag_error(reader->diag, fault == KD_FAULT_VALUE ? value_at.start : at.start, "%s", text);
		kernel->faulty = true;
		return;
	}
	kd_field_give(&kernel->input, field, known);
	kernel->values[field->id] = value;
	kernel->positions[field->id] = value_at.start;
}

static void report_problem(void *context, enum kd_field_id field, const char *text) {
	struct reader *reader = context;
	struct kernel_block *kernel = &reader->kernel;
	bool at_field = field < KD_FIELD_COUNT && kernel->input.given >> field & 1;
	diag_error(reader->diag, at_field ? kernel->positions[field] : kernel->pos, "%s", text);
}

/* The kernel's entry symbol passes its binding and visibility, as they are now, to the
 * descriptor's, and becomes protected so that the relocation can be resolved statically. */
static struct symbol *descriptor_symbol(struct reader *reader, struct symbol *kernel) {
	struct module *module = reader->module;
	struct name *name = reader->kernel.name;
	char *text = arena_alloc(reader->arena, name->length + strlen(".kd"));
	memcpy(text, name->text, name->length);
	memcpy(text + name->length, ".kd", strlen(".kd"));
	struct symbol *descriptor =
	    symbol_get(module, name_intern(&module->names, text, name->length + strlen(".kd")), reader->kernel.name_pos);
	descriptor->binding = (uint8_t)symbol_binding(module, kernel);
	descriptor->binding_set = true;
	descriptor->visibility = kernel->visibility;
	descriptor->type = STT_OBJECT;
	descriptor->size = arena_alloc(reader->arena, sizeof *descriptor->size);
	*descriptor->size = value_constant(KD_DESCRIPTOR_SIZE);
	if (kernel->visibility == STV_DEFAULT)
		kernel->visibility = STV_PROTECTED;
	return descriptor;
}

/* The distance from the descriptor to the kernel's entry. */
static struct value descriptor_entry(struct module *module, struct symbol *kernel, struct symbol *descriptor,
                                     kd_pos pos) {
	return value_binary(module, BINARY_SUBTRACT, value_symbol(module->arena, kernel, SPECIFIER_REL64, pos),
	                    value_symbol(module->arena, descriptor, SPECIFIER_NONE, pos), pos);
}

/* Fields whose final value the descriptor's bytes do not show yet: late ones, and what only
 * enters register counts. */
static bool needed_late(const struct kd_descriptor_input *input, const struct kd_field *field) {
	if (field->kind == KD_KIND_BYTES)
		return false; /* a data value of its own */
	return (input->late >> field->id & 1) || field->kind == KD_KIND_RESERVE || field->kind == KD_KIND_RESERVE_XNACK ||
	       field->kind == KD_KIND_VGPRS || field->kind == KD_KIND_SGPRS;
}

static void remember_late(struct reader *reader, struct fragment *fragment, size_t offset) {
	struct kernel_block *kernel = &reader->kernel;
	const struct kd_descriptor_input *input = &kernel->input;
	size_t count = 0;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++)
		count += (input->given >> id & 1) && needed_late(input, kd_field_at((enum kd_field_id)id));
	struct late_descriptor *late = arena_alloc(reader->arena, sizeof *late + count * sizeof late->fields[0]);
	*late = (struct late_descriptor){.fragment = fragment, .offset = offset};
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		if (!(input->given >> id & 1) || !needed_late(input, kd_field_at((enum kd_field_id)id)))
			continue;
		late->fields[late->count++] = (struct late_field){kernel->values[id], kernel->positions[id], (uint8_t)id,
		                                                  input->late >> id & 1};
	}
	*list_add(reader->arena, &reader->module->late_descriptors) = late;
}

/* True when a field other than the plain words comes late. */
static bool has_late_bits(const struct kd_descriptor_input *input) {
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++)
		if ((input->late >> id & 1) && kd_field_at((enum kd_field_id)id)->kind != KD_KIND_BYTES)
			return true;
	return false;
}

/* Emits the descriptor's bytes, its plain words as values that may become relocations, and the
 * relocation to the kernel's entry. */
static void emit_descriptor(struct reader *reader, const uint8_t bytes[KD_DESCRIPTOR_SIZE], struct symbol *kernel,
                            struct symbol *descriptor) {
	struct module *module = reader->module;
	struct kernel_block *block = &reader->kernel;
	struct fragment *fragment = NULL;
	size_t start = 0, written = 0;
	symbol_define_label(module, descriptor, block->name_pos);
	fragment = fragment_current(module);
	start = fragment->size;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at((enum kd_field_id)id);
		bool entry = field->initial == KD_INITIAL_LINKED;
		if (!entry && (field->kind != KD_KIND_BYTES || !(block->input.late >> id & 1)))
			continue;
		data_bytes(module, bytes + written, field->word_offset - written);
		if (entry)
			data_value(module, descriptor_entry(module, kernel, descriptor, block->pos), field->word_size, block->pos);
		else
			data_value(module, block->values[id], field->word_size, block->positions[id]);
		written = (size_t)field->word_offset + field->word_size;
	}
	data_bytes(module, bytes + written, KD_DESCRIPTOR_SIZE - written);
	if (has_late_bits(&block->input))
		remember_late(reader, fragment, start);
}

void kernel_end(struct reader *reader, struct span at) {
	struct module *module = reader->module;
	struct kernel_block *kernel = &reader->kernel;
	struct kd_problems problems = {report_problem, reader};
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	(void)at;
	if (kernel->faulty || !kd_descriptor_check(&module->target, &kernel->input, &problems))
		return;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++)
		if (kernel->input.late >> id & 1)
			kernel->input.values[id] = 0;
	if (!kd_descriptor_encode(&module->target, &kernel->input, bytes, &problems))
		return;
	struct symbol *symbol = symbol_get(module, kernel->name, kernel->name_pos);
	emit_descriptor(reader, bytes, symbol, descriptor_symbol(reader, symbol));
}
