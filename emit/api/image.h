/* image.h: what the files of this room share. */
#ifndef KD_API_IMAGE_H
#define KD_API_IMAGE_H

#include "base/arena.h"
#include "kdasm/image.h"
#include "metadata/tree.h"

/* What the metadata can't say of a kernel; NULL if all is well. */
const char *image_metadata_error(struct arena *arena, const struct kd_image_kernel *kernel);

/* The document of the kernels' metadata. */
struct node image_metadata(struct arena *arena, const struct kd_target *target, const struct kd_image_kernel *kernels,
                           size_t count);

#endif
