#!/usr/bin/env bash
# LLVM 22: what the hazard pass puts in for one hazard of gfx1100 runs into another one, which the pass then mends behind
# it.
#
# Expected: between v_cmpx and v_permlane16 the processor wants VALU, for which LLVM inserts v_mov_b32 v0, v0 of the register
# that v_permlane16 reads; and VALU that reads the result of v_exp wants s_waitcnt_depctr before it. The guess was that
# the pass looks at its own instruction as at any other: a wait, and then the copy.
# Seen: the copy comes first and reads v0 as soon as v_exp has begun, and the wait stands between the copy and
# v_permlane16, which no longer needs it. The same copy in a source gets the wait in front. Whether v0 is then right is
# up to the fault for which LLVM has the wait.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
instructions() {
	printf -- '---\nname: f\nbody: |\n  bb.0:\n'
	cat
	printf '    S_ENDPGM 0\n...\n'
}
mended() {
	instructions | llc-22 -mtriple=amdgcn -mcpu=gfx1100 -x mir -run-pass=post-RA-hazard-rec - -o - |
		grep -oE '\b(V_EXP_F32|V_CMPX_EQ_U32|V_MOV_B32|V_PERMLANE16_B32|S_WAITCNT_DEPCTR)\w*( [0-9]+)?'
}
{
	echo 'the copy that is inserted:'
	mended <<'END'
    $vgpr0 = V_EXP_F32_e32 $vgpr1, implicit $mode, implicit $exec
    V_CMPX_EQ_U32_nosdst_e32 $vgpr2, $vgpr3, implicit-def $exec, implicit $exec
    $vgpr4 = V_PERMLANE16_B32_e64 0, $vgpr0, 0, $sgpr0, 0, $sgpr1, $vgpr4, 0, implicit $exec
END
	echo 'the copy in a source:'
	mended <<'END'
    $vgpr0 = V_EXP_F32_e32 $vgpr1, implicit $mode, implicit $exec
    $vgpr0 = V_MOV_B32_e32 $vgpr0, implicit $exec
END
} >seen 2>&1
expect 'the copy comes before the wait' 3<seen <<'END'
the copy that is inserted:
V_EXP_F32_e32
V_CMPX_EQ_U32_nosdst_e32
V_MOV_B32_e32
S_WAITCNT_DEPCTR 3999
V_PERMLANE16_B32_e64 0
the copy in a source:
V_EXP_F32_e32
S_WAITCNT_DEPCTR 3999
V_MOV_B32_e32
END
