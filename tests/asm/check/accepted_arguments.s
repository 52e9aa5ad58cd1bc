// In another order than that of offsets, with gaps, one of no size inside another.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.p2align 8
.globl k
k:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 40
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 40
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - { .offset: 16, .size: 8, .value_kind: global_buffer }
      - { .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .offset: 9, .size: 3, .value_kind: by_value }
      - { .offset: 4, .size: 0, .value_kind: by_value }
      - { .offset: 24, .size: 4, .value_kind: dynamic_shared_pointer }
.end_amdgpu_metadata
