/* fields.c: the rows of the kernel descriptor, and what can be said about one directive. */
#include "field.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
#define KD_WORD(id, offset, size, title) WORD_OFFSET_##id = offset, WORD_SIZE_##id = size,
#include "kdasm/descriptor_fields.def"
};

static const struct gate {
	uint32_t any_of, none_of;
	const char *message; /* LLVM's; %s is the processor */
	const char *advice;
} gates[KD_GATE_COUNT] = {
#define KD_GATE(id, any, none, text, instead)                                                                          \
	[KD_GATE_INDEX_##id] = {.any_of = any, .none_of = none, .message = text, .advice = instead},
#include "kdasm/descriptor_fields.def"
};

/* `spelling` is "" for rows without a directive; the prefix is here once. */
#define PREFIX ".amdhsa_"
#define DIRECTIVE(spelling) (sizeof(spelling) > 1 ? PREFIX spelling : NULL)
#define DIRECTIVE_LENGTH(spelling) (sizeof(spelling) > 1 ? sizeof(PREFIX spelling) - 1 : 0)

const struct kd_field descriptor_fields[KD_FIELD_COUNT] = {
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, when, users, text)                 \
	[KD_FIELD_##row] = {                                                                                               \
	    .id = KD_FIELD_##row,                                                                                          \
	    .directive = DIRECTIVE(spelling),                                                                              \
	    .directive_length = DIRECTIVE_LENGTH(spelling),                                                                \
	    .name = label,                                                                                                 \
	    .word_offset = WORD_OFFSET_##word,                                                                             \
	    .word_size = WORD_SIZE_##word,                                                                                 \
	    .low_bit = low,                                                                                                \
	    .width = bits,                                                                                                 \
	    .gates = conditions,                                                                                           \
	    .kind = how,                                                                                                   \
	    .known = when,                                                                                                 \
	    .initial = otherwise,                                                                                          \
	    .user_sgprs = users,                                                                                           \
	    .description = text,                                                                                           \
	},
#include "kdasm/descriptor_fields.def"
};

/* struct kd_descriptor_input has one bit for each directive. */
#define KD_FIELD(row, spelling, ...)                                                                                   \
	_Static_assert(sizeof(spelling) == 1 || KD_FIELD_##row < 64, "rows with a directive come first, at most 64");
#include "kdasm/descriptor_fields.def"
#define KD_FIELD(row, spelling, word, low, bits, label, how, conditions, otherwise, when, users, text)                 \
	_Static_assert(sizeof(spelling) > 1 ||                                                                             \
	                   ((otherwise) != KD_INITIAL_REQUIRED && (when) != KD_KNOWN_AT_END && !(users)),                  \
	               "sets of such rows have one bit for each directive");
#include "kdasm/descriptor_fields.def"

_Static_assert((int)KD_FIELD_COUNT <= (int)KD_FIELD_ROOM,
               "programs have no room for more fields: this is a new soname");

const struct kd_field *kd_field_at(size_t id) {
	return id < KD_FIELD_COUNT ? &descriptor_fields[id] : NULL;
}

/* The first condition that the target does not meet, or -1. */
static int closed_gate(const struct kd_target *target, const struct kd_field *field) {
	for (uint32_t open = field->gates; open; open &= open - 1) {
		int i = __builtin_ctz(open);
		if (!kd_has(target->family.capabilities, gates[i].any_of, gates[i].none_of))
			return i;
	}
	return -1;
}

bool kd_field_available(const struct kd_target *target, const struct kd_field *field) {
	return closed_gate(target, field) < 0;
}

const struct kd_field *kd_field_find(const struct kd_target *target, const char *name, size_t length) {
	const struct kd_field *first = NULL;
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = &descriptor_fields[i];
		if (field->directive_length != length || !length || memcmp(field->directive, name, length) != 0)
			continue;
		if (kd_field_available(target, field))
			return field;
		if (!first)
			first = field;
	}
	return first;
}

const struct kd_field *field_of_kind(const struct kd_target *target, enum kd_field_kind kind) {
	for (size_t i = 0; i < KD_FIELD_COUNT; i++)
		if (descriptor_fields[i].kind == kind && kd_field_available(target, &descriptor_fields[i]))
			return &descriptor_fields[i];
	return NULL;
}

static bool has_xnack(const struct kd_target *target) {
	return target->xnack == KD_FEATURE_ON || target->xnack == KD_FEATURE_ANY;
}

/* Where XNACK is no mode, what LLVM 22 writes is read; it makes no difference. */
static bool is_hardwired(const struct kd_target *target) {
	return target->processor->xnack_wired && target->xnack == KD_FEATURE_UNSUPPORTED;
}

int64_t kd_field_default(const struct kd_target *target, const struct kd_field *field) {
	switch (field->initial) {
	case KD_INITIAL_WAVE32:
		return target->wave == KD_WAVE_32 && kd_has(target->family.capabilities, KD_VERSION_4_UP, 0);
	case KD_INITIAL_WGP: return !target->cumode;
	case KD_INITIAL_TGSPLIT: return target->tgsplit && kd_has(target->family.capabilities, KD_VERSION_4_UP, 0);
	case KD_INITIAL_XNACK: return has_xnack(target);
	case KD_INITIAL_VERSION_4: return kd_has(target->family.capabilities, KD_VERSION_4_UP, 0);
	case KD_INITIAL_REQUIRED:
	case KD_INITIAL_IMPLIED:
	case KD_INITIAL_LINKED: return 0;
	default: return field->initial;
	}
}

int64_t field_value(const struct kd_target *target, const struct kd_descriptor_input *input, enum kd_field_id id) {
	const struct kd_field *field = &descriptor_fields[id];
	return field_given(input, field) ? input->values[id] : kd_field_default(target, field);
}

void report_problem(struct report *report, enum kd_field_id field, const char *format, ...) {
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	report->count++;
	if (report->problems && report->problems->report)
		report->problems->report(report->problems->context, field, text);
}

/* Largest value that the directive may have where it is; the rest waits for the end. */
static uint64_t largest_at_once(const struct kd_target *target, const struct kd_field *field) {
	switch (field->kind) {
	case KD_KIND_BITS:
	case KD_KIND_BITS_SPILLING:
	case KD_KIND_BYTES: return field_max(field);
	case KD_KIND_PRELOAD_LENGTH: return target->family.kernarg_preload_max;
	case KD_KIND_RESERVE:
	case KD_KIND_RESERVE_XNACK: return 1;
	default: return INT64_MAX;
	}
}

static void say_closed(const struct kd_target *target, const struct kd_field *field, const struct gate *gate,
                       char *text, size_t size) {
	const char *processor = target->processor->name;
	int length = snprintf(text, size, gate->message, processor);
	if (length >= 0 && (size_t)length < size)
		snprintf(text + length, size - (size_t)length, ": %s is not for %s; %s", field->directive, processor,
		         gate->advice);
}

static void say_xnack_differs(const struct kd_target *target, const int64_t *value, char *text, size_t size) {
	snprintf(text, size,
	         ".amdhsa_reserve_xnack_mask does not match target id: it is %d%s, but on %s XNACK is %s; leave it out, "
	         "write %d or choose a target with XNACK %s",
	         value && *value, value ? "" : " (not known here)", target->processor->name,
	         target->xnack == KD_FEATURE_UNSUPPORTED ? "not supported"
	         : target->xnack == KD_FEATURE_ANY       ? "on or off, which counts as on"
	         : target->xnack == KD_FEATURE_ON        ? "on"
	                                                 : "off",
	         has_xnack(target), has_xnack(target) ? "off" : "on");
}

enum kd_fault kd_field_check(const struct kd_target *target, const struct kd_descriptor_input *input,
                             const struct kd_field *field, const int64_t *value, char *text, size_t size) {
	if (field_given(input, field)) {
		snprintf(text, size, ".amdhsa_ directives cannot be repeated: %s is in this kernel's block already",
		         field->directive);
		return KD_FAULT_DIRECTIVE;
	}

	/* The order of the next three is LLVM's, so that its wording is first for the same mistake. */
	uint64_t largest = largest_at_once(target, field);
	if (value && *value < 0) {
		snprintf(text, size, "value out of range: %s is %" PRId64 ", but cannot be negative", field->directive, *value);
		return KD_FAULT_VALUE;
	}

	if (!value && field->known == KD_KNOWN_EARLY) {
		snprintf(text, size,
		         "directive should have resolvable expression: %s needs a value that is known here; "
		         "set its symbols further up",
		         field->directive);
		return KD_FAULT_DIRECTIVE;
	}

	int gate = closed_gate(target, field);
	if (gate >= 0) {
		say_closed(target, field, &gates[gate], text, size);
		return KD_FAULT_DIRECTIVE;
	}

	if (value && (uint64_t)*value > largest) {
		snprintf(text, size, "value out of range: %s is %" PRId64 ", but must be 0 to %" PRIu64 " on %s%s",
		         field->directive, *value, largest, target->processor->name,
		         field->kind == KD_KIND_BITS_SPILLING ? " [stricter than llvm-mc]" : "");
		return KD_FAULT_VALUE;
	}

	/* LLVM takes a value that it does not know yet for 0. */
	if (field->kind == KD_KIND_RESERVE_XNACK && !is_hardwired(target) && (value && *value) != has_xnack(target)) {
		say_xnack_differs(target, value, text, size);
		return KD_FAULT_DIRECTIVE;
	}
	return KD_FAULT_NONE;
}

bool kd_descriptor_set(const struct kd_target *target, struct kd_descriptor_input *input, const char *name,
                       int64_t value, char *text, size_t size) {
	const struct kd_field *field = kd_field_find(target, name, strlen(name));
	if (!field) {
		snprintf(text, size, "unknown .amdhsa_kernel directive '%.64s'", name);
		return false;
	}
	if (kd_field_check(target, input, field, &value, text, size) != KD_FAULT_NONE)
		return false;
	kd_field_give(input, field, &value);
	return true;
}
