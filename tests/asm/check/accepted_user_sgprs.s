// gfx1250 fills 32.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
.text
.p2align 8
.globl k
k:
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_user_sgpr_count 32
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
    .wavefront_size: 32
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata
