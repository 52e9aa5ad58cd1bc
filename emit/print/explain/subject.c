/* subject.c: see subject.h. */
#include "subject.h"

#include <inttypes.h>
#include <stdio.h>

#include "kernel/descriptor/field.h"

/* ---- words and parts ---- */

struct word_row {
	uint16_t offset, size;
	const char *title;
};

static const struct word_row descriptor_words[] = {
#define KD_WORD(id, offset, size, title) {offset, size, title},
#include "kdasm/descriptor_fields.def"
};

enum { DESCRIPTOR_WORDS = sizeof descriptor_words / sizeof *descriptor_words };

static const char *title_at(size_t offset) {
	for (size_t i = 0; i < DESCRIPTOR_WORDS; i++)
		if (descriptor_words[i].offset == offset)
			return descriptor_words[i].title;
	return NULL;
}

/* The registers whose bits amd_kernel_code_t shares with the descriptor, at the same place. */
static bool is_shared_register(size_t offset) {
	return offset == kd_field_at(KD_FIELD_NEXT_FREE_VGPR)->word_offset ||
	       offset == kd_field_at(KD_FIELD_USER_SGPR_COUNT)->word_offset;
}

static uint64_t low_bits(unsigned width) {
	return width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
}

/* In the order of their bits. */
static void add_part(struct subject *subject, struct word *word, struct part part) {
	uint64_t bits = load_le(subject->kernel->bytes + word->offset, word->size);
	part.value = bits >> part.low_bit & low_bits(part.width);
	struct part *at = list_add(subject->arena, &word->parts);
	for (; at > word->parts.items && at[-1].low_bit > part.low_bit; at--)
		*at = at[-1];
	*at = part;
}

static const struct kd_code_t_field *key_at(size_t offset, unsigned bit) {
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *key = kd_code_t_field_at(i);
		if (key->offset == offset && bit >= key->low_bit && bit < key->low_bit + key->width)
			return key;
	}
	return NULL;
}

static void add_fields(struct subject *subject, struct word *word) {
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		if (!field->width || field->word_offset != word->offset || !kd_field_available(&subject->facts.target, field))
			continue;
		struct part part = {.low_bit = field->low_bit, .width = field->width, .field = field};
		part.code_t = subject->is_code_t ? key_at(word->offset, field->low_bit) : NULL;
		add_part(subject, word, part);
	}
}

static void add_keys(struct subject *subject, struct word *word) {
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *key = kd_code_t_field_at(i);
		if (key->offset != word->offset)
			continue;
		const struct kd_field *field = kd_field_at(key->field);
		struct part part = {.low_bit = key->low_bit, .width = key->width, .code_t = key};
		part.field = field && field->width ? field : NULL;
		add_part(subject, word, part);
	}
}

/* Reserved bits between the fields of a word and after them. */
static void fill_gaps(struct subject *subject, struct word *word) {
	size_t count = word->parts.count;
	unsigned end = 0;
	for (size_t i = 0; i <= count; i++) {
		/* Each gap before this one has moved the part up by one. */
		size_t at = i + (word->parts.count - count);
		unsigned low = i < count ? word->parts.items[at].low_bit : word->size * 8u;
		unsigned next = i < count ? low + word->parts.items[at].width : low;
		if (low > end)
			add_part(subject, word, (struct part){.low_bit = (uint8_t)end, .width = (uint8_t)(low - end)});
		end = next;
	}
}

static void mark_parts(struct word *word) {
	uint8_t mark = 0;
	for (size_t i = 0; i < word->parts.count; i++)
		if (part_name(&word->parts.items[i]))
			word->parts.items[i].mark = mark++;
}

static void add_word(struct subject *subject, size_t offset, size_t size, const char *title) {
	struct word *last = subject->words.count ? &subject->words.items[subject->words.count - 1] : NULL;
	size_t end = last ? last->offset + last->size : 0u;
	if (offset > end)
		*list_add(subject->arena, &subject->words) = (struct word){
		    .offset = (uint16_t)end, .size = (uint16_t)(offset - end), .title = "reserved", .reserved = true};
	if (!size)
		return;

	struct word *word = list_add(subject->arena, &subject->words);
	word->offset = (uint16_t)offset;
	word->size = (uint16_t)size;
	if (subject->is_code_t && !is_shared_register(offset))
		add_keys(subject, word);
	else
		add_fields(subject, word);
	fill_gaps(subject, word);
	mark_parts(word);
	word->mark = subject->mark_count++;
	word->title = word->parts.count == 1 && part_name(word->parts.items) ? part_name(word->parts.items) : title;
}

static void divide(struct subject *subject) {
	if (!subject->is_code_t) {
		for (size_t i = 0; i < DESCRIPTOR_WORDS; i++)
			add_word(subject, descriptor_words[i].offset, descriptor_words[i].size, descriptor_words[i].title);
	} else {
		size_t before = SIZE_MAX;
		for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
			const struct kd_code_t_field *key = kd_code_t_field_at(i);
			if (key->offset != before)
				add_word(subject, key->offset, key->size, title_at(key->offset));
			before = key->offset;
		}
	}
	add_word(subject, subject->kernel->size, 0, NULL);
}

/* ---- the descriptor ---- */

void subject_take(struct subject *subject, const struct explained_kernel *kernel, struct arena *arena) {
	*subject = (struct subject){.kernel = kernel, .arena = arena, .is_code_t = kernel->size == KD_CODE_T_SIZE};
	kernel_facts_take(&subject->facts, kernel->target, kernel->bytes, kernel->size, kernel->metadata);
	/* What it can't make of directives is not asked for. */
	(void)kd_descriptor_decode(&subject->facts.target, subject->facts.descriptor, &subject->input);
	divide(subject);
}

/* ---- words and parts to the others ---- */

const struct part *word_part(const struct word *word, unsigned bit) {
	const struct part *part = word->parts.items;
	while (bit >= part->low_bit + part->width)
		part++;
	return part;
}

bool word_is_divided(const struct word *word) {
	return word->parts.count > 1 || (word->parts.count == 1 && !part_name(word->parts.items));
}

struct part_bits part_bits(const struct part *part) {
	struct part_bits bits;
	if (part->width == 1)
		snprintf(bits.text, sizeof bits.text, "%u", part->low_bit);
	else
		snprintf(bits.text, sizeof bits.text, "%u:%u", part->low_bit + part->width - 1u, part->low_bit);
	return bits;
}

static const struct {
	enum kd_field_id field;
	uint64_t value;
	char meaning[104];
} values[] = {
#define KD_VALUE(field, value, meaning) {KD_FIELD_##field, value, meaning},
#include "kdasm/descriptor_values.def"
};

static const struct {
	enum kd_field_id field;
	uint32_t factor;
	const char *unit;
} units[] = {
#define KD_UNIT(field, factor, unit) {KD_FIELD_##field, factor, unit},
#include "kdasm/descriptor_values.def"
};

const char *part_name(const struct part *part) {
	return part->field ? part->field->name : part->code_t ? part->code_t->key : NULL;
}

static const char *value_meaning(enum kd_field_id field, uint64_t value) {
	for (size_t i = 0; i < sizeof values / sizeof *values; i++)
		if (values[i].field == field && values[i].value == value)
			return values[i].meaning;
	return NULL;
}

static const char *unit_meaning(struct arena *arena, enum kd_field_id field, uint64_t value) {
	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		if (units[i].field != field)
			continue;
		if (units[i].factor == 1)
			return units[i].unit;
		return arena_printf(arena, "%" PRIu64 " x %" PRIu32 " = %" PRIu64 " %s", value, units[i].factor,
		                    value * units[i].factor, units[i].unit);
	}
	return NULL;
}

static const char *count_meaning(const struct subject *subject, enum kd_field_kind kind, uint64_t value) {
	const struct kd_family *family = &subject->facts.target.family;
	switch (kind) {
	case KD_KIND_VGPRS:
		return arena_printf(subject->arena, "%" PRIu64 " block%s of %d VGPRs", value + 1, value ? "s" : "",
		                    family->vgprs->wave[subject->facts.target.wave].encoding_granule);
	case KD_KIND_SGPRS:
		if (!family->sgprs->granule)
			return "reserved, must be 0: every wavefront has all SGPRs";
		return arena_printf(subject->arena, "%" PRIu64 " block%s of %d SGPRs", value + 1, value ? "s" : "",
		                    family->sgprs->granule);
	case KD_KIND_ACCUM_OFFSET:
		return arena_printf(subject->arena, "accumulation registers begin after %" PRId64 " VGPRs",
		                    subject->input.values[KD_FIELD_ACCUM_OFFSET]);
	case KD_KIND_USER_SGPRS: return "user SGPRs, which come before the system SGPRs";
	default: return NULL;
	}
}

const char *part_meaning(const struct subject *subject, const struct part *part) {
	if (!part_name(part))
		return part->value ? "must be 0" : "";
	if (!part->field)
		return part->code_t->description;

	const struct kd_field *field = part->field;
	const char *text = value_meaning(field->id, part->value);
	if (!text)
		text = unit_meaning(subject->arena, field->id, part->value);
	if (!text)
		text = count_meaning(subject, field->kind, part->value);
	if (!text && field->width == 1)
		text = arena_printf(subject->arena, "%s: %s", part->value ? "on" : "off", field->description);
	return text ? text : field->description;
}
