/* elf_numbers.h: numbers and names of LLVM's and AMDGPU's ELF that <elf.h> lacks, everywhere or in older C
 * libraries. */
#ifndef KD_BASE_ELF_NUMBERS_H
#define KD_BASE_ELF_NUMBERS_H

#include <elf.h>

#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif

#ifndef SHT_LLVM_ADDRSIG
#define SHT_LLVM_ADDRSIG 0x6fff4c03
#endif

#ifndef SHN_AMDGPU_LDS
#define SHN_AMDGPU_LDS 0xff00 /* specification, "Symbols" */
#endif

/* What is said of a file of EM_NONE. With the machine, the types of relocations are gone, so it can't be mended. */
#define MACHINE_FORGOTTEN                                                                                              \
	"e_machine is 0, as GNU objcopy leaves it in what it takes for any ELF file: copy the original with llvm-objcopy"

/* The type of a kernel's symbol in code object version 2; under ELFOSABI_GNU it is STT_GNU_IFUNC. */
#define STT_AMDGPU_HSA_KERNEL 10

/* e_flags. Specification, "ELF Header e_flags"; processors.def has the numbers of EF_AMDGPU_MACH. */
enum {
	EF_AMDGPU_MACH = 0xff,

	EF_AMDGPU_FEATURE_XNACK_V2 = 0x1, /* 0x2: the trap handler is enabled */

	/* All but amdhsa from version 4 on. */
	EF_AMDGPU_FEATURE_XNACK_V3 = 0x100,
	EF_AMDGPU_FEATURE_SRAMECC_V3 = 0x200,

	/* From version 4 on: fields of this width, as enum kd_feature_state, from these bits on. */
	EF_AMDGPU_FEATURE_V4 = 3,
	EF_AMDGPU_FEATURE_XNACK_V4_SHIFT = 8,
	EF_AMDGPU_FEATURE_SRAMECC_V4_SHIFT = 10,
	EF_AMDGPU_GENERIC_VERSION_OFFSET = 24,
};

/* Names in notes NT_AMD_HSA_ISA_VERSION. */
#define ISA_VENDOR "AMD"
#define ISA_ARCHITECTURE "AMDGPU"

/* What a table of DT_GNU_HASH begins with: four words. */
enum { GNU_HASH_HEADER_SIZE = 16 };

/* Whose notes there are. */
#define NOTE_AMD "AMD"
#define NOTE_AMDGPU "AMDGPU"

#define KD_NOTE_TYPE(owner, number, id) NT_##id = number,
enum {
#include "note_types.def"
};

#define SHT_LLVM_DEPENDENT_LIBRARIES 0x6fff4c04
#define SHT_LLVM_SYMPART 0x6fff4c05
#ifndef ELFCOMPRESS_ZSTD
#define ELFCOMPRESS_ZSTD 2
#endif

#define SHT_LLVM_CALL_GRAPH_PROFILE 0x6fff4c09
#define SHT_LLVM_CFI_JUMP_TABLE 0x6fff4c0e
#define SHT_LLVM_CALL_GRAPH 0x6fff4c0f

#define KD_RELOCATION(name, number) R_AMDGPU_##name = number,
enum {
#include "kdasm/relocations.def"
};
#undef KD_RELOCATION

enum { NOTE_ALIGNMENT = 4 }; /* of the name and the contents of a note record */

#endif
