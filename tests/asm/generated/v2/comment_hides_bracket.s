.amd_kernel_code_t
	enable_wavefront_size32=1
enable_sgpr_grid_workgroup_count_z= ((2040/* c *///* c */3) ^ 681)
