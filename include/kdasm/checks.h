/* kdasm/checks.h: checks of kernels and metadata, and their options.
 *
 * Rows: kdasm/checks.def. */
#ifndef KDASM_CHECKS_H
#define KDASM_CHECKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

/* Most findings reported of a check in an object or source; the last says so. */
enum { KD_FINDING_MOST = 20000 };

/* Checks' numbers are below this in every version with this soname. */
enum { KD_CHECK_ROOM = 120 };

/* What happens on real machines. */
enum kd_check_level {
	KD_LEVEL_REFUSED, /* a loader, or the GPU at every dispatch, refuses it */
	KD_LEVEL_WRONG,   /* it runs wrongly, or hangs */
	KD_LEVEL_ADVICE,  /* it runs; reported only if options want the check or all */
};

/* Where a check is on by default. */
enum kd_check_default {
	KD_CHECK_ON,     /* everywhere, unless it is advice */
	KD_CHECK_LINKED, /* when the object is linked */
	KD_CHECK_WHOLE,  /* except in one of a link's several inputs */
	KD_CHECK_LATER,  /* if the chosen LLVM warns of it */
	KD_CHECK_FOUND,  /* slow: in kdinfo, else only if options want it or all */
	KD_CHECK_NAMED,  /* only if named: "all" excludes it */
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

/* By number, from 0; NULL after the last. Other versions of the library may renumber. */
KD_API const struct kd_check_row *kd_check_at(size_t check);

/* A check's options, bits. */
enum kd_check_wish {
	KD_CHECK_WANTED = 1,
	KD_CHECK_UNWANTED = 2,
	KD_CHECK_FATAL = 4,     /* it is an error */
	KD_CHECK_NOT_FATAL = 8, /* whatever `fatal` says */
	KD_CHECK_ADVISED = 16,  /* on by default although advice: -Wall */
};

/* All checks' options. Zero-initialised: each as in its row, none an error. */
struct kd_check_options {
	uint8_t wishes[KD_CHECK_ROOM]; /* by number: enum kd_check_wish, or'ed */
	bool fatal;                    /* findings are errors */
	uint8_t dwarf_reading;         /* enum kd_dwarf_reading of kdasm/code_object.h, for finished objects */
	uint8_t llvm_version;          /* enables what this LLVM warns of; 0: 22 */
	uint8_t reserved[5];           /* 0, for later versions */
};

/* Applies the text after a compiler's -W: "name", "no-name", "error=name", "no-error=name", "all", "no-all", "error",
 * "no-error". "all" means defaults and advice, without KD_CHECK_NAMED. Later options win. False: no such check; `text`
 * says so and suggests similar names. */
KD_API bool kd_check_option(struct kd_check_options *options, const char *option, char *text, size_t size);

/* 0: left out, 1: a warning, 2: an error. */
KD_API int kd_check_outcome(const struct kd_check_options *options, unsigned check, bool linked);

KD_DECLARATIONS_END

#endif
