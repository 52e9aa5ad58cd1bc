/* kdasm/bundle.h: clang offload bundles: one file with the code objects of several targets.
 *
 * HIP embeds its code objects so, and its loader picks the entry that fits the GPU. A bundle is written as
 * clang-offload-bundler 22 writes it, plain or compressed; read are plain ones and compressed ones of
 * versions 1 to 3. Specification: "Embedding Bundled Code Objects", and "Clang Offload Bundler" of clang's
 * documentation. Every function is safe from any thread. */
#ifndef KDASM_BUNDLE_H
#define KDASM_BUNDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* The code object of one target. */
struct kd_bundle_entry {
	const char *id;       /* bundle entry ID, as "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+"; zero-terminated */
	const uint8_t *bytes; /* `size` bytes; may be NULL if that is 0, as it is for the host */
	size_t size;
	uint64_t offset; /* in the plain bundle, from its first byte; set by the reader, the writer ignores it */
};

/* How the plain bundle is packed. The numbers are those of the file. */
enum kd_compression {
	KD_COMPRESSION_ZLIB = 0,
	KD_COMPRESSION_ZSTD = 1,
	KD_COMPRESSION_NONE = 2,
};

/* ---- reading ---- */

/* Largest plain bundle that a compressed one is unpacked to, unless the caller says otherwise: 1 GiB. */
#define KD_BUNDLE_SIZE_LIMIT (UINT64_C(1) << 30)

/* A bundle that was read. It owns its entries and their IDs, and the bytes of a compressed bundle; the
 * entries of a plain one point into the caller's bytes, which must live as long. */
struct kd_bundle {
	enum kd_status status;                 /* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY */
	const char *error;                     /* what is wrong with it, with KD_INPUT_ERRORS; else NULL */
	const struct kd_bundle_entry *entries; /* in the order of the file */
	size_t entry_count;
	size_t file_size;     /* how many of the bytes belong to it: in a .hip_fatbin section others may follow,
	                          after zeros */
	const uint8_t *plain; /* the plain bundle: what was read, or decompressed memory */
	size_t plain_size;
	enum kd_compression compression;
	unsigned version;  /* of the compressed form: 1 to 3; 0 if plain */
	uint64_t hash;     /* as a compressed bundle has it: the first half of the MD5 sum of the plain one */
	bool hash_matches; /* whether it is that; LLVM and HIP do not look */
};

/* Room other than the heap to unpack compressed bundles into: that of a mapped file, say, so that a large one takes no
 * memory of the process's own. */
struct kd_bundle_room {
	/* Gives `size` bytes, on any alignment; NULL: there are none, and the heap is used. */
	void *(*take)(void *context, size_t size);
	/* Gets them back, with their size. */
	void (*give_back)(void *context, void *room, size_t size);
	void *context;
};

/* Whether the bytes begin like a bundle, plain or compressed. */
KD_API bool kd_bundle_is(const uint8_t *bytes, size_t size);

/* Reads the bundle that the bytes begin with. `size_limit` is the largest plain bundle that a compressed one is
 * unpacked to, in bytes; 0: KD_BUNDLE_SIZE_LIMIT. Every entry lies inside the bundle; entries may overlap. NULL only
 * for want of memory for the result itself. */
KD_API struct kd_bundle *kd_bundle_read(const uint8_t *bytes, size_t size, uint64_t size_limit);

/* Frees a bundle and all it owns. NULL is allowed. */
KD_API void kd_bundle_free(struct kd_bundle *bundle);

/* ---- bundle entry IDs ---- */

/* That of the empty entry in front, which stands for the host program: as clang 22 writes it for HIP. */
#define KD_BUNDLE_HOST_ID "host-x86_64-unknown-linux-gnu-"

enum { KD_BUNDLE_ID_SIZE = KD_TARGET_ID_SIZE + 8 };

/* Writes the ID of a target's code object for HIP: "hipv4-" and the target ID, or for code objects before version 4
 * "hip-" and "amdgcn-amd-amdhsa--gfx906+xnack+sram-ecc", which names the features that are on or any. The length. */
KD_API size_t kd_bundle_id_format(const struct kd_target *target, char *text, size_t size);

/* Reads the target out of an ID of any offload kind, in either spelling. False if it names no AMD GPU. */
KD_API bool kd_bundle_id_parse(struct kd_target_id *target, const char *id);

/* Writes what the ID of an AMD GPU becomes when its code object is for another target: its kind, system and environment
 * stay. Returns the length, of which `text` holds what fits into `size` bytes; 0 if the ID names no AMD GPU. */
KD_API size_t kd_bundle_id_retarget(const char *id, const struct kd_target *target, char *text, size_t size);

/* ---- writing ---- */

enum {
	KD_BUNDLE_ALIGNMENT = 4096, /* as in HIP's bundles, whose entries are mapped */
	KD_BUNDLE_LEVEL = 3,        /* of compression, as in clang-offload-bundler */
	KD_BUNDLE_LEVEL_MAX = 22,
	KD_BUNDLE_VERSION = 3, /* of compressed bundles, as in clang-offload-bundler 22 */
};

/* How to write a bundle. Zero-initialise, then set what is wanted. */
struct kd_bundle_options {
	uint64_t alignment;   /* the offset of each entry is a multiple of it; 0: KD_BUNDLE_ALIGNMENT */
	bool compress;        /* with zstd */
	int level;            /* of compression, up to KD_BUNDLE_LEVEL_MAX; 0: KD_BUNDLE_LEVEL */
	unsigned version;     /* of the compressed form: 2, which holds less than 4 GiB, or 3; 0: KD_BUNDLE_VERSION */
	uint64_t reserved[4]; /* 0: room for later versions */
};

/* A bundle that was written; it owns its bytes. */
struct kd_bundle_file {
	enum kd_status status; /* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY */
	const char *error;     /* what is wrong with the entries or options, with KD_INPUT_ERRORS; else NULL */
	const uint8_t *bytes;
	size_t size;
};

/* Writes a bundle of the entries in their order. `options` may be NULL. No two may have the same ID, and if of two
 * with the same kind and processor one says something of a feature, the other must too: else a loader can't choose.
 * NULL only for want of memory for the result itself. */
KD_API struct kd_bundle_file *kd_bundle_write(const struct kd_bundle_entry *entries, size_t count,
                                              const struct kd_bundle_options *options);

/* Packs a plain bundle as it is: a changed one, say. Of the options `compress` is taken for granted, and `alignment`
 * does not count. NULL only for want of memory for the result itself. */
KD_API struct kd_bundle_file *kd_bundle_pack(const uint8_t *plain, size_t size,
                                             const struct kd_bundle_options *options);

/* Whether these IDs can be together in a bundle, by the same rules, of which `error` then tells the broken one. An ID
 * has at most 1024 bytes. */
KD_API bool kd_bundle_ids_check(const char *const *ids, size_t count, char *error, size_t size);

/* Frees it. NULL is allowed. */
KD_API void kd_bundle_file_free(struct kd_bundle_file *file);

KD_DECLARATIONS_END

#endif
