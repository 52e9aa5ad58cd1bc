// Scratch set up by the hardware; two arguments in a dword; user SGPRs that nothing fills.
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.rodata
.amdhsa_kernel shorts
	.amdhsa_next_free_vgpr 128
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
	.amdhsa_kernarg_size 16
	.amdhsa_user_sgpr_count 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_kernarg_preload_length 2
	.amdhsa_user_sgpr_kernarg_preload_offset 1
	.amdhsa_enable_private_segment 1
	.amdhsa_tg_split 1
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.kernels:
  - .name: shorts
    .symbol: shorts.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 128
    .max_flat_workgroup_size: 1024
    .reqd_workgroup_size: [ 16, 8, 1 ]
    .args:
      - { .offset: 0, .size: 4, .value_kind: by_value }
      - { .name: a, .offset: 4, .size: 2, .value_kind: by_value }
      - { .name: b, .offset: 6, .size: 2, .value_kind: by_value }
      - { .offset: 8, .size: 8, .value_kind: hidden_global_offset_x }
.end_amdgpu_metadata
