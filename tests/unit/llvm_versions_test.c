/* llvm_versions_test.c: what is written as later LLVMs write it, and read whoever wrote it.
 *
 * LLVM 22 is the reference for bytes. Expectations for later ones are those of their own tests, named at each row: the
 * file under llvm/test, or the number of the change (pull request of llvm-project). */
#include "kdasm/descriptor.h"
#include "kdasm/target.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static char text[KD_TARGET_TEXT_SIZE];

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct kd_target target_of(const struct kd_target_options *options) {
	struct kd_target target;
	if (!kd_target_init(&target, options, text, sizeof text))
		fail_msg("%s %s: %s", options->processor ? options->processor : "", options->triple ? options->triple : "",
		         text);
	return target;
}

static void assert_refused(const struct kd_target_options *options, const char *message) {
	struct kd_target target;
	assert_false(kd_target_init(&target, options, text, sizeof text));
	assert_string_equal(text, message);
}

/* ---- versions ---- */

static void versions_are_known(void **state) {
	(void)state;
	for (unsigned version = 0; version < 30; version++)
		assert_int_equal(kd_llvm_version_known(version), version == 0 || (version >= 22 && version <= 24));
	assert_refused(&(struct kd_target_options){.processor = "gfx900", .llvm_version = 25},
	               "unsupported LLVM version 25; kdasm follows 22 to 24");
	assert_int_equal(target_of(&(struct kd_target_options){.processor = "gfx900"}).llvm_version, 22);
}

static void changes_are_of_a_later_version(void **state) {
	(void)state;
	const struct kd_llvm_change_row *row;
	size_t count = 0;
	for (; (row = kd_llvm_change_at(count)); count++) {
		assert_in_range(row->since, 23, 24);
		assert_false(kd_llvm_has(0, (enum kd_llvm_change)count));
		assert_false(kd_llvm_has(22, (enum kd_llvm_change)count));
		assert_true(kd_llvm_has(24, (enum kd_llvm_change)count));
		assert_true(*row->subject && *row->before && *row->after);
	}
	assert_int_equal(count, KD_LLVM_CHANGE_COUNT);
}

/* ---- e_flags ---- */

/* 22: llvm-mc. 23: PR 204523, no modes of XNACK from gfx12.5 on. 24: llvm/test/MC/AMDGPU/elf-xnack-hardwired.s. */
static void xnack_of_gfx1250_is_hardwired_since_23(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		uint32_t flags_22, flags_later;
	} cases[] = {
	    {"gfx1250", 0x549, 0x449},          {"gfx1251", 0x55a, 0x45a}, {"gfx1250:sramecc+", 0xd49, 0xc49},
	    {"gfx1250:sramecc-", 0x949, 0x849}, {"gfx942", 0x54c, 0x54c},
	};
	for (size_t i = 0; i < COUNT(cases); i++)
		for (unsigned version = 4; version <= 6; version++)
			for (unsigned llvm = 22; llvm <= 24; llvm++) {
				struct kd_target target = target_of(&(struct kd_target_options){
				    .processor = cases[i].processor, .code_object_version = version, .llvm_version = llvm});
				assert_int_equal(kd_target_e_flags(&target), llvm == 22 ? cases[i].flags_22 : cases[i].flags_later);
			}
	assert_refused(&(struct kd_target_options){.processor = "gfx1250:xnack+", .llvm_version = 23},
	               "invalid target ID: gfx1250 has no target feature 'xnack' since LLVM 23, because it is always on");
	struct kd_target chosen = target_of(&(struct kd_target_options){.processor = "gfx1250:xnack+"});
	assert_int_equal(kd_target_e_flags(&chosen), 0x749);
}

/* ---- processors ---- */

/* Numbers: llvm/test/CodeGen/AMDGPU/elf-header-flags-mach.ll, for gfx1250-strict PR 218543. e_flags of V6 with nothing
 * asked, and families as AMDGPUTargetParser.cpp has them. */
static const struct later {
	const char *name, *triple, *generic;
	unsigned since, mach, gfx[3];
	uint32_t flags;
} later_processors[] = {
    {"gfx1154", "amdgpu11.54-amd-amdhsa", "gfx11-generic", 23, 0x57, {11, 5, 4}, 0x57},
    {"gfx1170", "amdgpu11.70-amd-amdhsa", "gfx11-7-generic", 23, 0x5d, {11, 7, 0}, 0x5d},
    {"gfx1171", "amdgpu11.71-amd-amdhsa", "gfx11-7-generic", 23, 0x5e, {11, 7, 1}, 0x5e},
    {"gfx1172", "amdgpu11.72-amd-amdhsa", "gfx11-7-generic", 23, 0x5c, {11, 7, 2}, 0x5c},
    {"gfx1310", "amdgpu13.10-amd-amdhsa", "gfx13-generic", 23, 0x50, {13, 1, 0}, 0x50},
    {"gfx1250-strict", "amdgpu12.50s-amd-amdhsa", NULL, 24, 0xeb, {12, 5, 0}, 0x4eb},
    {"gfx12-5-generic", "amdgpu12.5-amd-amdhsa", NULL, 23, 0x5b, {12, 5, 0}, 0x100045b},
    {"gfx11-7-generic", "amdgpu11.7-amd-amdhsa", NULL, 23, 0x62, {11, 7, 0}, 0x1000062},
    {"gfx13-generic", "amdgpu13-amd-amdhsa", NULL, 23, 0x63, {13, 1, 0}, 0x1000063},
};

static void later_processors_are_known(void **state) {
	(void)state;
	for (size_t i = 0; i < COUNT(later_processors); i++) {
		const struct later *row = &later_processors[i];
		const struct kd_processor *processor = kd_processor_find(row->name, strlen(row->name));
		const struct kd_target_facts facts = {.e_flags = row->flags, .osabi = 64, .abi_version = 4};
		struct kd_target target;
		unsigned version;
		char id[KD_TARGET_ID_SIZE], expected[KD_TARGET_ID_SIZE];
		assert_non_null(processor);
		assert_int_equal(processor->mach, row->mach);
		assert_int_equal(processor->since, row->since);
		assert_int_equal(processor->gfx_major, row->gfx[0]);
		assert_int_equal(processor->gfx_minor, row->gfx[1]);
		assert_int_equal(processor->gfx_stepping, row->gfx[2]);
		assert_ptr_equal(kd_triple_processor(row->triple), processor);
		const struct kd_processor *generic = kd_processor_generic(processor, &version);
		assert_int_equal(generic != NULL, row->generic != NULL);
		if (generic)
			assert_string_equal(generic->name, row->generic);
		assert_true(kd_target_from_elf(&target, &facts, text, sizeof text));
		snprintf(expected, sizeof expected, "amdgcn-amd-amdhsa--%s", row->name);
		kd_target_id_format(&target, id, sizeof id);
		assert_string_equal(id, expected);
		assert_ptr_equal(target.processor, processor);
	}
}

/* PR 218543, 183381, elf-xnack-hardwired.s. An e_flags with "on" is only read. */
static void those_like_gfx1250_are_assembled_for(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		unsigned version;
		uint32_t flags;
	} cases[] = {
	    {"gfx1250-strict", 6, 0x4eb},          {"gfx1250-strict", 4, 0x4eb},  {"gfx12-5-generic", 6, 0x100045b},
	    {"gfx1250-strict:sramecc+", 6, 0xceb}, {"gfx12-5-generic", 5, 0x45b}, {"gfx1250-strict:sramecc-", 6, 0x8eb},
	};
	for (size_t i = 0; i < COUNT(cases); i++)
		for (unsigned llvm = 22; llvm <= 24; llvm++) {
			struct kd_target target = target_of(&(struct kd_target_options){
			    .processor = cases[i].processor, .code_object_version = cases[i].version, .llvm_version = llvm});
			assert_int_equal(kd_target_e_flags(&target), cases[i].flags);
			assert_int_equal(target.wave, KD_WAVE_32);
			assert_int_equal(kd_target_lds_limit(&target), 327680);
			assert_int_equal(target.family.sgprs->addressable, 106);
			assert_int_equal(target.family.vgprs->addressable, 1024);
		}
	static const uint32_t on[] = {0x749, 0x75a, 0x7eb, 0x100075b};
	static const char *const names[] = {"gfx1250", "gfx1251", "gfx1250-strict", "gfx12-5-generic"};
	for (size_t i = 0; i < COUNT(on); i++) {
		const struct kd_target_facts facts = {.e_flags = on[i], .osabi = 64, .abi_version = 4};
		struct kd_target target;
		struct kd_target_id id;
		assert_true(kd_target_from_elf(&target, &facts, text, sizeof text));
		assert_string_equal(target.processor->name, names[i]);
		assert_true(kd_target_id_parse_processor(&id, names[i], strlen(names[i]), text, sizeof text));
		assert_true(kd_target_id_is_of(&id, &target));
	}
	assert_refused(&(struct kd_target_options){.processor = "gfx1250-strict:xnack+"},
	               "invalid target ID 'gfx1250-strict:xnack+': gfx1250-strict has no target feature 'xnack'");
}

static void others_are_only_read(void **state) {
	(void)state;
	const struct kd_processor *processor;
	size_t count = 0;
	for (; (processor = kd_read_processor_at(count)); count++) {
		struct kd_target target;
		const struct kd_target_options options = {.processor = processor->name, .llvm_version = 24};
		assert_false(kd_target_init(&target, &options, text, sizeof text));
		assert_non_null(strstr(text, "kdasm does not assemble for "));
		assert_non_null(strstr(text, processor->only_read));
	}
	assert_int_equal(count, 7);
	assert_refused(
	    &(struct kd_target_options){.processor = "gfx1310"},
	    "kdasm does not assemble for gfx1310, which LLVM has since version 23: how its descriptors count VGPRs is "
	    "not known");
}

/* Which fields descriptors have; "isGFX1250Plus", and PR 182107 for what gfx117x lacks. */
static void fields_of_later_processors(void **state) {
	(void)state;
	static const struct {
		uint32_t flags;
		const char *name;
		int low, width; /* -1: it has none */
	} cases[] = {
	    {0x57, "ENABLE_DX10_CLAMP", 21, 1}, {0x57, "ENABLE_IEEE_MODE", 23, 1},   {0x5d, "ENABLE_DX10_CLAMP", -1, 0},
	    {0x5e, "ENABLE_IEEE_MODE", -1, 0},  {0x62, "ENABLE_IEEE_MODE", -1, 0},   {0x5d, "WGP_MODE", 29, 1},
	    {0x50, "ENABLE_DX10_CLAMP", -1, 0}, {0x50, "WGP_MODE", 29, 1},           {0x50, "WG_RR_EN", 21, 1},
	    {0x5d, "WG_RR_EN", -1, 0},          {0x57, "USER_SGPR_COUNT", 1, 5},     {0x5c, "USER_SGPR_COUNT", 1, 5},
	    {0x50, "USER_SGPR_COUNT", 1, 6},    {0x4eb, "USER_SGPR_COUNT", 1, 6},    {0x50, "NAMED_BAR_CNT", 14, 3},
	    {0x5d, "NAMED_BAR_CNT", -1, 0},     {0x57, "INST_PREF_SIZE", 4, 6},      {0x5d, "INST_PREF_SIZE", 4, 6},
	    {0x50, "INST_PREF_SIZE", 4, 8},     {0x57, "SHARED_VGPR_COUNT", 0, 4},   {0x5d, "SHARED_VGPR_COUNT", 0, 4},
	    {0x50, "SHARED_VGPR_COUNT", -1, 0}, {0x4eb, "SHARED_VGPR_COUNT", -1, 0},
	};
	for (size_t i = 0; i < COUNT(cases); i++) {
		const struct kd_target_facts facts = {.e_flags = cases[i].flags, .osabi = 64, .abi_version = 4};
		struct kd_target target;
		const struct kd_field *field, *found = NULL;
		assert_true(kd_target_from_elf(&target, &facts, text, sizeof text));
		for (size_t id = 0; (field = kd_field_at(id)); id++)
			if (field->name && strcmp(field->name, cases[i].name) == 0 && kd_field_available(&target, field))
				found = field;
		if ((found ? (int)found->low_bit : -1) != cases[i].low || (found && found->width != cases[i].width))
			fail_msg("%s of 0x%x", cases[i].name, cases[i].flags);
	}
}

/* ---- triples: PR 206480 ---- */

static void triples_name_processors(void **state) {
	(void)state;
	static const struct {
		const char *triple, *processor;
	} cases[] = {
	    /* The last two characters of a GPU's name are behind the dot. */
	    {"amdgpu9.00-amd-amdhsa", "gfx900"},
	    {"amdgpu9.0a-amd-amdhsa", "gfx90a"},
	    {"amdgpu9.50-amd-amdhsa", "gfx950"},
	    {"amdgpu10.36-amd-amdhsa", "gfx1036"},
	    {"amdgpu8.10-amd-amdhsa", "gfx810"},
	    {"amdgpu12.50-amd-amdhsa", "gfx1250"},
	    {"amdgpu11.00-amd-amdpal", "gfx1100"},
	    /* One that several have stands for the generic processor. */
	    {"amdgpu6-amd-amdhsa", "gfx600"},
	    {"amdgpu7-amd-amdhsa", "gfx700"},
	    {"amdgpu9-amd-amdhsa", "gfx9-generic"},
	    {"amdgpu9.4-amd-amdhsa", "gfx9-4-generic"},
	    {"amdgpu10.1-amd-amdhsa", "gfx10-1-generic"},
	    {"amdgpu10.3-amd-amdhsa", "gfx10-3-generic"},
	    {"amdgpu11-amd-amdhsa", "gfx11-generic"},
	    {"amdgpu12-amd-amdhsa", "gfx12-generic"},
	    {"amdgpu12.5-amd-amdhsa", "gfx12-5-generic"},
	};
	for (size_t i = 0; i < COUNT(cases); i++) {
		struct kd_target target = target_of(&(struct kd_target_options){.triple = cases[i].triple});
		assert_string_equal(target.processor->name, cases[i].processor);
		assert_ptr_equal(kd_triple_processor(cases[i].triple), target.processor);
	}
	assert_null(kd_triple_processor("amdgcn-amd-amdhsa"));
	assert_null(kd_triple_processor("amdgpu-amd-amdhsa"));
	assert_null(kd_triple_processor("amdgpu8-amd-amdhsa")); /* in LLVM "gfx800", which has no number */
	assert_null(kd_triple_processor("x86_64"));
	assert_refused(&(struct kd_target_options){.triple = "amdgpu8-amd-amdhsa"},
	               "the triple names no processor: amdgpu8 is for several");
	assert_refused(&(struct kd_target_options){.triple = "amdgpu12345-amd-amdhsa"},
	               "unknown subarch amdgpu12345: a GPU is named as in amdgpu9.42");
	assert_refused(&(struct kd_target_options){.triple = "amdgpu9.0-amd-amdhsa"},
	               "unknown subarch amdgpu9.0: a GPU is named as in amdgpu9.42");
	assert_refused(&(struct kd_target_options){.triple = "amdgpux-amd-amdhsa"},
	               "unknown subarch amdgpux: a GPU is named as in amdgpu9.42");
}

/* Compatible: equal, or one is the major of the other, which covers its generic family only. */
static void triples_go_with_some_processors(void **state) {
	(void)state;
	static const struct {
		const char *triple, *processor;
		bool good;
	} cases[] = {
	    {"amdgpu", "gfx900", true},
	    {"amdgpu9.00", "gfx900", true},
	    {"amdgpu9.00", "gfx906", false},
	    {"amdgpu9", "gfx900", true},
	    {"amdgpu9", "gfx906", true},
	    {"amdgpu9", "gfx9-generic", true},
	    {"amdgpu9.06", "gfx9-generic", true},
	    {"amdgpu9", "gfx908", false},
	    {"amdgpu9", "gfx90a", false},
	    {"amdgpu9", "gfx942", false},
	    {"amdgpu9", "gfx950", false},
	    {"amdgpu9.4", "gfx942", true},
	    {"amdgpu9.4", "gfx950", true},
	    {"amdgpu9.08", "gfx9-generic", false},
	    {"amdgpu8", "gfx803", true},
	    {"amdgpu8", "gfx810", false},
	    {"amdgpu6", "gfx602", true},
	    {"amdgpu7", "gfx705", true},
	    {"amdgpu11", "gfx1153", true},
	    {"amdgpu11", "gfx1201", false},
	    {"amdgpu10.1", "gfx1013", true},
	    {"amdgpu10.1", "gfx1030", false},
	    {"amdgpu12.5", "gfx1251", true},
	    {"amdgpu12.5", "gfx1200", false},
	    {"amdgpu12.51", "gfx12-5-generic", true},
	};
	for (size_t i = 0; i < COUNT(cases); i++) {
		char triple[64];
		struct kd_target target;
		snprintf(triple, sizeof triple, "%s-amd-amdhsa", cases[i].triple);
		const struct kd_target_options options = {.triple = triple, .processor = cases[i].processor};
		if (kd_target_init(&target, &options, text, sizeof text) != cases[i].good)
			fail_msg("%s %s: %s", triple, cases[i].processor, text);
	}
	assert_refused(&(struct kd_target_options){.triple = "amdgpu9-amd-amdhsa", .processor = "gfx908"},
	               "the processor gfx908 is not valid for subarch 'amdgpu9'");
}

/* "tool asked", "[22] prints", "later". Where LLVM 22 refuses the triple, its own architecture is written. */
static void ids_are_printed_by_version(void **state) {
	(void)state;
	static const struct {
		const char *triple, *processor, *features, *id_22, *id_later;
	} cases[] = {
	    {"amdgcn-amd-amdhsa", "gfx900", NULL, "amdgcn-amd-amdhsa--gfx900", "amdgcn-amd-amdhsa-unknown-gfx900"},
	    {"amdgcn-amd-amdhsa-llvm", "gfx802", NULL, "amdgcn-amd-amdhsa-llvm-gfx802", "amdgcn-amd-amdhsa-llvm-gfx802"},
	    {"amdgpu9.00-amd-amdhsa", NULL, NULL, "amdgcn-amd-amdhsa--gfx900", "amdgpu9.00-amd-amdhsa-unknown-gfx900"},
	    {"amdgpu9-amd-amdhsa", "gfx906", NULL, "amdgcn-amd-amdhsa--gfx906", "amdgpu9-amd-amdhsa-unknown-gfx906"},
	    {"amdgpu9.50-amd-amdhsa", NULL, NULL, "amdgcn-amd-amdhsa--gfx950", "amdgpu9.50-amd-amdhsa-unknown-gfx950"},
	    {"amdgcn-amd-amdhsa", "gfx908", "-sramecc,+xnack", "amdgcn-amd-amdhsa--gfx908:sramecc-:xnack+",
	     "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack+"},
	    {"amdgcn-amd-amdpal", "gfx908", "+xnack", "amdgcn-amd-amdpal--gfx908", "amdgcn-amd-amdpal-unknown-gfx908"},
	};
	for (size_t i = 0; i < COUNT(cases); i++)
		for (unsigned llvm = 22; llvm <= 24; llvm++) {
			char id[KD_TARGET_ID_SIZE];
			struct kd_target target = target_of(&(struct kd_target_options){.triple = cases[i].triple,
			                                                                .processor = cases[i].processor,
			                                                                .features = cases[i].features,
			                                                                .llvm_version = llvm});
			kd_target_id_format(&target, id, sizeof id);
			assert_string_equal(id, llvm == 22 ? cases[i].id_22 : cases[i].id_later);
		}
	/* Code object versions that LLVM 22 does not write stay as LLVM 14 has them. */
	char id[KD_TARGET_ID_SIZE];
	struct kd_target old =
	    target_of(&(struct kd_target_options){.processor = "gfx900", .code_object_version = 3, .llvm_version = 24});
	kd_target_id_format(&old, id, sizeof id);
	assert_string_equal(id, "amdgcn-amd-amdhsa--gfx900+xnack");
}

/* ---- directives: AMDGPUTargetParser.cpp parseTargetIDString, tests amdgcn-target-directive-*.s ---- */

static void assert_taken(const struct kd_target_options *options, const char *id, const char *printed, uint32_t flags,
                         const char *warnings) {
	struct kd_target target = target_of(options);
	char now[KD_TARGET_ID_SIZE];
	if (!kd_target_take_id(&target, KD_AMDGCN_TARGET, id, strlen(id), text, sizeof text))
		fail_msg("%s: %s", id, text);
	assert_string_equal(text, warnings);
	kd_target_id_format(&target, now, sizeof now);
	assert_string_equal(now, printed);
	assert_int_equal(kd_target_e_flags(&target), flags);
}

static void assert_not_taken(const struct kd_target_options *options, enum kd_id_directive directive, const char *id,
                             const char *message) {
	struct kd_target target = target_of(options);
	assert_false(kd_target_take_id(&target, directive, id, strlen(id), text, sizeof text));
	assert_string_equal(text, message);
}

static void ids_of_all_versions_are_read(void **state) {
	(void)state;
	static const struct {
		const char *triple, *processor, *id;
		uint32_t flags; /* as LLVM 22 */
	} cases[] = {
	    {NULL, "gfx950", "amdgcn-amd-amdhsa--gfx950", 0x54f},
	    {NULL, "gfx950", "amdgcn-amd-amdhsa-unknown-gfx950", 0x54f},
	    {NULL, "gfx950", "amdgpu9.50-amd-amdhsa-unknown-gfx950", 0x54f},
	    {NULL, "gfx950", "amdgpu9.50-amd-amdhsa-unknown-", 0x54f},
	    {NULL, "gfx950", "amdgpu9.50-amd-amdhsa--generic", 0x54f},
	    {NULL, "gfx950", "amdgpu9.4-amd-amdhsa-unknown-gfx950", 0x54f},
	    {"amdgpu9.50-amd-amdhsa", NULL, "amdgcn-amd-amdhsa--gfx950", 0x54f},
	    {"amdgpu9.50-amd-amdhsa", NULL, "amdgpu9.50-amd-amdhsa-unknown-", 0x54f},
	    {"amdgcn-amd-amdhsa-unknown", "gfx950", "amdgcn-amd-amdhsa--gfx950", 0x54f},
	    {NULL, "gfx90a", "amdgcn-amd-amdhsa--gfx90a:xnack-:sramecc+", 0xe3f}, /* any order */
	    {NULL, "gfx90a", "amdgcn-amd-amdhsa-unknown-gfx90a:sramecc+:xnack-", 0xe3f},
	    {NULL, "gfx90a", "amdgcn-amd-amdhsa-unknown-gfx90a:xnack+", 0x73f},
	    /* "gfx908, nothing asked" */
	    {NULL, "gfx908", "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-", 0xa30},
	};
	for (size_t i = 0; i < COUNT(cases); i++)
		for (unsigned llvm = 22; llvm <= 24; llvm++) {
			const struct kd_target_options options = {
			    .triple = cases[i].triple, .processor = cases[i].processor, .llvm_version = llvm};
			struct kd_target target = target_of(&options), without;
			if (!kd_target_take_id(&target, KD_AMDGCN_TARGET, cases[i].id, strlen(cases[i].id), text, sizeof text))
				fail_msg("%s: %s", cases[i].id, text);
			assert_string_equal(text, "");
			assert_int_equal(kd_target_e_flags(&target), cases[i].flags);

			/* Without -mcpu the ID names the target. */
			const struct kd_target_options none = {.llvm_version = llvm};
			assert_true(kd_target_init_from_id(&without, &none, cases[i].id, strlen(cases[i].id), text, sizeof text));
			assert_int_equal(kd_target_e_flags(&without), cases[i].flags);
		}
	struct kd_target target;
	static const char bare[] = "amdgpu-amd-amdhsa-unknown-gfx900"; /* malformed since PR 211866 */
	for (unsigned llvm = 22; llvm <= 24; llvm++) {
		const struct kd_target_options none = {.llvm_version = llvm};
		assert_int_equal(kd_target_init_from_id(&target, &none, bare, sizeof bare - 1, text, sizeof text), llvm < 24);
	}
}

static void modes_of_the_directive_are_taken(void **state) {
	(void)state;
	const struct kd_target_options any = {.processor = "gfx908", .llvm_version = 24},
	                               both = {.processor = "gfx908", .features = "+xnack,+sramecc", .llvm_version = 24};
	assert_taken(&any, "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-",
	             "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-", 0xa30, "");
	/* A hardwired mode is written as 0. */
	assert_taken(
	    &(struct kd_target_options){.processor = "gfx908", .features = "-sramecc-on-off-modes", .llvm_version = 24},
	    "amdgcn-amd-amdhsa-unknown-gfx908:sramecc+", "amdgcn-amd-amdhsa-unknown-gfx908", 0x130, "");
	/* Warnings: PR 207812. Which setting LLVM keeps is not known. */
	assert_taken(
	    &both, "amdgcn-amd-amdhsa-unknown-gfx908:sramecc+:xnack-", "amdgcn-amd-amdhsa-unknown-gfx908:sramecc+:xnack+",
	    0xf30,
	    ".amdgcn_target directive has conflicting xnack settings: that of the command line, 'xnack+', stays; it is not known which one LLVM keeps");
	assert_taken(
	    &both, "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack+", "amdgcn-amd-amdhsa-unknown-gfx908:sramecc+:xnack+",
	    0xf30,
	    ".amdgcn_target directive has conflicting sramecc settings: that of the command line, 'sramecc+', stays; it is not known which one LLVM keeps");
	assert_taken(
	    &both, "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-", "amdgcn-amd-amdhsa-unknown-gfx908:sramecc+:xnack+",
	    0xf30,
	    ".amdgcn_target directive has conflicting xnack settings: that of the command line, 'xnack+', stays; it is not known which one LLVM keeps\n"
	    ".amdgcn_target directive has conflicting sramecc settings: that of the command line, 'sramecc+', stays; it is not known which one LLVM keeps");
	/* LLVM 22 refuses a conflict. */
	assert_not_taken(
	    &(struct kd_target_options){.processor = "gfx908", .features = "+xnack"}, KD_AMDGCN_TARGET,
	    "amdgcn-amd-amdhsa--gfx908:xnack-",
	    ".amdgcn_target directive's target id amdgcn-amd-amdhsa--gfx908:xnack- does not match the specified "
	    "target id amdgcn-amd-amdhsa--gfx908:xnack+; features are switched by -mcpu=gfx908:xnack- or by "
	    "-mattr");
}

static void wrong_ids_are_refused(void **state) {
	(void)state;
	const struct kd_target_options gfx1250 = {.triple = "amdgpu12.50-amd-amdhsa", .llvm_version = 24},
	                               gfx900 = {.triple = "amdgpu9.00-amd-amdhsa", .llvm_version = 24},
	                               gfx802 = {.processor = "gfx802", .llvm_version = 24},
	                               generic = {.triple = "amdgpu12.5-amd-amdhsa", .llvm_version = 24},
	                               pal = {.triple = "amdgcn-amd-amdpal", .processor = "gfx802", .llvm_version = 24};
	assert_taken(&gfx1250, "amdgpu12.50-amd-amdhsa-unknown-", "amdgpu12.50-amd-amdhsa-unknown-gfx1250", 0x449, "");
	static const char *const others[] = {"amdgpu9.00-amd-amdhsa-unknown-", "amdgpu12.50-amd-amdhsa-unknown-gfx900",
	                                     "amdgpu12.50-amd-amdhsa-unknown-gfx1251"};
	for (size_t i = 0; i < COUNT(others); i++) {
		char message[256];
		snprintf(message, sizeof message,
		         "target id '%s' specifies a processor that is not valid for subarch 'amdgpu12.50'", others[i]);
		assert_not_taken(&gfx1250, KD_AMDGCN_TARGET, others[i], message);
		assert_not_taken(&gfx1250, KD_AMD_AMDGPU_ISA, others[i], message);
	}
	assert_not_taken(&gfx900, KD_AMDGCN_TARGET, "no-target-at-all", "malformed target id 'no-target-at-all'");
	assert_not_taken(&gfx900, KD_AMDGCN_TARGET, "amdgpu-amd-amdhsa-unknown-gfx900",
	                 "malformed target id 'amdgpu-amd-amdhsa-unknown-gfx900'");
	assert_not_taken(&gfx900, KD_AMDGCN_TARGET, "amdgpu12345-amd-amdhsa-unknown-gfx900",
	                 "malformed target id 'amdgpu12345-amd-amdhsa-unknown-gfx900'");
	assert_not_taken(&gfx900, KD_AMDGCN_TARGET, "amdgcn-amd-amdhsa-unknown-gfx900:sramecc+",
	                 "malformed target id 'amdgcn-amd-amdhsa-unknown-gfx900:sramecc+'");
	assert_not_taken(&gfx900, KD_AMDGCN_TARGET, "amdgcn-amd-amdhsa-unknown-gfx900:xnack+:xnack+",
	                 "malformed target id 'amdgcn-amd-amdhsa-unknown-gfx900:xnack+:xnack+'");
	assert_not_taken(
	    &generic, KD_AMDGCN_TARGET, "amdgpu12.5-amd-amdhsa-unknown-gfx1251",
	    ".amdgcn_target directive processor gfx1251 does not match the specified processor gfx12-5-generic; "
	    "change the directive or -mcpu");
	assert_not_taken(&gfx802, KD_AMDGCN_TARGET, "amdgcn-amd-amdhsa-llvm-gfx802",
	                 ".amdgcn_target amdgcn-amd-amdhsa-llvm-gfx802 is incompatible with "
	                 "amdgcn-amd-amdhsa-unknown-gfx802; change the directive or -triple");
	assert_not_taken(&pal, KD_AMD_AMDGPU_ISA, "amdgcn-amd-amdpal-llvm-gfx802",
	                 ".amd_amdgpu_isa amdgcn-amd-amdpal-llvm-gfx802 does not match the specified target id "
	                 "amdgcn-amd-amdpal-unknown-gfx802; change the directive or -triple");
	/* XNACK of gfx12.5: none. */
	assert_not_taken(&gfx1250, KD_AMDGCN_TARGET, "amdgpu12.50-amd-amdhsa-unknown-gfx1250:xnack+",
	                 "malformed target id 'amdgpu12.50-amd-amdhsa-unknown-gfx1250:xnack+'");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(versions_are_known),
	    cmocka_unit_test(changes_are_of_a_later_version),
	    cmocka_unit_test(xnack_of_gfx1250_is_hardwired_since_23),
	    cmocka_unit_test(later_processors_are_known),
	    cmocka_unit_test(those_like_gfx1250_are_assembled_for),
	    cmocka_unit_test(others_are_only_read),
	    cmocka_unit_test(fields_of_later_processors),
	    cmocka_unit_test(triples_name_processors),
	    cmocka_unit_test(triples_go_with_some_processors),
	    cmocka_unit_test(ids_are_printed_by_version),
	    cmocka_unit_test(ids_of_all_versions_are_read),
	    cmocka_unit_test(modes_of_the_directive_are_taken),
	    cmocka_unit_test(wrong_ids_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
