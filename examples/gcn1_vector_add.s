// gcn1_vector_add.s: vector_add.s for GCN1 (gfx600): sum[i] = a[i] + b[i] for i < n, by way of buffers.
//
//     kdasm -shared examples/gcn1_vector_add.s -o gcn1_vector_add.hsaco
//
// The host passes four arguments, 28 bytes, in the order of the metadata below:
//
//     struct { const float *a, *b; float *sum; uint32_t n; } arguments = {a, b, sum, n};
//
// and starts as many work-groups of 256 work-items as n needs: (n + 255) / 256.
//
// Work-items address memory through buffers only. One is four SGPRs: here an address of 48 bits, and a word that says what
// is in it. With addr64 it has no bounds, and two VGPRs have the offset. Scalar loads count their offsets in dwords.

.amdgcn_target "amdgcn-amd-amdhsa--gfx600"

.set GROUP_BITS, 8                            // 256 work-items in a work-group

.text
.globl vector_add
.p2align 8
.type vector_add,@function
vector_add:
	// s[0:1] is the address of the arguments, s2 the number of the work-group, v0 that of the work-item in it.
	s_load_dwordx2 s[4:5], s[0:1], 0x0        // a
	s_load_dwordx2 s[8:9], s[0:1], 0x2        // b
	s_load_dwordx2 s[12:13], s[0:1], 0x4      // sum
	s_load_dword s16, s[0:1], 0x6             // n
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0x100f000                   // floats of 32 bits, at addresses of the process
	s_mov_b64 s[10:11], s[6:7]
	s_mov_b64 s[14:15], s[6:7]
	s_lshl_b32 s2, s2, GROUP_BITS
	v_or_b32 v0, s2, v0                       // i
	v_mov_b32 v1, 0                           // its upper half
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32 vcc, s16, v0                 // n > i?
	s_and_saveexec_b64 s[2:3], vcc            // only these go on
	s_cbranch_execz .Ldone
	v_lshl_b64 v[0:1], v[0:1], 2              // where element i is
	buffer_load_dword v2, v[0:1], s[4:7], 0 addr64
	buffer_load_dword v3, v[0:1], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_add_f32 v2, v2, v3
	buffer_store_dword v2, v[0:1], s[12:15], 0 addr64
.Ldone:
	s_endpgm
.Lvector_add_end:
	.size vector_add, .Lvector_add_end - vector_add

.rodata
.p2align 6
.amdhsa_kernel vector_add
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 28
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx600
amdhsa.kernels:
  - .name: vector_add
    .symbol: vector_add.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 19
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a,   .size: 8, .offset: 0,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b,   .size: 8, .offset: 8,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: sum, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
      - { .name: n,   .size: 4, .offset: 24, .value_kind: by_value }
...
.end_amdgpu_metadata
