#!/usr/bin/env bash
# ld.lld 22: --gc-sections of a position-independent executable drops every kernel and succeeds.
#
# Expected: the metadata's note names the kernels' descriptors, or global descriptors are roots as with -shared:
# kernels stay.
# Seen: with -shared the descriptors are exported, which makes them roots. With --pie they are not, nothing refers to
# them, and the note, which is a root, names them as text only. Descriptors and code go; the note stays and still
# lists the kernel. The status is 0, with the same warning about _start as without --gc-sections. --export-dynamic
# keeps them.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
make_kernel
link() {
	echo "$*"
	ld.lld-22 "$@" kernel.o -o linked
	llvm-nm-22 linked | sed -n 's/.* \(. kernel.*\)/\1/p'
	llvm-readelf-22 --notes linked | sed -n 's/^ *\(.symbol: .*\)/\1/p'
}
{
	link --gc-sections -shared
	link --pie
	link --gc-sections --pie
	link --gc-sections --pie --export-dynamic
} >seen 2>&1
expect 'kernels go, and their metadata stay' 3<seen <<'END'
--gc-sections -shared
T kernel
R kernel.kd
.symbol:         kernel.kd
--pie
ld.lld-22: warning: cannot find entry symbol _start; not setting start address
T kernel
R kernel.kd
.symbol:         kernel.kd
--gc-sections --pie
ld.lld-22: warning: cannot find entry symbol _start; not setting start address
.symbol:         kernel.kd
--gc-sections --pie --export-dynamic
ld.lld-22: warning: cannot find entry symbol _start; not setting start address
T kernel
R kernel.kd
.symbol:         kernel.kd
END
