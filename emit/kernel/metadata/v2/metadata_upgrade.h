/* metadata_upgrade.h: metadata of code object version 2 as that of a later version. */
#ifndef KD_KERNEL_METADATA_V2_METADATA_UPGRADE_H
#define KD_KERNEL_METADATA_V2_METADATA_UPGRADE_H

#include "kernel/metadata/metadata.h"

struct metadata_upgrade {
	unsigned version;      /* of the code object */
	const char *target_id; /* canonical */

	/* What a number of 'CodeProps' must be for the kernel with that symbol; false if nothing is known. */
	bool (*find)(void *context, const char *symbol, size_t size, const char *key, uint64_t *number);
	void *context;
};

/* Reads a text that metadata_v2_assemble() takes and appends the packed document of the later version.
 * Warns of what that cannot hold. */
bool metadata_upgrade(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block,
                      const struct metadata_upgrade *upgrade, struct buffer *out);

#endif
