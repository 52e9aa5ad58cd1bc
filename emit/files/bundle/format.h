/* format.h: the layout of bundle files, and of their compressed form.
 *
 * A plain bundle: the magic, the number of entries in 8 bytes, then for each entry its offset, its size and the
 * size of its ID, 8 bytes each, and the ID; after that the contents, at these offsets. A compressed
 * one: a header that depends on its version, then the packed plain bundle. All numbers are little-endian. */
#ifndef KD_FILES_BUNDLE_FORMAT_H
#define KD_FILES_BUNDLE_FORMAT_H

#include "base/packing.h"
#include "kdasm/bundle.h"

#define PLAIN_MAGIC "__CLANG_OFFLOAD_BUNDLE__"
#define PACKED_MAGIC "CCOB"

enum {
	PLAIN_MAGIC_SIZE = sizeof PLAIN_MAGIC - 1,
	PLAIN_HEADER_SIZE = PLAIN_MAGIC_SIZE + 8, /* with the number of entries */
	PLAIN_ENTRY_SIZE = 3 * 8,                 /* without the ID */
	PACKED_MAGIC_SIZE = sizeof PACKED_MAGIC - 1,
	PACKED_PREFIX_SIZE = PACKED_MAGIC_SIZE + 2 + 2, /* magic, version, method: the same in all versions */
	PACKED_VERSION_MAX = 3,
};

/* What follows the prefix: the size of the file and that of the plain bundle, `width` bytes each, then the hash. */
struct packed_layout {
	uint8_t width;
	bool has_file_size;
};

/* The row of a version from 1 to PACKED_VERSION_MAX. */
const struct packed_layout *packed_layout_of(unsigned version);
size_t packed_header_size(const struct packed_layout *layout);

/* NULL if these IDs can be together in a bundle; else what is wrong, in the arena. */
const char *bundle_ids_check(struct arena *arena, const char *const *ids, size_t count);

/* The first 8 bytes of the MD5 sum. */
uint64_t packed_hash(const uint8_t *bytes, size_t size);

#endif
