/* print_descriptor.h: printing a kernel's block. */
#ifndef KD_TEXT_PRINT_DESCRIPTOR_H
#define KD_TEXT_PRINT_DESCRIPTOR_H

#include "print.h"

/* A block that passed kd_descriptor_check(). */
struct print_descriptor {
	const struct name *name;
	const struct kd_descriptor_input *input;
	const struct value *values; /* of the late fields, by number */
	const uint8_t *order;       /* the given fields, in the order of the source */
	size_t order_count;
	uint32_t version; /* of the code object, as far as the source has been read */
};

void print_descriptor(struct module *module, const struct print_descriptor *kernel);

#endif
