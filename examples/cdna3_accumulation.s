// cdna3_accumulation.s: a matrix product on CDNA3 (gfx942), with accumulation registers.
//
//     kdasm -shared examples/cdna3_accumulation.s -o cdna3_accumulation.hsaco
//
// One wavefront of 64 work-items computes D = A * B for 16x16 matrices with one matrix
// instruction. A and B hold 16-bit floats, D holds 32-bit floats, each in the order in which the
// instruction distributes them over the work-items: 8 bytes of A and B and 16 bytes of D each.
//
// Since gfx90a, ordinary (v) and accumulation (a) registers are one file. The descriptor says
// where the second part begins and how many registers there are in all:
//
//     v0 ... v5, two unused | a0 ... a3
//     accum_offset = 8      | next_free_vgpr = 8 + 4 = 12

.amdgcn_target "amdgcn-amd-amdhsa--gfx942"

.set VGPRS, 6                           // v0 to v5
.set AGPRS, 4                           // a0 to a3

.text
.globl multiply_16x16
.p2align 8
.type multiply_16x16,@function
multiply_16x16:
	s_load_dwordx4 s[4:7], s[0:1], 0x0    // A and B
	s_load_dwordx2 s[8:9], s[0:1], 0x10   // D
	v_lshlrev_b32 v4, 3, v0
	v_lshlrev_b32 v5, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[0:1], v4, s[4:5]
	global_load_dwordx2 v[2:3], v4, s[6:7]
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[2:3], 0
	s_nop 10                              // the result must not be read earlier
	global_store_dwordx4 v5, a[0:3], s[8:9]
	s_endpgm
.Lmultiply_16x16_end:
	.size multiply_16x16, .Lmultiply_16x16_end - multiply_16x16

.rodata
.p2align 6
.amdhsa_kernel multiply_16x16
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 24
	.amdhsa_system_sgpr_workgroup_id_x 0      // one work-group only, nobody asks for its number
	.amdhsa_accum_offset alignto(VGPRS, 4)    // required here; a multiple of 4, from 4 to 256
	.amdhsa_next_free_vgpr alignto(VGPRS, 4) + AGPRS
	.amdhsa_next_free_sgpr 10                 // s0 to s9
.end_amdhsa_kernel

// .vgpr_count counts both kinds, .agpr_count only the accumulation registers.
// .sgpr_count includes six registers that the processor keeps for itself.
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.kernels:
  - .name: multiply_16x16
    .symbol: multiply_16x16.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .agpr_count: 4
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [ 64, 1, 1 ]
    .args:
      - { .name: a, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .access: read_only }
      - { .name: b, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .access: read_only }
      - { .name: d, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .access: write_only }
...
.end_amdgpu_metadata
