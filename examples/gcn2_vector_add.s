// gcn2_vector_add.s: vector_add.s for GCN2 (gfx700): sum[i] = a[i] + b[i] for i < n, with flat addresses.
//
//     kdasm -shared examples/gcn2_vector_add.s -o gcn2_vector_add.hsaco
//
// The host passes four arguments, 28 bytes, in the order of the metadata below:
//
//     struct { const float *a, *b; float *sum; uint32_t n; } arguments = {a, b, sum, n};
//
// and starts as many work-groups of 256 work-items as n needs: (n + 255) / 256.
//
// New on GFX7: work-items use flat addresses, 64 bits behind which local memory may be as well. They have no offset and no
// SGPRs, so that each is added up. Scalar loads count their offsets in dwords, and v_add_i32 is what GFX8 calls v_add_u32.

.amdgcn_target "amdgcn-amd-amdhsa--gfx700"

.set GROUP_BITS, 8                            // 256 work-items in a work-group

.text
.globl vector_add
.p2align 8
.type vector_add,@function
vector_add:
	// s[0:1] is the address of the arguments, s2 the number of the work-group, v0 that of the work-item in it.
	s_load_dwordx4 s[4:7], s[0:1], 0x0        // a and b
	s_load_dwordx2 s[8:9], s[0:1], 0x4        // sum
	s_load_dword s10, s[0:1], 0x6             // n
	s_lshl_b32 s2, s2, GROUP_BITS
	v_or_b32 v0, s2, v0                       // i
	v_mov_b32 v1, 0                           // its upper half
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32 vcc, s10, v0                 // n > i?
	s_and_saveexec_b64 s[2:3], vcc            // only these go on
	s_cbranch_execz .Ldone
	v_lshl_b64 v[0:1], v[0:1], 2              // 4 * i
	v_mov_b32 v3, s5
	v_add_i32 v2, vcc, s4, v0               // where a[i] is
	v_addc_u32 v3, vcc, v3, v1, vcc
	v_mov_b32 v5, s7
	v_add_i32 v4, vcc, s6, v0               // b[i]
	v_addc_u32 v5, vcc, v5, v1, vcc
	flat_load_dword v2, v[2:3]
	flat_load_dword v4, v[4:5]
	v_mov_b32 v3, s9
	v_add_i32 v0, vcc, s8, v0               // sum[i]
	v_addc_u32 v1, vcc, v3, v1, vcc
	s_waitcnt vmcnt(0) & lgkmcnt(0)           // either memory may have had them
	v_add_f32 v2, v2, v4
	flat_store_dword v[0:1], v2
.Ldone:
	s_endpgm
.Lvector_add_end:
	.size vector_add, .Lvector_add_end - vector_add

.rodata
.p2align 6
.amdhsa_kernel vector_add
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 28
	.amdhsa_reserve_flat_scratch 0            // no scratch behind the addresses
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx700
amdhsa.kernels:
  - .name: vector_add
    .symbol: vector_add.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 13
    .vgpr_count: 6
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a,   .size: 8, .offset: 0,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b,   .size: 8, .offset: 8,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: sum, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
      - { .name: n,   .size: 4, .offset: 24, .value_kind: by_value }
...
.end_amdgpu_metadata
