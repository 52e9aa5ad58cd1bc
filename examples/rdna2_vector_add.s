// rdna2_vector_add.s: vector_add.s for RDNA2 (gfx1030): sum[i] = a[i] + b[i] for i < n, in wavefronts of 32.
//
//     kdasm -shared examples/rdna2_vector_add.s -o rdna2_vector_add.hsaco
//
// The host passes four arguments, 28 bytes, in the order of the metadata below:
//
//     struct { const float *a, *b; float *sum; uint32_t n; } arguments = {a, b, sum, n};
//
// and starts as many work-groups of 256 work-items as n needs: (n + 255) / 256.
//
// What is new on GFX10: wavefronts of 32, whose masks are 32 bits, and code that is fetched ahead. It runs on RDNA1 as it is.

.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"

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
	v_lshl_or_b32 v0, s2, GROUP_BITS, v0      // i
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32 vcc_lo, s10, v0              // n > i? 32 lanes have a mask of 32 bits
	s_and_saveexec_b32 s2, vcc_lo             // only these go on
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

	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 48, 4, 0xbf9f0000                   // s_code_end

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
amdhsa.target: amdgcn-amd-amdhsa--gfx1030
amdhsa.kernels:
  - .name: vector_add
    .symbol: vector_add.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
    .sgpr_count: 13
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a,   .size: 8, .offset: 0,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b,   .size: 8, .offset: 8,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: sum, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
      - { .name: n,   .size: 4, .offset: 24, .value_kind: by_value }
...
.end_amdgpu_metadata
