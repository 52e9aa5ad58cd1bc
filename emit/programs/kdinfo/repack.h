/* repack.h: bundles whose contents change: compressed ones are unpacked once, and all are written with the file. */
#ifndef KD_PROGRAMS_KDINFO_REPACK_H
#define KD_PROGRAMS_KDINFO_REPACK_H

#include "subjects.h"

/* What an entry of a bundle becomes. */
struct replacement {
	size_t entry; /* its index */
	const uint8_t *bytes;
	size_t size;
	const char *id;
};

struct changed_bundle {
	uint64_t offset; /* of the bundle in the file's bytes, and how many it has there */
	uint64_t size;
	size_t first;     /* index of its first entry in the file's contents, where the others follow */
	unsigned version; /* of its compressed form; 0: it is plain */
	uint8_t *plain;
	size_t plain_size;
	LIST(struct replacement) replacements;
};

/* Those of a file, in its order. */
struct repacking {
	struct arena *arena;
	LIST(struct changed_bundle) bundles;
	uint64_t unpacked; /* bytes of those that were compressed */
	bool too_much;     /* they are more than may be, which is reported: nothing will be written */
};

/* The bytes of a content of a compressed bundle, to be changed; NULL, reported, if it can't be unpacked. */
uint8_t *repacking_bytes(struct repacking *repacking, const struct subject *subject);

/* Makes a content of a bundle another object, with an ID of its own; both must stay until the file is written. False,
 * reported, if the bundle can't be unpacked. */
bool repacking_replace(struct repacking *repacking, const struct subject *subject, const struct kd_result *object,
                       const char *id);

/* Writes the file with the bundles as they are now. False, reported, if one has no room, or two of its IDs cannot be
 * together. */
bool repacking_write(const struct repacking *repacking, const struct subject_file *file, struct output *output);

#endif
