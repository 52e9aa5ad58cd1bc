// A hidden_none stands for any of them.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdhsa_code_object_version 4
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
	.amdhsa_kernarg_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 64
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - { .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .offset: 8, .size: 8, .value_kind: hidden_global_offset_x }
      - { .offset: 16, .size: 8, .value_kind: hidden_global_offset_y }
      - { .offset: 24, .size: 8, .value_kind: hidden_global_offset_z }
      - { .offset: 32, .size: 8, .value_kind: hidden_none }
      - { .offset: 40, .size: 8, .value_kind: hidden_none }
      - { .offset: 56, .size: 8, .value_kind: hidden_multigrid_sync_arg }
.end_amdgpu_metadata
