#!/usr/bin/env bash
# GNU objcopy 2.40: an AMD GPU object that is copied as "elf64-little" is for no machine, and its relocations are of no type.
#
# objcopy has no target for AMD GPUs and says so, but takes their objects as generic ELF files (-I and -O elf64-little).
# Expected: it copies what it does not know, as it copies EI_ABIVERSION and e_flags; or it refuses relocations.
# Seen: exit status 0 and no message; e_machine is 0, and in the relocatable object R_AMDGPU_REL64 has become type 0, its
# symbol and addend as before. EI_OSABI, EI_ABIVERSION and e_flags stay. The linked object can be read again once its
# e_machine is put back; the types of relocations are lost.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" binutils=2.40-2
make_kernel
machine() { llvm-readelf-22 --file-header --relocations "$1" | grep -E '(OS/ABI|ABI Version|Machine|Flags):|kernel \+'; }
{
	objcopy kernel.o copy.o || echo "status $?"
	for file in kernel.o kernel.so; do
		objcopy -I elf64-little -O elf64-little $file copy
		echo "$file: status $?"
		machine $file
		machine copy
	done
	printf '\340' | dd of=copy bs=1 seek=18 conv=notrunc status=none
	llvm-readelf-22 --notes copy | grep -A3 kernels
} >seen 2>&1
expect 'no machine, no types of relocations' 3<seen <<'END'
objcopy: Unable to recognise the format of the input file `kernel.o'
status 1
kernel.o: status 0
  OS/ABI:                            AMDGPU - HSA
  ABI Version:                       4
  Machine:                           EM_AMDGPU
  Flags:                             0x53f, gfx90a, xnack, sramecc
0000000000000010  0000000100000005 R_AMDGPU_REL64         0000000000000000 kernel + 10
  OS/ABI:                            40
  ABI Version:                       4
  Machine:                           None
  Flags:                             0x53f
0000000000000010  0000000100000000 Unknown                0000000000000000 kernel + 10
kernel.so: status 0
  OS/ABI:                            AMDGPU - HSA
  ABI Version:                       4
  Machine:                           EM_AMDGPU
  Flags:                             0x53f, gfx90a, xnack, sramecc
  OS/ABI:                            40
  ABI Version:                       4
  Machine:                           None
  Flags:                             0x53f
amdhsa.kernels:
  - .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 0
END
