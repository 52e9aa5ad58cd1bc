// Wavefronts of 32 in WGP mode; LDS allows one work-group for each half of the WGP.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
.rodata
.amdhsa_kernel tile
	.amdhsa_next_free_vgpr 72
	.amdhsa_next_free_sgpr 40
	.amdhsa_group_segment_fixed_size 65536
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1030
amdhsa.kernels:
  - .name: tile
    .symbol: tile.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 65536
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 40
    .vgpr_count: 70
    .max_flat_workgroup_size: 512
.end_amdgpu_metadata
