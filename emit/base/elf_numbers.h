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

/* The type of a kernel's symbol in code object version 2; under ELFOSABI_GNU it is STT_GNU_IFUNC. */
#define STT_AMDGPU_HSA_KERNEL 10

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
