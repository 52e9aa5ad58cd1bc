// Code; registers in one file, arguments preloaded after the pointer to them.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack-"
.text
.p2align 8
saxpy:
	s_load_dwordx4 s[8:11], s[2:3], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	v_accvgpr_write_b32 a11, v1
more:
	flat_load_dwordx2 v[22:23], v[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v22
	s_cbranch_vccnz more
	s_swappc_b64 s[16:17], s[8:9]
	s_endpgm
	v_mov_b32 v255, 0               // not reached
.rodata
.p2align 6
.amdhsa_kernel saxpy
	.amdhsa_next_free_vgpr 42
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 24
	.amdhsa_kernarg_size 24
	.amdhsa_group_segment_fixed_size 8192
	.amdhsa_user_sgpr_dispatch_ptr 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_kernarg_preload_length 3
	.amdhsa_system_sgpr_workgroup_id_y 1
	.amdhsa_system_vgpr_workitem_id 1
	.amdhsa_ieee_mode 0
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a:xnack-
amdhsa.kernels:
  - .name: saxpy
    .symbol: saxpy.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 22
    .vgpr_count: 42
    .max_flat_workgroup_size: 256
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: a, .offset: 8, .size: 4, .value_kind: by_value }
      - { .name: y, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
.end_amdgpu_metadata
