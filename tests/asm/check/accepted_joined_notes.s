// Blocks that runtimes join: one version, formats of printf in one of them, and no kernel twice. An instance of a
// template may have the same entry in two notes, but not two that differ.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.p2align 8
.globl first
first:
	.long 0xbf810000
.p2align 8
.globl second
second:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel first
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdhsa_kernel second
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: first, .symbol: first.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64,
      .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64 }
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.printf: [ "1:0:x" ]
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: second, .symbol: second.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64,
      .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64 }
  - { .name: first, .symbol: first.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64,
      .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64 }
.end_amdgpu_metadata
