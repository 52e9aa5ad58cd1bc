#!/usr/bin/env bash
# pahole 1.24, eu-readelf 0.188 and GDB 13.1: in an unlinked object all types, members and functions have one name,
# "Debian clang version 22.1.8 (1~deb12u1)".
#
# Expected: pahole finds no types in an object whose relocations it does not know, and the others refuse it or warn,
# as readelf of binutils 2.40 does.
# Seen: no message, and status 0. They take the offsets of names as they are without relocations. AMD's addends are in
# the relocations, so all offsets are 0, and there is the first string, which is that of DW_AT_producer. Sizes and
# places of members are right. Of the linked file the same tools print everything right.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" clang-22=1:22.1.8-1~deb12u1 pahole=1.24-4.1 elfutils=0.188-2.1 binutils=2.40-2 gdb-multiarch=13.1-3
cat >kernel.c <<'END'
struct item { int count; long size; };
__attribute__((device_kernel)) void step(__attribute__((address_space(1))) struct item *item) { item->count = 1; }
END
clang-22 --target=amdgcn-amd-amdhsa -mcpu=gfx90a -nogpulib -gdwarf-4 -O1 -c kernel.c -o kernel.o
ld.lld-22 -shared kernel.o -o kernel.so
{
	for file in kernel.o kernel.so; do
		echo "$file:"
		pahole "$file" | sed -n '1,2p'
		eu-readelf --debug-dump=info "$file" | grep -oE 'name .*' | sort -u
		gdb-multiarch --data-directory="$root/usr/share/gdb" -nx -batch -ex 'info functions' "$file" | grep void
	done
	readelf --debug-dump=info kernel.o 2>&1 >dump | sed -n 1p
} >seen 2>&1
expect 'every name is that of the compiler' 3<seen <<'END'
kernel.o:
struct Debian clang version 22.1.8 (1~deb12u1) {
	Debian clang version 22.1.8 (1~deb12u1) Debian clang version 22.1.8 (1~deb12u1); /*     0     4 */
name                 (strp) "Debian clang version 22.1.8 (1~deb12u1)"
2:	void Debian clang version 22.1.8 (1~deb12u1);
kernel.so:
struct item {
	int                        count;                /*     0     4 */
name                 (strp) "count"
name                 (strp) "int"
name                 (strp) "item"
name                 (strp) "kernel.c"
name                 (strp) "long"
name                 (strp) "size"
name                 (strp) "step"
2:	void step(struct item *);
readelf: Error: Missing knowledge of 32-bit reloc types used in DWARF sections of machine number 224
END
