/* bank_modes.h: in which mode of the banks of VGPRs (gpu/isa/vgpr_banks.h) each instruction of a section runs.
 *
 * Functions begin with mode 0. From there code is followed along branches and past them; what is reached from nowhere
 * begins with 0, too. Where ways with several modes meet, none is known. */
#ifndef KD_GPU_FLOW_BANK_MODES_H
#define KD_GPU_FLOW_BANK_MODES_H

#include "base/arena.h"
#include "gpu/isa/isa.h"

struct bank_modes_code {
	const struct isa_machine *machine;
	const uint8_t *bytes;
	size_t size;
	const uint64_t *functions; /* where they begin, in bytes after the first one, in any order */
	size_t function_count;
};

/* A number for each dword, in the arena: the mode of the instruction that begins there, ISA_NO_MODE included. Of other
 * dwords it is BANK_MODES_NOTHING. */
enum { BANK_MODES_NOTHING = 0xffff };
uint16_t *bank_modes_read(struct arena *arena, const struct bank_modes_code *code);

#endif
