#!/usr/bin/env bash
# LLVM 22: llvm-objdump --offloading, an option that displays, writes files beside the file that it reads.
#
# Expected: a list of the entries with their targets, as for .llvm.offloading, which the manual of the option
# describes.
# Seen: for a host object with HIP's section .hip_fatbin each entry of the bundle becomes a file in the folder of the
# input, not in the current one, named INPUT.N.ID, the empty entry of the host too. There is no option to only list
# them.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" clang-tools-22=1:22.1.8-1~deb12u1
make_kernel
clang-offload-bundler-22 -type=o -bundle-align=4096 -input=/dev/null -input=kernel.so -output=kernel.hipfb \
	-targets=host-x86_64-unknown-linux-gnu,hipv4-amdgcn-amd-amdhsa--gfx90a
mkdir there
cat >host.s <<'END'
	.section .hip_fatbin,"a",@progbits
	.p2align 12
	.incbin "kernel.hipfb"
END
llvm-mc-22 -triple x86_64-linux-gnu -filetype=obj host.s -o there/host.o

{
	(mkdir here && cd here && llvm-objdump-22 --offloading ../there/host.o && ls)
	(cd there && ls)
	cmp kernel.so there/host.o.0.hipv4-amdgcn-amd-amdhsa--gfx90a
} >seen 2>&1
expect 'entries are written beside the input' 3<seen <<'END'

../there/host.o:	file format elf64-x86-64
Extracting offload bundle: ../there/host.o.0.host-x86_64-unknown-linux-gnu-
Extracting offload bundle: ../there/host.o.0.hipv4-amdgcn-amd-amdhsa--gfx90a
host.o
host.o.0.hipv4-amdgcn-amd-amdhsa--gfx90a
host.o.0.host-x86_64-unknown-linux-gnu-
END
