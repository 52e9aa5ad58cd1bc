/* given.h: a descriptor as the block of a kernel gives it, and its way into a module. */
#ifndef KD_KERNEL_DESCRIPTOR_GIVEN_H
#define KD_KERNEL_DESCRIPTOR_GIVEN_H

#include "base/row_numbers.h"
#include "base/source.h"
#include "kdasm/descriptor.h"
#include "module/expr.h"

struct given_descriptor {
	struct name *name; /* of the kernel */
	kd_pos pos;        /* of the directive that begins the block */
	kd_pos name_pos;
	kd_pos end_pos; /* of the end of the block */
	struct kd_descriptor_input input;
	kd_pos positions[KD_FIELD_COUNT]; /* of the values of given fields */
	uint8_t late[KD_FIELD_COUNT];     /* the given fields whose values come late, in the order of the source ... */
	uint8_t late_count;
	struct value late_values[KD_FIELD_COUNT]; /* ... and these */

	/* Of all blocks: the fields that are values in the section. */
	uint8_t words[KD_FIELD_COUNT];
	uint8_t word_count;
};

/* Before the first block. */
void given_descriptor_start(struct given_descriptor *given);

/* Begins a block; nothing is given yet. */
void given_descriptor_begin(struct given_descriptor *given, struct name *name, kd_pos pos, kd_pos name_pos);

/* Gives a field, which kd_field_check() accepts. Inlined, because kernels are fields for the most part. */
static inline void given_descriptor_add(struct given_descriptor *given, const struct kd_field *field,
                                        struct value value, kd_pos pos) {
	kd_field_give(&given->input, field, value.expr ? NULL : &value.constant);
	given->positions[field->id] = pos;
	if (value.expr) {
		given->late[given->late_count++] = (uint8_t)field->id;
		given->late_values[field->id] = value;
	}
}

/* Whether the block gives the field. Fields with a directive, and only they, are among the first 64. */
static inline bool given_descriptor_has(const struct given_descriptor *given, unsigned id) {
	return id < 64 && (given->input.given >> id & 1);
}

/* Writes the descriptor to the current section, and adds its kernel to the module. If layout decides some values, it
 * computes the bytes again. */
void given_descriptor_write(struct module *module, const struct given_descriptor *given,
                            const struct kd_problems *problems);

#endif
