/* descriptor.c: printing a kernel's block: every directive that the target has, with its value.
 *
 * Once a word of the descriptor has a late value, llvm-mc knows it only as the expression that puts
 * the word together, and prints its other fields as the bits they have in that. */
#include "kernel/descriptor/field.h"
#include "kernel/descriptor/late.h"
#include "fold.h"
#include "text.h"

struct block {
	struct module *module;
	const struct output_descriptor *kernel;
	struct value words[KD_DESCRIPTOR_SIZE]; /* by offset: the late ones */
	uint64_t late_words;                    /* bit per offset */
};

/* Fields that not every code object version prints. */
static const struct {
	enum kd_field_id field;
	unsigned first, last;
} versions[] = {
#define KD_PRINTED(row, from, to) {KD_FIELD_##row, from, to},
#include "kdasm/descriptor_fields.def"
};

static bool is_printed(const struct block *block, const struct kd_field *field) {
	const struct kd_target *target = &block->module->target;
	bool xnack = field->kind == KD_KIND_RESERVE_XNACK; /* for which LLVM does not ask for the processor here */
	if (!field->directive || (xnack ? target->xnack == KD_FEATURE_UNSUPPORTED : !kd_field_available(target, field)))
		return false;
	for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++)
		if (versions[i].field == field->id)
			return block->kernel->version >= versions[i].first && block->kernel->version <= versions[i].last;
	return true;
}

static bool is_late(const struct block *block, enum kd_field_id id) {
	return field_late(block->kernel->input, kd_field_at(id));
}

/* The value of a field's directive, as given or by default. */
static struct value value_of(const struct block *block, enum kd_field_id id) {
	if (is_late(block, id))
		return block->kernel->values[id];
	return value_constant(field_value(&block->module->target, block->kernel->input, id));
}

/* ---- the words that have late values ---- */

static struct value call(struct module *module, const char *function, const struct value *arguments, size_t count) {
	struct name name = {.text = function, .length = (uint32_t)strlen(function)};
	return value_call(module, function_find(&name), arguments, count, 0);
}

static struct value with(struct module *module, struct value left, enum binary operation, int64_t right) {
	return value_binary(module, operation, left, value_constant(right), 0);
}

static struct value larger(struct module *module, struct value a, int64_t b) {
	return call(module, "max", (struct value[]){a, value_constant(b)}, 2);
}

/* alignto(max(count, 1), granule) / granule - 1. */
static struct value granules(struct module *module, struct value count, unsigned granule) {
	struct value arguments[] = {larger(module, count, 1), value_constant(granule)};
	struct value aligned = call(module, "alignto", arguments, 2);
	return with(module, with(module, aligned, BINARY_DIVIDE, granule), BINARY_SUBTRACT, 1);
}

static struct value sgprs(const struct block *block) {
	const struct kd_target *target = &block->module->target;
	if (!is_late(block, KD_FIELD_NEXT_FREE_SGPR))
		return value_constant(kernel_sgprs(target, block->kernel->input));
	struct value count = value_of(block, KD_FIELD_NEXT_FREE_SGPR);
	if (!field_value(target, block->kernel->input, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH))
		return count;
	return larger(block->module, count, kernel_user_sgprs(target, block->kernel->input));
}

static struct value sgpr_granules(const struct block *block) {
	struct module *module = block->module;
	if (!late_sgprs_count(&module->target))
		return value_constant(kernel_sgpr_granules(&module->target, block->kernel->input));
	int64_t xnack = kd_field_default(&module->target, kd_field_at(KD_FIELD_RESERVE_XNACK_MASK));
	struct value arguments[] = {value_of(block, KD_FIELD_RESERVE_VCC), value_of(block, KD_FIELD_RESERVE_FLAT_SCRATCH),
	                            value_constant(xnack)};
	struct value extra = call(module, "extrasgprs", arguments, 3);
	return granules(module, value_binary(module, BINARY_ADD, sgprs(block), extra, 0),
	                module->target.family.sgprs->granule);
}

static struct value vgpr_granules(const struct block *block) {
	struct module *module = block->module;
	enum kd_wave wave = kernel_wave(&module->target, block->kernel->input);
	return granules(module, value_of(block, KD_FIELD_NEXT_FREE_VGPR),
	                module->target.family.vgprs->wave[wave].encoding_granule);
}

static struct value accum_bits(const struct block *block) {
	struct module *module = block->module;
	struct value fours = with(module, value_of(block, KD_FIELD_ACCUM_OFFSET), BINARY_DIVIDE, ACCUM_GRANULE);
	return with(module, fours, BINARY_SUBTRACT, 1);
}

/* What llvm-mc puts into a field's bits. */
static struct value field_bits(const struct block *block, const struct kd_field *field) {
	switch (field->kind) {
	case KD_KIND_VGPRS: return vgpr_granules(block);
	case KD_KIND_SGPRS: return sgpr_granules(block);
	case KD_KIND_ACCUM_OFFSET: return accum_bits(block);
	case KD_KIND_USER_SGPRS: return value_constant(kernel_user_sgprs(&block->module->target, block->kernel->input));
	default: return value_of(block, field->id);
	}
}

/* Whether the bits are put in when the block ends, not where the directive is. */
static bool is_set_at_end(const struct kd_field *field) {
	static const uint32_t kinds = 1U << KD_KIND_VGPRS | 1U << KD_KIND_SGPRS | 1U << KD_KIND_ACCUM_OFFSET |
	                              1U << KD_KIND_USER_SGPRS | 1U << KD_KIND_BITS_SPILLING;
	return kinds >> field->kind & 1;
}

static int64_t field_mask(const struct kd_field *field) {
	return (int64_t)(field_max(field) << field->low_bit);
}

/* word & ~mask | bits << low. */
static void set_bits(struct block *block, const struct kd_field *field) {
	struct module *module = block->module;
	struct value *word = &block->words[field->word_offset];
	struct value hole = value_unary(module, UNARY_NOT, value_constant(field_mask(field)), 0);
	struct value rest = value_binary(module, BINARY_AND, *word, hole, 0);
	struct value bits = with(module, field_bits(block, field), BINARY_SHIFT_LEFT, field->low_bit);
	struct value changed = value_binary(module, BINARY_OR, rest, bits, 0);
	*word = word->expr ? changed : value_fold(module, changed);
}

static bool is_in_late_word(const struct block *block, const struct kd_field *field) {
	return field->width && (block->late_words >> field->word_offset & 1);
}

static void set_default_bits(struct block *block, const struct kd_field *field) {
	uint64_t bits = (uint64_t)kd_field_default(&block->module->target, field) << field->low_bit;
	struct value *word = &block->words[field->word_offset];
	*word = value_constant(word->constant | (int64_t)bits);
}

/* In the order of the source, then what is counted at the end. */
static void make_late_words(struct block *block) {
	const struct output_descriptor *kernel = block->kernel;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (is_in_late_word(block, field) && kd_field_available(&block->module->target, field))
			set_default_bits(block, field);
	}
	for (size_t i = 0; i < kernel->order_count; i++) {
		const struct kd_field *field = kd_field_at(kernel->order[i]);
		if (is_in_late_word(block, field) && !is_set_at_end(field))
			set_bits(block, field);
	}
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (is_in_late_word(block, field) && is_set_at_end(field) && kd_field_available(&block->module->target, field))
			set_bits(block, field);
	}
}

/* Plain words are printed as they are given; the others must be taken apart if a value is late. */
static void find_late_words(struct block *block) {
	for (size_t i = 0; i < block->kernel->order_count; i++) {
		const struct kd_field *field = kd_field_at(block->kernel->order[i]);
		if (!field_late(block->kernel->input, field) || field->kind == KD_KIND_BYTES)
			continue;
		bool counts_sgprs = field->kind == KD_KIND_SGPRS || field->kind == KD_KIND_RESERVE;
		if (field->width && !counts_sgprs)
			block->late_words |= UINT64_C(1) << field->word_offset;
		else if (counts_sgprs && late_sgprs_count(&block->module->target))
			block->late_words |= UINT64_C(1) << kd_field_at(KD_FIELD_NEXT_FREE_SGPR)->word_offset;
	}
}

/* ---- the lines ---- */

/* (word & mask) >> low. */
static struct value bits_in_word(const struct block *block, const struct kd_field *field) {
	struct module *module = block->module;
	struct value masked = with(module, block->words[field->word_offset], BINARY_AND, field_mask(field));
	return with(module, masked, BINARY_SHIFT_RIGHT, field->low_bit);
}

/* The value before it is folded. */
static struct value printed_value(const struct block *block, const struct kd_field *field) {
	struct module *module = block->module;
	switch (field->kind) {
	case KD_KIND_SGPRS: return sgprs(block);
	case KD_KIND_RESERVE_XNACK: return value_constant(kd_field_default(&module->target, field));
	case KD_KIND_USER_SGPRS: return value_constant(kernel_user_sgprs(&module->target, block->kernel->input));
	case KD_KIND_BYTES:
	case KD_KIND_VGPRS:
	case KD_KIND_RESERVE: return value_of(block, field->id);
	default: break;
	}
	if (!is_in_late_word(block, field))
		return value_of(block, field->id);
	struct value bits = bits_in_word(block, field);
	if (field->kind != KD_KIND_ACCUM_OFFSET)
		return bits;
	return with(module, with(module, bits, BINARY_ADD, 1), BINARY_MULTIPLY, ACCUM_GRANULE);
}

/* llvm-mc does not quote the name here. */
void print_descriptor(struct module *module, const struct output_descriptor *kernel) {
	struct block block = {.module = module, .kernel = kernel};
	find_late_words(&block);
	make_late_words(&block);
	text_put(module, "\t.amdhsa_kernel ");
	text_put_bytes(module, kernel->name->text, kernel->name->length);
	text_end_line(module);
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = kd_field_at(id);
		if (!is_printed(&block, field))
			continue;
		text_put(module, "\t\t");
		text_put(module, field->directive);
		text_put(module, " ");
		text_put_value(module, fold_value(module, printed_value(&block, field)));
		text_end_line(module);
	}
	text_put(module, "\t.end_amdhsa_kernel");
	text_end_line(module);
}
