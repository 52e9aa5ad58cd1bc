/* kdasm/checks.h: the checks of kernels and metadata, and the options that choose them.
 *
 * The rows are in kdasm/checks.def. */
#ifndef KDASM_CHECKS_H
#define KDASM_CHECKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

enum kd_check {
#define KD_CHECK(id, ...) KD_CHECK_##id,
#include "kdasm/checks.def"
	KD_CHECK_COUNT,
};

enum kd_check_default {
	KD_CHECK_ON,
	KD_CHECK_OFF,
	KD_CHECK_LINKED, /* on when the object is linked */
	KD_CHECK_WHOLE,  /* on, but not for one of several inputs of a link */
};

struct kd_check_row {
	const char *name;
	enum kd_check_default by_default;
	const char *description;
	const char *remedy;
};

/* The row of an id below KD_CHECK_COUNT. */
KD_API const struct kd_check_row *kd_check_at(enum kd_check id);

/* What options say of one check; bits. */
enum kd_check_wish {
	KD_CHECK_WANTED = 1,
	KD_CHECK_UNWANTED = 2,
	KD_CHECK_FATAL = 4,     /* it is an error */
	KD_CHECK_NOT_FATAL = 8, /* whatever `fatal` says */
};

/* What options say of all. Zero-initialised: every check as its row has it, and none is an error. */
struct kd_check_options {
	uint8_t wishes[KD_CHECK_COUNT]; /* enum kd_check_wish, or'ed */
	bool fatal;                     /* what is reported is an error */
};

/* Takes in an option, the text after -W, as compilers have them: "name", "no-name", "error=name",
 * "no-error=name", "all", "no-all", "error", "no-error". Later ones count more. False when there is no such
 * check; then `text` says so and names those that are near. */
KD_API bool kd_check_option(struct kd_check_options *options, const char *option, char *text, size_t size);

/* What becomes of a check: 0 it is left out, 1 it warns, 2 it is an error. */
KD_API int kd_check_level(const struct kd_check_options *options, enum kd_check id, bool linked);

KD_DECLARATIONS_END

#endif
