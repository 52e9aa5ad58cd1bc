/* what_if.c: --occupancy: how many wavefronts fit on a processor, and what leaves room for how many. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tasks.h"
#include "base/json.h"
#include "kdasm/descriptor.h"
#include "limits.h"
#include "subjects.h"

/* The resources that limit. */
static const struct resource {
	enum kd_occupancy_limit limit;
	const char *key, *unit;
} resources[] = {
    {KD_LIMITED_BY_VGPRS, "vgprs", ""},
    {KD_LIMITED_BY_SGPRS, "sgprs", ""},
    {KD_LIMITED_BY_LDS, "lds", "bytes of "},
};

enum { RESOURCE_COUNT = sizeof resources / sizeof *resources };

struct answer {
	struct kd_target target;
	struct kd_occupancy_use use;
	struct kd_occupancy occupancy;
};

/* ---- numbers ---- */

/* What the question has of a resource: registers of the file, or bytes. */
static uint64_t used(const struct answer *answer, enum kd_occupancy_limit limit) {
	if (limit == KD_LIMITED_BY_VGPRS)
		return (uint64_t)kd_total_num_vgprs(&answer->target, answer->use.agprs, answer->use.vgprs);
	return limit == KD_LIMITED_BY_SGPRS ? answer->use.sgprs : answer->use.lds;
}

static uint32_t waves_by(const struct answer *answer, enum kd_occupancy_limit limit) {
	if (limit == KD_LIMITED_BY_VGPRS)
		return answer->occupancy.vgprs;
	return limit == KD_LIMITED_BY_SGPRS ? answer->occupancy.sgprs : answer->occupancy.lds;
}

static uint32_t most(const struct answer *answer, enum kd_occupancy_limit limit, uint32_t waves) {
	return kd_occupancy_most(&answer->target, &answer->use, limit, waves);
}

/* Numbers of wavefronts for which a resource can be more than for one more: the others are not worth a line. */
static bool is_step(const struct answer *answer, uint32_t waves) {
	for (size_t i = 0; i < RESOURCE_COUNT; i++)
		if (most(answer, resources[i].limit, waves) != most(answer, resources[i].limit, waves + 1))
			return true;
	return false;
}

/* ---- the question ---- */

static bool find_target(struct answer *answer, const struct question *question, const char *name) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target_options options = {.processor = name};
	if (!kd_target_init(&answer->target, &options, text, sizeof text)) {
		options_complain("--occupancy: %s", text);
		return false;
	}
	if (question->wave)
		answer->target.wave = question->wave == 32 ? KD_WAVE_32 : KD_WAVE_64;
	answer->target.cumode = answer->target.cumode || question->cumode;
	return true;
}

static bool ask(struct answer *answer, const struct question *question, const char *name) {
	if (!find_target(answer, question, name))
		return false;
	answer->use = question->use;
	if (!kd_occupancy(&answer->target, &answer->use, &answer->occupancy)) {
		options_complain("%s cannot run wavefronts of %u", name, answer->target.wave == KD_WAVE_32 ? 32 : 64);
		return false;
	}
	if (question->use.agprs && !kd_has(answer->target.family.capabilities, KD_AGPRS, 0)) {
		options_complain("%s has no accumulation registers", name);
		return false;
	}
	const struct kd_occupancy_use nothing = {0};
	for (size_t i = 0; i < RESOURCE_COUNT; i++) {
		uint32_t limit = kd_occupancy_most(&answer->target, &nothing, resources[i].limit, 1);
		if (used(answer, resources[i].limit) <= limit)
			continue;
		options_complain("%s: %" PRIu64 " %s%s are more than %" PRIu32 ", the maximum", name,
		                 used(answer, resources[i].limit), resources[i].unit,
		                 kd_occupancy_limit_name(resources[i].limit), limit);
		return false;
	}
	return true;
}

/* ---- as text ---- */

static void put_title(const struct answer *answer) {
	const struct kd_target *target = &answer->target;
	uint32_t items = answer->use.most_items ? answer->use.most_items : answer->target.family.workgroup_items;
	printf("%s, %s, wavefronts of %d%s, work-groups of %s%" PRIu32 "\n", target->processor->name, target->family.name,
	       target->wave == KD_WAVE_32 ? 32 : 64,
	       !kd_has(target->family.capabilities, KD_WGP, 0) ? ""
	       : target->cumode                                ? ", CU mode"
	                                                       : ", WGP mode",
	       answer->use.least_items == items ? "" : "up to ", items);
}

static void put_lines(const struct answer *answer) {
	char text[LIMITS_SIZE], obstacle[KD_OBSTACLE_SIZE];
	limits_format(&answer->occupancy, " and ", text);
	printf("%" PRIu32 " of %" PRIu32 " wavefronts on a SIMD", answer->occupancy.waves, answer->occupancy.slots);
	if (kd_occupancy_obstacle(&answer->target, &answer->use, obstacle, sizeof obstacle))
		printf(": no work-group runs\n%s\n\n", obstacle);
	else if (answer->occupancy.limits & KD_LIMITED_BY_SLOTS)
		printf(", as many as it has slots for\n\n");
	else
		printf(", limited by %s\n\n", text);
	printf("            used     most  wavefronts\n");
	for (size_t i = 0; i < RESOURCE_COUNT; i++)
		printf("  %-6s%8" PRIu64 " %8" PRIu32 " %11" PRIu32 "\n", kd_occupancy_limit_name(resources[i].limit),
		       used(answer, resources[i].limit), most(answer, resources[i].limit, 1),
		       waves_by(answer, resources[i].limit));
}

static void put_step(const struct answer *answer, uint32_t waves) {
	char text[16];
	printf("  %10" PRIu32, waves);
	for (size_t i = 0; i < RESOURCE_COUNT; i++) {
		const char *mark = waves_by(answer, resources[i].limit) == waves ? "*" : "";
		snprintf(text, sizeof text, "%s%" PRIu32, mark, most(answer, resources[i].limit, waves));
		printf("%9s", text);
	}
	putchar('\n');
}

static void put_steps(const struct answer *answer) {
	printf("\n  wavefronts with at most, each resource by itself; * has room for what is asked\n            ");
	for (size_t i = 0; i < RESOURCE_COUNT; i++)
		printf("%9s", kd_occupancy_limit_name(resources[i].limit));
	putchar('\n');
	for (uint32_t waves = answer->occupancy.slots; waves; waves--)
		if (is_step(answer, waves))
			put_step(answer, waves);
}

/* ---- as JSON ---- */

static void put_limits(struct json *json, uint32_t limits) {
	json_key(json, "limits");
	json_begin(json, '[');
	for (size_t i = 0; i < RESOURCE_COUNT; i++)
		if (limits & resources[i].limit)
			json_text(json, resources[i].key);
	if (limits & KD_LIMITED_BY_SLOTS)
		json_text(json, "slots");
	json_end(json, ']');
}

static void put_object(struct json *json, const struct answer *answer) {
	json_begin(json, '{');
	json_entry(json, "processor", answer->target.processor->name);
	json_unsigned_entry(json, "wavefront_size", answer->target.wave == KD_WAVE_32 ? 32 : 64);
	json_key(json, "cu_mode");
	json_boolean(json, answer->target.cumode || !kd_has(answer->target.family.capabilities, KD_WGP, 0));
	json_unsigned_entry(json, "occupancy", answer->occupancy.waves);
	json_unsigned_entry(json, "slots", answer->occupancy.slots);
	put_limits(json, answer->occupancy.limits);
	json_unsigned_entry(json, "largest_workgroup", kd_occupancy_most_items(&answer->target, &answer->use));
	for (size_t i = 0; i < RESOURCE_COUNT; i++) {
		json_key(json, resources[i].key);
		json_begin(json, '{');
		json_unsigned_entry(json, "used", used(answer, resources[i].limit));
		json_unsigned_entry(json, "wavefronts", waves_by(answer, resources[i].limit));
		json_key(json, "most");
		json_begin(json, '[');
		for (uint32_t waves = 1; waves <= answer->occupancy.slots; waves++)
			json_unsigned(json, most(answer, resources[i].limit, waves));
		json_end(json, ']');
		json_end(json, '}');
	}
	json_end(json, '}');
}

static void put_json(struct arena *arena, const struct answer *answers, size_t count) {
	struct out out = out_to(arena, subject_print, NULL);
	struct json json = {.out = &out};
	json_begin(&json, '{');
	json_entry(&json, "schema", "kdinfo-occupancy");
	json_unsigned_entry(&json, "schema_version", 1);
	json_key(&json, "processors");
	json_begin(&json, '[');
	for (size_t i = 0; i < count; i++)
		put_object(&json, &answers[i]);
	json_end(&json, ']');
	json_end(&json, '}');
	out_text(&out, "\n");
	out_flush(&out);
}

/* ---- all ---- */

int action_occupancy(struct arena *arena, const struct options *options) {
	LIST(struct answer) answers = {0};
	char *names = arena_copy_text(arena, options->targets), *rest;
	for (const char *name = strtok_r(names, ",", &rest); name; name = strtok_r(NULL, ",", &rest))
		if (!ask(list_add(arena, &answers), &options->question, name))
			return STATUS_WRONG_USAGE;
	if (!answers.count) {
		options_complain("--occupancy names no processor");
		return STATUS_WRONG_USAGE;
	}
	if (options->format == FORMAT_JSON)
		put_json(arena, answers.items, answers.count);
	for (size_t i = 0; options->format == FORMAT_TEXT && i < answers.count; i++) {
		fputs(i ? "\n" : "", stdout);
		put_title(&answers.items[i]);
		put_lines(&answers.items[i]);
		put_steps(&answers.items[i]);
	}
	return subject_printed() ? STATUS_OK : STATUS_FAILED;
}
