/* image.h: what the files of this room share. */
#ifndef KD_IMAGE_IMAGE_H
#define KD_IMAGE_IMAGE_H

#include "base/buffer.h"
#include "kdasm/image.h"

/* What the metadata can't say of a kernel; NULL if all is well. */
const char *image_metadata_error(struct arena *arena, const struct kd_image_kernel *kernel);

/* Appends the MessagePack document of the kernels' metadata. */
void image_metadata(struct arena *arena, const struct kd_target *target, const struct kd_image_kernel *kernels,
                    size_t count, struct buffer *out);

#endif
