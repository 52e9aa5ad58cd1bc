/* scope.h: which code object version a source is for, and which directives and predefined symbols
 * there are then. */
#ifndef KD_GRAMMAR_READER_SCOPE_H
#define KD_GRAMMAR_READER_SCOPE_H

#include "base/source.h"
#include "kdasm/target.h"
#include "lex/lex.h"

struct directive;
struct reader;

/* reader->target: what command line and source have said so far. */
struct target_state {
	struct kd_target_options options; /* as asked for; version 2 may be implied */
	struct text id;                   /* that named the target in the source; NULL: the options did */
	bool known;                       /* by -mcpu or .amdgcn_target */
	bool missed;                      /* an error has said that it is not known, or that the two differ */
	bool version_decided;             /* on the command line or by a directive that not all versions have */
	uint32_t stated_version;          /* of the last .amdhsa_code_object_version ... */
	kd_pos stated_pos;                /* ... and its place */
};

/* Called at each directive. One that the version does not have is an error, unless it decides
 * the version: where nothing was said before, directives of version 2 make the source one of
 * version 2. */
void scope_enter(struct reader *reader, const struct directive *directive, kd_pos pos);

/* Whether the version and the system have the directive. */
bool scope_holds(const struct reader *reader, const struct directive *directive);

/* The version as far as it is known: 2 to 6; on other systems than amdhsa the default. Below 4 LLVM 14
 * is followed, else LLVM 22. */
unsigned scope_version(const struct reader *reader);

/* Whether LLVM 14 says what is right in this version, and whether kernels are amd_kernel_code_t in it. */
bool scope_is_llvm_14(const struct reader *reader);
bool scope_has_kernel_code(const struct reader *reader);

/* Makes the symbols that describe the target and count its registers. */
void scope_predefine(struct reader *reader);

/* Whether versions since 3 predefine a symbol; what they call one that version 2 predefines, or NULL;
 * and whether it counts registers. */
bool scope_is_later_name(const char *text, size_t length);
const char *scope_later_name(const char *text, size_t length);
bool scope_is_count(const char *text, size_t length);

/* Reports symbols that describe the processor if the source has set them, as only versions 2 and 3 allow, and names of
 * version 3 that later versions predefine; in version 2 the upgrade meets those as it walks over the text. */
void scope_check_later_names(struct reader *reader);

/* Reports the use of symbols that would describe the processor, where what they are is not known for certain. */
void scope_check_inferred(struct reader *reader);

/* Reports a target that neither the source nor the command line names. */
void scope_check_named(struct reader *reader);

/* Whether the target is known, and no error has cast doubt on it. */
bool target_holds(const struct reader *reader);

/* The same; if not, reports what needs it, once for a source. */
bool target_needed(struct reader *reader, kd_pos pos, const char *what);

/* False after an error if the target is one of r600. */
bool amdgcn_needed(struct reader *reader, kd_pos pos);

/* Makes the target from reader->target.id or, if that is NULL, reader->target.options, and the symbols
 * that describe it; false after an error. */
bool target_set_up(struct reader *reader, kd_pos pos);

/* Holds the ID of a directive against the target, which takes its modes from it; false after an error. If the ID is
 * that of another processor, the target is missed from there on: which of the two the source is for is open. */
bool target_id_take(struct reader *reader, enum kd_id_directive directive, struct text id, kd_pos pos);

#endif
