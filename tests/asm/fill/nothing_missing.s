// Complete metadata stay as they are.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: a
    .symbol: a.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .sgpr_spill_count: 0
    .vgpr_count: 4
    .vgpr_spill_count: 0
    .max_flat_workgroup_size: 1024
    .uses_dynamic_stack: false
.end_amdgpu_metadata
