// Facts, section 1, the column of gfx1250-strict: no dx10_clamp, no directive for WGP mode, no shared VGPRs.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_workgroup_processor_mode 1
	.amdhsa_dx10_clamp 1
	.amdhsa_shared_vgpr_count 1
.end_amdhsa_kernel
