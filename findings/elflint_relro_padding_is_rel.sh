#!/usr/bin/env bash
# elfutils 0.188: eu-elflint takes .relro_padding, which ld.lld puts into files with RELRO, for relocations.
#
# Expected: eu-elflint says that it does not know the machine, the OS ABI, e_flags and the note, and stops there or
# finds the sections right.
# Seen: it goes on, and wants the type and flags of relocations for .relro_padding, with --gnu-ld too, which overlooks
# what a linker is known for. The first letters of the name count: as .relax the section is to be RELA, and as .padding
# it is right. An x86-64 library of ld.lld 22 has these errors and no others.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" elfutils=0.188-2.1
make_kernel
echo 'ret' | llvm-mc-22 -triple x86_64-linux-gnu -filetype=obj -o host.o
ld.lld-22 -shared host.o -o host.so
lint() { eu-elflint --gnu-ld "$1" || echo "status $?"; }
{
	lint kernel.so
	for name in .relax .padding; do
		llvm-objcopy-22 --rename-section ".relro_padding=$name" kernel.so renamed.so
		echo "$name:"
		lint renamed.so | grep -F "'$name'" || true
	done
	echo 'x86-64:'
	lint host.so
} >seen 2>&1
expect 'a name with .rel is for relocations' 3<seen <<'END'
unsupported OS ABI e_ident[7] == '<unknown>: 64'
unsupported ABI version e_ident[8] == 4
unknown machine type 224
invalid machine flags: 0x53f
phdr[7]: unknown object file note type 32 with owner name 'AMDGPU' at offset 300
section [ 1] '.note': unknown object file note type 32 with owner name 'AMDGPU' at offset 300
section [ 2] '.dynsym': symbol 1 (kernel): symbol in dynamic symbol table with non-default visibility
section [ 9] '.relro_padding' has wrong type: expected REL, is NOBITS
section [ 9] '.relro_padding' has wrong flags: expected none and possibly ALLOC|INFO_LINK, is WRITE|ALLOC
status 1
.relax:
section [ 9] '.relax' has wrong type: expected RELA, is NOBITS
section [ 9] '.relax' has wrong flags: expected none and possibly ALLOC|INFO_LINK, is WRITE|ALLOC
.padding:
x86-64:
section [ 7] '.relro_padding' has wrong type: expected REL, is NOBITS
section [ 7] '.relro_padding' has wrong flags: expected none and possibly ALLOC|INFO_LINK, is WRITE|ALLOC
status 1
END
