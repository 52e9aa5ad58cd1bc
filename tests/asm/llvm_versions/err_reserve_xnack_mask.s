// A line that was accepted in one kernel is not in the next one, as the target has changed meanwhile.
.rodata
.p2align 6
.amdhsa_kernel any
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_accum_offset 4
	.amdhsa_reserve_xnack_mask 1
.end_amdhsa_kernel
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack-"
.amdhsa_kernel off
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_accum_offset 4
	.amdhsa_reserve_xnack_mask 1
.end_amdhsa_kernel
