/* fields.c: the fields of a finished kernel by name: what they say, and changing them in place. */
#include <inttypes.h>
#include <stdio.h>

#include "base/buffer.h"
#include "base/row_numbers.h"
#include "base/suggest.h"
#include "code_object.h"
#include "kdasm/descriptor.h"
#include "kdasm/kernel_code.h"
#include "gpu/target/message.h"

static const char prefix[] = ".amdhsa_";
enum { PREFIX = sizeof prefix - 1 };

/* ---- names ---- */

/* A name as an error shows it, cut when it is long. */
#define SHOWN(name) text_cut(strlen(name)), (name)

static const char *without_prefix(const char *name) {
	return strncmp(name, prefix, PREFIX) == 0 ? name + PREFIX : name;
}

static const struct kd_field *find_by_directive(const struct kd_target *target, const char *name) {
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		if (field->directive && kd_field_available(target, field) &&
		    strcmp(field->directive + PREFIX, without_prefix(name)) == 0)
			return field;
	}
	return NULL;
}

static const struct kd_field *find_by_bits(const struct kd_target *target, const char *name) {
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		if (field->name && kd_field_available(target, field) && strcmp(field->name, name) == 0)
			return field;
	}
	return NULL;
}

static bool unknown_field(const struct kd_code_object *object, const char *name, struct text *error) {
	char ending[SUGGEST_ENDING_SIZE];
	struct suggestions found = suggest_for(without_prefix(name), strlen(without_prefix(name)));
	for (size_t i = 0; i < KD_FIELD_COUNT && !object->descriptors_are_code_t; i++) {
		const struct kd_field *field = kd_field_at(i);
		if (field->directive && kd_field_available(&object->target, field))
			suggest_consider(&found, field->directive + PREFIX);
	}
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT && object->descriptors_are_code_t; i++)
		suggest_consider(&found, kd_code_t_field_at(i)->key);
	return text_error(error, "a kernel descriptor of %s has no field '%.*s'%s", object->target.processor->name,
	                  SHOWN(name), suggest_ending(&found, ending));
}

/* ---- reading ---- */

static bool get_descriptor(const struct kd_code_object *object, const struct kd_kernel *kernel, const char *name,
                           int64_t *value, struct text *error) {
	const struct kd_field *field = find_by_bits(&object->target, name);
	if (field) {
		*value = (int64_t)kd_field_read(field, kernel->descriptor);
		return true;
	}
	field = find_by_directive(&object->target, name);
	if (!field)
		return unknown_field(object, name, error);
	struct kd_descriptor_input input;
	bool exact = kd_descriptor_decode(&object->target, kernel->descriptor, &input);
	*value = input.values[field->id];
	if (exact || field->kind == KD_KIND_BITS || field->kind == KD_KIND_BYTES || field->kind == KD_KIND_VGPRS)
		return true;
	return text_error(error, "no directives make the bits of kernel '%.*s'; ask for %s", SHOWN(kernel->name),
	                  field->name ? field->name : kd_field_at(KD_FIELD_NEXT_FREE_SGPR)->name);
}

bool kd_kernel_get(const struct kd_code_object *object, const struct kd_kernel *kernel, const char *name,
                   int64_t *value, char *error, size_t error_size) {
	struct text text = text_in(error, error_size);
	if (!object->descriptors_are_code_t)
		return get_descriptor(object, kernel, name, value, &text);
	bool is_alias;
	const struct kd_code_t_field *field = kd_code_t_find(name, strlen(name), &is_alias);
	if (!field)
		return unknown_field(object, name, &text);
	*value = (int64_t)kd_code_t_read(field, kernel->descriptor);
	return true;
}

/* ---- changing ---- */

struct change {
	const struct kd_code_object *object;
	const struct kd_kernel *kernel;
	struct kd_descriptor_input input; /* what the directives say then */
	uint64_t changed;                 /* bit per directive that a setting names */
	struct text *error;
	uint8_t bytes[KD_CODE_T_SIZE]; /* the new descriptor */
};

static void store_bits(uint8_t *bytes, const struct kd_field *field, uint64_t bits) {
	uint8_t *word = bytes + field->word_offset;
	uint64_t mask = UINT64_MAX >> (64 - field->width) << field->low_bit;
	store_le(word, (load_le(word, field->word_size) & ~mask) | (bits << field->low_bit & mask), field->word_size);
}

/* Only the first problem is shown. */
static void report(void *context, unsigned field, const char *text) {
	struct change *change = context;
	(void)field;
	if (!change->error->used)
		text_add(change->error, "%s", text);
}

static bool set_raw(struct change *change, const struct kd_field *field, int64_t value) {
	uint64_t most = UINT64_MAX >> (64 - field->width);
	if (field->width < 64 && (value < 0 || (uint64_t)value > most))
		return text_error(change->error, "value out of range: %s is %" PRId64 ", its %d bits hold 0 to %" PRIu64,
		                  field->name, value, field->width, most);
	store_bits(change->bytes, field, (uint64_t)value);
	return true;
}

/* As if the directive were in the kernel's block with the value. */
static bool give_directive(struct change *change, const struct kd_field *field, int64_t value) {
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	uint64_t bit = UINT64_C(1) << field->id;
	if (change->changed & bit)
		return text_error(change->error, "%s is set twice", field->directive);
	change->input.given &= ~bit;
	if (kd_field_check(&change->object->target, &change->input, field, &value, text, sizeof text) != KD_FAULT_NONE)
		return text_error(change->error, "%s", text);
	kd_field_give(&change->input, field, &value);
	change->changed |= bit;
	return true;
}

/* The rows whose bits a change of directives makes different: those that were named, and those that follow
 * from them, as the count of granules does from the size of wavefronts. */
static bool apply_directives(struct change *change) {
	const struct kd_target *target = &change->object->target;
	const struct kd_problems problems = {report, change}, silent = {NULL, NULL};
	struct kd_descriptor_input input;
	uint8_t before[KD_DESCRIPTOR_SIZE], after[KD_DESCRIPTOR_SIZE];
	kd_descriptor_decode(target, change->kernel->descriptor, &input);
	kd_descriptor_encode(target, &input, before, &silent);
	if (!kd_descriptor_check(target, &change->input, &problems) ||
	    !kd_descriptor_encode(target, &change->input, after, &problems))
		return false;
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		if (!field->width || !kd_field_available(target, field))
			continue;
		bool named = field->directive && change->changed >> i & 1;
		uint64_t bits = kd_field_read(field, after);
		if (named || bits != kd_field_read(field, before))
			store_bits(change->bytes, field, bits);
	}
	return true;
}

static bool change_descriptor(struct change *change, const struct kd_setting *settings, size_t count) {
	const struct kd_target *target = &change->object->target;
	kd_descriptor_decode(target, change->kernel->descriptor, &change->input);
	for (size_t i = 0; i < count; i++) {
		const struct kd_field *raw = find_by_bits(target, settings[i].field);
		const struct kd_field *field = raw ? raw : find_by_directive(target, settings[i].field);
		if (!field)
			return unknown_field(change->object, settings[i].field, change->error);
		if (raw ? !set_raw(change, raw, settings[i].value) : !give_directive(change, field, settings[i].value))
			return false;
	}
	return !change->changed || apply_directives(change);
}

static bool change_code_t(struct change *change, const struct kd_setting *settings, size_t count) {
	char text[KD_TARGET_TEXT_SIZE];
	for (size_t i = 0; i < count; i++) {
		bool is_alias;
		const char *name = settings[i].field;
		int64_t value = settings[i].value;
		const struct kd_code_t_field *field = kd_code_t_find(name, strlen(name), &is_alias);
		if (!field)
			return unknown_field(change->object, name, change->error);
		if (!kd_code_t_fits(field, value))
			return text_error(change->error, "value out of range: %s is %" PRId64 ", it has %d bits", field->key, value,
			                  field->width);
		if (!kd_code_t_check(&change->object->target, field, value, text, sizeof text))
			return text_error(change->error, "%s", text);
		uint8_t *word = change->bytes + field->offset;
		uint64_t mask = UINT64_MAX >> (64 - field->width) << field->low_bit;
		uint64_t rest = load_le(word, field->size) & ~mask;
		store_le(word, rest | ((uint64_t)value << field->low_bit & mask), field->size);
	}
	return true;
}

bool kd_kernel_set(const struct kd_code_object *object, const struct kd_kernel *kernel,
                   const struct kd_setting *settings, size_t count, uint8_t *bytes, char *error, size_t error_size) {
	struct text text = text_in(error, error_size);
	struct change change = {.object = object, .kernel = kernel, .error = &text};
	memcpy(change.bytes, kernel->descriptor, kernel->descriptor_size);
	if (object->descriptors_are_code_t ? !change_code_t(&change, settings, count)
	                                   : !change_descriptor(&change, settings, count))
		return false;
	memcpy(bytes + kernel->descriptor_offset, change.bytes, kernel->descriptor_size);
	return true;
}
