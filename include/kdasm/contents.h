/* kdasm/contents.h: the code objects in a file, whatever it is: a code object, clang offload bundles, plain or
 * compressed, one or several one after another, or a program or archive with such things inside, as HIP's
 * .hip_fatbin sections, or a core file with what was in memory, or an archive of kernels (kdasm/kpack.h).
 *
 * What selects what. A content is named by
 *
 *     its number         1, 2, ... in the order of the file: "#3" for kd_contents_select()
 *     its ID             that of the bundle's entry, or what follows a '-' in it up to its end: "gfx90a:xnack+"; in an
 *                        archive of kernels the target
 *     its ID and number  "gfx90a#2" is the second of those that "gfx90a" names
 *     its place          of one that is not packed `offset` and `size`, which a code-object URI has, too:
 *                        file://path#offset=4096&size=2048; of one in a compressed bundle `bundle_offset` and
 *                        `bundle_size`, which are those of the whole bundle, and then its ID
 *
 * An ID alone may stand for several: libraries have bundles one after another with the same IDs, and a bundle may have
 * several entries of one ID. HIP takes the first of a bundle, and the bundle that it was told of. */
#ifndef KDASM_CONTENTS_H
#define KDASM_CONTENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/bundle.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* Something in the file: a code object, or another entry of a bundle. Strings are as the file has them, and
 * zero-terminated. */
struct kd_content {
	uint64_t offset; /* in the file; in a compressed bundle from the beginning of the unpacked one */
	size_t size;
	const char *bundle_id;  /* ID of the bundle's entry; NULL: it is in no bundle */
	size_t id_number;       /* this is the n-th, from 1, of those with the ID in the file; 0: it is in no bundle */
	size_t id_count;        /* how many have the ID */
	uint64_t bundle_offset; /* where in the file the bundle is, and how many bytes of it; 0: it is in no bundle */
	uint64_t bundle_size;
	bool is_packed;        /* the bundle is compressed */
	const char *member;    /* name of the archive's member that it is in; of an archive of kernels, .kpack, the name and
	                           number of the binary: "libx.so#0"; NULL: none */
	const char *section;   /* of the program that it is embedded in; NULL: none or not known */
	bool is_code_object;   /* it is an ELF file for AMDGPU */
	bool is_damaged;       /* one whose headers can't be read, or say that it goes on beyond its end;
	                           kd_code_object_open() says why */
	const char *target_id; /* of a code object, from its ELF header; NULL: the header names none */
	const char *uri;       /* of a code object that the process of a core file had loaded; NULL: it is none of these */
	uint64_t load_address; /* what was added to the addresses in it, likewise */
	const char
	    *kpack_target; /* the target that such an archive names; NULL: it is in none. If the code object is packed
	                             there, `offset` is 0, and `bundle_offset` and `bundle_size` are of what is packed */
};

/* What a library of ROCm says of the archives of kernels (.kpack) that have its code objects. Texts are
 * zero-terminated. */
struct kd_kpack_reference {
	const char *member;       /* of an archive, likewise */
	const char *name;         /* of the library in them: binaries "name#0", "name#1" and so on are its bundles */
	const char *const *paths; /* of archives, from the folder of the library; "@GFXARCH@" in one stands for a target */
	size_t path_count;
	const uint64_t *numbers; /* of the bundles that the library has, as far as they are known */
	size_t number_count;
};

/* What was found. It owns all but the bytes that are in the file's. */
struct kd_contents {
	enum kd_status status; /* KD_OK, also when there is nothing; KD_INPUT_ERRORS for a bundle at the beginning that
	                           can't be read, and for a thin archive; KD_NO_MEMORY */
	const char *error;     /* with KD_INPUT_ERRORS */
	const struct kd_content *items; /* in the order of the file */
	size_t count;
	const char *const *remarks; /* what should have been there and could not be read; usually nothing */
	size_t remark_count;
	const struct kd_kpack_reference *references; /* of the file, or of members of an archive; usually none */
	size_t reference_count;
};

/* Looks through `size` bytes, which must live as long as the result. Never NULL, except for want of memory for
 * the result itself.
 *
 * Memory does not grow with the file: compressed bundles are unpacked one after another, only the small ones stay. They
 * are unpacked into what `room` gives, which is called until kd_contents_free(); NULL: into the heap, always. So
 * that a small file can't cost much, they are unpacked to 384 MiB in all and 32 bytes more for each byte of the file,
 * and entries that overlap may have 16 times the bytes of their bundle; what exceeds that is told in a remark. */
KD_API struct kd_contents *kd_contents_find(const uint8_t *bytes, size_t size, const struct kd_bundle_room *room);

/* The bytes of items[index]; NULL if there are none, or for want of memory. Those of a compressed bundle are unpacked
 * by the call and stay until contents of another compressed bundle are asked for; not by two threads at once. */
KD_API const uint8_t *kd_contents_bytes(struct kd_contents *contents, size_t index);

/* Index of the first item from `from` on that a selector, as described above, names; `count` if there is none. */
KD_API size_t kd_contents_select(const struct kd_contents *contents, const char *selector, size_t from);

/* Frees it and all it owns. NULL is allowed. */
KD_API void kd_contents_free(struct kd_contents *contents);

KD_DECLARATIONS_END

#endif
