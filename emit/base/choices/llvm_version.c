/* llvm_version.c: what LLVMs after version 22 do differently: the rows, and who does it. */
#include "kdasm/target.h"

static const struct kd_llvm_change_row rows[] = {
#define KD_LLVM_CHANGE(id, version, about, old, now)                                                                   \
	[KD_LLVM_##id] = {.since = version, .subject = about, .before = old, .after = now},
#include "kdasm/llvm_versions.def"
};

#define KD_LLVM_VERSION(number) _Static_assert(number >= KD_LLVM_VERSION_MIN && number <= KD_LLVM_VERSION_MAX, "a gap");
#include "kdasm/llvm_versions.def"

const struct kd_llvm_change_row *kd_llvm_change_at(size_t change) {
	return change < KD_LLVM_CHANGE_COUNT ? &rows[change] : NULL;
}

bool kd_llvm_has(unsigned version, enum kd_llvm_change change) {
	return (version ? version : KD_LLVM_VERSION_DEFAULT) >= rows[change].since;
}

bool kd_llvm_version_known(unsigned version) {
	return !version || (version >= KD_LLVM_VERSION_MIN && version <= KD_LLVM_VERSION_MAX);
}
