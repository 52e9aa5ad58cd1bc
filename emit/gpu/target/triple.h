/* triple.h: the part of a target ID before the processor. */
#ifndef KD_GPU_TARGET_TRIPLE_H
#define KD_GPU_TARGET_TRIPLE_H

#include "kdasm/target.h"
#include "message.h"

#define TRIPLE_DEFAULT "amdgcn-amd-amdhsa"

struct triple {
	enum kd_architecture architecture;
	enum kd_os os;
	bool amdgpu;                      /* it began with "amdgpu", */
	char subarch[KD_SUBARCH_SIZE];    /* and this followed, or nothing */
	char text[KD_TARGET_TRIPLE_SIZE]; /* architecture, vendor, OS and environment with "-" between, as LLVM 22 has it */
};

/* Reads a triple as -triple takes it. False, with the reason in `error`, when it is not one
 * of AMDGPU. */
bool triple_read(struct triple *triple, const char *name, size_t length, struct text *error);

/* Leaves out an environment that is "unknown", as later LLVMs write none. */
void triple_drop_unknown(struct triple *triple);

/* Whether texts of triples say the same: an environment that is "unknown" is none. */
bool triples_match(const char *a, const char *b);

/* Writes the text of a triple as LLVMs after version 22 do: their name of the architecture, and four parts, of which
 * none is empty. */
void triple_write_later(const char *triple, bool amdgpu, const char *subarch, struct text *text);

const char *architecture_name(enum kd_architecture architecture);

/* The row of an operating system. */
const struct kd_system *system_at(enum kd_os os);

#endif
