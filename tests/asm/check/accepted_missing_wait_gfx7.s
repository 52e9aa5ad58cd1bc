// GFX7: a wait for vector memory is one for flat memory, too, whatever it is; 15 younger ones tell that it has ended; stores read
// at once.
.text
.globl k
.p2align 8
.type k,@function
k:
	flat_load_dword v1, v[2:3]
	ds_read_b32 v4, v5
	buffer_load_dword v6, v5, s[8:11], 0 offen
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v7, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, v4
	flat_load_dword v8, v[2:3]
	.rept 15
	flat_store_dword v[2:3], v5
	.endr
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, 1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_trap 3
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
