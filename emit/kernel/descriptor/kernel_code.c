/* kernel_code.c: the fields of amd_kernel_code_t, their defaults, checks and bytes. */
#include "kdasm/kernel_code.h"

#include "field.h"
#include "kernel_source.h"

#include <stdio.h>
#include <string.h>

static const struct kd_code_t_field fields[KD_CODE_T_FIELD_COUNT] = {
#define KD_CODE_T_FIELD(id, key, alias, offset, size, low, width, initial, check, field, description)                  \
	{key, alias, offset, size, low, width, initial, check, field, description},
#include "kdasm/kernel_code_fields.def"
};

/* As powers of two. */
enum { WAVE_SIZE_32 = 5, WAVE_SIZE_64 = 6 };

_Static_assert((int)KD_CODE_T_FIELD_COUNT <= (int)KD_CODE_T_ROOM,
               "programs have no room for more keys: this is a new soname");

const struct kd_code_t_field *kd_code_t_field_at(size_t index) {
	return &fields[index];
}

static bool is_name(const char *name, const char *text, size_t length) {
	return name && strlen(name) == length && memcmp(name, text, length) == 0;
}

const struct kd_code_t_field *kd_code_t_find(const char *key, size_t length, bool *is_alias) {
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		*is_alias = is_name(fields[i].alias, key, length);
		if (*is_alias || is_name(fields[i].key, key, length))
			return &fields[i];
	}
	return NULL;
}

static bool is_gfx10(const struct kd_target *target) {
	return kd_has(target->family.capabilities, KD_GFX10_UP, 0);
}

int64_t kd_code_t_default(const struct kd_target *target, const struct kd_code_t_field *field) {
	bool gfx10 = is_gfx10(target), since_4 = kd_has(target->family.capabilities, KD_VERSION_4_UP, 0);
	/* LLVM 14 looks at one switch, 22 at what both come to. */
	bool wave32 = gfx10 && (since_4 ? target->wave == KD_WAVE_32 : target->wave32);
	switch (field->initial) {
	case KD_CODE_T_INITIAL_GFX_MAJOR: return target->processor->gfx_major;
	case KD_CODE_T_INITIAL_GFX_MINOR: return target->processor->gfx_minor;
	case KD_CODE_T_INITIAL_GFX_STEPPING: return target->processor->gfx_stepping;
	case KD_CODE_T_INITIAL_WGP: return gfx10 && !target->cumode;
	case KD_CODE_T_INITIAL_GFX10: return gfx10;
	case KD_CODE_T_INITIAL_GFX10_VERSION_4: return gfx10 && since_4;
	case KD_CODE_T_INITIAL_WAVE32: return wave32;
	case KD_CODE_T_INITIAL_WAVE_SIZE: return wave32 ? WAVE_SIZE_32 : WAVE_SIZE_64;
	default: return field->initial;
	}
}

static uint64_t mask_of(const struct kd_code_t_field *field) {
	return UINT64_MAX >> (64 - field->width);
}

bool kd_code_t_fits(const struct kd_code_t_field *field, int64_t value) {
	if (field->width == 64)
		return true;
	if (value < 0 && field->width == 8 * field->size)
		return value >= -((int64_t)1 << (field->width - 1));
	return value >= 0 && (uint64_t)value <= mask_of(field);
}

bool kd_code_t_check(const struct kd_target *target, const struct kd_code_t_field *field, int64_t value, char *text,
                     size_t size) {
	/* LLVM looks at what was stored. */
	uint64_t stored = (uint64_t)value & mask_of(field);
	bool wants_32 = field->check == KD_CODE_T_CHECK_WAVE_SIZE ? stored == WAVE_SIZE_32 : stored != 0;
	bool wants_64 = field->check == KD_CODE_T_CHECK_WAVE_SIZE ? stored == WAVE_SIZE_64 : stored == 0;
	const char *processor = target->processor->name;
	if (!field->check)
		return true;
	if (wants_32 && !is_gfx10(target)) {
		snprintf(text, size, "%s=%llu is only allowed on GFX10+, not on %s; leave it out", field->key,
		         (unsigned long long)stored, processor);
		return false;
	}
	if (field->check == KD_CODE_T_CHECK_GFX10)
		return true;
	if (wants_32 && !target->wave32) {
		snprintf(text, size, "%s=%llu requires +WavefrontSize32: write -mattr=+wavefrontsize32", field->key,
		         (unsigned long long)stored);
		return false;
	}
	if (wants_64 && !target->wave64) {
		bool r600 = target->processor->architecture == KD_R600;
		snprintf(text, size, "%s=%llu requires +WavefrontSize64: %s", field->key, (unsigned long long)stored,
		         r600 ? "leave the key out" : "write -mattr=-wavefrontsize32,+wavefrontsize64");
		return false;
	}
	return true;
}

static const struct {
	enum kd_code_t_loss loss;
	uint64_t also;
} dropped[KD_CODE_T_FIELD_COUNT] = {
#define KD_CODE_T_DROPPED(id, what, value) [KD_CODE_T_##id] = {what, value},
#include "kdasm/kernel_code_fields.def"
};

enum kd_code_t_loss kd_code_t_dropped(const struct kd_target *target, const struct kd_code_t_field *field,
                                      uint64_t value) {
	size_t id = (size_t)(field - fields);
	bool is_default = value == ((uint64_t)kd_code_t_default(target, field) & mask_of(field));
	return is_default || value == dropped[id].also ? KD_CODE_T_NOTHING : dropped[id].loss;
}

uint64_t kd_code_t_read(const struct kd_code_t_field *field, const uint8_t bytes[KD_CODE_T_SIZE]) {
	return load_le(bytes + field->offset, field->size) >> field->low_bit & mask_of(field);
}

void kd_code_t_encode(const struct kd_target *target, const struct kd_code_t_input *input,
                      uint8_t bytes[KD_CODE_T_SIZE]) {
	memset(bytes, 0, KD_CODE_T_SIZE);
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = &fields[i];
		int64_t value = input->given[i] ? input->values[i] : kd_code_t_default(target, field);
		uint64_t word = load_le(bytes + field->offset, field->size);
		word |= ((uint64_t)value & mask_of(field)) << field->low_bit;
		store_le(bytes + field->offset, word, field->size);
	}
}

/* Two of the registers have the same bits at the same place, with what is between them. */
void kernel_code_as_descriptor(const struct kd_target *target, const uint8_t bytes[KD_CODE_T_SIZE],
                               uint8_t descriptor[KD_DESCRIPTOR_SIZE]) {
	const struct kd_field *properties = &descriptor_fields[KD_FIELD_USER_SGPR_DISPATCH_PTR];
	size_t begin = descriptor_fields[KD_FIELD_NEXT_FREE_VGPR].word_offset;
	size_t end = (size_t)properties->word_offset + properties->word_size;
	uint8_t strays[KD_DESCRIPTOR_SIZE];
	memset(descriptor, 0, KD_DESCRIPTOR_SIZE);
	memcpy(descriptor + begin, bytes + begin, end - begin);
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_field *field = fields[i].field < KD_FIELD_COUNT ? &descriptor_fields[fields[i].field] : NULL;
		if (field && field->width == field->word_size * 8)
			store_le(descriptor + field->word_offset, kd_code_t_read(&fields[i], bytes), field->word_size);
	}
	kd_descriptor_strays(target, descriptor, strays);
	for (size_t i = 0; i < KD_DESCRIPTOR_SIZE; i++)
		descriptor[i] &= (uint8_t)~strays[i];
}
