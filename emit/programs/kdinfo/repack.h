/* repack.h: compressed bundles whose contents change: unpacked once, packed again when the file is written. */
#ifndef KD_PROGRAMS_KDINFO_REPACK_H
#define KD_PROGRAMS_KDINFO_REPACK_H

#include "subjects.h"

struct unpacked {
	uint64_t offset; /* of the bundle in the file's bytes, and how many it has there */
	uint64_t size;
	unsigned version; /* of its form */
	uint8_t *plain;
	size_t plain_size;
};

/* Those of a file, in its order. */
struct repacking {
	struct arena *arena;
	LIST(struct unpacked) bundles;
};

/* The bytes of a content of a compressed bundle, to be changed; NULL, reported, if it can't be unpacked. */
uint8_t *repacking_bytes(struct repacking *repacking, const struct subject *subject);

/* Writes the file with the bundles as they are now. False, reported, if one has no room. */
bool repacking_write(const struct repacking *repacking, const struct subject_file *file, struct output *output);

#endif
