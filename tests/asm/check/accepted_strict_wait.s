// GFX8: what waits for both counters of flat memory lacks nothing, whatever memory that is.
.text
.globl k
.p2align 8
.type k,@function
k:
	flat_load_dword v1, v[2:3]
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v5, 0
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
