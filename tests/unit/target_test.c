/* target_test.c: processors, features, target IDs and e_flags.
 *
 * tests/unit/targets.tsv holds facts measured on LLVM 22 (gfx940 and gfx941: 19). The other
 * expectations are llvm-mc's answers to the same command line, or the specification. */
#include "kdasm/target.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static char text[KD_TARGET_TEXT_SIZE];

static struct kd_target target_for(const char *triple, const char *processor, const char *features, unsigned version) {
	struct kd_target target;
	struct kd_target_options options = {
	    .triple = triple, .processor = processor, .features = features, .code_object_version = version};
	if (!kd_target_init(&target, &options, text, sizeof text))
		fail_msg("%s %s: %s", processor, features ? features : "", text);
	return target;
}

static void assert_refused(const char *processor, const char *features, const char *message) {
	struct kd_target target;
	struct kd_target_options options = {.processor = processor, .features = features};
	assert_false(kd_target_init(&target, &options, text, sizeof text));
	assert_string_equal(text, message);
}

/* ---- the table against the facts ---- */

enum { MAX_COLUMNS = 64, MAX_LINE = 1024 };

struct facts {
	FILE *file;
	char head[MAX_LINE], line[MAX_LINE];
	const char *names[MAX_COLUMNS], *cells[MAX_COLUMNS];
	size_t columns;
};

static size_t split(char *line, const char **cells) {
	size_t count = 0;
	line[strcspn(line, "\n")] = '\0';
	for (char *cell; (cell = strsep(&line, "\t")) && count < MAX_COLUMNS;)
		cells[count++] = cell;
	return count;
}

static struct facts *facts_open(void) {
	struct facts *facts = calloc(1, sizeof *facts);
	assert_non_null(facts);
	facts->file = fopen("tests/unit/targets.tsv", "r");
	assert_non_null(facts->file);
	assert_non_null(fgets(facts->head, sizeof facts->head, facts->file));
	facts->columns = split(facts->head, facts->names);
	return facts;
}

static bool facts_next(struct facts *facts) {
	if (!fgets(facts->line, sizeof facts->line, facts->file))
		return false;
	assert_int_equal(split(facts->line, facts->cells), facts->columns);
	return true;
}

static void facts_close(struct facts *facts) {
	fclose(facts->file);
	free(facts);
}

static const char *cell(const struct facts *facts, const char *name) {
	for (size_t i = 0; i < facts->columns; i++)
		if (strcmp(facts->names[i], name) == 0)
			return facts->cells[i];
	fail_msg("no column %s", name);
	return NULL;
}

static bool is(const struct facts *facts, const char *name, const char *value) {
	return strcmp(cell(facts, name), value) == 0;
}

/* The number of a cell, 0 for "-"; of a range "0-103" the end. */
static unsigned number(const struct facts *facts, const char *name) {
	const char *value = cell(facts, name);
	const char *dash = strchr(value, '-');
	if (strcmp(value, "-") == 0 || strcmp(value, "no") == 0 || strcmp(value, "none") == 0)
		return 0;
	return (unsigned)strtoul(dash ? dash + 1 : value, NULL, 0);
}

#define EQUAL(facts, name, got)                                                                                        \
	do {                                                                                                               \
		unsigned want_ = number(facts, name), got_ = (unsigned)(got);                                                  \
		if (want_ != got_)                                                                                             \
			fail_msg("%s: %s is %u, not %u", cell(facts, "cpu"), name, got_, want_);                                   \
	} while (0)

#define ASSERT_CAPABILITY(facts, expected, family, any_of, none_of)                                                    \
	do {                                                                                                               \
		if (kd_has((family)->capabilities, any_of, none_of) != (expected))                                             \
			fail_msg("%s: wrong capability %s", cell(facts, "cpu"), #any_of);                                          \
	} while (0)

static void each_processor_has_its_e_flags_and_id(void **state) {
	(void)state;
	struct facts *facts = facts_open();
	size_t rows = 0;
	for (; facts_next(facts); rows++) {
		const char *cpu = cell(facts, "cpu");
		struct kd_target target = target_for(NULL, cpu, NULL, 6);
		char id[KD_TARGET_ID_SIZE], expected[KD_TARGET_ID_SIZE];
		EQUAL(facts, "e_flags", kd_target_e_flags(&target));
		EQUAL(facts, "gfx_major", target.processor->gfx_major);
		EQUAL(facts, "gfx_minor", target.processor->gfx_minor);
		EQUAL(facts, "gfx_stepping", target.processor->gfx_stepping);
		assert_int_equal(target.xnack != KD_FEATURE_UNSUPPORTED, !is(facts, "xnack", "no"));
		assert_int_equal(target.sramecc != KD_FEATURE_UNSUPPORTED, !is(facts, "sramecc", "no"));
		snprintf(expected, sizeof expected, "amdgcn-amd-amdhsa--%s", cell(facts, "target_id"));
		kd_target_id_format(&target, id, sizeof id);
		assert_string_equal(id, expected);

		/* Below version 6 there is no generic version. */
		target = target_for(NULL, cpu, NULL, 5);
		assert_int_equal(kd_target_e_flags(&target), number(facts, "e_flags") & 0xffffffu);
	}
	assert_int_equal(rows, 75);
	facts_close(facts);
}

static void each_processor_has_its_register_rules(void **state) {
	(void)state;
	struct facts *facts = facts_open();
	while (facts_next(facts)) {
		const char *cpu = cell(facts, "cpu");
		const struct kd_family *family = kd_processor_find(cpu, strlen(cpu))->family;
		const struct kd_vgpr_rule *vgprs = family->vgprs;
		const struct kd_sgpr_rule *sgprs = family->sgprs;

		if (!is(facts, "vgpr_enc_granule_w32", "-"))
			EQUAL(facts, "vgpr_enc_granule_w32", vgprs->wave[KD_WAVE_32].encoding_granule);
		EQUAL(facts, "vgpr_alloc_granule_w32", vgprs->wave[KD_WAVE_32].allocation_granule);
		EQUAL(facts, "vgpr_total_w32", vgprs->wave[KD_WAVE_32].total);
		EQUAL(facts, "max_waves_per_eu_w32", vgprs->wave[KD_WAVE_32].max_waves);
		if (!is(facts, "vgpr_enc_granule_w64", "-"))
			EQUAL(facts, "vgpr_enc_granule_w64", vgprs->wave[KD_WAVE_64].encoding_granule);
		EQUAL(facts, "vgpr_alloc_granule_w64", vgprs->wave[KD_WAVE_64].allocation_granule);
		EQUAL(facts, "vgpr_total_w64", vgprs->wave[KD_WAVE_64].total);
		EQUAL(facts, "max_waves_per_eu_w64", vgprs->wave[KD_WAVE_64].max_waves);

		EQUAL(facts, "addressable_sgpr", sgprs->addressable - 1);
		if (sgprs->granule) {
			/* gfx6 cannot switch the reservation for flat scratch off. */
			unsigned least = family->capabilities & KD_GFX6 ? sgprs->extra_flat_scratch : 0;
			unsigned all = sgprs->extra_flat_scratch;
			if (!sgprs->limit_includes_extra)
				least = all = 0;
			EQUAL(facts, "sgpr_max_accepted", sgprs->limit - least);
			EQUAL(facts, "sgpr_max_accepted_default", sgprs->limit - all);
		} else {
			assert_int_equal(number(facts, "sgpr_max_accepted"), 130); /* as far as was tried */
		}
		EQUAL(facts, "user_sgpr_count_accepted", family->user_sgpr_max);
		if (family->capabilities & KD_KERNARG_PRELOAD)
			EQUAL(facts, "kernarg_preload_length_accepted", family->kernarg_preload_max);
		EQUAL(facts, "lds_bytes", family->lds_bytes);
	}
	facts_close(facts);
}

static void each_processor_has_its_capabilities(void **state) {
	(void)state;
	struct facts *facts = facts_open();
	while (facts_next(facts)) {
		const char *cpu = cell(facts, "cpu");
		struct kd_target target = target_for(NULL, cpu, NULL, 6);
		const struct kd_family *family = &target.family;
		const char *sizes = cell(facts, "wave_sizes");

		assert_int_equal(family->capabilities & KD_GFX_ALL, 1u << (number(facts, "gfx_major") - 6));
		EQUAL(facts, "default_wave", target.wave == KD_WAVE_32 ? 32 : 64);
		ASSERT_CAPABILITY(facts, strstr(sizes, "32") != NULL, family, KD_WAVE32, 0);
		ASSERT_CAPABILITY(facts, strstr(sizes, "64") != NULL, family, KD_WAVE64, 0);
		ASSERT_CAPABILITY(facts, is(facts, "wavefront_size32_directive", "0,1"), family, KD_GFX10_UP, 0);
		ASSERT_CAPABILITY(facts, is(facts, "accum_offset_required", "yes"), family, KD_GFX90A_INSTS, 0);
		ASSERT_CAPABILITY(facts, is(facts, "tg_split_directive", "yes"), family, KD_GFX90A_INSTS, 0);
		ASSERT_CAPABILITY(facts, !is(facts, "addressable_agpr", "none"), family, KD_AGPRS, 0);
		ASSERT_CAPABILITY(facts, !is(facts, "kernarg_preload_length_accepted", "no"), family, KD_KERNARG_PRELOAD, 0);
		ASSERT_CAPABILITY(facts, is(facts, "workgroup_processor_mode_directive", "yes"), family, KD_WGP,
		                  KD_GFX1250_INSTS);
		ASSERT_CAPABILITY(facts, is(facts, "architected_flat_scratch", "yes"), family, KD_ARCHITECTED_FLAT_SCRATCH, 0);
		if (!is(facts, "packed_tid", "?"))
			ASSERT_CAPABILITY(facts, is(facts, "packed_tid", "yes"), family, KD_PACKED_WORKITEM_IDS, 0);
	}
	facts_close(facts);
}

static void the_list_has_each_processor_once(void **state) {
	(void)state;
	const struct kd_processor *processor;
	size_t names = 0;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++) {
		const char *alias;
		names++;
		assert_ptr_equal(kd_processor_find(processor->name, strlen(processor->name)), processor);
		assert_string_not_equal(processor->name, "gfx000");
		for (size_t j = 0; (alias = kd_processor_alias(processor, j)); j++) {
			names++;
			assert_ptr_equal(kd_processor_find(alias, strlen(alias)), processor);
		}
	}
	assert_int_equal(names, 75 + 2); /* with gfx1250-strict and gfx12-5-generic of later LLVMs */
}

static void numbers_are_unique(void **state) {
	(void)state;
	bool seen[256] = {0};
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++)
		if (processor->mach) {
			assert_false(seen[processor->mach]);
			seen[processor->mach] = true;
		}
	for (size_t i = 0; (processor = kd_read_processor_at(i)); i++) {
		assert_false(seen[processor->mach]);
		seen[processor->mach] = true;
	}
}

static void unknown_processors_are_not_found(void **state) {
	(void)state;
	assert_null(kd_processor_find("gfx9", 4));
	assert_null(kd_processor_find("GFX900", 6));
	assert_null(kd_processor_find("gfx900 ", 7));
	assert_null(kd_processor_find("", 0));
	assert_non_null(kd_processor_find("gfx900xyz", 6));
}

static void near_names_are_suggested(void **state) {
	(void)state;
	assert_refused("gfx9x0", NULL,
	               "'gfx9x0' is not a recognized processor for this target; did you mean gfx900, gfx940 or gfx950?");
	assert_refused("GFX942", NULL,
	               "'GFX942' is not a recognized processor for this target; did you mean gfx942, gfx902 or gfx940?");
	assert_refused("kaverri", NULL, "'kaverri' is not a recognized processor for this target; did you mean kaveri?");
	assert_refused("sm_80", NULL, "'sm_80' is not a recognized processor for this target");
	assert_false(kd_processor_suggest("a-name-longer-than-any-processor-has", 36, text, sizeof text));
	assert_true(kd_processor_suggest("gfx9x0", 6, text, 4));
	assert_string_equal(text, "gfx");
}

/* ---- features ---- */

static void assert_flags(const char *processor, const char *features, unsigned version, uint32_t flags) {
	struct kd_target target = target_for(NULL, processor, features, version);
	assert_string_equal(text, "");
	if (kd_target_e_flags(&target) != flags)
		fail_msg("%s %s V%u: e_flags 0x%x, not 0x%x", processor, features, version, kd_target_e_flags(&target), flags);
}

static void feature_states_are_in_e_flags(void **state) {
	(void)state;
	assert_flags("gfx900", "+xnack", 6, 0x32c);
	assert_flags("gfx900", "-xnack", 6, 0x22c);
	assert_flags("gfx90a", "+xnack", 4, 0x73f);
	assert_flags("gfx90a", "+sramecc", 4, 0xd3f);
	assert_flags("gfx90a", "-sramecc,-xnack", 5, 0xa3f);
	assert_flags("gfx90a", "+xnack,+sramecc", 6, 0xf3f);
	assert_flags("gfx9-generic", "+xnack", 5, 0x351);
	assert_flags("gfx9-generic", "+xnack", 6, 0x1000351);
	assert_flags("gfx9-4-generic", "-sramecc,-xnack", 6, 0x1000a5f);
}

static void the_last_item_wins(void **state) {
	(void)state;
	assert_flags("gfx908", "-sramecc,+sramecc", 6, 0xd30);
	assert_flags("gfx908", "+sramecc,-sramecc", 6, 0x930);
	assert_flags("gfx1010", "+xnack,-xnack", 6, 0x233);
	assert_flags("gfx900", ",xnack,,", 6, 0x32c); /* no sign is a plus */
	assert_flags("gfx900", "XNACK", 6, 0x32c);
}

static void support_itself_can_be_switched(void **state) {
	(void)state;
	assert_flags("gfx700", "+xnack-support", 6, 0x122);
	assert_flags("gfx700", "+xnack,+xnack-support", 6, 0x322);
	assert_flags("gfx900", "-xnack-support", 6, 0x2c);
	assert_flags("gfx900", "+sramecc-support", 6, 0x52c);
}

static void useless_items_are_warned_about(void **state) {
	(void)state;
	struct kd_target target = target_for(NULL, "gfx1030", "+xnack,-sramecc,+foo,-bar,++xnack", 6);
	assert_int_equal(kd_target_e_flags(&target), 0x36);
	assert_string_equal(text, "'+foo' is not a recognized feature for this target (ignoring feature)\n"
	                          "'-bar' is not a recognized feature for this target (ignoring feature)\n"
	                          "'++xnack' is not a recognized feature for this target (ignoring feature)\n"
	                          "xnack 'On' was requested for a processor that does not support it!\n"
	                          "sramecc 'Off' was requested for a processor that does not support it!");
}

static void assert_wave(const char *processor, const char *features, enum kd_wave wave) {
	struct kd_target target = target_for(NULL, processor, features, 6);
	if (target.wave != wave)
		fail_msg("%s %s", processor, features);
}

static void wavefront_sizes_combine_as_in_llvm(void **state) {
	(void)state;
	assert_wave("gfx1030", "+wavefrontsize64", KD_WAVE_64);
	assert_wave("gfx1030", "-wavefrontsize32", KD_WAVE_32);
	assert_wave("gfx1030", "-wavefrontsize64", KD_WAVE_32);
	assert_wave("gfx1030", "+wavefrontsize32,+wavefrontsize64", KD_WAVE_32);
	assert_wave("gfx1030", "+wavefrontsize64,+wavefrontsize32", KD_WAVE_32);
	assert_wave("gfx1030", "+wavefrontsize64,-wavefrontsize64", KD_WAVE_32);
	assert_wave("gfx1030", "+wavefrontsize16", KD_WAVE_32);
	assert_wave("gfx1250", "+wavefrontsize64", KD_WAVE_64);
	assert_wave("gfx1250", "+wavefrontsize32,+wavefrontsize64", KD_WAVE_64);
	assert_wave("gfx1250", "-wavefrontsize32", KD_WAVE_32);
	assert_wave("gfx900", "+wavefrontsize32", KD_WAVE_64);
	assert_wave("gfx900", "-wavefrontsize64", KD_WAVE_64);
	assert_wave("gfx900", "+wavefrontsize32,-wavefrontsize64", KD_WAVE_32);
	assert_wave("gfx1030", "-gfx10", KD_WAVE_64);
}

static void modes_follow_their_features(void **state) {
	(void)state;
	assert_false(target_for(NULL, "gfx1030", NULL, 6).cumode);
	assert_true(target_for(NULL, "gfx1030", "+cumode", 6).cumode);
	assert_true(target_for(NULL, "gfx1250", NULL, 6).cumode);
	assert_false(target_for(NULL, "gfx1250", "-cumode", 6).cumode);
	assert_false(target_for(NULL, "gfx90a", NULL, 6).tgsplit);
	assert_true(target_for(NULL, "gfx90a", "+tgsplit", 6).tgsplit);
	assert_false(target_for(NULL, "gfx900", "+tgsplit", 6).tgsplit);
}

static void assert_lds(const char *processor, const char *features, unsigned kilobytes) {
	struct kd_target target = target_for(NULL, processor, features, 6);
	assert_int_equal(kd_target_lds_limit(&target), kilobytes * 1024);
}

static void lds_doubles_in_wgp_mode(void **state) {
	(void)state;
	assert_lds("gfx600", NULL, 32);
	assert_lds("gfx700", NULL, 64);
	assert_lds("generic-hsa", NULL, 32);
	assert_lds("gfx90a", "+cumode", 64);
	assert_lds("gfx950", NULL, 160);
	assert_lds("gfx1030", NULL, 128);
	assert_lds("gfx1030", "+cumode", 64);
	assert_lds("gfx1200", NULL, 128);
	assert_lds("gfx1250", NULL, 320);
	assert_lds("gfx1250", "-cumode", 640);
	assert_lds("gfx900", "+addressablelocalmemorysize32768", 32);
	assert_lds("gfx900", "+addressablelocalmemorysize163840", 64);
	assert_lds("generic", "+addressablelocalmemorysize163840", 160);
}

static void some_features_change_what_is_accepted(void **state) {
	(void)state;
	uint32_t both = KD_ARCHITECTED_FLAT_SCRATCH | KD_KERNARG_PRELOAD;
	struct kd_target with = target_for(NULL, "gfx900", "+architected-flat-scratch,+kernarg-preload", 6);
	struct kd_target without = target_for(NULL, "gfx942", "-architected-flat-scratch,-kernarg-preload", 6);
	assert_int_equal(with.family.capabilities & both, both);
	assert_int_equal(without.family.capabilities & both, 0);
}

static void a_processor_stays_what_it_is(void **state) {
	(void)state;
	assert_refused(
	    "gfx900", "+gfx90a-insts",
	    "feature '+gfx90a-insts' would turn gfx900 into another processor: name that one with -mcpu [stricter than llvm-mc]");
	assert_refused(
	    "gfx1250", "-1024-addressable-vgprs",
	    "feature '-1024-addressable-vgprs' would turn gfx1250 into another processor: name that one with -mcpu [stricter than llvm-mc]");
	/* What the compiler's target-features attribute says of a processor is no change. */
	assert_flags("gfx90a", "+16-bit-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+wavefrontsize64", 6, 0x53f);
}

/* ---- target IDs ---- */

static void ids_are_written_in_canonical_form(void **state) {
	(void)state;
	static const struct {
		const char *triple, *processor, *features, *id;
	} cases[] = {
	    {NULL, "gfx90a", "-xnack,+sramecc", "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-"},
	    {NULL, "gfx942:xnack+:sramecc-", NULL, "amdgcn-amd-amdhsa--gfx942:sramecc-:xnack+"},
	    {NULL, "kaveri", NULL, "amdgcn-amd-amdhsa--gfx700"},
	    {NULL, NULL, NULL, "amdgcn-amd-amdhsa--gfx000"},
	    {"amdgcn--amdhsa", "gfx906", NULL, "amdgcn-unknown-amdhsa--gfx906"},
	    {"amdgcn-amdhsa", "gfx906", NULL, "amdgcn-unknown-amdhsa--gfx906"},
	    {"amdgcn-amd-amdhsa-", "gfx900", NULL, "amdgcn-amd-amdhsa-unknown-gfx900"},
	    {"amdgcn-amd-amdhsa-opencl", "gfx900", "+xnack", "amdgcn-amd-amdhsa-opencl-gfx900:xnack+"},
	    {"amdgcn", "gfx906", NULL, "amdgcn----gfx906"},
	    {"amdgcn--", "gfx906", NULL, "amdgcn-unknown-unknown--gfx906"},
	    {"amdgcn-amd-amdpal", "gfx90a", "+xnack", "amdgcn-amd-amdpal--gfx90a"},
	    {"amdgcn-mesa-mesa3d", "gfx906", NULL, "amdgcn-mesa-mesa3d--gfx906"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char id[KD_TARGET_ID_SIZE];
		struct kd_target target = target_for(cases[i].triple, cases[i].processor, cases[i].features, 6);
		assert_int_equal(kd_target_id_format(&target, id, sizeof id), strlen(cases[i].id));
		assert_string_equal(id, cases[i].id);
		assert_true(kd_target_take_id(&target, KD_AMDGCN_TARGET, id, strlen(id), text, sizeof text));
	}
}

static void ids_are_read_in_any_order(void **state) {
	(void)state;
	static const struct {
		const char *id, *processor;
		enum kd_feature_state xnack, sramecc;
		bool canonical;
	} cases[] = {
	    {"amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-", "gfx90a", KD_FEATURE_OFF, KD_FEATURE_ON, true},
	    {"amdgcn-amd-amdhsa--gfx90a:xnack-:sramecc+", "gfx90a", KD_FEATURE_OFF, KD_FEATURE_ON, false},
	    {"amdgcn-amd-amdhsa-unknown-gfx900", "gfx900", KD_FEATURE_ANY, KD_FEATURE_UNSUPPORTED, true},
	    {"amdgcn-amd-amdhsa--kaveri", "gfx700", KD_FEATURE_UNSUPPORTED, KD_FEATURE_UNSUPPORTED, false},
	    {"amdgcn-amd-amdhsa--gfx9-4-generic:xnack+", "gfx9-4-generic", KD_FEATURE_ON, KD_FEATURE_ANY, true},
	    {"amdgcn--amdhsa--gfx906", "gfx906", KD_FEATURE_ANY, KD_FEATURE_ANY, false},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_target_id id;
		assert_true(kd_target_id_parse(&id, KD_CODE_OBJECT_VERSION_DEFAULT, cases[i].id, strlen(cases[i].id), text,
		                               sizeof text));
		assert_string_equal(id.processor->name, cases[i].processor);
		assert_int_equal(id.xnack, cases[i].xnack);
		assert_int_equal(id.sramecc, cases[i].sramecc);
		assert_int_equal(id.canonical, cases[i].canonical);
		assert_int_equal(id.os, KD_OS_AMDHSA);
	}
}

/* The part of an ID from the processor on: canonical where the whole ID is. */
static void processors_with_features_are_read(void **state) {
	(void)state;
	static const struct {
		const char *text, *processor;
		enum kd_feature_state xnack, sramecc;
		bool canonical;
	} cases[] = {
	    {"gfx90a:sramecc+:xnack-", "gfx90a", KD_FEATURE_OFF, KD_FEATURE_ON, true},
	    {"gfx90a:xnack-:sramecc+", "gfx90a", KD_FEATURE_OFF, KD_FEATURE_ON, false},
	    {"gfx900", "gfx900", KD_FEATURE_ANY, KD_FEATURE_UNSUPPORTED, true},
	    {"kaveri", "gfx700", KD_FEATURE_UNSUPPORTED, KD_FEATURE_UNSUPPORTED, false},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_target_id id;
		assert_true(kd_target_id_parse_processor(&id, cases[i].text, strlen(cases[i].text), text, sizeof text));
		assert_string_equal(id.processor->name, cases[i].processor);
		assert_int_equal(id.xnack, cases[i].xnack);
		assert_int_equal(id.sramecc, cases[i].sramecc);
		assert_int_equal(id.canonical, cases[i].canonical);
		assert_int_equal(id.os, KD_OS_AMDHSA);
	}
	struct kd_target_id id;
	assert_false(kd_target_id_parse_processor(&id, "gfx90", 5, text, sizeof text));
	assert_non_null(strstr(text, "'gfx90' is not a recognized processor"));
	assert_false(kd_target_id_parse_processor(&id, "gfx900:sramecc+", 15, text, sizeof text));
}

/* Version 2 had names for the states of XNACK. */
static void ids_of_version_2_are_read(void **state) {
	(void)state;
	static const struct {
		const char *id, *processor;
		enum kd_feature_state xnack;
	} cases[] = {
	    {"amdgcn-amd-amdhsa--gfx900", "gfx900", KD_FEATURE_OFF},
	    {"amdgcn-amd-amdhsa--gfx901", "gfx900", KD_FEATURE_ON},
	    {"amdgcn-amd-amdhsa--gfx803", "gfx803", KD_FEATURE_UNSUPPORTED},
	    {"amdgcn-amd-amdhsa--gfx1010", "gfx1010", KD_FEATURE_ANY},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_target_id id;
		assert_true(kd_target_id_parse(&id, 2, cases[i].id, strlen(cases[i].id), text, sizeof text));
		assert_string_equal(id.processor->name, cases[i].processor);
		assert_int_equal(id.xnack, cases[i].xnack);
	}
}

static void assert_bad_id(const char *name, const char *message) {
	struct kd_target_id id;
	for (unsigned version = 2; version <= KD_CODE_OBJECT_VERSION_DEFAULT; version += 2) {
		assert_false(kd_target_id_parse(&id, version, name, strlen(name), text, sizeof text));
		assert_string_equal(text, message);
	}
}

static void bad_ids_are_refused(void **state) {
	(void)state;
	assert_bad_id("gfx900", "invalid target ID 'gfx900': expected architecture-vendor-os-environment-processor, as in "
	                        "'amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-'");
	assert_bad_id("amdgcn-amd-amdhsa--gfx90",
	              "'gfx90' is not a recognized processor for this target; did you mean gfx900, gfx902 or gfx904?");
	assert_bad_id("nvptx64-nvidia-cuda--sm_80",
	              "unable to get target for 'nvptx64-nvidia-cuda': kdasm assembles for amdgcn and r600");
	assert_refused("gfx90a:xnack", NULL,
	               "invalid target ID 'gfx90a:xnack'; format is a processor name followed by an optional "
	               "colon-delimited list of features followed by an enable/disable sign (e.g., "
	               "'gfx908:sramecc+:xnack-')");
	assert_refused("gfx90a:", NULL,
	               "invalid target ID 'gfx90a:'; format is a processor name followed by an optional "
	               "colon-delimited list of features followed by an enable/disable sign (e.g., "
	               "'gfx908:sramecc+:xnack-')");
	assert_refused("gfx900:sramecc+", NULL,
	               "invalid target ID 'gfx900:sramecc+': gfx900 has no target feature 'sramecc'");
	assert_refused("gfx900:cumode+", NULL, "invalid target ID 'gfx900:cumode+': gfx900 has no target feature 'cumode'");
	assert_refused("gfx900:xnack+:xnack+", NULL, "invalid target ID 'gfx900:xnack+:xnack+': 'xnack' is named twice");
	assert_refused("gfx900:xnack+", "-xnack", "-mattr contradicts the target ID: '-xnack' against ':xnack+'");
	assert_flags("gfx900:xnack+", "+xnack", 6, 0x32c);
}

static void the_directive_must_match(void **state) {
	(void)state;
	struct kd_target target = target_for(NULL, "gfx90a", "-xnack,+sramecc", 6);
	static const struct {
		const char *id, *advice;
	} cases[] = {
	    {"amdgcn-amd-amdhsa--gfx90a", "; features are switched by -mcpu=gfx90a or by -mattr"},
	    {"amdgcn-amd-amdhsa--gfx942", "; change the directive or -mcpu"},
	    {"x", ""},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char expected[KD_TARGET_TEXT_SIZE];
		snprintf(expected, sizeof expected,
		         ".amdgcn_target directive's target id %s does not match the specified target id "
		         "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-%s",
		         cases[i].id, cases[i].advice);
		assert_false(kd_target_take_id(&target, KD_AMDGCN_TARGET, cases[i].id, strlen(cases[i].id), text, sizeof text));
		assert_string_equal(text, expected);
	}
}

static void the_directive_can_name_the_target(void **state) {
	(void)state;
	static const char id[] = "amdgcn-amd-amdhsa--gfx90a:xnack-:sramecc+";
	struct kd_target target;
	struct kd_target_options options = {.features = "+tgsplit", .code_object_version = 4};
	assert_true(kd_target_init_from_id(&target, &options, id, strlen(id), text, sizeof text));
	assert_string_equal(text, "");
	assert_int_equal(kd_target_e_flags(&target), 0xe3f);
	assert_true(target.tgsplit);
	assert_int_equal(target.code_object_version, 4);

	options = (struct kd_target_options){.triple = "amdgcn-amd-amdpal"};
	assert_false(kd_target_init_from_id(&target, &options, id, strlen(id), text, sizeof text));
	assert_string_equal(text, ".amdgcn_target directive's target id amdgcn-amd-amdhsa--gfx90a:xnack-:sramecc+ "
	                          "does not match the specified triple amdgcn-amd-amdpal");
}

static void other_triples_and_versions_are_refused(void **state) {
	(void)state;
	struct kd_target target;
	struct kd_target_options options = {.triple = "x86_64-pc-linux-gnu", .processor = "gfx900"};
	assert_false(kd_target_init(&target, &options, text, sizeof text));
	assert_string_equal(text, "unable to get target for 'x86_64-pc-linux-gnu': kdasm assembles for amdgcn and r600");
	options = (struct kd_target_options){.processor = "gfx900", .code_object_version = 1};
	assert_false(kd_target_init(&target, &options, text, sizeof text));
	assert_string_equal(text, "Unsupported AMDHSA Code Object Version 1; kdasm writes versions 2 to 6");
	options.triple = "amdgcn-amd-amdhsa-an-environment-that-is-far-too-long-for-anyone-to-want-it";
	assert_false(kd_target_init(&target, &options, text, sizeof text));
	assert_non_null(strstr(text, "the triple is too long"));
}

/* ---- the ELF header ---- */

static void systems_have_their_header_values(void **state) {
	(void)state;
	static const struct {
		const char *triple;
		unsigned version, osabi, abi_version;
		uint32_t flags; /* gfx90a */
	} cases[] = {
	    {"amdgcn-amd-amdhsa", 4, 64, 2, 0x53f}, {"amdgcn-amd-amdhsa", 5, 64, 3, 0x53f},
	    {"amdgcn-amd-amdhsa", 6, 64, 4, 0x53f}, {"amdgcn-amd-amdhsa1.0", 0, 64, 4, 0x53f},
	    {"amdgcn--amdpal", 6, 65, 0, 0x33f},    {"amdgcn-mesa-mesa3d", 4, 66, 0, 0x33f},
	    {"amdgcn--", 6, 0, 0, 0x33f},           {"amdgcn-amd-linux-gnu", 6, 0, 0, 0x33f},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_target target = target_for(cases[i].triple, "gfx90a", NULL, cases[i].version);
		assert_int_equal(kd_target_elf_osabi(&target), cases[i].osabi);
		assert_int_equal(kd_target_elf_abi_version(&target), cases[i].abi_version);
		assert_int_equal(kd_target_e_flags(&target), cases[i].flags);
	}
	struct kd_target pal = target_for("amdgcn--amdpal", "gfx90a", "-xnack", 6);
	assert_int_equal(kd_target_e_flags(&pal), 0x23f);
	pal = target_for("amdgcn--amdpal", "gfx9-4-generic", NULL, 6);
	assert_int_equal(kd_target_e_flags(&pal), 0x35f);
}

static void r600_has_processors_and_a_class_of_its_own(void **state) {
	(void)state;
	/* In the order of their numbers, 1 and on. */
	static const char *const names[] = {"r600",    "r630",    "rs880",   "rv670", "rv710", "rv730",  "rv770",  "cedar",
	                                    "cypress", "juniper", "redwood", "sumo",  "barts", "caicos", "cayman", "turks"};
	enum { COUNT = sizeof names / sizeof *names, CLASS_32 = 1, CLASS_64 = 2 };
	for (unsigned i = 0; i < COUNT; i++) {
		struct kd_target target = target_for("r600--", names[i], NULL, 6), read;
		assert_string_equal(kd_r600_processor_at(i)->name, names[i]);
		assert_int_equal(kd_target_e_flags(&target), i + 1);
		assert_int_equal(kd_target_elf_class(&target), CLASS_32);
		assert_int_equal(kd_target_lds_limit(&target), i < 4 ? 32 << 10 : 64 << 10);
		assert_true(kd_target_from_elf(&read, &(struct kd_target_facts){.e_flags = i + 1}, text, sizeof text));
		assert_ptr_equal(read.processor, target.processor);
		assert_string_equal(read.triple, "r600-amd--");
	}
	assert_null(kd_r600_processor_at(COUNT));
	struct kd_target gcn = target_for("amdgcn--", "gfx900", NULL, 6);
	assert_int_equal(kd_target_elf_class(&gcn), CLASS_64);
}

static void processors_belong_to_an_architecture(void **state) {
	(void)state;
	struct kd_target target;
	struct kd_target_options options = {.triple = "r600--", .processor = "gfx900"};
	assert_refused("cypress", NULL, "'cypress' is not a recognized processor for this target: it is one of r600");
	assert_false(kd_target_init(&target, &options, text, sizeof text));
	options.processor = NULL;
	assert_false(kd_target_init(&target, &options, text, sizeof text));
	assert_string_equal(text, "no processor: name one of r600 with -mcpu");
}

static void headers_read_back_as_written(void **state) {
	(void)state;
	static const char *const features[] = {NULL, "+xnack", "-xnack,+sramecc", "-sramecc"};
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++)
		for (size_t f = 0; f < sizeof features / sizeof *features; f++)
			for (unsigned version = 2; version <= 6; version++) {
				struct kd_target out = target_for(NULL, processor->name, features[f], version), in;
				const struct kd_target_facts facts = {.e_flags = kd_target_e_flags(&out),
				                                      .osabi = kd_target_elf_osabi(&out),
				                                      .abi_version = kd_target_elf_abi_version(&out)};
				assert_true(kd_target_from_elf(&in, &facts, text, sizeof text));
				assert_int_equal(in.processor->mach, processor->mach);
				if (version >= 4) { /* before, what was not off was on */
					assert_int_equal(in.xnack, out.xnack);
					assert_int_equal(in.sramecc, out.sramecc);
				}
				assert_int_equal(in.wave, out.wave);
				assert_int_equal(in.code_object_version, version);
				assert_int_equal(kd_target_e_flags(&in), kd_target_e_flags(&out));
			}
}

/* llvm-mc 14's answers to -mcpu, -mattr and --amdhsa-code-object-version. */
static void older_versions_have_their_headers_and_ids(void **state) {
	(void)state;
	static const struct {
		unsigned version;
		const char *processor, *features;
		uint32_t flags;
		const char *id; /* of the processor; "" when version 2 has none */
	} cases[] = {
	    {3, "gfx803", NULL, 0x2a, "gfx803"},
	    {3, "gfx900", NULL, 0x12c, "gfx900+xnack"},
	    {3, "gfx900", "-xnack", 0x2c, "gfx900"},
	    {3, "gfx906", NULL, 0x32f, "gfx906+xnack+sram-ecc"},
	    {3, "gfx906", "+xnack,-sramecc", 0x12f, "gfx906+xnack"},
	    {3, "gfx90a", "-sramecc", 0x13f, "gfx90a+xnack"},
	    {3, "generic", NULL, 0, "gfx600"},
	    {2, "gfx600", NULL, 0x20, "gfx600"},
	    {2, "fiji", NULL, 0x2a, "gfx803"},
	    {2, "gfx801", NULL, 0x128, "gfx801"},
	    {2, "gfx801", "-xnack", 0x28, ""},
	    {2, "gfx900", NULL, 0x12c, "gfx901"},
	    {2, "gfx900", "-xnack", 0x2c, "gfx900"},
	    {2, "gfx902", "+xnack", 0x12d, "gfx903"},
	    {2, "gfx904", NULL, 0x12e, "gfx905"},
	    {2, "gfx906", NULL, 0x32f, "gfx907"},
	    {2, "gfx90c", NULL, 0x132, ""},
	    {2, "gfx90c", "-xnack", 0x32, "gfx90c"},
	    {2, "gfx908", NULL, 0x330, ""},
	    {2, "gfx1010", NULL, 0x133, ""},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char id[KD_TARGET_ID_SIZE] = "", expected[KD_TARGET_ID_SIZE];
		struct kd_target target = target_for(NULL, cases[i].processor, cases[i].features, cases[i].version);
		assert_int_equal(kd_target_e_flags(&target), cases[i].flags);
		assert_int_equal(kd_target_elf_abi_version(&target), cases[i].version - 2);
		snprintf(expected, sizeof expected, "%s%s", cases[i].id[0] ? "amdgcn-amd-amdhsa--" : "", cases[i].id);
		assert_int_equal(kd_target_id_format(&target, id, sizeof id), strlen(expected));
		assert_string_equal(id, expected);
		assert_int_equal(kd_target_take_id(&target, KD_AMDGCN_TARGET, expected, strlen(expected), text, sizeof text),
		                 expected[0] != 0);
	}
}

static void ids_of_older_versions_name_the_target(void **state) {
	(void)state;
	struct kd_target target;
	struct kd_target_options options = {.code_object_version = 3};
	const char *id = "amdgcn-amd-amdhsa--gfx906+sram-ecc";
	assert_true(kd_target_init_from_id(&target, &options, id, strlen(id), text, sizeof text));
	assert_int_equal(target.sramecc, KD_FEATURE_ON);
	assert_int_equal(target.xnack, KD_FEATURE_OFF);

	options.code_object_version = 6;
	assert_false(kd_target_init_from_id(&target, &options, id, strlen(id), text, sizeof text));
	assert_string_equal(
	    text,
	    "invalid target ID 'gfx906+sram-ecc': this is how code object version 3 spells features; choose it with --amdhsa-code-object-version=3, or write ':xnack+'");

	options.code_object_version = 2;
	id = "amdgcn-amd-amdhsa--gfx901";
	assert_true(kd_target_init_from_id(&target, &options, id, strlen(id), text, sizeof text));
	assert_string_equal(target.processor->name, "gfx900");
	assert_int_equal(target.xnack, KD_FEATURE_ON);

	assert_string_equal(kd_target_name_v2(8, 0, 3), "gfx803");
	assert_string_equal(kd_target_name_v2(8, 0, 0), "gfx802");
	assert_string_equal(kd_target_name_v2(8, 0, 4), "gfx803");
	assert_string_equal(kd_target_name_v2(9, 0, 0), "gfx900");
	assert_string_equal(kd_target_name_v2(9, 0, 1), "gfx901");
	assert_string_equal(kd_target_name_v2(8, 1, 0), "gfx810");
	assert_null(kd_target_name_v2(9, 0, 8));
	target = target_for(NULL, "gfx900", NULL, 2);
	assert_int_equal(kd_target_stepping_v2(&target, 9, 0, 6), 7);
	assert_int_equal(kd_target_stepping_v2(&target, 9, 0, 8), 8);
	assert_int_equal(kd_target_stepping_v2(&target, 8, 0, 0), 0);
}

/* Version 2: the note, then a machine number. All notes of the specification's table are in tests/kdinfo/headers.py. */
static void version_2_is_named_by_its_note(void **state) {
	(void)state;
	enum kd_feature_state none = KD_FEATURE_UNSUPPORTED, on = KD_FEATURE_ON, off = KD_FEATURE_OFF;
	const struct {
		struct kd_target_facts facts;
		const char *processor;
		enum kd_feature_state xnack, sramecc;
	} cases[] = {
	    {{.e_flags = 0, .has_isa = true, .isa = {9, 0, 1}}, "gfx900", on, none},
	    {{.e_flags = 1, .has_isa = true, .isa = {9, 0, 6}}, "gfx906", off, off},
	    {{.e_flags = 0x32f, .has_isa = true, .isa = {9, 0, 6}}, "gfx906", off, off},
	    {{.e_flags = 0, .has_isa = true, .isa = {8, 0, 1}}, "gfx801", on, none},
	    {{.e_flags = 2, .has_isa = true, .isa = {8, 0, 1}, .finalized = true}, "gfx801", off, none},
	    {{.e_flags = 3, .has_isa = true, .isa = {8, 0, 1}, .finalized = true}, "gfx801", on, none},
	    {{.e_flags = 3, .has_isa = true, .isa = {8, 0, 4}, .finalized = true}, "gfx803", none, none},
	    {{.e_flags = 1, .has_isa = true, .isa = {9, 0, 8}}, "gfx908", on, off},
	    {{.e_flags = 0x230, .has_isa = true, .isa = {9, 0, 8}}, "gfx908", off, on},
	    {{.e_flags = 1}, "gfx000", none, none},
	    {{.e_flags = 2, .has_isa = true, .isa = {99, 0, 0}}, "gfx000", none, none},
	    {{.e_flags = 0x12c, .has_isa = true, .isa = {99, 0, 0}}, "gfx900", on, none},
	    {{.e_flags = 0x2c}, "gfx900", off, none},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_target target;
		struct kd_target_facts facts = cases[i].facts;
		facts.osabi = 64;
		assert_true(kd_target_from_elf(&target, &facts, text, sizeof text));
		assert_string_equal(target.processor->name, cases[i].processor);
		assert_int_equal(target.xnack, cases[i].xnack);
		assert_int_equal(target.sramecc, cases[i].sramecc);
	}
	struct kd_target target;
	assert_false(
	    kd_target_from_elf(&target, &(struct kd_target_facts){.e_flags = 0xff, .osabi = 64}, text, sizeof text));
	assert_string_equal(text, "e_flags 0xff: no processor has the number 0xff");
}

static const struct kd_target_facts *facts_of(uint32_t e_flags, uint8_t osabi, uint8_t abi_version) {
	static struct kd_target_facts facts;
	facts = (struct kd_target_facts){.e_flags = e_flags, .osabi = osabi, .abi_version = abi_version};
	return &facts;
}

static void foreign_headers_are_refused(void **state) {
	(void)state;
	struct kd_target target;
	assert_false(kd_target_from_elf(&target, facts_of(0x1ff, 64, 4), text, sizeof text));
	assert_string_equal(text, "e_flags 0x1ff: no processor has the number 0xff");
	assert_false(kd_target_from_elf(&target, facts_of(0x3f, 3, 4), text, sizeof text));
	assert_string_equal(text, "EI_OSABI 3 is not one of AMDGPU");
	assert_false(kd_target_from_elf(&target, facts_of(0x3f, 64, 5), text, sizeof text));
	assert_string_equal(text, "EI_ABIVERSION 5 is not one of code object versions 2 to 6");

	assert_true(kd_target_from_elf(&target, facts_of(0x12c, 64, 0), text, sizeof text));
	assert_int_equal(target.code_object_version, 2);

	/* Versions 2 and 3: one bit a feature, set for on. */
	assert_true(kd_target_from_elf(&target, facts_of(0x13f, 64, 1), text, sizeof text));
	assert_int_equal(target.xnack, KD_FEATURE_ON);
	assert_int_equal(target.sramecc, KD_FEATURE_OFF);
}

static void small_buffers_are_respected(void **state) {
	(void)state;
	struct kd_target target;
	struct kd_target_options options = {.processor = "gfx900", .features = "+foo,+bar"};
	char small[8] = "1234567";
	assert_true(kd_target_init(&target, &options, small, 4));
	assert_memory_equal(small,
	                    "'+f\0"
	                    "567",
	                    8);
	options.processor = "nonesuch";
	assert_false(kd_target_init(&target, &options, NULL, 0));
	assert_false(kd_target_init(&target, &options, small, 1));
	assert_string_equal(small, "");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(each_processor_has_its_e_flags_and_id),
	    cmocka_unit_test(each_processor_has_its_register_rules),
	    cmocka_unit_test(each_processor_has_its_capabilities),
	    cmocka_unit_test(the_list_has_each_processor_once),
	    cmocka_unit_test(numbers_are_unique),
	    cmocka_unit_test(unknown_processors_are_not_found),
	    cmocka_unit_test(near_names_are_suggested),
	    cmocka_unit_test(feature_states_are_in_e_flags),
	    cmocka_unit_test(the_last_item_wins),
	    cmocka_unit_test(support_itself_can_be_switched),
	    cmocka_unit_test(useless_items_are_warned_about),
	    cmocka_unit_test(wavefront_sizes_combine_as_in_llvm),
	    cmocka_unit_test(modes_follow_their_features),
	    cmocka_unit_test(lds_doubles_in_wgp_mode),
	    cmocka_unit_test(some_features_change_what_is_accepted),
	    cmocka_unit_test(a_processor_stays_what_it_is),
	    cmocka_unit_test(ids_are_written_in_canonical_form),
	    cmocka_unit_test(ids_are_read_in_any_order),
	    cmocka_unit_test(processors_with_features_are_read),
	    cmocka_unit_test(ids_of_version_2_are_read),
	    cmocka_unit_test(bad_ids_are_refused),
	    cmocka_unit_test(the_directive_must_match),
	    cmocka_unit_test(the_directive_can_name_the_target),
	    cmocka_unit_test(other_triples_and_versions_are_refused),
	    cmocka_unit_test(systems_have_their_header_values),
	    cmocka_unit_test(r600_has_processors_and_a_class_of_its_own),
	    cmocka_unit_test(processors_belong_to_an_architecture),
	    cmocka_unit_test(headers_read_back_as_written),
	    cmocka_unit_test(older_versions_have_their_headers_and_ids),
	    cmocka_unit_test(ids_of_older_versions_name_the_target),
	    cmocka_unit_test(version_2_is_named_by_its_note),
	    cmocka_unit_test(foreign_headers_are_refused),
	    cmocka_unit_test(small_buffers_are_respected),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
