/* kdasm/findings.h: what checks find in finished code objects. */
#ifndef KDASM_FINDINGS_H
#define KDASM_FINDINGS_H

#include "kdasm/api.h"
#include "kdasm/checks.h"
#include "kdasm/code_object.h"

KD_DECLARATIONS_BEGIN

/* Valid, with its texts, during the call only. */
struct kd_finding {
	unsigned check;             /* its number: kd_check_at() */
	bool fatal;                 /* options made it an error */
	const char *kernel;         /* raw name; NULL: about the object */
	const char *place;          /* "descriptor KERNARG_SIZE", "metadata .args[2]", "code", "file", "call frames"; among
	                               several metadata notes with kd_note.metadata_number: "metadata note 3 .args[2]" */
	const char *other;          /* the place it contradicts, or NULL */
	const struct kd_note *note; /* the note whose metadata has one of the two; NULL: none */
	const char *text;           /* what is wrong, with kernel, remedy and option */
	const char *what;           /* the same without these */

	/* In code: */
	bool has_address;
	uint64_t address;      /* the instruction's, or in a relocatable object its offset in the section */
	const char *source;    /* source file by debug information; NULL: unknown */
	uint64_t line, column; /* in it; 0: unknown */
};

typedef void kd_take_finding(void *context, const struct kd_finding *finding);

/* "error" if options made it one, else "note" for advice, else "warning". */
KD_API const char *kd_finding_severity(const struct kd_finding *finding);

/* For version 2 and systems other than HSA, checks only the file and its kernels' code. False: memory ran out, or the
 * object is not open. */
KD_API bool kd_code_object_check(const struct kd_code_object *object, const struct kd_check_options *options,
                                 kd_take_finding *take, void *context);

/* Saves following the same code again when several objects are checked. For one thread at a time, with any options; at
 * most 20 MB. NULL: no memory. */
struct kd_check_memory;
KD_API struct kd_check_memory *kd_check_memory_new(void);
KD_API void kd_check_memory_free(struct kd_check_memory *memory); /* NULL is allowed */

/* The same; `memory` may be NULL. */
KD_API bool kd_code_object_check_after(struct kd_check_memory *memory, const struct kd_code_object *object,
                                       const struct kd_check_options *options, kd_take_finding *take, void *context);

/* Prints a JSON object, see kdinfo(1); only the print options' file counts. False: memory ran out. */
KD_API bool kd_finding_print(const struct kd_finding *finding, const struct kd_print_options *options,
                             kd_take_text *take, void *context);

KD_DECLARATIONS_END

#endif
