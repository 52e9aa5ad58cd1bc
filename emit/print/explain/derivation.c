/* derivation.c: how the fields that are no plain values follow from directives.
 *
 * What was written can't always be read back: a count that became blocks is a range, unless metadata, or
 * amd_kernel_code_t, has the count too. */
#include "parts.h"

#include <inttypes.h>

#include "kernel/descriptor/field.h"
#include "kernel/descriptor/kernel_source.h"

static void add_label(struct page *page, const char *label) {
	page_add(page, "  %s: ", label);
}

/* The count itself, or the counts that are possible. */
static void add_range(struct page *page, uint64_t low, uint64_t high) {
	page_add(page, low == high ? "%" PRIu64 : "%" PRIu64 " to %" PRIu64, low, high);
}

static void add_count(struct page *page, const struct register_count *count) {
	if (count->exact)
		add_range(page, count->said, count->said);
	else
		add_range(page, count->low, count->high);
}

/* The rest of a line that began with a count. */
static void add_blocks(struct page *page, const struct register_count *count, const char *metadata) {
	page_add(page, " → granule %u → %" PRIu64 " block%s → field %" PRIu64, count->granule, count->field + 1,
	         count->field ? "s" : "", count->field);
	if (count->exact)
		page_add(page, " (%" PRIu64 " to %" PRIu64 " give the same)", count->low, count->high);
	else if (count->said > count->high)
		page_add(page, ", less than %s %" PRIu64, metadata, count->said);
	else if (count->is_said) /* LLVM does so where LDS limits the wavefronts anyway */
		page_add(page, ", more than %s %" PRIu64, metadata, count->said);
	page_add(page, "\n");
}

static void add_vgprs(struct page *page, const struct subject *subject) {
	struct register_count count = kernel_facts_vgprs(&subject->facts);
	add_label(page, "VGPRs");
	if (!count.granule) {
		page_add(page, "how %s counts them is not known: %" PRIu64 " block%s → field %" PRIu64 "\n",
		         subject->facts.target.processor->name, count.field + 1, count.field ? "s" : "", count.field);
		return;
	}
	if (!subject->is_code_t)
		page_add(page, "next_free_vgpr ");
	add_count(page, &count);
	add_blocks(page, &count, subject->is_code_t ? "workitem_vgpr_count" : ".vgpr_count");
}

static void add_accumulation(struct page *page, const struct subject *subject) {
	if (!kd_field_available(&subject->facts.target, kd_field_at(KD_FIELD_ACCUM_OFFSET)))
		return;
	uint64_t field = kernel_facts_bits(&subject->facts, KD_FIELD_ACCUM_OFFSET);
	uint64_t offset = (uint64_t)subject->input.values[KD_FIELD_ACCUM_OFFSET];
	add_label(page, "AGPRs");
	page_add(page,
	         "accum_offset %" PRIu64 " → granule %" PRIu64 " → %" PRIu64 " block%s → field %" PRIu64
	         "; the registers after v%" PRIu64 " are a0 and up\n",
	         offset, offset / (field + 1), field + 1, field ? "s" : "", field, offset - 1);
}

/* ---- SGPRs ---- */

static void add_extra_names(struct page *page, const struct subject *subject, bool vcc, bool flat_scratch, bool xnack) {
	const struct kd_sgpr_rule *rule = subject->facts.target.family.sgprs;
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
static void add_reservations(struct page *page, const struct subject *subject, const struct register_count *count) {
	static const struct { bool vcc, flat_scratch; } ways[] = {{true, true}, {true, false}, {false, false}};
	const struct kd_target *target = &subject->facts.target;
	const struct kd_sgpr_rule *rule = target->family.sgprs;
	const struct kd_field *flat_scratch = kd_field_at(KD_FIELD_RESERVE_FLAT_SCRATCH);
	bool may_choose = kd_field_available(target, flat_scratch);
	bool xnack = kd_field_default(target, kd_field_at(KD_FIELD_RESERVE_XNACK_MASK));
	int64_t before = -1, least = (int64_t)(count->exact ? count->said : count->low);
	int64_t greatest = (int64_t)(count->exact ? count->said : count->high);
	/* With preloaded arguments the user SGPRs count at least. */
	bool preloads = kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH);
	int64_t users = (int64_t)kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_COUNT);
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		bool flat = may_choose ? ways[i].flat_scratch : flat_scratch->initial;
		int64_t extra = kd_extra_sgprs(target, ways[i].vcc, flat, xnack);
		int64_t most = rule->limit_includes_extra ? rule->limit - extra : rule->limit;
		int64_t low = least > extra ? least - extra : 0;
		int64_t high = greatest - extra < most ? greatest - extra : most;
		if (extra == before || low > high)
			continue;
		low = preloads && users >= low && users <= high ? 0 : low;
		before = extra;
		page_add(page, "         next_free_sgpr ");
		add_range(page, (uint64_t)low, (uint64_t)high);
		page_add(page, " + %" PRId64, extra);
		add_extra_names(page, subject, ways[i].vcc, flat, xnack);
		page_add(page, i ? "\n" : ", the default reservation\n");
	}
}

static void add_sgprs(struct page *page, const struct subject *subject) {
	const struct kd_sgpr_rule *rule = subject->facts.target.family.sgprs;
	add_label(page, "SGPRs");
	if (!rule->granule) {
		page_add(page, "every wavefront has all SGPRs, whatever next_free_sgpr says → field 0\n");
		return;
	}
	if (rule->fixed_count) {
		page_add(page, "always %d on %s → granule %d → field %d\n", rule->fixed_count,
		         subject->facts.target.processor->name, rule->granule, rule->fixed_count / rule->granule - 1);
		return;
	}
	struct register_count count = kernel_facts_sgprs(&subject->facts);
	add_count(page, &count);
	page_add(page, " with extra ones");
	add_blocks(page, &count, subject->is_code_t ? "wavefront_sgpr_count" : ".sgpr_count");
	if (!subject->is_code_t)
		add_reservations(page, subject, &count);
}

/* ---- user SGPRs ---- */

/* What writes a field: the directive from after `prefix` on, or the key of amd_kernel_code_t. */
static const char *source_of(const struct subject *subject, enum kd_field_id id, const char *prefix) {
	for (size_t i = 0; subject->is_code_t && i < KD_CODE_T_FIELD_COUNT; i++)
		if (kd_code_t_field_at(i)->field == id)
			return kd_code_t_field_at(i)->key;
	const char *directive = kd_field_at(id)->directive;
	size_t length = strlen(prefix);
	return strncmp(directive, prefix, length) == 0 ? directive + length : directive;
}

static void add_user_sgprs(struct page *page, const struct subject *subject) {
	const struct kd_field *count_field = field_of_kind(&subject->facts.target, KD_KIND_USER_SGPRS);
	uint64_t given = kd_field_read(count_field, subject->facts.descriptor), implied = 0;
	add_label(page, "user SGPRs");
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		uint64_t occupied = field->user_sgprs ? kernel_facts_bits(&subject->facts, field->id) * field->user_sgprs : 0;
		if (!occupied)
			continue;
		page_add(page, "%s%" PRIu64 " %s", implied ? " + " : "", occupied,
		         source_of(subject, field->id, ".amdhsa_user_sgpr_"));
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
	uint64_t length = kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH);
	uint64_t offset = kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_OFFSET);
	if (!length)
		return;
	add_label(page, "kernarg preload");
	page_add(page, "length %" PRIu64 ", offset %" PRIu64 " → bytes %" PRIu64 " to %" PRIu64 " of the kernel arguments",
	         length, offset, offset * 4, (offset + length) * 4 - 1);
	unsigned entry = descriptor_preload_entry(&subject->facts.target, subject->facts.descriptor);
	if (entry)
		page_add(page, "; firmware that preloads enters %u bytes after the entry point", entry);
	page_add(page, "\n");
}

/* ---- sizes ---- */

static uint64_t add_size(struct page *page, const struct subject *subject, const char *label, enum kd_field_id id) {
	uint64_t size = kernel_facts_bits(&subject->facts, id);
	add_label(page, label);
	page_add(page, "%s %" PRIu64, source_of(subject, id, ".amdhsa_"), size);
	return size;
}

static void add_sizes(struct page *page, const struct subject *subject) {
	unsigned wave = wave_size(subject->facts.target.wave);
	add_size(page, subject, "LDS", KD_FIELD_GROUP_SEGMENT_FIXED_SIZE);
	uint32_t most = kd_target_group_lds(&subject->facts.target);
	if (most != UINT32_MAX)
		page_add(page, " of %" PRIu32 " bytes; a dispatch may add more\n", most);
	else
		page_add(page, " bytes; how many %s has is not known\n", subject->facts.target.processor->name);
	uint64_t scratch = add_size(page, subject, "scratch", KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE);
	page_add(page, " → %" PRIu64 " bytes for a wavefront of %u\n", scratch * wave, wave);
	uint64_t kernargs = add_size(page, subject, "kernel arguments", KD_FIELD_KERNARG_SIZE);
	page_add(page, kernargs ? " bytes\n" : ": unspecified, or there are none\n");
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
