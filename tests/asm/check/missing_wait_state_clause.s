// Memory instructions in a row, which XNACK may have run again: one writes what another one, or itself, reads.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	s_load_dword s4, s[6:7], 0x0
	s_nop 0
	s_load_dword s8, s[4:5], 0x0
	s_load_dword s9, s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	s_load_dword s10, s[6:7], 0x0
	s_nop 0
	s_load_dword s10, s[6:7], 0x0
	s_load_dwordx2 s[12:13], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v[2:3], off
	global_load_dword v2, v[4:5], off
	s_waitcnt vmcnt(0)
	global_load_dword v2, v2, s[0:1]
	buffer_load_dword v6, v7, s[12:15], 0 offen
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
