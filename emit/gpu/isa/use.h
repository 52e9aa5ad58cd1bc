/* use.h: what an instruction uses of a processor, and which one may be next. */
#ifndef KD_GPU_ISA_USE_H
#define KD_GPU_ISA_USE_H

#include "decode.h"

enum isa_used {
	ISA_USES_VCC = 1 << 0,
	ISA_USES_FLAT_SCRATCH = 1 << 1,
	ISA_USES_XNACK_MASK = 1 << 2,
	ISA_USES_LDS = 1 << 3,
	ISA_USES_SCRATCH = 1 << 4,
	ISA_USES_FLAT = 1 << 5,  /* addresses that may be of any memory */
	ISA_USES_INDEX = 1 << 6, /* registers that no operand names */
};
enum { ISA_USED_COUNT = 7 };

struct isa_use {
	uint16_t vgprs, agprs, sgprs; /* how many there must be: one more than the highest number */
	uint16_t others;              /* enum isa_used, or'ed */
};

/* Adds what the instruction uses. A size that bytes do not tell counts as the least that it can be. */
void isa_use_add(struct isa_use *use, const struct isa_decoded *decoded);

static inline void isa_use_raise(uint16_t *count, unsigned needed) {
	*count = needed > *count ? (uint16_t)needed : *count;
}

/* Adds a register that an operand names. */
void isa_use_add_register(struct isa_use *use, const struct isa_machine *machine, const struct isa_operand *operand);

/* Adds another use. */
static inline void isa_use_join(struct isa_use *use, const struct isa_use *other) {
	isa_use_raise(&use->vgprs, other->vgprs);
	isa_use_raise(&use->agprs, other->agprs);
	isa_use_raise(&use->sgprs, other->sgprs);
	use->others |= other->others;
}

/* Whether the instruction after this one is the next: it may be besides another one. */
enum isa_next { ISA_NEXT, ISA_NEXT_PERHAPS, ISA_NEXT_NEVER };

struct isa_way {
	enum isa_next next;
	bool branches; /* to what is `distance` bytes from its first byte */
	bool jumps;    /* to where registers say */
	int64_t distance;
};

/* Whether what follows an instruction of the form is next, and nothing else. */
bool isa_goes_on(const struct isa_form *form);

struct isa_way isa_way_of(const struct isa_decoded *decoded);

/* Whether lines of the form may use more than the registers that they name. */
bool isa_use_has_more(const struct isa_form *form);

/* Adds what that is for an encoded line, or more. */
void isa_use_add_more(struct isa_use *use, const struct isa_code *code);

#endif
