/* kdasm/findings.h: what the checks find in a finished code object. */
#ifndef KDASM_FINDINGS_H
#define KDASM_FINDINGS_H

#include "kdasm/api.h"
#include "kdasm/checks.h"
#include "kdasm/code_object.h"

KD_DECLARATIONS_BEGIN

/* A finding and its texts are there during the call only. */
struct kd_finding {
	unsigned check;             /* its number: kd_check_at() */
	bool fatal;                 /* options made it an error */
	const char *kernel;         /* its name as it is; NULL: it is about the object */
	const char *place;          /* "descriptor KERNARG_SIZE", "metadata .args[2]", "code", "file", "call frames"; of
	                       several notes with metadata also which, by kd_note.metadata_number:
	                       "metadata note 3 .args[2]" */
	const char *other;          /* the place that it disagrees with, or NULL */
	const struct kd_note *note; /* of the object, in whose metadata one of the two is; NULL: neither is in metadata */
	const char *text;           /* what is wrong, with kernel, remedy and option */
	const char *what;           /* the same without these */

	/* In code: */
	bool has_address;
	uint64_t address;      /* of the instruction; in a relocatable object the offset in its section */
	const char *source;    /* the file that debug information says the instruction is of; NULL: it says none */
	uint64_t line, column; /* in it; 0: not said */
};

typedef void kd_take_finding(void *context, const struct kd_finding *finding);

/* "error" if options made it one, else "note" for advice and "warning" for the others. */
KD_API const char *kd_finding_severity(const struct kd_finding *finding);

/* Checks an object. In one of version 2, or for a system other than HSA, only the file is looked at and the code of its
 * kernels. False when memory ran out, or the object is not open. */
KD_API bool kd_code_object_check(const struct kd_code_object *object, const struct kd_check_options *options,
                                 kd_take_finding *take, void *context);

/* What checks of objects one after another have in common: code that was met is not followed again, so that they take
 * less time. It is of one thread at a time, for any options, and has 20 MB at most. NULL: there is no memory for it. */
struct kd_check_memory;
KD_API struct kd_check_memory *kd_check_memory_new(void);
KD_API void kd_check_memory_free(struct kd_check_memory *memory); /* NULL is allowed */

/* The same with that; NULL: there is none. */
KD_API bool kd_code_object_check_after(struct kd_check_memory *memory, const struct kd_code_object *object,
                                       const struct kd_check_options *options, kd_take_finding *take, void *context);

/* Prints a finding as a JSON object, see kdinfo(1); of the print options the file counts. False when memory ran
 * out. */
KD_API bool kd_finding_print(const struct kd_finding *finding, const struct kd_print_options *options,
                             kd_take_text *take, void *context);

KD_DECLARATIONS_END

#endif
