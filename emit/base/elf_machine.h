/* elf_machine.h: the machine that a file's ELF header names, without reading the rest of the file. */
#ifndef KD_BASE_ELF_MACHINE_H
#define KD_BASE_ELF_MACHINE_H

#include <elf.h>
#include <stddef.h>

#include "buffer.h"

/* Whether the bytes begin like an ELF file for `machine`, EM_*. */
static inline bool elf_machine_is(const uint8_t *bytes, size_t size, uint16_t machine) {
	enum { AT = offsetof(Elf64_Ehdr, e_machine) }; /* in both classes */
	return size >= AT + 2 && memcmp(bytes, ELFMAG, SELFMAG) == 0 && load_le(bytes + AT, 2) == machine;
}

#endif
