#!/usr/bin/env bash
# pyelftools 0.29 of Debian knows EM_AMDGPU, and says that such a file is for ARM's ABI.
#
# Expected: ELFOSABI_AMDGPU_HSA, as LLVM 22 names it, or the number 64; a library that names the machine would know
# that the values of EI_OSABI from 64 on belong to it.
# Seen: ELFOSABI_ARM_AEABI, by which a script that looks for files of ARM finds code objects. Its table has each number
# of EI_OSABI once, for all machines.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" python3-pyelftools=0.29-1
make_kernel
PYTHONPATH=$root/usr/lib/python3/dist-packages /usr/bin/python3 -c '
from elftools.elf.elffile import ELFFile
header = ELFFile(open("kernel.so", "rb")).header
print(header.e_machine, header.e_ident.EI_OSABI)' >seen
expect 'the OS/ABI is that of another machine' 3<seen <<'END'
EM_AMDGPU ELFOSABI_ARM_AEABI
END
