// The predefined symbols follow the registers of instructions.
	.long .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
	v_mov_b32 v7, s3
	.long .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
	v_add_f64 v[10:11], s[20:21], v[4:5]
	s_mov_b64 ttmp[2:3], exec
	.long .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
	.p2align 8
	.globl k
k:	s_load_dwordx16 s[24:39], s[4:5], 0
	v_mov_b32 v33, v40
	s_endpgm
	.rodata
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
		.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
	.end_amdhsa_kernel
