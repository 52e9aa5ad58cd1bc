/* feature.c: reads -mattr and works out what it leaves of a processor's defaults. */
#include "feature.h"

#include <string.h>

enum { ALWAYS = -1 };

static const struct feature {
	enum kd_architecture architecture;
	char name[48];    /* no pointer: a program would relocate all of them at its start */
	uint64_t on;      /* +name sets these */
	uint64_t off;     /* -name clears these */
	uint32_t defines; /* generations in which -name clears KD_WGP */
	int change;       /* enum kd_llvm_change that made it; ALWAYS: LLVM 22 has it */
} known[] = {
#define FEATURE(name, on, off, generations) {KD_AMDGCN, name, on, off, generations, ALWAYS},
#define OTHER(name) {KD_AMDGCN, name, 0, 0, 0, ALWAYS},
#define LATER_FEATURE(change, name, on, off) {KD_AMDGCN, name, on, off, 0, KD_LLVM_##change},
#define R600_FEATURE(name, on, off) {KD_R600, name, on, off, 0, ALWAYS},
#include "kdasm/features.def"
};

/* Which hardware it is. LLVM lets -mattr change these too, and then describes a processor that
 * does not exist: registers counted by one rule and limited by another. */
#define HARDWARE (KD_GFX90A_INSTS | KD_GFX1250_INSTS | BIT_1024_VGPRS | BIT_SGPR_INIT_BUG | BIT_BEFORE_GFX10)

/* Amounts of LDS, by the bit that stands for each. The smallest that is set counts. */
static const struct {
	uint64_t bit;
	uint32_t bytes;
} lds_sizes[] = {
    {BIT_LDS_32K, 32 << 10},   {BIT_LDS_64K, 64 << 10},   {BIT_LDS_160K, 160 << 10},
    {BIT_LDS_192K, 192 << 10}, {BIT_LDS_320K, 320 << 10},
};

enum { LDS_SIZES = sizeof lds_sizes / sizeof *lds_sizes, LDS_WITHOUT_SIZE = 32 << 10 };

static uint64_t bit_of(enum kd_wave wave) {
	return wave == KD_WAVE_32 ? BIT_WAVE32 : BIT_WAVE64;
}

struct features features_of(const struct kd_processor *processor, unsigned version, unsigned llvm_version) {
	const struct kd_family *family = processor->family;
	uint32_t capabilities = family->capabilities;
	uint64_t on = capabilities;

	if (processor->xnack && !(processor->xnack_wired && kd_llvm_has(llvm_version, KD_LLVM_HARDWIRED_XNACK)))
		on |= BIT_XNACK_SUPPORT;
	if (processor->sramecc)
		on |= BIT_SRAMECC_SUPPORT;
	on |= BIT_XNACK_MODES | BIT_SRAMECC_MODES;
	if (capabilities & KD_CUMODE_DEFAULT)
		on |= BIT_CUMODE;
	if (!kd_object_version_has(version, KD_OF_LLVM_14))
		on |= KD_VERSION_4_UP;
	/* Processors that stand for no one GPU ("generic") have neither size nor wavefronts preset. In LLVM
	 * 14 all have. */
	if ((processor->mach && (capabilities & KD_WAVE_PRESET)) || !(on & KD_VERSION_4_UP))
		on |= bit_of(family->default_wave);
	if (!(capabilities & KD_GFX10_UP))
		on |= BIT_BEFORE_GFX10;
	if (capabilities & KD_GFX1250_INSTS)
		on |= BIT_1024_VGPRS;
	if (family->sgprs->fixed_count)
		on |= BIT_SGPR_INIT_BUG;
	for (size_t i = 0; i < LDS_SIZES; i++)
		if (processor->mach && lds_sizes[i].bytes == family->lds_bytes)
			on |= lds_sizes[i].bit;
	return (struct features){.processor = processor, .llvm_version = llvm_version, .on = on};
}

void features_switch(struct features *features, uint64_t bits, bool on) {
	features->asked |= bits;
	features->on = on ? features->on | bits : features->on & ~bits;
}

static char lower(char letter) {
	return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool same(const char *name, const char *text, size_t length) {
	size_t i = 0;
	while (i < length && name[i] && name[i] == lower(text[i]))
		i++;
	return i == length && !name[i];
}

static bool is_there(const struct features *features, const struct feature *feature) {
	return feature->architecture == features->processor->architecture &&
	       (feature->change == ALWAYS || kd_llvm_has(features->llvm_version, (enum kd_llvm_change)feature->change));
}

static const struct feature *find(const struct features *features, const char *name, size_t length) {
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (is_there(features, &known[i]) && same(known[i].name, name, length))
			return &known[i];
	return NULL;
}

static bool read_item(struct features *features, const char *item, size_t length, struct text *text) {
	/* A name without a sign is switched on. */
	bool sign = *item == '+' || *item == '-';
	bool on = *item != '-';
	const char *name = item + sign;
	const struct feature *feature = find(features, name, length - sign);
	if (!feature) {
		text_line(text);
		text_add(text, "'%c%.*s' is not a recognized feature for this target (ignoring feature)", on ? '+' : '-',
		         text_cut(length - sign), name);
		return true;
	}

	uint64_t before = features->on;
	features_switch(features, on ? feature->on : feature->off, on);
	if (!on && (feature->defines & features->processor->family->capabilities))
		features->on &= ~(uint64_t)KD_WGP;
	if ((features->on ^ before) & HARDWARE)
		return text_error(text,
		                  "feature '%c%s' would turn %s into another processor: name that one with -mcpu [stricter "
		                  "than llvm-mc]",
		                  on ? '+' : '-', feature->name, features->processor->name);
	return true;
}

bool features_read(struct features *features, const char *list, struct text *text) {
	while (*list) {
		size_t length = strcspn(list, ",");
		if (length > 0 && !read_item(features, list, length, text))
			return false;
		list += length;
		list += *list == ',';
	}
	return true;
}

/* The state in target IDs and e_flags of a feature that can be any, on or off. */
static enum kd_feature_state state(const struct features *features, uint64_t bit, uint64_t support, const char *name,
                                   struct text *warnings) {
	bool asked = (features->asked & bit) != 0;
	bool on = (features->on & bit) != 0;
	if (features->on & support)
		return !asked ? KD_FEATURE_ANY : on ? KD_FEATURE_ON : KD_FEATURE_OFF;
	if (asked) {
		text_line(warnings);
		text_add(warnings, "%s '%s' was requested for a processor that does not support it!", name, on ? "On" : "Off");
	}
	return KD_FEATURE_UNSUPPORTED;
}

/* Both sizes at once: the one that was added to that of the processor, or 32 where the
 * processor has none of its own. None: what the generation runs. LLVM 14: 32 if it is on. */
static enum kd_wave wave(const struct features *features) {
	uint64_t sizes = features->on & (BIT_WAVE32 | BIT_WAVE64);
	if (!(features->on & KD_VERSION_4_UP))
		return sizes & BIT_WAVE32 ? KD_WAVE_32 : KD_WAVE_64;
	if (sizes == BIT_WAVE32)
		return KD_WAVE_32;
	if (sizes == BIT_WAVE64)
		return KD_WAVE_64;
	if (sizes)
		return features->on & KD_WAVE_PRESET ? KD_WAVE_64 : KD_WAVE_32;
	return features->on & KD_WGP ? KD_WAVE_32 : KD_WAVE_64;
}

static uint32_t lds_bytes(const struct features *features) {
	for (size_t i = 0; i < LDS_SIZES; i++)
		if (features->on & lds_sizes[i].bit)
			return lds_sizes[i].bytes;
	return features->on & KD_VERSION_4_UP ? LDS_WITHOUT_SIZE : 0;
}

void features_apply(const struct features *features, struct kd_target *target, struct text *warnings) {
	target->family.capabilities = (uint32_t)features->on;
	target->family.lds_bytes = lds_bytes(features);
	target->wave = wave(features);
	/* LLVM 22 switches one size on if neither is; on r600 it looks at bits of other features, which are off. */
	bool neither = (features->on & KD_VERSION_4_UP) && !(features->on & (BIT_WAVE32 | BIT_WAVE64)) &&
	               features->processor->architecture == KD_AMDGCN;
	target->wave32 = (features->on & BIT_WAVE32) || (neither && target->wave == KD_WAVE_32);
	target->wave64 = (features->on & BIT_WAVE64) || (neither && target->wave == KD_WAVE_64);
	target->cumode = (features->on & BIT_CUMODE) != 0;
	target->tgsplit = (features->on & BIT_TGSPLIT) && (features->on & KD_GFX90A_INSTS);
	target->xnack = state(features, BIT_XNACK, BIT_XNACK_SUPPORT, "xnack", warnings);
	target->sramecc = state(features, BIT_SRAMECC, BIT_SRAMECC_SUPPORT, "sramecc", warnings);
	target->hardwired_xnack = target->xnack != KD_FEATURE_UNSUPPORTED && !(features->on & BIT_XNACK_MODES);
	target->hardwired_sramecc = target->sramecc != KD_FEATURE_UNSUPPORTED && !(features->on & BIT_SRAMECC_MODES);
	if (target->hardwired_xnack)
		target->xnack = KD_FEATURE_UNSUPPORTED;
	if (target->hardwired_sramecc)
		target->sramecc = KD_FEATURE_UNSUPPORTED;
}
