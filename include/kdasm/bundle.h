/* kdasm/bundle.h: clang offload bundles, which hold several targets' code objects.
 *
 * HIP embeds them, and its loader picks the GPU's entry. Writes bundles like clang-offload-bundler 22, plain or
 * compressed; reads plain ones, and compressed ones of versions 1 to 3. Specification: "Embedding Bundled Code
 * Objects", and clang's "Clang Offload Bundler". Every function is safe from any thread. */
#ifndef KDASM_BUNDLE_H
#define KDASM_BUNDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* One target's code object. */
struct kd_bundle_entry {
	const char *id;       /* zero-terminated: "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+" */
	const uint8_t *bytes; /* may be NULL if `size` is 0, as for the host */
	size_t size;
	uint64_t offset; /* in the plain bundle; the writer ignores it */
};

/* How the plain bundle is packed, numbered as in the file. */
enum kd_compression {
	KD_COMPRESSION_ZLIB = 0,
	KD_COMPRESSION_ZSTD = 1,
	KD_COMPRESSION_NONE = 2,
};

/* ---- reading ---- */

/* Largest plain bundle unpacked by default: 1 GiB. */
#define KD_BUNDLE_SIZE_LIMIT (UINT64_C(1) << 30)

/* A bundle owns its entries, IDs and unpacked bytes. A plain one's entries point into the caller's bytes, which must
 * live as long. */
struct kd_bundle {
	enum kd_status status;                 /* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY */
	const char *error;                     /* with KD_INPUT_ERRORS; else NULL */
	const struct kd_bundle_entry *entries; /* in the order of the file */
	size_t entry_count;
	size_t file_size;     /* its bytes: in .hip_fatbin, others may follow, after zeros */
	const uint8_t *plain; /* the bytes read, or decompressed */
	size_t plain_size;
	enum kd_compression compression;
	unsigned version;  /* when compressed: 1 to 3; else 0 */
	uint64_t hash;     /* stored when compressed: the first half of the plain bundle's MD5 sum */
	bool hash_matches; /* LLVM and HIP do not check it */
};

/* Memory besides the heap for unpacked bundles, such as a mapped file. */
struct kd_bundle_room {
	/* Gives `size` bytes, of any alignment; NULL: use the heap. */
	void *(*take)(void *context, size_t size);
	void (*give_back)(void *context, void *room, size_t size);
	void *context;
};

/* Whether the bytes begin like a bundle, plain or compressed. */
KD_API bool kd_bundle_is(const uint8_t *bytes, size_t size);

/* Reads the bundle at the beginning of the bytes. `size_limit` is for the unpacked bundle, in bytes; 0:
 * KD_BUNDLE_SIZE_LIMIT. Entries lie inside the bundle, and may overlap. NULL: no memory. */
KD_API struct kd_bundle *kd_bundle_read(const uint8_t *bytes, size_t size, uint64_t size_limit);

/* Frees it; NULL is allowed. */
KD_API void kd_bundle_free(struct kd_bundle *bundle);

/* ---- bundle entry IDs ---- */

/* ID of the empty first entry, the host's, as clang 22 writes it for HIP. */
#define KD_BUNDLE_HOST_ID "host-x86_64-unknown-linux-gnu-"

enum { KD_BUNDLE_ID_SIZE = KD_TARGET_ID_SIZE + 8 };

/* Writes HIP's ID: "hipv4-" and the target ID, or before version 4 "hip-" and
 * "amdgcn-amd-amdhsa--gfx906+xnack+sram-ecc", with features that are on or any. Returns the length. */
KD_API size_t kd_bundle_id_format(const struct kd_target *target, char *text, size_t size);

/* Reads an ID of any offload kind, in either spelling. False: it names no AMD GPU. */
KD_API bool kd_bundle_id_parse(struct kd_target_id *target, const char *id);

/* Writes an entry's ID for another target: kind, system and environment stay. Returns the whole length, even if cut; 0:
 * the ID names no AMD GPU. */
KD_API size_t kd_bundle_id_retarget(const char *id, const struct kd_target *target, char *text, size_t size);

/* ---- writing ---- */

enum {
	KD_BUNDLE_ALIGNMENT = 4096, /* as in HIP's bundles, whose entries are mapped */
	KD_BUNDLE_LEVEL = 3,        /* of compression, as in clang-offload-bundler */
	KD_BUNDLE_LEVEL_MAX = 22,
	KD_BUNDLE_VERSION = 3, /* of compressed bundles, as in clang-offload-bundler 22 */
};

/* Zero-initialise, then set what is wanted. */
struct kd_bundle_options {
	uint64_t alignment;   /* of each entry's offset; 0: KD_BUNDLE_ALIGNMENT */
	bool compress;        /* with zstd */
	int level;            /* of compression, up to KD_BUNDLE_LEVEL_MAX; 0: KD_BUNDLE_LEVEL */
	unsigned version;     /* when compressed: 2, for less than 4 GiB, or 3; 0: KD_BUNDLE_VERSION */
	uint64_t reserved[4]; /* 0, for later versions */
};

/* A written bundle owns its bytes. */
struct kd_bundle_file {
	enum kd_status status; /* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY */
	const char *error;     /* about entries or options, with KD_INPUT_ERRORS; else NULL */
	const uint8_t *bytes;
	size_t size;
};

/* Writes a bundle of the entries in order. IDs must differ, and entries of one kind and processor must name the same
 * features, because a loader can't choose otherwise. `options` may be NULL. NULL: no memory. */
KD_API struct kd_bundle_file *kd_bundle_write(const struct kd_bundle_entry *entries, size_t count,
                                              const struct kd_bundle_options *options);

/* Packs a plain bundle, such as an edited one, unchanged; `compress` is implied, `alignment` ignored. NULL: no
 * memory. */
KD_API struct kd_bundle_file *kd_bundle_pack(const uint8_t *plain, size_t size,
                                             const struct kd_bundle_options *options);

/* Whether a bundle may have these IDs, by the same rules; `error` names the broken one. An ID has at most 1024
 * bytes. */
KD_API bool kd_bundle_ids_check(const char *const *ids, size_t count, char *error, size_t size);

/* Frees it; NULL is allowed. */
KD_API void kd_bundle_file_free(struct kd_bundle_file *file);

KD_DECLARATIONS_END

#endif
