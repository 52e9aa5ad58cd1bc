// The data are in LDS, and v1 has their address.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
.text
.p2align 8
.globl k
k:
	global_store_async_from_lds_b32 v0, v1, s[2:3]
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 12
.end_amdhsa_kernel
