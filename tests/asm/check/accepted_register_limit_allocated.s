// The 128 SGPRs that are always allocated.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.p2align 8
.globl k
k:
	.long 0xbfb00000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 256
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
    .wavefront_size: 32
    .sgpr_count: 128
    .vgpr_count: 256
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata
