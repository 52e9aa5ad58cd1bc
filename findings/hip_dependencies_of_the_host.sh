#!/usr/bin/env bash
# clang 22: what -MD and -M write of a HIP source leaves out the headers that only the GPU's code includes, and for code
# objects alone there is no list at all.
#
# Expected: one list of what both compilations include. The guess was that the last one, the host's, overwrites the list
# of the GPU's, and that with --offload-device-only there is that of the GPU.
# Seen: the compilation for the GPU never has the options. With --offload-device-only, as for hipcc --genco, -MF is
# "unused" and no file is made, and -M prints nothing, both with status 0. -M for both prints the list between the marks
# of a bundle, which make cannot read. A build does not see a changed header, and ccache in depend mode, which trusts the
# list, gives back the code of the old one.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" clang-22=1:22.1.8-1~deb12u1 clang-tools-22=1:22.1.8-1~deb12u1 ccache=4.8+really4.7.5-1
cat >source.hip <<'END'
#ifdef __HIP_DEVICE_COMPILE__
#include "gpu.h"
#else
#include "host.h"
#endif
__attribute__((device)) int value = VALUE;
END
compile=(clang-22 -x hip -nogpulib -nogpuinc --offload-arch=gfx90a source.hip)

# Older than the compilation: ccache does not trust what is of the same second.
write_headers() {
	echo "#define VALUE $1" | tee gpu.h >host.h
	touch -d '1 hour ago' gpu.h host.h source.hip
}
value_of() {
	llvm-objcopy-22 --dump-section .hip_fatbin=bundle "$1"
	clang-offload-bundler-22 -type=o -unbundle -input=bundle -output=gpu.so -targets=hipv4-amdgcn-amd-amdhsa--gfx90a
	llvm-objcopy-22 -O binary --only-section=.data gpu.so data
	od -An -td4 data
}
write_headers 1
{
	"${compile[@]}" -c -o source.o -MD -MF list
	cat list
	rm list
	"${compile[@]}" --offload-device-only -c -o gpu.o -MD -MF list
	ls list || true
	"${compile[@]}" --offload-device-only -M
	echo "-M of the GPU: status $?"
	"${compile[@]}" -M
	export CCACHE_DIR=$root/cache CCACHE_DEPEND=1
	ccache "${compile[@]}" -c -o source.o -MD -MF list
	echo '#define VALUE 2' >gpu.h
	touch -d '30 minutes ago' gpu.h
	ccache "${compile[@]}" -c -o source.o -MD -MF list
	ccache --print-stats | grep -E '^direct_cache_hit'
	value_of source.o
	"${compile[@]}" -c -o source.o
	value_of source.o
} >seen 2>&1
expect 'headers of the GPU are in no list' 3<seen <<'END'
source.o: source.hip host.h
clang-22: warning: argument unused during compilation: '-MF list' [-Wunused-command-line-argument]
ls: cannot access 'list': No such file or directory
-M of the GPU: status 0

# __CLANG_OFFLOAD_BUNDLE____START__ hip-amdgcn-amd-amdhsa--gfx90a

# __CLANG_OFFLOAD_BUNDLE____END__ hip-amdgcn-amd-amdhsa--gfx90a

# __CLANG_OFFLOAD_BUNDLE____START__ host-x86_64-pc-linux-gnu-
source.o: source.hip host.h

# __CLANG_OFFLOAD_BUNDLE____END__ host-x86_64-pc-linux-gnu-
direct_cache_hit	1
           1
           2
END
