/* hover_directive.c: hover over directives, those of kernels with their bits, keys of metadata, and names of checks. */
#include <string.h>

#include "directive_words.h"
#include "hover.h"
#include "kdasm/code_object.h"
#include "kdasm/descriptor.h"
#include "kdasm/kernel_code.h"
#include "programs/shared/field_words.h"
#include "yaml_lines.h"

static const char *word_text(const struct hover *hover, size_t *size) {
	*size = hover->word.end - hover->word.start;
	return hover->document->text + hover->word.start;
}

bool hover_directive(struct hover *hover) {
	size_t size;
	const char *name = word_text(hover, &size);
	const struct directive_words *words = hover->word.kind == WORD_NAME ? directive_words(name, size) : NULL;
	if (!words || hover->word.start != hover->row->first.start)
		return false;
	markdown_put(&hover->text, "```\n%s %s\n```\n", words->name, words->syntax);
	markdown_plain(&hover->text, words->summary);
	return true;
}

/* ---- directives of kernels ---- */

static bool has_field(const struct kd_processor *processor, const struct kd_field *any) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = processor->name};
	return kd_target_init(&target, &options, text, sizeof text) &&
	       kd_field_available(&target, kd_field_find(&target, any->directive, any->directive_length));
}

/* "GFX9 in part, GFX12" */
static void put_generations(struct hover *hover, const struct kd_field *field) {
	enum { MOST = 32 };
	size_t all[MOST] = {0}, with[MOST] = {0}, missing = 0;
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++) {
		bool has = has_field(processor, field);
		all[processor->gfx_major % MOST]++;
		with[processor->gfx_major % MOST] += has;
		missing += !has;
	}
	markdown_put(&hover->text, "\n- on: %s", missing ? "" : "all processors");
	const char *separator = "";
	for (unsigned gfx = 0; missing && gfx < MOST; gfx++) {
		if (!with[gfx])
			continue;
		markdown_put(&hover->text, "%sGFX%u%s", separator, gfx, with[gfx] < all[gfx] ? " in part" : "");
		separator = ", ";
	}
}

static void put_bits(struct hover *hover, const struct kd_field *field) {
	if (!field->width)
		return;
	unsigned high = field->low_bit + field->width - 1U;
	markdown_put(&hover->text, "\n- bits: `%s`, %u to %u of the %u-byte word at offset %u", field->name, field->low_bit,
	             high, field->word_size, field->word_offset);
}

static const struct defined *kernel_of_line(const struct hover *hover) {
	for (size_t i = 0; i < hover->outline->definitions.count; i++) {
		const struct defined *defined = &hover->outline->definitions.items[i];
		if (defined->kind == DEFINITION_KERNEL && defined->line <= hover->line && hover->line <= defined->last_line)
			return defined;
	}
	return NULL;
}

/* What the bits became, in the object that the source makes. */
static void put_value(struct hover *hover, const struct kd_field *field) {
	const struct kd_result *result = hover->assembly->result;
	const struct defined *defined = kernel_of_line(hover);
	char error[KD_FIELD_ERROR_SIZE];
	int64_t value;
	if (!result || !result->object || !defined || !field->width)
		return;
	struct kd_code_object *object = kd_code_object_open(result->object, result->object_size);
	const char *name =
	    arena_copy(hover->server->passing, hover->document->text + defined->start, defined->end - defined->start);
	const struct kd_kernel *kernel =
	    kd_code_object_status(object) == KD_CODE_OBJECT_OK ? kd_code_object_find_kernel(object, name) : NULL;
	if (kernel && kd_kernel_get(object, kernel, field->name, &value, error, sizeof error))
		markdown_put(&hover->text, "\n- here: the bits are %" PRId64, value);
	kd_code_object_close(object);
}

/* The row of the target; any row where it has none. */
static const struct kd_field *find_field(const struct hover *hover, const char *name, size_t size) {
	const struct kd_field *field;
	if (hover->assembly->has_target)
		return kd_field_find(&hover->assembly->target, name, size);
	for (size_t i = 0; (field = kd_field_at(i)) != NULL; i++)
		if (field->directive && field->directive_length == size && memcmp(field->directive, name, size) == 0)
			return field;
	return NULL;
}

static void put_on_target(struct hover *hover, const struct kd_field *field) {
	const struct kd_target *target = &hover->assembly->target;
	char words[FIELD_WORDS_SIZE];
	if (!hover->assembly->has_target)
		return;
	if (!kd_field_available(target, field)) {
		markdown_put(&hover->text, "\n- %s does not have it", target->processor->name);
		return;
	}
	field_describe_values(target, field, words);
	markdown_put(&hover->text, "\n- values on %s: %s", target->processor->name, words);
	field_describe_default(target, field, words);
	markdown_put(&hover->text, "\n- default: %s", words);
}

static bool hover_code_key(struct hover *hover, const char *name, size_t size) {
	bool is_alias;
	const struct kd_code_t_field *key = kd_code_t_find(name, size, &is_alias);
	if (!key || hover->row->region != REGION_KERNEL_CODE)
		return false;
	markdown_put(&hover->text, "**%s**: ", key->key);
	markdown_plain(&hover->text, key->description);
	markdown_put(&hover->text, "\n- bits: %u to %u of the %u bytes at offset %u", key->low_bit,
	             key->low_bit + key->width - 1U, key->size, key->offset);
	return true;
}

bool hover_field(struct hover *hover) {
	size_t size;
	const char *name = word_text(hover, &size);
	if (hover->word.kind != WORD_NAME)
		return false;
	if (hover_code_key(hover, name, size))
		return true;
	const struct kd_field *field = find_field(hover, name, size);
	if (!field)
		return false;
	markdown_put(&hover->text, "**%s**: ", field->directive);
	markdown_plain(&hover->text, field->description);
	markdown_put(&hover->text, "\n");
	put_on_target(hover, field);
	put_generations(hover, field);
	put_bits(hover, field);
	put_value(hover, field);
	return true;
}

/* ---- metadata ---- */

static const char *type_words(enum kd_metadata_type type) {
	switch (type) {
	case KD_METADATA_ANY: return "anything";
	case KD_METADATA_STRING: return "a string";
	case KD_METADATA_INTEGER: return "an integer";
	case KD_METADATA_BOOLEAN: return "true or false";
	case KD_METADATA_STRINGS: return "a list of strings";
	case KD_METADATA_INTEGERS_2: return "a list of two integers";
	case KD_METADATA_INTEGERS_3: return "a list of three integers";
	case KD_METADATA_MAPS: return "a list of maps";
	}
	return "";
}

static void put_key(struct hover *hover, const struct kd_metadata_key *key) {
	markdown_put(&hover->text, "**%s**: ", key->name);
	markdown_plain(&hover->text, key->description);
	markdown_put(&hover->text, "\n\n- %s%s", type_words(key->type), key->required ? ", required" : "");
	markdown_put(&hover->text, "\n- since code object version %u", key->since);
	for (const char *const *value = key->values; value && *value; value++)
		markdown_put(&hover->text, "%s`%s`", value == key->values ? "\n- values: " : ", ", *value);
}

bool hover_key(struct hover *hover) {
	struct yaml_key key;
	if (hover->row->region != REGION_METADATA || !yaml_key_of_line(hover->document, hover->line, &key))
		return false;
	bool is_key = hover->word.start >= key.start && hover->word.start < key.end;
	enum kd_metadata_map map = yaml_map_at(hover->document, hover->outline, hover->line, key.column);
	const struct kd_metadata_key *row =
	    is_key ? kd_metadata_find_key(map, hover->document->text + key.start, key.end - key.start) : NULL;
	if (!row)
		return false;
	hover->word.start = key.start;
	hover->word.end = key.end;
	put_key(hover, row);
	return true;
}

/* ---- checks ---- */

/* Their names have dashes, so the word is looked for anew; they are in comments and messages. */
bool hover_check(struct hover *hover) {
	size_t size;
	const char *name = word_text(hover, &size);
	const struct kd_check_row *row;
	for (size_t i = 0; hover->word.kind == WORD_COMMENT && (row = kd_check_at(i)) != NULL; i++) {
		size_t length = strlen(row->name);
		if (size < length || memcmp(name + size - length, row->name, length) != 0 ||
		    (size > length && name[size - length - 1] != '-'))
			continue;
		markdown_put(&hover->text, "**%s**, a check (%s): ", row->name, kd_check_level_name(row->level));
		markdown_plain(&hover->text, row->description);
		markdown_put(&hover->text, "\n\nRemedy: ");
		markdown_plain(&hover->text, row->remedy);
		return true;
	}
	return false;
}
