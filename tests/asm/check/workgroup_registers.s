// 256 / 128 wavefronts fit on a SIMD, and 1024 / 64 / 4 are needed.
.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
.text
.p2align 8
k:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 128
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 4
    .max_flat_workgroup_size: 1024
    .reqd_workgroup_size: [ 1024, 1, 1 ]
.end_amdgpu_metadata
