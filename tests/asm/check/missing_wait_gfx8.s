// GFX8: 15 of vector memory are what the counter holds; flat memory is taken for global memory, in the order of buffers, but that
// another load may write the register of a flat one, and no flat one that of another load.
.text
.globl k
.p2align 8
.type k,@function
k:
	flat_load_dword v1, v[2:3]
	ds_read_b32 v4, v5
	buffer_load_dword v6, v5, s[8:11], 0 offen
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v7, v4
	flat_load_dword v8, v[2:3]
	buffer_load_dword v8, v5, s[8:11], 0 offen
	flat_load_dword v8, v[2:3]
	s_waitcnt vmcnt(0)
	flat_atomic_add v9, v[2:3], v5 glc
	flat_atomic_add v[2:3], v5
	v_mov_b32_e32 v7, v9
	buffer_load_dword v10, v5, s[8:11], 0 offen
	.rept 14
	flat_store_dword v[2:3], v5
	.endr
	v_mov_b32_e32 v7, v10
	s_memtime s[12:13]
	s_mov_b32 s14, s13
	exp mrt0 v11, v11, v11, v11
	v_mov_b32_e32 v11, 1
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
