/* triple.h: the part of a target ID before the processor. */
#ifndef KD_TARGET_TRIPLE_H
#define KD_TARGET_TRIPLE_H

#include "kdasm/target.h"
#include "message.h"

#define TRIPLE_DEFAULT "amdgcn-amd-amdhsa"

struct triple {
	enum kd_architecture architecture;
	enum kd_os os;
	char text[KD_TARGET_TRIPLE_SIZE]; /* architecture, vendor, OS and environment with "-" between */
};

/* Reads a triple as -triple takes it. False, with the reason in `error`, when it is not one
 * of AMDGPU. */
bool triple_read(struct triple *triple, const char *name, size_t length, struct text *error);

const char *architecture_name(enum kd_architecture architecture);

/* The row of an operating system. */
const struct kd_system *system_at(enum kd_os os);

#endif
