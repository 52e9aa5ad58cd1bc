// GFX6: what was stored has been read, or is not written.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s3, s0
	buffer_store_dword v0, v1, s[8:11], 0 offen
	buffer_store_dwordx4 v[4:7], v1, s[8:11], 0 offen
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, v7
	s_waitcnt expcnt(0)
	buffer_load_dwordx4 v[4:7], v1, s[8:11], 0 offen
	buffer_store_dword v8, v1, s[8:11], 0 offen
	.rept 7
	buffer_store_dword v9, v1, s[8:11], 0 offen
	.endr
	v_mov_b32_e32 v8, 1
	s_waitcnt vmcnt(7)
	v_mov_b32_e32 v2, v4
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
