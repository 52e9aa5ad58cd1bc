/* code_banks.h: the banks of VGPRs that the instructions of an object use: the modes of gpu/flow/bank_modes.h. */
#ifndef KD_PRINT_REPORT_CODE_BANKS_H
#define KD_PRINT_REPORT_CODE_BANKS_H

#include "base/arena.h"
#include "files/object/code_object.h"
#include "gpu/isa/isa.h"

/* From the address on up to the next one's. */
struct code_bank {
	uint32_t section;
	uint16_t mode;
	uint64_t address;
};

struct code_banks {
	bool are_followed;
	LIST(struct code_bank) changes; /* by section and address */
};

/* Of the sections before the one with that number. */
void code_banks_find(struct code_banks *banks, struct arena *arena, const struct kd_code_object *object,
                     const struct isa_machine *machine, size_t section_end);

/* The mode in which the instruction at the address runs; 0 where banks are not followed. */
unsigned code_banks_at(const struct code_banks *banks, uint32_t section, uint64_t address);

#endif
