#!/usr/bin/env bash
# ld.lld 22: a version script without -soname makes the same link differ by the folder that it is written to.
#
# Expected: the base version is the soname, or else the last part of the output's name, as GNU ld has it.
# Seen: it is -o as it was written, folders included. The same inputs make other bytes where a build
# system names the output by another path, and the name of the build folder is shipped.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
make_kernel
echo 'KERNELS { global: kernel; kernel.kd; local: *; };' >names.map
link() {
	ld.lld-22 -shared --version-script=names.map "${@:2}" kernel.o -o "$1"
	llvm-readelf-22 --version-info "$1" | sed -n 's/.*Flags: BASE.*\(Name: .*\)/\1/p'
}
mkdir -p folder/below
{
	link linked.so
	link folder/below/linked.so
	link folder/below/linked.so -soname libkernel.so
} >seen 2>&1
expect 'the base version is the path of the output' 3<seen <<'END'
Name: linked.so
Name: folder/below/linked.so
Name: libkernel.so
END
