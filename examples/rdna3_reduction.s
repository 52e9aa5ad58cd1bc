// rdna3_reduction.s: reduction.s for RDNA3 (gfx1100): each work-group of 256 work-items, 8 wavefronts of 32, sums 256 floats.
//
//     kdasm -shared examples/rdna3_reduction.s -o rdna3_reduction.hsaco
//
// The host passes two addresses:
//
//     struct { const float *values; float *sums; } arguments = {values, sums};
//
// with 256 floats in `values` and one in `sums` for each work-group that it starts. The descriptor and the metadata reserve
// 1024 bytes of local memory, LDS, for a work-group.
//
// The barrier needs no memory fence: LDS is one memory for the work-group. It is two instructions on GFX12, for which
// rdna4_reduction.s has the same.

.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"

.set GROUP, 256
.set FLOAT, 4

.text
.globl reduction
.p2align 8
.type reduction,@function
reduction:
	// s[0:1] is the address of the arguments, s15 the number of the work-group, v0 that of the work-item in it.
	s_load_b128 s[4:7], s[0:1], 0x0           // values and sums
	s_mul_i32 s3, s15, GROUP * FLOAT          // where the values of this work-group begin
	v_and_b32 v0, 0x3ff, v0                   // the bits above are for other dimensions
	v_lshlrev_b32 v1, 2, v0                   // the work-item's place among them, and in local memory
	s_waitcnt lgkmcnt(0)                      // scalar loads
	s_add_u32 s4, s4, s3
	s_addc_u32 s5, s5, 0
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)                        // vector loads
	ds_store_b32 v1, v2

	// In each step half of the work-items add what is one step further, until the first place has the sum.
	.set step, GROUP / 2
	.rept 8
	s_waitcnt lgkmcnt(0)                      // local memory has what was written
	s_barrier                                 // the others have written, too
	v_cmp_gt_u32 vcc_lo, step, v0
	s_and_saveexec_b32 s8, vcc_lo
	ds_load_2addr_b32 v[2:3], v1 offset1:step // offsets count values of 4 bytes
	s_waitcnt lgkmcnt(0)
	v_add_f32 v2, v2, v3
	ds_store_b32 v1, v2
	s_mov_b32 exec_lo, s8
	.set step, step / 2
	.endr

	v_cmp_eq_u32 vcc_lo, 0, v0
	s_and_saveexec_b32 s8, vcc_lo             // the first work-item has the sum in v2
	s_lshl_b32 s3, s15, 2
	v_mov_b32 v1, s3
	global_store_b32 v1, v2, s[6:7]
	s_endpgm
.Lreduction_end:
	.size reduction, .Lreduction_end - reduction

	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 48, 4, 0xbf9f0000                   // s_code_end

.rodata
.p2align 6
.amdhsa_kernel reduction
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_count 15                // with the number of the work-group 16: fewer, gfx1100 does not set up rightly
	.amdhsa_kernarg_size 16
	.amdhsa_group_segment_fixed_size GROUP * FLOAT
	.amdhsa_wavefront_size32 1
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: reduction
    .symbol: reduction.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
    .sgpr_count: 18
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [ 256, 1, 1 ]
    .args:
      - { .name: values, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: sums,   .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
...
.end_amdgpu_metadata
