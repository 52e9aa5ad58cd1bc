#!/usr/bin/env bash
# LLVM 22: llvm-ifs makes a stub of a code object that is for no processor and no runtime.
#
# Expected: it refuses AMD GPU objects, or keeps what tells them apart: EI_OSABI, EI_ABIVERSION and e_flags.
# Seen: the text has "Arch: amdgpu" and no place for the others; the ELF stub made of it, or directly of the object,
# has 0 for all three, and the descriptor's symbol stays in it, so that a link against the stub succeeds.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
make_kernel
header() { llvm-readelf-22 --file-header "$1" 2>/dev/null | grep -E 'OS/ABI|ABI Version|Machine|Flags'; }
{
	llvm-ifs-22 --input-format=ELF --output-ifs=- kernel.so
	llvm-ifs-22 --input-format=ELF --output-elf=stub.so kernel.so
	header kernel.so
	header stub.so
} >seen 2>&1
expect 'a stub has no OS ABI and no processor' 3<seen <<'END'
--- !ifs-v1
IfsVersion:      3.0
Target:          { ObjectFormat: ELF, Arch: amdgpu, Endianness: little, BitWidth: 64 }
Symbols:
  - { Name: kernel, Type: Func }
  - { Name: kernel.kd, Type: Object, Size: 64 }
...
  OS/ABI:                            AMDGPU - HSA
  ABI Version:                       4
  Machine:                           EM_AMDGPU
  Flags:                             0x53f, gfx90a, xnack, sramecc
  OS/ABI:                            UNIX - System V
  ABI Version:                       0
  Machine:                           EM_AMDGPU
  Flags:                             0x0
END
