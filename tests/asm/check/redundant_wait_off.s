// Where .amdgpu_waits is off nothing is told.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
k:
	.amdgpu_waits off
	s_waitcnt lgkmcnt(0)
	.amdgpu_waits check
	s_waitcnt lgkmcnt(0)
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 16
.end_amdhsa_kernel
