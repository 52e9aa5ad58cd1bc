// several_kernels.s: three kernels in one code object.
//
//     kdasm -shared examples/several_kernels.s -o several_kernels.hsaco
//
// Each kernel works on an array of 32-bit integers whose address is its only argument, with
// 64 work-items a work-group, which is one wavefront:
//     set_ids    every element becomes its own index
//     add_one    every element grows by one
//     reverse    every group of 64 elements is turned round, by way of local memory
//
// It shows a target ID with features, symbols as operands, one that gets its value only
// later, and several kernels in one metadata document.

// SRAM-ECC is on and XNACK is off: the object runs on such devices only. As options:
// -mcpu=gfx906:sramecc+:xnack-
.amdgcn_target "amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-"

.set ADDRESS_SIZE, 8
.set SGPRS, 3                           // s[0:1] arguments, s2 work-group

.text
.globl set_ids
.p2align 8
.type set_ids,@function
set_ids:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_lshl_add_u32 v0, s2, 6, v0
	v_lshlrev_b32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	s_endpgm
	.size set_ids, . - set_ids

.globl add_one
.p2align 8                              // the gap is filled with s_nop
.type add_one,@function
add_one:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_lshl_add_u32 v0, s2, 6, v0
	v_lshlrev_b32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	s_endpgm
	.size add_one, . - add_one

.globl reverse
.p2align 8
.type reverse,@function
reverse:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_lshl_b32 s2, s2, 8
	v_lshlrev_b32 v0, 2, v0
	v_add_u32 v1, s2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_sub_u32 v0, 0xfc, v0
	ds_read_b32 v2, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.size reverse, . - reverse

// None of the kernels uses VCC or scratch memory, so they need not be reserved. That leaves
// no hidden scalar registers, for XNACK is off: the metadata says 3 as well.
.rodata
.p2align 6
.amdhsa_kernel set_ids
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size ADDRESS_SIZE
	.amdhsa_next_free_vgpr 2
	.amdhsa_next_free_sgpr SGPRS
	.amdhsa_reserve_vcc 0
	.amdhsa_reserve_flat_scratch 0
.end_amdhsa_kernel

.amdhsa_kernel add_one
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size ADDRESS_SIZE
	.amdhsa_next_free_vgpr 2
	.amdhsa_next_free_sgpr SGPRS
	.amdhsa_reserve_vcc 0
	.amdhsa_reserve_flat_scratch 0
.end_amdhsa_kernel

.amdhsa_kernel reverse
	.amdhsa_group_segment_fixed_size REVERSE_LDS
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size ADDRESS_SIZE
	.amdhsa_next_free_vgpr REVERSE_VGPRS
	.amdhsa_next_free_sgpr SGPRS
	.amdhsa_reserve_vcc 0
	.amdhsa_reserve_flat_scratch 0
.end_amdhsa_kernel

// Values may come after their use.
.set REVERSE_LDS, 64 * 4
.set REVERSE_VGPRS, max(2, 3)

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-
amdhsa.kernels:
  - .name: set_ids
    .symbol: set_ids.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 3
    .vgpr_count: 2
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [ 64, 1, 1 ]
    .args:
      - { .name: array, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
  - .name: add_one
    .symbol: add_one.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 3
    .vgpr_count: 2
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [ 64, 1, 1 ]
    .args:
      - { .name: array, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
  - .name: reverse
    .symbol: reverse.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 3
    .vgpr_count: 3
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [ 64, 1, 1 ]
    .args:
      - { .name: array, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
.end_amdgpu_metadata
