/* kdasm/contents.h: the code objects in any file: a code object; clang offload bundles, plain or compressed, one or
 * several in a row; a program or archive that embeds these, as in HIP's .hip_fatbin; a core file's memory; or an
 * archive of kernels (kdasm/kpack.h).
 *
 * A content is named by
 *
 *     its number         1, 2, ... in the order of the file: "#3" for kd_contents_select()
 *     its ID             the bundle entry's, or the end of it after a '-': "gfx90a:xnack+"; in an archive of kernels
 *                        the target
 *     its ID and number  "gfx90a#2" is the second of those that "gfx90a" names
 *     its place          `offset` and `size`, as in the code-object URI file://path#offset=4096&size=2048; in a
 *                        compressed bundle `bundle_offset` and `bundle_size`, which are the bundle's, and the ID
 *
 * IDs may be ambiguous: a library's bundles share them, and a bundle may repeat one. HIP takes the first in the given
 * bundle. */
#ifndef KDASM_CONTENTS_H
#define KDASM_CONTENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/bundle.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* A code object, or other bundle entry. Strings are zero-terminated and as in the file. */
struct kd_content {
	uint64_t offset; /* in the file, or in the unpacked bundle */
	size_t size;
	const char *bundle_id;  /* the entry's ID; NULL: not in a bundle */
	size_t id_number;       /* from 1, among those with this ID or kpack_target in the file; 0: it has neither */
	size_t id_count;        /* how many have it */
	uint64_t bundle_offset; /* of the bundle, in the file; 0: not in a bundle */
	uint64_t bundle_size;
	bool is_packed;           /* the bundle is compressed */
	const char *member;       /* its member in an archive; in an archive of kernels, the binary's name and number:
	                             "libx.so#0"; NULL: none */
	const char *section;      /* of the embedding program; NULL: none or unknown */
	bool is_code_object;      /* an ELF file for AMDGPU */
	bool is_damaged;          /* its headers are unreadable or point beyond its end; kd_code_object_open() says why */
	const char *target_id;    /* of a code object, by its ELF header; NULL: not named */
	const char *uri;          /* of a code object loaded in a core file's process; NULL: other content */
	uint64_t load_address;    /* with `uri`: added to its addresses */
	const char *kpack_target; /* target in an archive of kernels; NULL: not in one. If that code object is packed,
	                             `offset` is 0, and `bundle_offset` and `bundle_size` locate the packed bytes */
};

/* The archives of kernels (.kpack) with a ROCm library's code objects. Texts are zero-terminated. */
struct kd_kpack_reference {
	const char *member;       /* the library's, in an archive, or NULL */
	const char *name;         /* the library's in them: its bundles are the binaries "name#0", "name#1" and so on */
	const char *const *paths; /* relative to the library's folder; "@GFXARCH@" stands for a target */
	size_t path_count;
	const uint64_t *numbers; /* of the library's bundles, as far as known */
	size_t number_count;
};

/* Owns everything but the file's own bytes. */
struct kd_contents {
	enum kd_status status;          /* KD_OK, even if nothing was found; KD_INPUT_ERRORS for an unreadable bundle at the
	                                   beginning, or a thin archive; KD_NO_MEMORY */
	const char *error;              /* with KD_INPUT_ERRORS */
	const struct kd_content *items; /* in the order of the file */
	size_t count;
	const char *const *remarks; /* expected but unreadable; usually nothing */
	size_t remark_count;
	const struct kd_kpack_reference *references; /* of the file, or an archive's members; usually none */
	size_t reference_count;
};

/* The bytes must live as long as the result. NULL: no memory.
 *
 * Memory does not grow with the file: compressed bundles are unpacked one at a time, and only small ones stay. `room`
 * provides memory until kd_contents_free(); NULL: the heap. At most 384 MiB plus 32 times the file's size are unpacked;
 * overlapping entries may have 16 times their bundle's bytes; a remark names any excess. */
KD_API struct kd_contents *kd_contents_find(const uint8_t *bytes, size_t size, const struct kd_bundle_room *room);

/* The bytes of items[index]; NULL: none, or no memory. A compressed bundle's are unpacked, and stay until those of
 * another are asked for. Not for two threads at once. */
KD_API const uint8_t *kd_contents_bytes(struct kd_contents *contents, size_t index);

/* Index of the first item from `from` on that matches a selector; `count`: none does. */
KD_API size_t kd_contents_select(const struct kd_contents *contents, const char *selector, size_t from);

/* Frees it; NULL is allowed. */
KD_API void kd_contents_free(struct kd_contents *contents);

KD_DECLARATIONS_END

#endif
