// vector_add.s: a kernel for many work-items: sum[i] = a[i] + b[i] for i < n.
//
//     kdasm -shared examples/vector_add.s -o vector_add.hsaco
//
// The host passes four arguments, 28 bytes, in the order of the metadata below:
//
//     struct { const float *a, *b; float *sum; uint32_t n; } arguments = {a, b, sum, n};
//
// and starts as many work-groups of 256 work-items as n needs: (n + 255) / 256. The last one may have work-items that
// have nothing to do, which the kernel leaves out.

.amdgcn_target "amdgcn-amd-amdhsa--gfx900"

.set GROUP_BITS, 8                            // 256 work-items in a work-group

.text
.globl vector_add
.p2align 8
.type vector_add,@function
vector_add:
	// s[0:1] is the address of the arguments, s2 the number of the work-group, v0 that of the work-item in it.
	s_load_dwordx4 s[4:7], s[0:1], 0x0        // a and b
	s_load_dwordx2 s[8:9], s[0:1], 0x10       // sum
	s_load_dword s10, s[0:1], 0x18            // n
	v_lshl_add_u32 v0, s2, GROUP_BITS, v0     // i
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32 vcc, s10, v0                 // n > i?
	s_and_saveexec_b64 s[2:3], vcc            // only these go on
	s_cbranch_execz .Ldone
	v_lshlrev_b32 v0, 2, v0                   // where element i is
	global_load_dword v1, v0, s[4:5]
	global_load_dword v2, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f32 v1, v1, v2
	global_store_dword v0, v1, s[8:9]
.Ldone:
	s_endpgm
.Lvector_add_end:
	.size vector_add, .Lvector_add_end - vector_add

.rodata
.p2align 6
.amdhsa_kernel vector_add
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 28
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr   // one more than the highest register in the code above
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: vector_add
    .symbol: vector_add.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 17
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a,   .size: 8, .offset: 0,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b,   .size: 8, .offset: 8,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: sum, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
      - { .name: n,   .size: 4, .offset: 24, .value_kind: by_value }
...
.end_amdgpu_metadata
