/* elf_target.h: the target that an ELF file of AMDGPU is for. */
#ifndef KD_FILES_ELF_READ_ELF_TARGET_H
#define KD_FILES_ELF_READ_ELF_TARGET_H

#include "elf_file.h"
#include "kdasm/target.h"

/* The contents of the note NT_AMD_HSA_ISA_VERSION, in the bytes of the file. Specification: "Code Object V2 Note
 * Records". */
struct isa_note {
	uint32_t version[3];               /* GFX major, minor, stepping */
	const char *vendor, *architecture; /* without their terminators */
	size_t vendor_size, architecture_size;
};

/* False when the sizes of the names are not those of the contents. */
bool isa_note_read(struct isa_note *isa, const uint8_t *bytes, size_t size);

/* What the file says of its target, for kd_target_from_elf(). */
struct kd_target_facts elf_file_target_facts(const struct elf_file *file);

#endif
