/* register_numbers.h: the registers of wavefronts and their numbers in DWARF, both ways.
 *
 * Specification: table "DWARF Register Mapping", which numbers more than LLVM does
 * (debug/write/dwarf_registers.h) and vector registers by the size of the wavefront. Allocates nothing, safe from any
 * thread. */
#ifndef KD_DEBUG_DWARF_REGISTER_NUMBERS_H
#define KD_DEBUG_DWARF_REGISTER_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A run of registers with numbers that follow each other. */
struct register_run {
	const char *name;
	int first; /* index of the first one; negative: it is one, without an index */
	uint16_t count;
	uint16_t number; /* of the first one */
	uint16_t bits;
	uint16_t wave; /* lanes of the wavefronts that have it; 0: all */
};

/* The register that a name and, after "@", "w32" or "w64" mean; without that it is one of wavefronts of `wave` lanes.
 * False: no number is for it. */
bool dwarf_register_named(const char *name, size_t length, unsigned wave, uint32_t *number);

/* The run that a number is in; NULL: it is reserved. */
const struct register_run *dwarf_register_run(uint64_t number);

/* The name of a number: "v0" or, where the register is one of other wavefronts than those of `wave` lanes, "v0@w32".
 * False: it is reserved. */
bool dwarf_register_name(uint64_t number, unsigned wave, char out[16]);

#endif
