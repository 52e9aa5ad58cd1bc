/* resources.h: what a kernel takes, read from its descriptor and its metadata. */
#ifndef KD_FILES_OBJECT_RESOURCES_H
#define KD_FILES_OBJECT_RESOURCES_H

#include "base/row_numbers.h"
#include "kdasm/descriptor.h"
#include "kdasm/resources.h"
#include "kernel/metadata/tree.h"

struct kd_code_object;

/* All that a file says of it. */
struct kernel_facts {
	struct kd_target target;                /* with wavefront size and CU mode as the bytes choose them */
	uint8_t descriptor[KD_DESCRIPTOR_SIZE]; /* of amd_kernel_code_t: one that says the same, as far as it can */
	const uint8_t *code_t;                  /* its bytes; NULL: it is a descriptor */
	const struct node *metadata;            /* the kernel's map, or NULL */
};

/* Of KD_DESCRIPTOR_SIZE bytes, or KD_CODE_T_SIZE. */
void kernel_facts_take(struct kernel_facts *facts, const struct kd_target *target, const uint8_t *bytes, size_t size,
                       const struct node *metadata);

/* The value of a field's bits; 0 if the target lacks it. */
uint64_t kernel_facts_bits(const struct kernel_facts *facts, enum kd_field_id id);

/* The value of a key of amd_kernel_code_t; 0 of a descriptor. */
uint64_t kernel_facts_key(const struct kernel_facts *facts, const char *key);

/* A register count that became blocks in the descriptor, as far as it can be read back. */
struct register_count {
	uint64_t field;     /* blocks minus one */
	unsigned granule;   /* registers of a block; 0: the target does not count these */
	uint64_t low, high; /* what gives such a field */
	uint64_t said;      /* what metadata or amd_kernel_code_t says */
	bool is_said;       /* they do */
	bool exact;         /* `said` lies between low and high: that is the count */
};

/* VGPRs, with AGPRs where one file has both. */
struct register_count kernel_facts_vgprs(const struct kernel_facts *facts);

/* SGPRs, with the extra ones: VCC, FLAT_SCRATCH, XNACK_MASK. */
struct register_count kernel_facts_sgprs(const struct kernel_facts *facts);

/* The size of wavefronts that all kernels agree on; else, or where there are none, the processor's. */
enum kd_wave object_wave(const struct kd_code_object *object);

void kernel_facts_resources(const struct kernel_facts *facts, struct kd_resources *resources);

#endif
