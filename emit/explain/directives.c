/* directives.c: how the fields that are no plain values follow from directives.
 *
 * What was written can't always be read back: a count that became blocks is a range, unless metadata, or
 * amd_kernel_code_t, has the count too. */
#include "sections.h"

#include <inttypes.h>

#include "descriptor/field.h"

/* A count of registers as far as it is known. */
struct count {
	int64_t low, high;
	bool exact; /* low is what the other source says, which lies in the range */
	int64_t range_low;
};

static void add_label(struct page *page, const char *label) {
	page_add(page, "  %s: ", label);
}

/* The counts that the field `blocks` less one stands for. */
static struct count count_of(const struct subject *subject, uint64_t field, unsigned granule, const char *metadata,
                             const char *key) {
	struct count count = {.range_low = field ? (int64_t)(field * granule) + 1 : 0};
	count.low = count.range_low;
	count.high = (int64_t)(field + 1) * granule;
	uint64_t known = subject_key(subject, key);
	if ((known || subject_metadata(subject, metadata, &known)) && known >= (uint64_t)count.low &&
	    known <= (uint64_t)count.high) {
		count.low = (int64_t)known;
		count.exact = true;
	}
	return count;
}

static void add_range(struct page *page, int64_t low, int64_t high, bool exact) {
	if (exact || low == high)
		page_add(page, "%" PRId64, low);
	else
		page_add(page, "%" PRId64 " to %" PRId64, low, high);
}

/* The rest of a line that began with a count. */
static void add_blocks(struct page *page, const struct count *count, unsigned granule, uint64_t field) {
	page_add(page, " → granule %u → %" PRIu64 " block%s → field %" PRIu64, granule, field + 1, field ? "s" : "", field);
	if (count->exact)
		page_add(page, " (%" PRId64 " to %" PRId64 " give the same)", count->range_low, count->high);
	page_add(page, "\n");
}

static void add_vgprs(struct page *page, const struct subject *subject) {
	unsigned granule = subject->target.family.vgprs->wave[subject->target.wave].encoding_granule;
	uint64_t field = subject_bits(subject, KD_FIELD_NEXT_FREE_VGPR);
	struct count count = count_of(subject, field, granule, ".vgpr_count", "workitem_vgpr_count");
	add_label(page, "VGPRs");
	if (!subject->is_code_t)
		page_add(page, "next_free_vgpr ");
	add_range(page, count.low, count.high, count.exact);
	add_blocks(page, &count, granule, field);
}

static void add_accumulation(struct page *page, const struct subject *subject) {
	if (!kd_field_available(&subject->target, kd_field_at(KD_FIELD_ACCUM_OFFSET)))
		return;
	uint64_t field = subject_bits(subject, KD_FIELD_ACCUM_OFFSET);
	add_label(page, "AGPRs");
	page_add(page, "accum_offset %" PRIu64 " → granule 4 → %" PRIu64 " block%s → field %" PRIu64
	               "; the registers behind v%" PRIu64 " are a0 and up\n",
	         (field + 1) * 4, field + 1, field ? "s" : "", field, field * 4 + 3);
}

/* ---- SGPRs ---- */

static void add_extra_names(struct page *page, const struct subject *subject, bool vcc, bool flat_scratch, bool xnack) {
	const struct kd_sgpr_rule *rule = subject->target.family.sgprs;
	const struct {
		bool counted;
		const char *name;
	} extras[] = {
		{vcc && rule->extra_vcc, "VCC"},
		{flat_scratch && rule->extra_flat_scratch, "FLAT_SCRATCH"},
		{xnack && rule->extra_xnack, "XNACK_MASK"},
	};
	const char *separator = " (";
	for (size_t i = 0; i < sizeof extras / sizeof *extras; i++) {
		if (!extras[i].counted)
			continue;
		page_add(page, "%s%s", separator, extras[i].name);
		separator = ", ";
	}
	page_add(page, *separator == ',' ? ")" : "");
}

/* next_free_sgpr for each way to reserve, first the default one. */
static void add_reservations(struct page *page, const struct subject *subject, const struct count *count) {
	static const struct {
		bool vcc, flat_scratch;
	} ways[] = {{true, true}, {true, false}, {false, false}};
	const struct kd_target *target = &subject->target;
	const struct kd_sgpr_rule *rule = target->family.sgprs;
	const struct kd_field *flat_scratch = kd_field_at(KD_FIELD_RESERVE_FLAT_SCRATCH);
	bool may_choose = kd_field_available(target, flat_scratch);
	bool xnack = kd_field_default(target, kd_field_at(KD_FIELD_RESERVE_XNACK_MASK));
	int64_t before = -1;
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		bool flat = may_choose ? ways[i].flat_scratch : flat_scratch->initial;
		int64_t extra = kd_extra_sgprs(target, ways[i].vcc, flat, xnack);
		int64_t most = rule->limit_includes_extra ? rule->limit - extra : rule->limit;
		int64_t low = count->low > extra ? count->low - extra : 0;
		int64_t high = count->high - extra < most ? count->high - extra : most;
		if (extra == before || low > high)
			continue;
		before = extra;
		page_add(page, "         next_free_sgpr ");
		add_range(page, low, high, count->exact);
		page_add(page, " + %" PRId64, extra);
		add_extra_names(page, subject, ways[i].vcc, flat, xnack);
		page_add(page, i ? "\n" : ", the default reservation\n");
	}
}

static void add_sgprs(struct page *page, const struct subject *subject) {
	const struct kd_sgpr_rule *rule = subject->target.family.sgprs;
	uint64_t field = subject_bits(subject, KD_FIELD_NEXT_FREE_SGPR);
	add_label(page, "SGPRs");
	if (!rule->granule) {
		page_add(page, "a wavefront has all SGPRs, whatever next_free_sgpr says → field 0\n");
		return;
	}
	if (rule->fixed_count) {
		page_add(page, "always %d on %s → granule %d → field %d\n", rule->fixed_count, subject->target.processor->name,
		         rule->granule, rule->fixed_count / rule->granule - 1);
		return;
	}
	struct count count = count_of(subject, field, rule->granule, ".sgpr_count", "wavefront_sgpr_count");
	add_range(page, count.low, count.high, count.exact);
	page_add(page, " with extra ones");
	add_blocks(page, &count, rule->granule, field);
	if (!subject->is_code_t)
		add_reservations(page, subject, &count);
}

/* ---- user SGPRs ---- */

static const char *short_name(const struct kd_field *field) {
	static const char prefix[] = ".amdhsa_user_sgpr_";
	return strncmp(field->directive, prefix, sizeof prefix - 1) == 0 ? field->directive + sizeof prefix - 1
	                                                                 : field->directive;
}

static void add_user_sgprs(struct page *page, const struct subject *subject) {
	const struct kd_field *count_field = field_of_kind(&subject->target, KD_KIND_USER_SGPRS);
	uint64_t given = kd_field_read(count_field, subject->descriptor), implied = 0;
	add_label(page, "user SGPRs");
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		uint64_t occupied = field->user_sgprs ? subject_bits(subject, field->id) * field->user_sgprs : 0;
		if (!occupied)
			continue;
		page_add(page, "%s%" PRIu64 " %s", implied ? " + " : "", occupied, short_name(field));
		implied += occupied;
	}
	page_add(page, implied ? " = %" PRIu64 " implied" : "none implied", implied);
	if (given > implied)
		page_add(page, ", user_sgpr_count %" PRIu64 " given", given);
	if (given < implied)
		page_add(page, ", but not all are counted");
	page_add(page, " → field %" PRIu64 "\n", given);
}

static void add_preload(struct page *page, const struct subject *subject) {
	uint64_t length = subject_bits(subject, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH);
	uint64_t offset = subject_bits(subject, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_OFFSET);
	if (!length)
		return;
	add_label(page, "kernarg preload");
	page_add(page, "length %" PRIu64 ", offset %" PRIu64 " → bytes %" PRIu64 " to %" PRIu64
	               " of the kernel arguments; firmware that preloads enters 256 bytes behind the entry point\n",
	         length, offset, offset * 4, (offset + length) * 4 - 1);
}

/* ---- sizes ---- */

static void add_sizes(struct page *page, const struct subject *subject) {
	uint64_t lds = subject_bits(subject, KD_FIELD_GROUP_SEGMENT_FIXED_SIZE);
	uint64_t scratch = subject_bits(subject, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE);
	uint64_t kernargs = subject_bits(subject, KD_FIELD_KERNARG_SIZE);
	unsigned wave = subject->target.wave == KD_WAVE_32 ? 32 : 64;
	add_label(page, "LDS");
	page_add(page, "group_segment_fixed_size %" PRIu64 " of %" PRIu32 " bytes; a dispatch may add more\n", lds,
	         subject->target.family.lds_bytes);
	add_label(page, "scratch");
	page_add(page, "private_segment_fixed_size %" PRIu64 " → %" PRIu64 " bytes for a wavefront of %u\n", scratch,
	         scratch * wave, wave);
	add_label(page, "kernel arguments");
	page_add(page, "kernarg_size %" PRIu64 "%s\n", kernargs, kernargs ? " bytes" : ": not said, or there are none");
}

void section_directives(struct page *page, const struct subject *subject) {
	page_heading(page, "How register counts and sizes follow from directives");
	add_vgprs(page, subject);
	add_accumulation(page, subject);
	add_sgprs(page, subject);
	add_user_sgprs(page, subject);
	add_preload(page, subject);
	add_sizes(page, subject);
}
