#!/usr/bin/env bash
# LLVM 22: llvm-mc takes lds_direct in pairs of instructions of GFX11 and GFX12, which do not have it.
#
# Expected: "lds_direct is not supported on this GPU", as in each instruction alone.
# Seen: it is taken where a pair has its first source, in either half, and checked like a vector register of bank 1: with
# v5 in the other half it is refused, with v4 it is not.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
verdict() {
	echo "$1: $(echo "$1" | llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx1100 -show-encoding 2>&1 |
		sed -n 's/.*\(error: .*\|encoding: .*\)/\1/p')"
}
{
	verdict 'v_mov_b32 v0, lds_direct'
	verdict 'v_dual_mov_b32 v0, lds_direct :: v_dual_add_f32 v3, v4, v5'
	verdict 'v_dual_mov_b32 v0, lds_direct :: v_dual_add_f32 v3, v5, v5'
} >seen 2>&1
expect 'a pair takes what no processor reads' 3<seen <<'END'
v_mov_b32 v0, lds_direct: error: lds_direct is not supported on this GPU
v_dual_mov_b32 v0, lds_direct :: v_dual_add_f32 v3, v4, v5: encoding: [0xfe,0x00,0x08,0xca,0x04,0x0b,0x02,0x00]
v_dual_mov_b32 v0, lds_direct :: v_dual_add_f32 v3, v5, v5: error: src0 operands must use different VGPR banks
END
