/* feature.h: the switches of -mattr. */
#ifndef KD_GPU_TARGET_FEATURE_H
#define KD_GPU_TARGET_FEATURE_H

#include "kdasm/target.h"
#include "message.h"

/* The low half of a set of switches is enum kd_capability; these are the others. */
#define BIT(n) (UINT64_C(1) << (n))
#define BIT_XNACK BIT(32)
#define BIT_SRAMECC BIT(33)
#define BIT_XNACK_SUPPORT BIT(34)
#define BIT_SRAMECC_SUPPORT BIT(35)
#define BIT_WAVE32 BIT(36)
#define BIT_WAVE64 BIT(37)
#define BIT_CUMODE BIT(38)
#define BIT_TGSPLIT BIT(39)
#define BIT_LDS_32K BIT(40)
#define BIT_LDS_64K BIT(41)
#define BIT_LDS_160K BIT(42)
#define BIT_LDS_320K BIT(43)
#define BIT_1024_VGPRS BIT(44)
#define BIT_SGPR_INIT_BUG BIT(45)
#define BIT_BEFORE_GFX10 BIT(46)
#define BIT_XNACK_MODES BIT(47)
#define BIT_SRAMECC_MODES BIT(48)
#define BIT_LDS_192K BIT(49)

struct features {
	const struct kd_processor *processor;
	unsigned llvm_version;
	uint64_t on;
	uint64_t asked; /* those that were named, whatever the sign */
};

/* What a processor has when nothing is asked for, in a code object of a version, for an LLVM. */
struct features features_of(const struct kd_processor *processor, unsigned version, unsigned llvm_version);

/* Switches by name, as +name or -name does. */
void features_switch(struct features *features, uint64_t bits, bool on);

/* Reads a list for -mattr; the last of contradicting items wins. Unknown names are a warning.
 * False, with the reason in `text`, when the list would make another processor of this one. */
bool features_read(struct features *features, const char *list, struct text *text);

/* Applies the switches to the target, whose processor and family are set. */
void features_apply(const struct features *features, struct kd_target *target, struct text *warnings);

#endif
