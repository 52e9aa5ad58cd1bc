/* totals.c: see totals.h. Which bits these are, and from what they are computed, is as in the object linking proposed
 * for lld; where the registers go is that of the directives. */
#include "totals.h"

#include <inttypes.h>
#include <stdio.h>

#include "field.h"
#include "kdasm/occupancy.h"

struct change {
	const struct kd_target *target;
	const struct descriptor_totals *totals;
	uint8_t *bytes;
	char *text;
	size_t size;
};

static const struct kd_field *field_of(const struct change *change, enum kd_field_id id) {
	const struct kd_field *field = &descriptor_fields[id];
	return kd_field_available(change->target, field) ? field : NULL;
}

static bool refuse(const struct change *change, uint64_t value, const char *what, uint64_t most) {
	snprintf(change->text, change->size,
	         "it needs %" PRIu64 " %s with all that it calls, but there are %" PRIu64 " on %s", value, what, most,
	         change->target->processor->name);
	return false;
}

static bool refuse_unknown(const struct change *change) {
	snprintf(change->text, change->size, "how many VGPRs it needs cannot be written: for %s, %s",
	         change->target->processor->name, change->target->processor->only_read);
	return false;
}

/* A field that the target lacks stays as it is. */
static bool put(const struct change *change, enum kd_field_id id, uint64_t bits, const char *what) {
	const struct kd_field *field = field_of(change, id);
	if (!field)
		return true;
	if (bits > field_max(field))
		return refuse(change, bits, what, field_max(field));
	field_write(field, bits, change->bytes);
	return true;
}

static enum kd_wave wave_of(const struct change *change) {
	const struct kd_field *field = field_of(change, KD_FIELD_WAVEFRONT_SIZE32);
	return field && field_read(field, change->bytes) ? KD_WAVE_32 : KD_WAVE_64;
}

static bool put_vgprs(const struct change *change, struct descriptor_counts *counts) {
	const struct kd_field *field = &descriptor_fields[KD_FIELD_NEXT_FREE_VGPR];
	const struct descriptor_totals *totals = change->totals;
	unsigned granule = change->target->family.vgprs->wave[wave_of(change)].encoding_granule;
	if (!granule)
		return refuse_unknown(change);
	counts->vgprs = kd_total_num_vgprs(change->target, totals->agprs, totals->vgprs);
	uint64_t bits = (uint64_t)kd_granules(counts->vgprs, granule);
	if (bits > field_max(field))
		return refuse(change, (uint64_t)counts->vgprs, "VGPRs", (field_max(field) + 1) * granule);
	field_write(field, bits, change->bytes);
	uint64_t accumulation_start = (uint64_t)kd_granules(totals->vgprs, ACCUM_GRANULE);
	return !accumulation_start || put(change, KD_FIELD_ACCUM_OFFSET, accumulation_start, "fours of VGPRs before AGPRs");
}

/* Extra ones for XNACK are there unless it is off. */
static bool put_sgprs(const struct change *change, struct descriptor_counts *counts) {
	const struct kd_target *target = change->target;
	const struct descriptor_totals *totals = change->totals;
	const struct kd_sgpr_rule *rule = target->family.sgprs;
	bool xnack = target->xnack == KD_FEATURE_ON || target->xnack == KD_FEATURE_ANY;
	counts->sgprs = totals->sgprs + kd_extra_sgprs(target, totals->uses_vcc, totals->uses_flat_scratch, xnack);
	if (!rule->granule)
		return put(change, KD_FIELD_NEXT_FREE_SGPR, 0, "");
	int64_t limited = rule->limit_includes_extra ? counts->sgprs : (int64_t)totals->sgprs;
	if (limited > rule->limit)
		return refuse(change, (uint64_t)limited, "SGPRs", rule->limit);
	int64_t granules = kd_granules(rule->fixed_count ? rule->fixed_count : counts->sgprs, rule->granule);
	return put(change, KD_FIELD_NEXT_FREE_SGPR, (uint64_t)granules, "granules of SGPRs");
}

static bool put_memory(const struct change *change) {
	const struct descriptor_totals *totals = change->totals;
	uint32_t most = kd_target_lds_limit(change->target);
	bool scratch = totals->private_bytes || totals->has_dynamic_stack;
	if (totals->has_lds && totals->lds_bytes > most)
		return refuse(change, totals->lds_bytes, "bytes of LDS", most);
	if (totals->has_lds && !put(change, KD_FIELD_GROUP_SEGMENT_FIXED_SIZE, totals->lds_bytes, "bytes of LDS"))
		return false;
	return put(change, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE, totals->private_bytes, "bytes of scratch") &&
	       put(change, KD_FIELD_SYSTEM_SGPR_PRIVATE_SEGMENT_WAVEFRONT_OFFSET, scratch, "") &&
	       put(change, KD_FIELD_ENABLE_PRIVATE_SEGMENT, scratch, "") &&
	       put(change, KD_FIELD_USES_DYNAMIC_STACK, totals->has_dynamic_stack, "");
}

bool descriptor_set_totals(const struct kd_target *target, const struct descriptor_totals *totals,
                           uint8_t bytes[KD_DESCRIPTOR_SIZE], struct descriptor_counts *counts, char *text,
                           size_t size) {
	enum { BARRIERS_OF_UNIT = 4 };
	const struct change change = {target, totals, bytes, text, size};
	uint32_t units = (totals->last_barrier + BARRIERS_OF_UNIT - 1) / BARRIERS_OF_UNIT;
	return put_vgprs(&change, counts) && put_sgprs(&change, counts) && put_memory(&change) &&
	       (!units || put(&change, KD_FIELD_NAMED_BARRIER_COUNT, units, "fours of named barriers"));
}

uint32_t descriptor_waves_for_lds(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                                  uint64_t lds) {
	const struct change change = {.target = target, .bytes = (uint8_t *)bytes};
	const struct kd_field *wgp = field_of(&change, KD_FIELD_WORKGROUP_PROCESSOR_MODE);
	const struct kd_occupancy_use use = {.lds = (uint32_t)lds};
	struct kd_target own = *target;
	struct kd_occupancy occupancy;
	own.wave = wave_of(&change);
	own.cumode = wgp ? !field_read(wgp, bytes) : own.cumode;
	return kd_occupancy(&own, &use, &occupancy) ? occupancy.lds : UINT32_MAX;
}
