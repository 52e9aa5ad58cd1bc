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

/* So many findings of one check are reported of an object or source at most; the last one says that they are all. */
enum { KD_FINDING_MOST = 20000 };

/* The numbers of checks are less, in every version with this soname. */
enum { KD_CHECK_ROOM = 120 };

/* What happens on real machines. */
enum kd_check_level {
	KD_LEVEL_REFUSED, /* a loader, or the GPU at each dispatch, refuses it */
	KD_LEVEL_WRONG,   /* it runs, but wrongly, or hangs */
	KD_LEVEL_ADVICE,  /* it runs; told only where options want this check or all */
};

/* Where a check is on that no option names. */
enum kd_check_default {
	KD_CHECK_ON,     /* everywhere, unless it is advice */
	KD_CHECK_LINKED, /* on when the object is linked */
	KD_CHECK_WHOLE,  /* on, but not for one of several inputs of a link */
	KD_CHECK_LATER,  /* on where the LLVM that is followed warns of it */
	KD_CHECK_FOUND,  /* takes longer: on in kdinfo, elsewhere only where options want it or all */
	KD_CHECK_NAMED,  /* only where options name it: "all" does not mean it */
};

struct kd_check_row {
	const char *name;
	enum kd_check_default by_default;
	enum kd_check_level level;
	const char *description;
	const char *remedy;
};

/* "refused", "wrong" or "advice". */
KD_API const char *kd_check_level_name(enum kd_check_level level);

/* The row of a number, from 0: NULL after the last one. A number is valid in this process only: another version of the
 * library may give it to another check. */
KD_API const struct kd_check_row *kd_check_at(size_t check);

/* What options say of one check; bits. */
enum kd_check_wish {
	KD_CHECK_WANTED = 1,
	KD_CHECK_UNWANTED = 2,
	KD_CHECK_FATAL = 4,     /* it is an error */
	KD_CHECK_NOT_FATAL = 8, /* whatever `fatal` says */
	KD_CHECK_ADVISED = 16,  /* by default, though it is advice: -Wall */
};

/* What options say of all. Zero-initialised: every check as its row has it, and none is an error. */
struct kd_check_options {
	uint8_t wishes[KD_CHECK_ROOM]; /* by number: enum kd_check_wish, or'ed */
	bool fatal;                    /* what is reported is an error */
	uint8_t dwarf_reading;         /* enum kd_dwarf_reading of kdasm/code_object.h, for finished objects */
	uint8_t llvm_version;          /* what this LLVM warns of is on; 0: 22 */
	uint8_t reserved[5];           /* 0 */
};

/* Takes in an option, the text after -W, as compilers have them: "name", "no-name", "error=name",
 * "no-error=name", "all", "no-all", "error", "no-error". All means those that are on by default, and advice, but not
 * KD_CHECK_NAMED. Later ones count more. False when there is no such check; then `text` says so and names those that
 * are near. */
KD_API bool kd_check_option(struct kd_check_options *options, const char *option, char *text, size_t size);

/* What becomes of a check: 0 it is left out, 1 it warns, 2 it is an error. */
KD_API int kd_check_outcome(const struct kd_check_options *options, unsigned check, bool linked);

KD_DECLARATIONS_END

#endif
