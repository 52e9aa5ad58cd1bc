/* image.h: what the files of this room share. */
#ifndef KD_API_IMAGE_H
#define KD_API_IMAGE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "kdasm/image.h"
#include "kernel/metadata/tree.h"
#include "module/module.h"

enum { INSTRUCTION_SIZE = 4 };

/* An image while it is made. */
struct image {
	struct arena *arena;
	struct diag diag;
	struct sources sources; /* the metadata, if it is text */
	struct module module;
	const struct kd_image_options *options;
	const struct kd_image_kernel *kernel; /* the current one, for messages */
};

/* ---- symbols ---- */

/* Reports fixups among `size` bytes of `what`, a kernel or symbol called `name`, that are none. */
void image_check_fixups(struct image *image, const char *what, const char *name, const struct kd_fixup *fixups,
                        size_t count, uint64_t size);

/* Reports what is wrong with the symbols of the options. */
void image_check_symbols(struct image *image);

struct section *image_section(struct image *image, const char *name, uint32_t type, uint64_t flags);
struct symbol *image_symbol(struct image *image, const char *name);

/* Bytes with their fixups, in the current section; the symbol at their beginning. */
void image_place(struct image *image, struct symbol *symbol, const void *bytes, uint64_t size,
                 const struct kd_fixup *fixups, size_t count);

/* The symbols of code; goes on in the current section. */
void image_place_code(struct image *image);

/* Constants; goes on in the current section, that of descriptors. Then variables. */
void image_place_data(struct image *image);

/* Reports, once all symbols are placed, names in fixups that none has. */
void image_check_names(struct image *image, const struct kd_image_kernel *kernels, size_t count);

/* ---- metadata ---- */

/* What the metadata can't say of a kernel; NULL if all is well. */
const char *image_metadata_error(struct arena *arena, const struct kd_image_kernel *kernel);

/* The document of the kernels' metadata. */
struct node image_metadata(struct arena *arena, const struct kd_target *target, const struct kd_image_kernel *kernels,
                           size_t count);

#endif
