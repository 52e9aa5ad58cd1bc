/* effects.h: which registers an instruction reads and writes. */
#ifndef KD_GPU_FLOW_EFFECTS_H
#define KD_GPU_FLOW_EFFECTS_H

#include "gpu/isa/decode.h"

/* Registers are numbered as sources are: scalar ones from 0, VGPRs from FLOW_VGPRS, AGPRs from FLOW_AGPRS, the VGPRs of
 * further banks (gpu/isa/vgpr_banks.h) from FLOW_HIGH_VGPRS on. Halves of a VGPR are the VGPR, with a part. Local
 * memory as a whole, which copies fill, has a number, too, and another one is pending as long as the first of the
 * copies. */
enum {
	FLOW_SCRATCH_BASE = 230, /* and the one after it: src_flat_scratch_base */
	FLOW_SCC = 253,
	FLOW_LOCAL_MEMORY = 254,
	FLOW_OLDEST_COPY = 255,
	FLOW_VGPRS = 256,
	FLOW_AGPRS = 512,
	FLOW_HIGH_VGPRS = 768, /* from v256 on, which GFX12.5 has */
	FLOW_REGISTERS = 1536
};

static inline bool flow_is_vector(unsigned reg) {
	return reg >= FLOW_VGPRS;
}

/* What an operand is to the instruction, where that matters. */
enum flow_part {
	FLOW_PART_PLAIN,
	FLOW_PART_C,
	FLOW_PART_DATA,
	FLOW_PART_LANE,
	FLOW_PART_MASK,     /* of lanes */
	FLOW_PART_IMPLIED,  /* EXEC that no operand is */
	FLOW_PART_LOW_HALF, /* of the register */
	FLOW_PART_HIGH_HALF
};

struct flow_effect {
	uint16_t first;
	uint8_t count; /* of registers, dwords of them */
	bool reads, writes;
	uint8_t part; /* enum flow_part */
};

/* Whether it is a register that is stored, or a half of one. */
static inline bool flow_is_stored(const struct flow_effect *effect) {
	return effect->reads && flow_is_vector(effect->first) &&
	       (effect->part == FLOW_PART_DATA || effect->part == FLOW_PART_LOW_HALF ||
	        effect->part == FLOW_PART_HIGH_HALF);
}

/* Whether so many registers from the one on have any in common with those from the other on. */
static inline bool flow_overlap(unsigned one, unsigned count, unsigned other, unsigned other_count) {
	return one < other + other_count && other < one + count;
}

enum { FLOW_MOST_EFFECTS = ISA_FORM_OPERANDS + ISA_MOST_ADDRESSES + 4 };

struct flow_effects {
	unsigned count;
	struct flow_effect items[FLOW_MOST_EFFECTS];
};

/* What the operands say, VCC where it is implied, EXEC where it is read late, by exports and the global data share, or
 * written, and SCC where it is read. SCC that is written at once, M0, EXEC elsewhere and registers that an index tells
 * are left out. */
void flow_effects_of(const struct isa_decoded *decoded, struct flow_effects *effects);

/* Whether it is of the global data share, or sends a message. */
bool flow_is_gds(const struct isa_decoded *decoded);
bool flow_is_message(const struct isa_decoded *decoded);

#endif
