/* check.c: what is wrong with a kernel: its descriptor, and the metadata beside it. */
#include "check.h"

#include <elf.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/diag.h"
#include "base/printable.h"
#include "kernel/descriptor/ending.h"
#include "kernel/descriptor/field.h"
#include "kernel/descriptor/place.h"

/* ---- reports ---- */

enum {
	MOST_SHOWN = 128,      /* bytes of a name in a text */
	MOST_NAMES = 64 << 20, /* bytes of kernels' names that findings have together: each finding has one */
};

const char *check_shown(struct checker *checker, const char *name, size_t size) {
	size = size < MOST_SHOWN ? size : MOST_SHOWN;
	char *shown = arena_copy(checker->arena, name, size);
	printable(shown, size, "");
	return shown;
}

const char *check_kernel_name(struct checker *checker, const struct check_kernel *kernel) {
	size_t size = descriptor_kernel_size(kernel->name, kernel->name_size);
	size = size ? size : kernel->name_size;
	if (!checker->named || checker->named_from != kernel->name || checker->named_size != size) {
		checker->named = arena_copy(checker->arena, kernel->name, size);
		checker->named_from = kernel->name;
		checker->named_size = size;
	}
	return checker->named;
}

static void report(struct checker *checker, struct check_finding finding, const char *format, va_list arguments) {
	static const char last[] = "; there may be more, but these are all that is reported of this check";
	char text[512];
	unsigned *count = &checker->counts[finding.check];
	vsnprintf(text, sizeof text - sizeof last, format, arguments);
	++*count;
	checker->name_bytes += finding.kernel ? finding.kernel->name_size : 0;
	if (checker->name_bytes > MOST_NAMES)
		*count = KD_FINDING_MOST;
	if (*count == KD_FINDING_MOST)
		memcpy(text + strlen(text), last, sizeof last);
	const char *what = finding.what = arena_copy_text(checker->arena, text);
	finding.fatal = checker->outcomes[finding.check] == 2;
	if (finding.kernel) {
		const char *name = check_kernel_name(checker, finding.kernel);
		what = arena_printf(checker->arena, "%s '%s'%s%s", finding.kernel->is_function ? "function" : "kernel",
		                    check_shown(checker, name, strnlen(name, MOST_SHOWN)), finding.goes_on ? " " : ": ", text);
	}
	finding.text = diag_finding_text(checker->arena, kd_check_at(finding.check), finding.fatal, what);
	checker->report(checker->context, &finding);
}

bool check_takes(const struct checker *checker, enum kd_check check) {
	return checker->outcomes[check] && checker->counts[check] < KD_FINDING_MOST;
}

void check_disagreement(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                        struct check_place place, struct check_place other, const char *format, ...) {
	va_list arguments;
	if (!check_takes(checker, check))
		return;
	va_start(arguments, format);
	report(checker, (struct check_finding){.check = check, .kernel = kernel, .place = place, .other = other}, format,
	       arguments);
	va_end(arguments);
}

static void report_finding(struct checker *checker, struct check_finding finding, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	report(checker, finding, format, arguments);
	va_end(arguments);
}

void check_report(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                  struct check_place place, const char *format, ...) {
	va_list arguments;
	if (!check_takes(checker, check))
		return;
	va_start(arguments, format);
	report(checker, (struct check_finding){.check = check, .kernel = kernel, .place = place, .other = place}, format,
	       arguments);
	va_end(arguments);
}

void check_sentence(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                    struct check_place place, const char *text) {
	if (check_takes(checker, check))
		report_finding(
		    checker,
		    (struct check_finding){.check = check, .kernel = kernel, .place = place, .other = place, .goes_on = true},
		    "%s", text);
}

bool check_may_suggest(struct checker *checker) {
	enum { MOST = 8 };
	return checker->suggested < MOST && ++checker->suggested;
}

void check_no_descriptor(struct checker *checker, const struct check_kernel *kernel, bool is_defined,
                         const struct suggestions *near) {
	char ending[SUGGEST_ENDING_SIZE];
	const char *hint = suggest_ending(near, ending);
	check_report(checker, is_defined ? KD_CHECK_NOT_DESCRIPTOR : KD_CHECK_MISSING_DESCRIPTOR, kernel,
	             (struct check_place){CHECK_AT_FACT, KERNEL_SYMBOL}, "'.symbol' is '%s', %s%s",
	             check_shown(checker, kernel->name, kernel->name_size),
	             is_defined ? "which is not a descriptor" : "and there is no such symbol",
	             check_shown(checker, hint, strlen(hint)));
}

void check_second_entry(struct checker *checker, const struct metadata_facts *facts, const struct check_kernel *kernel,
                        size_t first, size_t entry) {
	bool one_note = facts_document_of(facts, first) == facts_document_of(facts, entry);
	if (one_note || !facts_agree(facts, &facts->kernels.items[first], kernel->metadata))
		check_report(checker, KD_CHECK_SHARED_DESCRIPTOR, kernel, (struct check_place){CHECK_AT_FACT, KERNEL_SYMBOL},
		             one_note ? "an entry before this one has the same '.symbol'"
		                      : "an entry of an earlier note has the same '.symbol' and different contents");
}

static struct check_place at_field(enum kd_field_id field) {
	return (struct check_place){CHECK_AT_FIELD, field};
}

static struct check_place at_fact(enum kernel_fact fact) {
	return (struct check_place){CHECK_AT_FACT, fact};
}

static const struct check_place at_kernel = {CHECK_AT_KERNEL, 0}, at_entry = {CHECK_AT_ENTRY, 0};

/* ---- the descriptor by itself ---- */

static uint64_t bits(const struct check_kernel *kernel, enum kd_field_id id) {
	return field_read(&descriptor_fields[id], kernel->descriptor);
}

static const char *processor_name(const struct checker *checker) {
	return checker->runs_on->processor->name;
}

static void check_lds(struct checker *checker, const struct check_kernel *kernel, int64_t lds) {
	struct kd_target target = *checker->runs_on;
	const struct kd_field *wgp = &descriptor_fields[KD_FIELD_WORKGROUP_PROCESSOR_MODE];
	if (kd_field_available(checker->target, wgp))
		target.cumode = !field_read(wgp, kernel->descriptor);
	int64_t limit = kd_target_group_lds(&target);
	if (lds > limit)
		check_report(checker, KD_CHECK_LDS_SIZE, kernel, at_field(KD_FIELD_GROUP_SEGMENT_FIXED_SIZE),
		             "it has %" PRId64 " bytes of LDS, but a work-group on %s has at most %" PRId64, lds,
		             processor_name(checker), limit);
}

static void check_user_sgprs(struct checker *checker, const struct check_kernel *kernel) {
	uint64_t count = field_read(checker->user_sgprs, kernel->descriptor);
	unsigned most = checker->target->family.kernarg_preload_max;
	if (count > most)
		check_report(checker, KD_CHECK_USER_SGPRS, kernel, at_field(checker->user_sgprs->id),
		             "it has %" PRIu64 " user SGPRs, but %s fills only the first %u", count, processor_name(checker),
		             most);
}

static void check_private_segment(struct checker *checker, const struct check_kernel *kernel, const int64_t *sources) {
	if ((sources[SOURCE_PRIVATE_SIZE] <= 0 && sources[SOURCE_DYNAMIC_STACK] <= 0) ||
	    bits(kernel, KD_FIELD_ENABLE_PRIVATE_SEGMENT))
		return;
	bool architected = kd_field_available(checker->target, &descriptor_fields[KD_FIELD_ENABLE_PRIVATE_SEGMENT]);
	enum kd_field_id field = architected ? KD_FIELD_ENABLE_PRIVATE_SEGMENT
	                                     : KD_FIELD_SYSTEM_SGPR_PRIVATE_SEGMENT_WAVEFRONT_OFFSET;
	check_disagreement(checker, KD_CHECK_PRIVATE_SEGMENT_OFF, kernel, at_field(KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE),
	                   at_field(field), "it has %s, but %s is 0",
	                   sources[SOURCE_PRIVATE_SIZE] > 0 ? "a private segment" : "a dynamic stack",
	                   descriptor_fields[field].directive);
}

static void check_registers(struct checker *checker, const struct check_kernel *kernel, const int64_t *sources) {
	int64_t most = checker->runs_on->family.vgprs->addressable;
	if (sources[SOURCE_VGPRS] > most)
		check_report(checker, KD_CHECK_REGISTER_LIMIT, kernel, at_field(KD_FIELD_NEXT_FREE_VGPR),
		             "it has %" PRId64 " VGPRs, but a wavefront on %s can have at most %" PRId64, sources[SOURCE_VGPRS],
		             processor_name(checker), most);
}

static void check_wave(struct checker *checker, const struct check_kernel *kernel, int64_t size) {
	if (!kd_has(checker->runs_on->family.capabilities, size == 32 ? KD_WAVE32 : KD_WAVE64, 0))
		check_report(checker, KD_CHECK_WAVEFRONT_SUPPORT, kernel, at_field(KD_FIELD_WAVEFRONT_SIZE32),
		             "%s cannot run wavefronts of %" PRId64, processor_name(checker), size);
}

static void check_entry(struct checker *checker, const struct check_kernel *kernel) {
	if (!kernel->entry_known)
		return;
	if (!kernel->entry_executable)
		check_report(checker, KD_CHECK_ENTRY_SECTION, kernel, at_entry,
		             "its code is in a section that is not executable");
	if (kernel->entry_alignment < ENTRY_ALIGNMENT)
		check_report(checker, KD_CHECK_ENTRY_ALIGNMENT, kernel, at_entry,
		             "its code is aligned to %" PRIu64 ", not to %d", kernel->entry_alignment, ENTRY_ALIGNMENT);
}

static void check_place(struct checker *checker, const struct check_kernel *kernel) {
	if (!kernel->descriptor_loaded)
		check_report(checker, KD_CHECK_DESCRIPTOR_SECTION, kernel, at_kernel,
		             "its descriptor is in a section that is not loaded");
	if (kernel->descriptor_alignment < DESCRIPTOR_ALIGNMENT)
		check_report(checker, KD_CHECK_DESCRIPTOR_ALIGNMENT, kernel, at_kernel,
		             "its descriptor is aligned to %" PRIu64 ", not to %d", kernel->descriptor_alignment,
		             DESCRIPTOR_ALIGNMENT);
}

static void check_symbol(struct checker *checker, const struct check_kernel *kernel) {
	bool hidden = kernel->visibility == STV_HIDDEN || kernel->visibility == STV_INTERNAL;
	if (kernel->binding == STB_LOCAL || hidden)
		check_report(checker, KD_CHECK_LOCAL_DESCRIPTOR, kernel, at_kernel, "the symbol of its descriptor is %s",
		             hidden ? "hidden" : "local");
}

static bool keeps_zeros(struct checker *checker, const uint8_t descriptor[KD_DESCRIPTOR_SIZE]) {
	enum { WORD = 8 };
	uint64_t set = 0;
	if (!checker->zeros_known)
		descriptor_zeros(checker->target, checker->zeros);
	checker->zeros_known = true;
	for (size_t i = 0; i < KD_DESCRIPTOR_SIZE; i += WORD)
		set |= load_le(descriptor + i, WORD) & load_le(checker->zeros + i, WORD);
	return set == 0;
}

/* Bits that no directive sets and no default has, as far as the target knows them; else the others. Of processors that
 * are only read not all bits are known. */
static void check_reserved(struct checker *checker, const struct check_kernel *kernel) {
	uint8_t strays[KD_DESCRIPTOR_SIZE];
	if (checker->made_here || checker->target->processor->only_read || keeps_zeros(checker, kernel->descriptor))
		return;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *field = &descriptor_fields[id];
		if (field_is_zero(field) && kd_field_available(checker->target, field) && field_read(field, kernel->descriptor))
			check_report(checker, KD_CHECK_RESERVED_BITS, kernel, at_field(field->id), "%s is %" PRIu64 ", not 0",
			             field->name, field_read(field, kernel->descriptor));
	}
	if (kd_descriptor_strays(checker->target, kernel->descriptor, strays))
		return;
	for (size_t i = 0; i < KD_DESCRIPTOR_SIZE; i++)
		if (strays[i])
			check_report(checker, KD_CHECK_RESERVED_BITS, kernel, at_kernel, "reserved bits 0x%02x of byte %zu are set",
			             strays[i], i);
}

/* ---- the metadata by themselves ---- */

static void check_named_registers(struct checker *checker, const struct check_kernel *kernel, enum kernel_fact fact,
                                  int64_t most) {
	if (kernel_has(kernel->metadata, fact) && most && kernel->metadata->facts[fact].value > most)
		check_report(checker, KD_CHECK_REGISTER_LIMIT, kernel, at_fact(fact),
		             "'%s' is %" PRIu32 ", but a wavefront on %s can have at most %" PRId64, kernel_fact_key(fact),
		             kernel->metadata->facts[fact].value, processor_name(checker), most);
}

static void check_segment_power(struct checker *checker, const struct check_kernel *kernel) {
	uint32_t alignment = kernel->metadata->facts[KERNEL_KERNARG_ALIGN].value;
	if (kernel_has(kernel->metadata, KERNEL_KERNARG_ALIGN) && (!alignment || alignment & (alignment - 1)))
		check_report(checker, KD_CHECK_METADATA_ALIGNMENT, kernel, at_fact(KERNEL_KERNARG_ALIGN),
		             "'.kernarg_segment_align' is %" PRIu32 ", which is not a power of two", alignment);
}

static void check_metadata(struct checker *checker, const struct check_kernel *kernel) {
	const struct kd_family *family = &checker->runs_on->family;
	check_workgroup(checker, kernel);
	check_named_registers(checker, kernel, KERNEL_VGPRS, family->vgprs->addressable);
	check_named_registers(checker, kernel, KERNEL_SGPRS, family->sgprs->allocated);
	check_segment_power(checker, kernel);
	check_arguments(checker, kernel);
}

/* ---- both ---- */

enum relation { RELATION_EQUAL, RELATION_AT_MOST };

static const struct comparison {
	enum kernel_fact fact;
	enum kernel_source source;
	enum relation relation;
	enum kd_field_id field;
	enum kd_check check;
} comparisons[] = {
#define KD_METADATA_FROM_DESCRIPTOR(fact, source, relation, field, check)                                              \
	{KERNEL_##fact, SOURCE_##source, RELATION_##relation, KD_FIELD_##field, KD_CHECK_##check},
#include "kdasm/metadata_keys.def"
};

/* A kernarg size of 0 in the descriptor is left open: specification, "Kernel Descriptor", KERNARG_SIZE. */
static bool left_open(struct checker *checker, const struct check_kernel *kernel, const struct comparison *row,
                      int64_t said) {
	if (row->check != KD_CHECK_KERNARG_SIZE || said != 0)
		return false;
	check_disagreement(checker, KD_CHECK_KERNARG_SIZE_UNSAID, kernel, at_field(row->field), at_fact(row->fact),
	                   "its descriptor does not say that it has %" PRIu32 " bytes of arguments",
	                   kernel->metadata->facts[row->fact].value);
	return true;
}

static void compare(struct checker *checker, const struct check_kernel *kernel, const struct comparison *row,
                    int64_t said) {
	int64_t value = kernel->metadata->facts[row->fact].value;
	const struct kd_field *field = &descriptor_fields[row->field];
	if (left_open(checker, kernel, row, said))
		return;
	bool available = kd_field_available(checker->target, field);
	check_disagreement(checker, row->check, kernel, at_fact(row->fact), at_field(row->field),
	                   row->relation == RELATION_EQUAL
	                       ? "'%s' is %" PRId64 " in the metadata but %" PRId64 " in the descriptor%s%s%s"
	                       : "'%s' is %" PRId64 ", but the descriptor allocates %" PRId64 "%s%s%s",
	                   kernel_fact_key(row->fact), value, said, available ? " (" : "",
	                   available ? field->directive : "", available ? ")" : "");
}

static void check_agreement(struct checker *checker, const struct check_kernel *kernel, const int64_t *sources) {
	const struct kernel_facts *metadata = kernel->metadata;
	for (size_t i = 0; i < sizeof comparisons / sizeof comparisons[0]; i++) {
		const struct comparison *row = &comparisons[i];
		int64_t said = sources[row->source], value = metadata->facts[row->fact].value;
		if (!kernel_has(metadata, row->fact) || said == SOURCE_UNKNOWN)
			continue;
		if (row->relation == RELATION_EQUAL ? value != said : value > said)
			compare(checker, kernel, row, said);
	}
}

void check_kernel(struct checker *checker, const struct check_kernel *kernel) {
	int64_t sources[SOURCE_COUNT];
	if (kernel->descriptor) {
		sources_allotted(checker->target, kernel->descriptor, kernel->linked, sources);
		check_place(checker, kernel);
		check_symbol(checker, kernel);
		check_lds(checker, kernel, sources[SOURCE_GROUP_SIZE]);
		check_user_sgprs(checker, kernel);
		check_private_segment(checker, kernel, sources);
		check_registers(checker, kernel, sources);
		check_wave(checker, kernel, sources[SOURCE_WAVEFRONT_SIZE]);
		check_entry(checker, kernel);
		check_prologue(checker, kernel);
		check_reserved(checker, kernel);
		check_code(checker, kernel);
		check_waits(checker, kernel);
	}
	if (kernel->metadata)
		check_metadata(checker, kernel);
	if (kernel->descriptor && kernel->metadata) {
		check_agreement(checker, kernel, sources);
		check_workgroup_registers(checker, kernel, sources);
	}
}

void checker_init(struct checker *checker, struct arena *arena, const struct kd_target *target,
                  const struct kd_check_options *options, bool linked) {
	*checker =
	    (struct checker){.arena = arena, .target = target, .runs_on = target, .version = target->code_object_version};
	for (unsigned id = 0; id < KD_CHECK_COUNT; id++)
		checker->outcomes[id] = (uint8_t)kd_check_outcome(options, (enum kd_check)id, linked);
	checker->user_sgprs = field_of_kind(target, KD_KIND_USER_SGPRS);
}
