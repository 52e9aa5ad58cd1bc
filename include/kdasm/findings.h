/* kdasm/findings.h: what the checks find in a finished code object. */
#ifndef KDASM_FINDINGS_H
#define KDASM_FINDINGS_H

#include "kdasm/api.h"
#include "kdasm/checks.h"
#include "kdasm/code_object.h"

KD_DECLARATIONS_BEGIN

/* A finding and its texts are valid during the call only. */
struct kd_finding {
	unsigned check;             /* its number: kd_check_at() */
	bool fatal;                 /* options made it an error */
	const char *kernel;         /* its raw name; NULL: the finding is about the object */
	const char *place;          /* "descriptor KERNARG_SIZE", "metadata .args[2]", "code", "file", "call frames"; of
	                               several notes with metadata also kd_note.metadata_number: "metadata note 3
	                               .args[2]" */
	const char *other;          /* the place that it contradicts, or NULL */
	const struct kd_note *note; /* the object's note whose metadata holds one of the two; NULL: neither is in
	                               metadata */
	const char *text;           /* what is wrong, with kernel, remedy and option */
	const char *what;           /* the same without these */

	/* In code: */
	bool has_address;
	uint64_t address;      /* of the instruction; in a relocatable object, its offset in the section */
	const char *source;    /* the instruction's source file by debug information; NULL: not said */
	uint64_t line, column; /* in that file; 0: not said */
};

typedef void kd_take_finding(void *context, const struct kd_finding *finding);

/* "error" if options made it one, else "note" for advice, or "warning". */
KD_API const char *kd_finding_severity(const struct kd_finding *finding);

/* Checks an object. In version 2, and for systems other than HSA, only the file and the code of its kernels are
 * checked. False if memory ran out, or the object is not open. */
KD_API bool kd_code_object_check(const struct kd_code_object *object, const struct kd_check_options *options,
                                 kd_take_finding *take, void *context);

/* Shared by checks of several objects in a row: code already seen is not followed again, which saves time. For one
 * thread at a time, with any options; at most 20 MB. NULL: no memory for it. */
struct kd_check_memory;
KD_API struct kd_check_memory *kd_check_memory_new(void);
KD_API void kd_check_memory_free(struct kd_check_memory *memory); /* NULL is allowed */

/* The same with such a memory; NULL: without. */
KD_API bool kd_code_object_check_after(struct kd_check_memory *memory, const struct kd_code_object *object,
                                       const struct kd_check_options *options, kd_take_finding *take, void *context);

/* Prints a finding as a JSON object, see kdinfo(1); only the print options' file counts. False if memory ran out. */
KD_API bool kd_finding_print(const struct kd_finding *finding, const struct kd_print_options *options,
                             kd_take_text *take, void *context);

KD_DECLARATIONS_END

#endif
