// Where the instruction is that is too early for, and what follows it: on a straight way by its kind, else as operations.
.include "missing_wait_place.inc"
.macro load_it to
	global_load_dword \to, v0, s[0:1]
.endm
.text
.globl k
.p2align 8
.type k,@function
k:
	load_it v1
	global_load_dword v2, v0, s[0:1] offset:4
	global_load_dword v3, v0, s[0:1] offset:8
	v_mov_b32_e32 v4, v1
	load_elsewhere v1
	global_store_dword v0, v4, s[0:1]
	v_mov_b32_e32 v4, v1
	s_waitcnt vmcnt(0)
	global_load_dword v1, v0, s[0:1]
	global_load_dword v2, v0, s[0:1]
	global_store_dword v0, v4, s[0:1]
	v_mov_b32_e32 v4, v1
	s_waitcnt vmcnt(0)
	s_load_dword s8, s[0:1], 0
	ds_read_b32 v5, v0
	ds_write_b32 v0, v4
	s_mov_b32 s9, s8
	ds_read_b32 v5, v0
	.rept 11
	ds_write_b32 v0, v4
	.endr
	v_mov_b32_e32 v4, v5
	s_waitcnt lgkmcnt(0)
	exp mrt0 v4, v4, v4, v4
	exp mrt0 v5, v5, v5, v5 done
	v_mov_b32_e32 v4, 0
	global_load_dword v6, v0, s[0:1]
	s_branch .Lahead
.Lback:
	v_mov_b32_e32 v4, v6
	s_endpgm
.Lahead:
	global_load_dword v7, v0, s[0:1]
	s_branch .Lback
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_group_segment_fixed_size 64
.end_amdhsa_kernel
