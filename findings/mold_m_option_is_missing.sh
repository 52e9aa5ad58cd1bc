#!/usr/bin/env bash
# mold 1.10.1 says of an AMD GPU object that an option is missing.
#
# Expected: the machine's number, as gold has it ("unsupported ELF machine number 224"), or "unknown file type".
# Seen: "-m option is missing". mold takes the target from the first input whose machine it knows; of a link that has
# only AMD GPU objects it thinks that it has no input. With -m elf64_amdgpu, which ld.lld takes, it names the
# emulation instead.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" mold=1.10.1+dfsg-1 binutils=2.40-2
make_kernel
{
	mold -shared kernel.o -o wrong.so || echo "status $?"
	mold -m elf64_amdgpu -shared kernel.o -o wrong.so || echo "status $?"
	ld.gold -shared kernel.o -o wrong.so || echo "status $?"
} >seen 2>&1
expect 'mold asks for -m' 3<seen <<'END'
mold: fatal: -m option is missing
status 1
mold: fatal: unknown -m argument: elf64_amdgpu
status 1
ld.gold: fatal error: kernel.o: unsupported ELF machine number 224
status 1
END
