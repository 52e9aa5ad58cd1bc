/* kdasm/contents.h: the code objects in a file, whatever it is: a code object, a clang offload bundle, plain
 * or compressed, or a program or archive with such things inside, as HIP's .hip_fatbin sections. */
#ifndef KDASM_CONTENTS_H
#define KDASM_CONTENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* Something in the file: a code object, or another entry of a bundle. */
struct kd_content {
	const uint8_t *bytes;   /* `size` bytes; NULL if that is 0 */
	size_t size;
	uint64_t offset;        /* in the file; in a compressed bundle from the beginning of the unpacked one */
	const char *bundle_id;  /* ID of the bundle's entry; NULL: it is in no bundle */
	uint64_t bundle_offset; /* where in the file the bundle is */
	const char *section;    /* of the program that it is embedded in; NULL: none or not known */
	bool is_code_object;    /* it is an ELF file for AMDGPU */
};

/* What was found. It owns its contents but for the bytes that are in the file's. */
struct kd_contents {
	enum kd_status status;  /* KD_OK, also when there is nothing; KD_INPUT_ERRORS for a bundle that can't be read;
	                           KD_NO_MEMORY */
	const char *error;      /* with KD_INPUT_ERRORS */
	const struct kd_content *items; /* in the order of the file */
	size_t count;
	const char *const *remarks; /* what should have been there and could not be read; usually nothing */
	size_t remark_count;
};

/* Looks through `size` bytes, which must live as long as the result. Never NULL, but for want of memory for
 * the result itself. Compressed bundles are unpacked to 1 GiB in all. */
KD_API struct kd_contents *kd_contents_find(const uint8_t *bytes, size_t size);

/* Frees it and all it owns. NULL is allowed. */
KD_API void kd_contents_free(struct kd_contents *contents);

KD_DECLARATIONS_END

#endif
