/* kdasm/kpack.h: archives of kernels (.kpack), which ROCm's libraries use instead of embedding code objects.
 *
 * Code objects are found by binary, a name with a bundle's number ("libx.so#0"), and target ("gfx942:xnack+"). The
 * layout is rocm-kpack's version 1. Any thread may call every function. */
#ifndef KDASM_KPACK_H
#define KDASM_KPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* A code object. */
struct kd_kpack_entry {
	const char *binary; /* zero-terminated, as `target` */
	const char *target;
	const uint8_t *bytes; /* `size` bytes; NULL from the reader if packed: kd_kpack_unpack() */
	size_t size;
	uint64_t offset;      /* where it is in the archive, packed or not; set by the reader, */
	uint64_t stored_size; /* the writer ignores both */
};

/* ---- reading ---- */

/* An archive owns its entries and their texts; their bytes point into the caller's, which must live as long. */
struct kd_kpack {
	enum kd_status status;                /* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY */
	const char *error;                    /* with KD_INPUT_ERRORS; else NULL */
	const struct kd_kpack_entry *entries; /* in the table's order; may share bytes */
	size_t entry_count;
	bool is_packed;         /* each code object, with zstd */
	const char *group_name; /* NULL: none named; the same for `family` */
	const char *family;     /* of processors */
};

/* Whether the bytes begin like an archive. */
KD_API bool kd_kpack_is(const uint8_t *bytes, size_t size);

/* Reads the archive that fills the bytes. Entries lie inside it. NULL: no memory. */
KD_API struct kd_kpack *kd_kpack_read(const uint8_t *bytes, size_t size);

/* Unpacks or copies an entry into `entries[index].size` bytes. KD_INPUT_ERRORS: the packed bytes are damaged. */
KD_API enum kd_status kd_kpack_unpack(const struct kd_kpack *kpack, size_t index, uint8_t *bytes);

/* Frees it; NULL is allowed. */
KD_API void kd_kpack_free(struct kd_kpack *kpack);

/* ---- writing ---- */

/* Zero-initialise, then set what is wanted. */
struct kd_kpack_options {
	const char *group_name; /* NULL: none named; the same for `family` */
	const char *family;
	bool compress;        /* each code object, with zstd */
	int level;            /* as for bundles; 0: KD_BUNDLE_LEVEL of kdasm/bundle.h */
	uint64_t reserved[4]; /* 0, for later versions */
};

/* A written archive owns its bytes. */
struct kd_kpack_file {
	enum kd_status status; /* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY */
	const char *error;     /* about entries or options, with KD_INPUT_ERRORS; else NULL */
	const uint8_t *bytes;
	size_t size;
};

/* Writes an archive of the entries in order, each at a multiple of 64 unless packed. No two may have the same binary
 * and target. `options` may be NULL. NULL: no memory. */
KD_API struct kd_kpack_file *kd_kpack_write(const struct kd_kpack_entry *entries, size_t count,
                                            const struct kd_kpack_options *options);

/* Frees it; NULL is allowed. */
KD_API void kd_kpack_file_free(struct kd_kpack_file *file);

KD_DECLARATIONS_END

#endif
