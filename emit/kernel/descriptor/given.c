/* given.c: see given.h. */
#include "given.h"

#include "field.h"
#include "kernels.h"
#include "late.h"
#include "module/data.h"
#include "module/module.h"
#include "module/section.h"
#include "module/symbol.h"
#include "place.h"

void given_descriptor_start(struct given_descriptor *given) {
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (field->initial == KD_INITIAL_LINKED || field->kind == KD_KIND_BYTES)
			given->words[given->word_count++] = (uint8_t)id;
	}
}

void given_descriptor_begin(struct given_descriptor *given, struct name *name, kd_pos pos, kd_pos name_pos) {
	given->name = name;
	given->pos = pos;
	given->name_pos = name_pos;
	given->input.given = given->input.late = 0;
	given->late_count = 0;
}

/* Known values fit 32 bits, as their fields do. Only a count of SGPRs may be larger, where its
 * limit depends on a late value; what does not fit here does not fit there. */
static const uint32_t *known_values(struct module *module, const struct given_descriptor *given, uint64_t fields) {
	uint32_t *values = arena_alloc(module->facts, (size_t)__builtin_popcountll(fields) * sizeof *values);
	for (size_t i = 0; fields; fields &= fields - 1, i++) {
		int64_t value = given->input.values[__builtin_ctzll(fields)];
		values[i] = value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
	}
	return values;
}

static void remember_late(struct module *module, const struct given_descriptor *given, uint64_t nonzero,
                          uint32_t number) {
	uint64_t fields = nonzero & ~given->input.late;
	struct late_descriptor *late = arena_alloc(module->facts, sizeof *late + given->late_count * sizeof late->late[0]);
	*late = (struct late_descriptor){.pos = given->end_pos,
	                                 .kernel = number,
	                                 .count = given->late_count,
	                                 .given = given->input.given,
	                                 .nonzero = fields,
	                                 .known = known_values(module, given, fields)};
	for (size_t i = 0; i < given->late_count; i++) {
		uint8_t field = given->late[i];
		late->late[i] = (struct late_field){given->late_values[field].expr, given->positions[field], field};
	}
	*list_add(module->facts, &module->late_descriptors) = late;
}

/* How late llvm-mc looks at a field's value, among the fields of a word: 0 in the order of the
 * source, then by number; -1 never, because it does not enter the descriptor. */
static int looked_at(const struct module *module, const struct kd_field *field) {
	switch (field->kind) {
	case KD_KIND_VGPRS:
	case KD_KIND_ACCUM_OFFSET:
	case KD_KIND_BITS_SPILLING: return (int)field->id;
	case KD_KIND_SGPRS:
	case KD_KIND_RESERVE: return late_sgprs_count(&module->target) ? (int)field->id : -1;
	default: return field->width ? 0 : -1;
	}
}

/* Symbols of late values enter the symbol table as llvm-mc meets them: word by word, in a word
 * in the order of the source, with the register counts last. */
static void register_late_symbols(struct module *module, const struct given_descriptor *given) {
	struct {
		unsigned word;
		int rank;
		uint8_t field;
	} order[KD_FIELD_COUNT];
	size_t count = 0;
	for (size_t i = 0; i < given->late_count; i++) {
		const struct kd_field *field = kd_field_at(given->late[i]);
		int rank = looked_at(module, field);
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
		value_register_symbols(module, given->late_values[order[i].field]);
}

static struct value given_value(const struct given_descriptor *given, unsigned id) {
	bool is_late = given->input.late >> id & 1;
	return is_late ? given->late_values[id] : value_constant(given->input.values[id]);
}

/* The plain words as values, which may become relocations, and the relocation to the entry;
 * the rest is left 0. Returns where the descriptor begins among the bytes of the section. */
static size_t write_frame(struct module *module, const struct given_descriptor *given, uint64_t nonzero,
                          struct symbol *kernel, struct symbol *descriptor) {
	static const uint8_t zeros[KD_DESCRIPTOR_SIZE];
	size_t written = 0;
	symbol_define_label(module, descriptor, given->name_pos);
	size_t start = module->current.section->bytes.size;
	for (size_t i = 0; i < given->word_count; i++) {
		unsigned id = given->words[i];
		const struct kd_field *field = kd_field_at(id);
		bool entry = field->initial == KD_INITIAL_LINKED;
		if (!entry && !(nonzero >> id & 1))
			continue;
		struct value value = entry ? descriptor_entry(module, kernel, descriptor, given->pos) : given_value(given, id);
		data_bytes(module, zeros, field->word_offset - written);
		data_value(module, value, field->word_size, entry ? given->pos : given->positions[id]);
		written = (size_t)field->word_offset + field->word_size;
	}
	data_bytes(module, zeros, KD_DESCRIPTOR_SIZE - written);
	return start;
}

void given_descriptor_write(struct module *module, const struct given_descriptor *given,
                            const struct kd_problems *problems) {
	struct symbol *kernel = symbol_get(module, given->name, given->name_pos);
	if (kernel->kind == SYMBOL_VARIABLE && symbol_is_absolute(module, kernel)) {
		diag_error(module->diag, given->name_pos,
		           "the kernel '%s' is set to a number; its entry must be a label [stricter than llvm-mc]",
		           symbol_text(module, kernel));
		return;
	}
	struct symbol *descriptor = descriptor_symbol(module, kernel, given->name_pos);
	uint64_t nonzero = descriptor_nonzero(&given->input);
	size_t data = write_frame(module, given, nonzero, kernel, descriptor);
	const struct module_kernel added = {.symbol = descriptor, .entry = kernel, .data = data, .pos = given->name_pos};
	uint32_t number = kernels_add(module, added, given->input.given, given->positions);
	if (given->input.late || module->fill_metadata) {
		register_late_symbols(module, given);
		remember_late(module, given, nonzero, number);
	} else {
		kd_descriptor_encode(&module->target, &given->input, module->current.section->bytes.data + data, problems);
	}
}
