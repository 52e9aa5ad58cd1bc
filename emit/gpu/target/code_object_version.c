/* code_object_version.c: the rows of code object versions. */
#include "kdasm/target.h"

static const struct kd_object_version rows[] = {
#define KD_OBJECT_VERSION(number, abi_version, minor, spelling, traits) {number, abi_version, minor, spelling, traits},
#include "kdasm/code_object_versions.def"
};

#define KD_OBJECT_VERSION(number, ...)                                                                                 \
	_Static_assert(number >= KD_CODE_OBJECT_VERSION_MIN && number <= KD_CODE_OBJECT_VERSION_MAX, "a gap");
#include "kdasm/code_object_versions.def"

static inline const struct kd_object_version *row_of(unsigned number) {
	bool known = number >= KD_CODE_OBJECT_VERSION_MIN && number <= KD_CODE_OBJECT_VERSION_MAX;
	return known ? &rows[number - KD_CODE_OBJECT_VERSION_MIN] : NULL;
}

const struct kd_object_version *kd_object_version(unsigned number) {
	return row_of(number);
}

const struct kd_object_version *kd_object_version_of_abi(uint8_t abi_version) {
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].abi_version == abi_version)
			return &rows[i];
	return NULL;
}

bool kd_object_version_has(unsigned number, enum kd_version_trait trait) {
	const struct kd_object_version *row = row_of(number);
	return row && (row->traits & trait);
}
