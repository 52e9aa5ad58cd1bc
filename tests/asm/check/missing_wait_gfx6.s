// GFX6: what is stored is read late, be it by an atomic or an image, in the order of the stores; addresses are not. Exports are
// counted with it, in another order.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_buffer_load_dword s2, s[8:11], 0x0
	s_mov_b32 s3, s0
	buffer_store_dword v0, v1, s[8:11], 0 offen
	buffer_store_dwordx4 v[4:7], v1, s[8:11], 0 offen
	buffer_atomic_add v8, v1, s[8:11], 0 offen
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v6, 1
	buffer_load_dword v8, v1, s[8:11], 0 offen
	image_store v9, v[2:3], s[8:15] dmask:0x1 unorm
	ds_read_b32 v9, v1
	image_atomic_add v10, v[2:3], s[8:15] dmask:0x1 unorm glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 1
	exp mrt0 v11, v11, v11, v11
	buffer_store_byte v12, v1, s[8:11], 0 offen
	v_mov_b32_e32 v12, 1
	ds_add_u32 v14, v15 gds
	v_mov_b32_e32 v14, 1
.Lround:
	v_mov_b32_e32 v13, 1
	buffer_store_dword v13, v1, s[8:11], 0 offen
	s_cbranch_scc1 .Lround
	// The handler of traps reads s[0:1].
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_trap 2
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
