// Wavefronts of 64 in CU mode; code fetched ahead; shared VGPRs.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.rodata
.amdhsa_kernel wide
	.amdhsa_next_free_vgpr 97
	.amdhsa_next_free_sgpr 1
	.amdhsa_wavefront_size32 0
	.amdhsa_workgroup_processor_mode 0
	.amdhsa_inst_pref_size 3
	.amdhsa_shared_vgpr_count 2
	.amdhsa_system_vgpr_workitem_id 2
.end_amdhsa_kernel
