// Two kernels for the page: a loop with loads, waits and local memory; and one whose names are markup.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"

.text
.globl scale
.p2align 8
.type scale,@function
scale:
	s_load_b128 s[4:7], s[0:1], null
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
.Lagain:
	global_load_b128 v[4:7], v0, s[4:5]
	s_sub_i32 s8, s8, 1
	s_cmp_eq_u32 s8, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v4
	v_add_f32_e32 v1, v1, v5
	v_add_f32_e32 v1, v1, v6
	v_add_f32_e32 v1, v1, v7
	s_cbranch_scc1 .Ldone
	ds_store_b32 v0, v1
	s_branch .Lagain
.Ldone:
	global_store_b32 v0, v1, s[6:7]
	s_endpgm
.Lscale_end:
.size scale, .Lscale_end-scale

.globl "<img src=x onerror=alert(1)>"
.p2align 8
.type "<img src=x onerror=alert(1)>",@function
"<img src=x onerror=alert(1)>":
	v_mov_b32_e32 v0, v1
	s_endpgm

.rodata
.p2align 6
.amdhsa_kernel scale
	.amdhsa_next_free_vgpr 120
	.amdhsa_next_free_sgpr 16
	.amdhsa_group_segment_fixed_size 4096
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_wavefront_size32 1
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel "<img src=x onerror=alert(1)>"
	.amdhsa_next_free_vgpr 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_wavefront_size32 1
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: scale
    .symbol: scale.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 120
    .max_flat_workgroup_size: 256
    .args:
      - { .name: values, .type_name: 'float4*', .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: sums, .type_name: 'float*', .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: count, .type_name: int, .offset: 16, .size: 4, .value_kind: by_value }
  - .name: '<img src=x onerror=alert(1)>'
    .symbol: '<img src=x onerror=alert(1)>.kd'
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 1
    .vgpr_count: 8
    .max_flat_workgroup_size: 32
    .args:
      - { .name: '</title><script>alert(2)</script>', .type_name: '"&<b>', .offset: 0, .size: 8, .value_kind: by_value }
.end_amdgpu_metadata
