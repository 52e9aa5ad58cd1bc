/* field_words.h: what the values of a descriptor's directive may be, and which is the default, in words. */
#ifndef KD_PROGRAMS_SHARED_FIELD_WORDS_H
#define KD_PROGRAMS_SHARED_FIELD_WORDS_H

#include <inttypes.h>
#include <stdio.h>

#include "kdasm/descriptor.h"

enum { FIELD_WORDS_SIZE = 128 };

static inline void field_describe_range(char text[FIELD_WORDS_SIZE], uint64_t low, uint64_t high) {
	snprintf(text, FIELD_WORDS_SIZE, high - low == 1 ? "%" PRIu64 " or %" PRIu64 : "%" PRIu64 " to %" PRIu64, low,
	         high);
}

/* Registers come in granules, which the wavefront size decides. */
static inline void field_describe_vgprs(const struct kd_target *target, unsigned bits, char text[FIELD_WORDS_SIZE]) {
	const struct kd_vgpr_rule *rule = target->family.vgprs;
	unsigned most = (unsigned)rule->wave[target->wave].encoding_granule << bits;
	unsigned most_of_64 = (unsigned)rule->wave[KD_WAVE_64].encoding_granule << bits;
	if (most == most_of_64)
		snprintf(text, FIELD_WORDS_SIZE, "0 to %u", most);
	else
		snprintf(text, FIELD_WORDS_SIZE, "0 to %u, in wave64 0 to %u", most, most_of_64);
}

static inline void field_describe_values(const struct kd_target *target, const struct kd_field *field,
                                         char text[FIELD_WORDS_SIZE]) {
	const struct kd_family *family = &target->family;
	unsigned bits = field->width;
	switch (field->kind) {
	case KD_KIND_VGPRS: field_describe_vgprs(target, bits, text); return;
	case KD_KIND_SGPRS:
		if (!family->sgprs->granule)
			snprintf(text, FIELD_WORDS_SIZE, "any");
		else
			field_describe_range(text, 0, family->sgprs->limit);
		return;
	case KD_KIND_ACCUM_OFFSET: snprintf(text, FIELD_WORDS_SIZE, "4 to %u, a multiple of 4", 4U << bits); return;
	case KD_KIND_USER_SGPRS: field_describe_range(text, 0, family->user_sgpr_max); return;
	case KD_KIND_PRELOAD_LENGTH: field_describe_range(text, 0, family->kernarg_preload_max); return;
	case KD_KIND_RESERVE:
	case KD_KIND_RESERVE_XNACK: field_describe_range(text, 0, 1); return;
	default: field_describe_range(text, 0, (UINT64_C(1) << bits) - 1);
	}
}

static inline void field_describe_default(const struct kd_target *target, const struct kd_field *field,
                                          char text[FIELD_WORDS_SIZE]) {
	switch (field->initial) {
	case KD_INITIAL_REQUIRED: snprintf(text, FIELD_WORDS_SIZE, "required"); return;
	case KD_INITIAL_WAVE32:
		snprintf(text, FIELD_WORDS_SIZE, "as in `-mattr`, else %" PRId64, kd_field_default(target, field));
		return;
	case KD_INITIAL_WGP: snprintf(text, FIELD_WORDS_SIZE, "1; 0 with `+cumode`"); return;
	case KD_INITIAL_TGSPLIT: snprintf(text, FIELD_WORDS_SIZE, "0; 1 with `+tgsplit`"); return;
	case KD_INITIAL_XNACK: snprintf(text, FIELD_WORDS_SIZE, "as in the target ID"); return;
	case KD_INITIAL_VERSION_4: snprintf(text, FIELD_WORDS_SIZE, "1; 0 in version 3"); return;
	case KD_INITIAL_IMPLIED: snprintf(text, FIELD_WORDS_SIZE, "implied by the others"); return;
	default: snprintf(text, FIELD_WORDS_SIZE, "%" PRId64, kd_field_default(target, field));
	}
}

#endif
