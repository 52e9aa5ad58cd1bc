#!/usr/bin/env bash
# LLVM 22: kernels that preload arguments have the prologue for older firmware on gfx942, and none on gfx1250.
#
# Expected: 256 bytes of loads and a branch in front of the code wherever the descriptor asks for preloading, since the
# documentation of kernel descriptors names no processor for them.
# Seen: on gfx950 the code follows at the multiple of 256 after a load, a wait and a branch; on gfx1250 it begins at the
# entry. A tool that takes the field of the descriptor for a second entry finds one there that is in no kernel.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
cat >preload.ll <<'END'
define amdgpu_kernel void @kernel(ptr addrspace(1) inreg %out, i32 inreg %value) {
  store i32 %value, ptr addrspace(1) %out
  ret void
}
END
compile() {
	llc-22 -mtriple=amdgcn-amd-amdhsa -mcpu="$1" preload.ll -o assembly.s
	sed -n '/^kernel:/,/s_endpgm/p' assembly.s | grep -oE 's_load|s_branch|\.p2align|global_store|s_endpgm' | tr '\n' ' '
	grep -oE 'user_sgpr_kernarg_preload_length .*' assembly.s
}
{
	compile gfx950
	compile gfx1250
} >seen 2>&1
expect 'gfx1250 has no prologue' 3<seen <<'END'
s_load s_load s_branch .p2align global_store s_endpgm user_sgpr_kernarg_preload_length 3
global_store s_endpgm user_sgpr_kernarg_preload_length 3
END
