/* dwarf_registers.h: the registers that .cfi_* directives name, and their numbers in DWARF.
 *
 * Specification: table "DWARF Register Mapping". LLVM numbers only single registers, and vector
 * registers always as wave64 has them. */
#ifndef KD_DEBUG_WRITE_DWARF_REGISTERS_H
#define KD_DEBUG_WRITE_DWARF_REGISTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/target.h"

struct register_file;
struct special_register;

/* s5, v[0:3], exec. */
struct machine_register {
	const struct register_file *file;       /* NULL for a special one */
	const struct special_register *special; /* NULL for one of a file */
	uint32_t first;
	uint32_t count;
	bool is_half; /* v0.l or v0.h: its low or high 16 bits */
};

/* These give NULL, or what is wrong: possibly this. */
extern const char register_not_available[];

/* The register so called: "s5", "exec". */
const char *register_named(const struct kd_target *target, const char *name, size_t length,
                           struct machine_register *found);

/* name[first:last]. */
const char *register_range(const struct kd_target *target, const char *name, size_t length, int64_t first, int64_t last,
                           struct machine_register *found);

/* Makes a longer list of registers: [s0, s1] is s[0:1]. The list begins as its first register. */
const char *register_append(struct machine_register *list, const struct machine_register *next);

/* Whether a list that is complete is a register of the target. */
const char *register_check(const struct kd_target *target, const struct machine_register *list);

/* The number in DWARF; -1 where there is none, as LLVM has it. */
int64_t register_dwarf_number(const struct machine_register *of);

/* What it is called: "s5", "exec", "v[0:1]". False if it is no single register. */
bool register_spelling(const struct machine_register *of, char *out, size_t size);

#endif
