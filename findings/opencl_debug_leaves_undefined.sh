#!/usr/bin/env bash
# clang 22: with -g the code object of an OpenCL kernel gets an undefined symbol for each of its local arrays, and
# --no-undefined, which clang gives to ld.lld, lets them pass.
#
# Expected: debug information does not change what a code object asks of its loader, and gives a local array by its
# offset in LDS. The guess was about the offset: that llvm-dwarfutil takes the 0 of the first array for dead code.
# Seen: with optimization each array is a symbol that no section defines. Only .debug_addr refers to it, and has 0 for
# all of them. .dynsym has the symbols too, and keeps them when llvm-strip removes the debug information. The kernel
# itself has no location for its arrays: what has one is the function that clang makes of the kernel for calls by other
# kernels, in which s_trap replaces LDS.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" clang-22=1:22.1.8-1~deb12u1
cat >kernel.cl <<'END'
kernel void step(global int *out, int n) {
	local int first[64], second[64];
	first[n] = second[n] = n;
	out[n] = first[n + 1] + second[n + 1];
}
END
compile() { clang-22 --target=amdgcn-amd-amdhsa -mcpu=gfx90a -nogpulib -w "$@" kernel.cl -o kernel.so; }
undefined() { llvm-nm-22 --dynamic --undefined-only kernel.so; }
{
	compile -O2 '-###' 2>&1 | grep -oe --no-undefined
	for options in '-O2' '-O0 -g' '-O2 -g'; do
		echo "$options"
		# shellcheck disable=SC2086 # words
		compile $options
		undefined
	done
	llvm-dwarfdump-22 --debug-addr kernel.so | grep '^0x'
	echo 'without debug information:'
	llvm-strip-22 --strip-debug kernel.so
	undefined
	llvm-objdump-22 -d kernel.so | grep -oE '<.*>:|s_trap 2'
} >seen 2>&1
expect 'local arrays are undefined symbols' 3<seen <<'END'
--no-undefined
-O2
-O0 -g
-O2 -g
                 U step.first
                 U step.second
0x0000000000000000
0x0000000000000000
0x0000000000001600
0x0000000000001658
without debug information:
                 U step.first
                 U step.second
<step>:
<__clang_ocl_kern_imp_step>:
s_trap 2
END
