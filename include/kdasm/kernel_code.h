/* kdasm/kernel_code.h: amd_kernel_code_t, the 256 bytes before a kernel in code object version 2.
 *
 * Rows: kdasm/kernel_code_fields.def. All functions are pure: no allocation, safe from any thread. */
#ifndef KDASM_KERNEL_CODE_H
#define KDASM_KERNEL_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/descriptor.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

enum {
	KD_CODE_T_SIZE = 256,
	KD_CODE_T_AMDGPU = 1, /* the only machine kind */
	KD_CODE_T_ROOM = 96,  /* numbers of keys are below this */
	KD_NO_FIELD = UINT8_MAX,
};

/* The rows, named after their keys. */
#define KD_CODE_T_FIELD(id, ...) KD_CODE_T_##id,
enum kd_code_t_id {
#include "kdasm/kernel_code_fields.def"
	KD_CODE_T_FIELD_COUNT
};

/* A field's `initial`: its value, or one of these, by the target. */
enum kd_code_t_initial {
	KD_CODE_T_INITIAL_GFX_MAJOR = -100,
	KD_CODE_T_INITIAL_GFX_MINOR,
	KD_CODE_T_INITIAL_GFX_STEPPING,
	KD_CODE_T_INITIAL_WGP,             /* GFX10 and later: 1 unless in CU mode */
	KD_CODE_T_INITIAL_GFX10,           /* GFX10 and later: 1 */
	KD_CODE_T_INITIAL_GFX10_VERSION_4, /* the same, except in version 2 */
	KD_CODE_T_INITIAL_WAVE32,          /* GFX10 and later: 1 with wavefrontsize32 */
	KD_CODE_T_INITIAL_WAVE_SIZE,       /* 5 if KD_CODE_T_INITIAL_WAVE32 is 1, else 6 */
};

/* What a value needs of the target. */
enum kd_code_t_check {
	KD_CODE_T_CHECK_GFX10 = 1, /* for all but 0: GFX10 or later */
	KD_CODE_T_CHECK_WAVE32,    /* for 1: GFX10 or later and wavefrontsize32; for 0: wavefrontsize64 */
	KD_CODE_T_CHECK_WAVE_SIZE, /* the same for 5 and 6 */
};

struct kd_code_t_field {
	const char *key;
	const char *alias; /* or NULL */
	uint8_t offset;    /* bytes */
	uint8_t size;      /* bytes */
	uint8_t low_bit;
	uint8_t width;
	int16_t initial;
	uint8_t check; /* enum kd_code_t_check, or 0 */
	uint8_t field; /* kd_field.id in later versions; KD_NO_FIELD: none */
	const char *description;
};

/* By enum kd_code_t_id, or any index below KD_CODE_T_FIELD_COUNT. */
KD_API const struct kd_code_t_field *kd_code_t_field_at(size_t index);

/* By key or alias, and which it was; NULL: no such key. */
KD_API const struct kd_code_t_field *kd_code_t_find(const char *key, size_t length, bool *is_alias);

/* What is lost with a value that later versions can't hold. */
enum kd_code_t_loss { KD_CODE_T_NOTHING, KD_CODE_T_INFORMATION, KD_CODE_T_SETUP };

KD_API enum kd_code_t_loss kd_code_t_dropped(const struct kd_target *target, const struct kd_code_t_field *field,
                                             uint64_t value);

/* The value of a field not given. */
KD_API int64_t kd_code_t_default(const struct kd_target *target, const struct kd_code_t_field *field);

/* Only fields of whole bytes take negative values. */
KD_API bool kd_code_t_fits(const struct kd_code_t_field *field, int64_t value);

/* Whether the target has what the value needs; if not, `text` is the error. */
KD_API bool kd_code_t_check(const struct kd_target *target, const struct kd_code_t_field *field, int64_t value,
                            char *text, size_t size);

/* A block's keys. Zero-initialise, then set what is wanted. */
struct kd_code_t_input {
	bool given[KD_CODE_T_ROOM];
	int64_t values[KD_CODE_T_ROOM];
};

/* A field's bits, unsigned. */
KD_API uint64_t kd_code_t_read(const struct kd_code_t_field *field, const uint8_t bytes[KD_CODE_T_SIZE]);

/* Makes the 256 bytes. Cuts values that do not fit, like LLVM 14. */
KD_API void kd_code_t_encode(const struct kd_target *target, const struct kd_code_t_input *input,
                             uint8_t bytes[KD_CODE_T_SIZE]);

KD_DECLARATIONS_END

#endif
