/* kdasm/core_file.h: core files of processes that use GPUs: AMDGPU's own, ELF files for EM_AMDGPU of type ET_CORE, or
 * the host's with AMD's note.
 *
 * As in kdasm/code_object.h, the bytes may be hostile and belong to the caller. kd_contents_find() finds the process's
 * code objects. */
#ifndef KDASM_CORE_FILE_H
#define KDASM_CORE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

struct kd_core_file;

/* Whether the bytes begin like an ELF file of type ET_CORE. */
KD_API bool kd_core_file_is(const uint8_t *bytes, size_t size);

/* Opens a core file. `host`, which must stay open as long, is the host's core beside AMDGPU's: its memory lists the
 * loaded code objects. It may be NULL, as where the file has the list. Returns NULL without memory. */
KD_API struct kd_core_file *kd_core_file_open(const uint8_t *bytes, size_t size, const struct kd_core_file *host);

/* Frees it; NULL is allowed. */
KD_API void kd_core_file_close(struct kd_core_file *core);

/* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY (also for NULL). Unless it is KD_OK, ask only for the error. */
KD_API enum kd_status kd_core_file_status(const struct kd_core_file *core);
KD_API const char *kd_core_file_error(const struct kd_core_file *core);

/* What could not be found or understood. */
KD_API size_t kd_core_file_remark_count(const struct kd_core_file *core);
KD_API const char *kd_core_file_remark(const struct kd_core_file *core, size_t index);

/* ---- the state of the driver ---- */

/* The tables of kdasm/core_fields.def. */
enum kd_core_table { KD_CORE_HEADER, KD_CORE_RUNTIME, KD_CORE_AGENT, KD_CORE_QUEUE, KD_CORE_TABLE_COUNT };

/* Entries of a table; 0 without the note. */
KD_API size_t kd_core_file_entry_count(const struct kd_core_file *core, enum kd_core_table table);

/* The value of a field, named as its row; false: no such field or entry, or the entry is too short. */
KD_API bool kd_core_file_value(const struct kd_core_file *core, enum kd_core_table table, size_t entry,
                               const char *field, uint64_t *value);

/* ---- memory ---- */

/* Where in the file some memory is; false if bytes are missing or in several places. */
KD_API bool kd_core_file_memory(const struct kd_core_file *core, uint64_t address, uint64_t size, uint64_t *offset);

/* A code object that a process had loaded. */
struct kd_loaded_object {
	const char *uri;       /* its origin: "file://..." or "memory://..." */
	uint64_t load_address; /* added to its addresses */
	bool is_memory;        /* the URI names memory ... */
	uint64_t address;      /* ... at this address ... */
	uint64_t size;
	bool is_here;    /* ... whose bytes the file or the host's has ... */
	uint64_t offset; /* ... at this place */
};

/* In the list's order; none without the note or the list. */
KD_API size_t kd_core_file_loaded_count(const struct kd_core_file *core);
KD_API const struct kd_loaded_object *kd_core_file_loaded(const struct kd_core_file *core, size_t index);

/* Prints it as KD_FORM_TEXT, KD_FORM_JSON or KD_FORM_ASSEMBLY, the directives that make the note; else nothing. Only
 * the options' file name counts. False: memory ran out, or the status is not KD_OK. */
KD_API bool kd_core_file_print(const struct kd_core_file *core, enum kd_form form,
                               const struct kd_print_options *options, kd_take_text *take, void *context);

KD_DECLARATIONS_END

#endif
