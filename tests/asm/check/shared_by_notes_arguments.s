// Entries of one kernel in two notes: the arguments count, their names do not.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.p2align 8
.globl alike
alike:
	.long 0xbf810000
.p2align 8
.globl renamed
renamed:
	.long 0xbf810000
.p2align 8
.globl offset
offset:
	.long 0xbf810000
.p2align 8
.globl kind
kind:
	.long 0xbf810000
.p2align 8
.globl size
size:
	.long 0xbf810000
.p2align 8
.globl more
more:
	.long 0xbf810000
.p2align 8
.globl fewer
fewer:
	.long 0xbf810000
.p2align 8
.globl none
none:
	.long 0xbf810000
.p2align 8
.globl without
without:
	.long 0xbf810000
.p2align 8
.globl segment
segment:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel alike
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel renamed
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel offset
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel kind
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel size
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel more
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel fewer
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel none
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel without
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdhsa_kernel segment
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: alike, .symbol: alike.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: renamed, .symbol: renamed.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: offset, .symbol: offset.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: kind, .symbol: kind.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: size, .symbol: size.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: more, .symbol: more.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }] }
  - { .name: fewer, .symbol: fewer.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: none, .symbol: none.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: without, .symbol: without.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: segment, .symbol: segment.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: alike, .symbol: alike.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: renamed, .symbol: renamed.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .name: x, .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: offset, .symbol: offset.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, '.offset': 12, .value_kind: by_value }] }
  - { .name: kind, .symbol: kind.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: image, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: size, .symbol: size.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 4, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: more, .symbol: more.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: fewer, .symbol: fewer.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }] }
  - { .name: none, .symbol: none.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64 }
  - { .name: without, .symbol: without.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer }, { .size: 4, .offset: 8, .value_kind: by_value }] }
  - { .name: segment, .symbol: segment.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 16,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64,
      .args: [{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }, { .size: 4, .offset: 8, .value_kind: by_value }] }
.end_amdgpu_metadata
