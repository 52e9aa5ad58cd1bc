#!/usr/bin/env bash
# LLVM 22, expert scheduling mode of GFX12: a wait for LDS makes the compiler forget that a store has not read its data.
#
# Expected: in that mode a VGPR that a store reads may be overwritten behind s_wait_alu depctr_vm_vsrc(0) alone, unless
# the store itself is known to be over. The guess was that a wait for LDS leaves this one where it is: by LLVM's own
# comments flat memory and LDS read their sources out of order with each other.
# Seen: where the instruction that overwrites the data also needs what LDS returns, s_wait_dscnt 0 stands alone. With a
# copy between the two LLVM asks for depctr_vm_vsrc(0) behind the same wait, so it does not take LDS for an end of the store.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
waits() {
	printf -- '---\nname: f\nbody: |\n  bb.0:\n' >code.mir
	cat >>code.mir
	printf '    S_ENDPGM 0\n...\n' >>code.mir
	llc-22 -mtriple=amdgcn -mcpu=gfx1200 -amdgpu-expert-scheduling-mode -start-before=si-insert-waitcnts \
		-stop-after=si-insert-waitcnts code.mir -o waits.mir
	llc-22 -mtriple=amdgcn -mcpu=gfx1200 -start-after=post-RA-hazard-rec waits.mir -o - |
		sed -n '/global_store/,/s_endpgm/p' | grep -v s_delay_alu | sed 's/^\t//'
}
{
	waits <<'END'
    GLOBAL_STORE_DWORD $vgpr4_vgpr5, $vgpr6, 0, 0, implicit $exec
    $vgpr0 = DS_READ_B32_gfx9 $vgpr8, 0, 0, implicit $exec
    $vgpr6 = V_MOV_B32_e32 $vgpr0, implicit $exec
END
	echo 'with a copy:'
	waits <<'END'
    GLOBAL_STORE_DWORD $vgpr4_vgpr5, $vgpr6, 0, 0, implicit $exec
    $vgpr0 = DS_READ_B32_gfx9 $vgpr8, 0, 0, implicit $exec
    $vgpr1 = V_MOV_B32_e32 $vgpr0, implicit $exec
    $vgpr6 = V_MOV_B32_e32 $vgpr1, implicit $exec
END
} >seen 2>&1
expect 'the wait for the data of the store is left out' 3<seen <<'END'
global_store_b32 v[4:5], v6, off
ds_load_b32 v0, v8
s_wait_dscnt 0x0
v_mov_b32_e32 v6, v0
s_endpgm
with a copy:
global_store_b32 v[4:5], v6, off
ds_load_b32 v0, v8
s_wait_dscnt 0x0
v_mov_b32_e32 v1, v0
s_wait_alu depctr_vm_vsrc(0)
v_mov_b32_e32 v6, v1
s_endpgm
END
