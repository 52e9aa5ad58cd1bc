/* code_walk.h: code of a kernel, followed from its entries. */
#ifndef KD_GPU_CODE_CODE_WALK_H
#define KD_GPU_CODE_CODE_WALK_H

#include "base/buffer.h"
#include "code_use.h"

/* A relocation in code. */
struct code_relocation {
	uint64_t at; /* bytes after the entry */
	bool is_branch;
};

/* Where a way goes on, in bytes after the entry, and in which mode. */
struct code_way {
	uint64_t at;
	uint16_t mode;
};

/* What following needs for all kernels. */
struct follower {
	struct arena *arena;
	struct flow_met *met;

	/* Of the kernel that is followed. Distances are from the entry. */
	struct buffer seen; /* a bit for each dword that an instruction was read at */
	LIST(struct code_way) ahead;
	LIST(struct code_way) after_calls; /* what is called may not come back */
};

/* The code of a kernel. */
struct followed {
	const struct isa_machine *machine;
	const uint8_t *bytes;
	uint64_t size;
	bool may_run_on;                           /* at the end begins a function that has the rest, perhaps */
	const struct code_relocation *relocations; /* in order */
	size_t relocation_count;
};

/* Adds to a use in which what symbols say is set already. */
void follow_code(struct follower *follower, const struct followed *code, struct code_use *use);

#endif
