// Clauses that may run again: what is between two instructions ends one, as does memory of another sort, and local memory
// is in none. Registers that are written twice, and scalar registers beside vector ones of the same number, are not read.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	s_nop 0
	s_load_dword s4, s[6:7], 0x0
	v_mov_b32_e32 v0, 0
	s_load_dwordx2 s[6:7], s[6:7], 0x0
	global_load_dword v1, v[2:3], off
	s_load_dword s9, s[14:15], 0x0
	s_load_dword s8, s[10:11], 0x0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v5
	ds_read_b32 v5, v6
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_load_dword v0, v[2:3], off
	global_load_dword v4, v6, s[4:5]
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 8
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
