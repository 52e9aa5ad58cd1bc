// Both say the same.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.p2align 8
.globl k
k:
	.long 0xbfb00000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_workgroup_processor_mode 0
	.amdhsa_uses_dynamic_stack 1
	.amdhsa_enable_private_segment 1
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
    .workgroup_processor_mode: 0
    .uses_dynamic_stack: true
.end_amdgpu_metadata
