.amdgcn_target "amdgcn-amd-amdhsa--gfx900:xnack+"
.amdhsa_code_object_version 3
.amd_kernel_code_t
.end_amd_kernel_code_t
.amdhsa_kernel k
	.amdhsa_next_free_vgpr max(1, 2)
	.amdhsa_next_free_sgpr late
	.amdhsa_uses_dynamic_stack 1
.end_amdhsa_kernel
.amdhsa_kernel k2
	.amdhsa_next_free_vgpr 4294967297
	.amdhsa_next_free_sgpr 4294967297
.end_amdhsa_kernel
.set late, 1
