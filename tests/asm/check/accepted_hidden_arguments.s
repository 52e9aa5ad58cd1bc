// Version 5 and 6: some of them may be left out.
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
	.amdhsa_kernarg_size 264
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 264
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - { .offset: 0, .size: 4, .value_kind: by_value }
      - { .offset: 8, .size: 4, .value_kind: hidden_block_count_x }
      - { .offset: 12, .size: 4, .value_kind: hidden_block_count_y }
      - { .offset: 20, .size: 2, .value_kind: hidden_group_size_x }
      - { .offset: 26, .size: 2, .value_kind: hidden_remainder_x }
      - { .offset: 48, .size: 8, .value_kind: hidden_global_offset_x }
      - { .offset: 72, .size: 2, .value_kind: hidden_grid_dims }
      - { .offset: 88, .size: 8, .value_kind: hidden_hostcall_buffer }
      - { .offset: 128, .size: 4, .value_kind: hidden_dynamic_lds_size }
      - { .offset: 208, .size: 8, .value_kind: hidden_queue_ptr }
.end_amdgpu_metadata
