// cdna5_vector_add.s: vector_add.s for CDNA5 (gfx1250): sum[i] = a[i] + b[i] for i < n, in wavefronts of 32.
//
//     kdasm -shared examples/cdna5_vector_add.s -o cdna5_vector_add.hsaco
//
// The host passes four arguments, 28 bytes, in the order of the metadata below:
//
//     struct { const float *a, *b; float *sum; uint32_t n; } arguments = {a, b, sum, n};
//
// and starts as many work-groups of 256 work-items as n needs: (n + 255) / 256.
//
// What is new on GFX12.5: a kernel begins with the four instructions that LLVM 24 has there, and offsets may count elements.
// The host starts it without clusters, in which ttmp9 would not be the number of the work-group. A load may be sent again until
// it is done, so that nothing before the waits writes the registers of its address.

.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"

.set GROUP_BITS, 8                            // 256 work-items in a work-group

.text
.globl vector_add
.p2align 8
.type vector_add,@function
vector_add:
	// s[0:1] is the address of the arguments, ttmp9 the number of the work-group, v0 that of the work-item in it.
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_load_b128 s[4:7], s[0:1], 0x0           // a and b
	s_load_b64 s[8:9], s[0:1], 0x10           // sum
	s_load_b32 s10, s[0:1], 0x18              // n
	v_lshl_or_b32 v0, ttmp9, GROUP_BITS, v0   // i
	s_wait_kmcnt 0                            // scalar loads
	v_cmp_gt_u32 vcc_lo, s10, v0              // n > i?
	s_and_saveexec_b32 s2, vcc_lo             // only these go on
	s_cbranch_execz .Ldone
	global_load_b32 v1, v0, s[4:5] scale_offset   // 4 * i bytes further
	global_load_b32 v2, v0, s[6:7] scale_offset
	s_wait_loadcnt 0                          // vector loads
	v_add_f32 v1, v1, v2
	global_store_b32 v0, v1, s[8:9] scale_offset
.Ldone:
	s_endpgm
.Lvector_add_end:
	.size vector_add, .Lvector_add_end - vector_add

	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 96, 4, 0xbf9f0000                   // s_code_end

.rodata
.p2align 6
.amdhsa_kernel vector_add
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 28
	.amdhsa_wavefront_size32 1
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1250
amdhsa.kernels:
  - .name: vector_add
    .symbol: vector_add.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 68
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a,   .size: 8, .offset: 0,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b,   .size: 8, .offset: 8,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: sum, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
      - { .name: n,   .size: 4, .offset: 24, .value_kind: by_value }
...
.end_amdgpu_metadata
