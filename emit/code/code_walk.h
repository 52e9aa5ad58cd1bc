/* code_walk.h: code of a kernel, followed from its entries. */
#ifndef KD_CODE_CODE_WALK_H
#define KD_CODE_CODE_WALK_H

#include "base/buffer.h"
#include "code_use.h"

/* A relocation in code. */
struct code_relocation {
	uint64_t at; /* bytes after the entry */
	bool is_branch;
};

/* An instruction that was met: code repeats some, often with other offsets and literals. */
struct known_instruction {
	uint32_t words[ISA_MOST_BYTES / ISA_DWORD], masks[ISA_MOST_BYTES / ISA_DWORD]; /* which bits of them count */
	const struct isa_machine *machine;
	uint16_t mode; /* of the banks of VGPRs, in which they were met: isa/vgpr_banks.h */
	uint16_t mode_after;
	uint8_t size; /* 0: none */
	struct isa_use use;
	struct isa_way way;
};

enum { KNOWN_INSTRUCTIONS_BITS = 8 };

/* Where a way goes on, in bytes after the entry, and in which mode. */
struct code_way {
	uint64_t at;
	uint16_t mode;
};

/* What following needs for all kernels. */
struct follower {
	struct arena *arena;
	struct flow_met *met; /* NULL: as yet nothing was */
	struct known_instruction known[1 << KNOWN_INSTRUCTIONS_BITS];

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

/* What it met, also for others who read the same code. */
struct flow_met *follower_met(struct follower *follower);

/* Adds to a use in which what symbols say is set already. */
void follow_code(struct follower *follower, const struct followed *code, struct code_use *use);

#endif
