// rdna_wave32.s: a kernel for RDNA3 (gfx1100) in wavefronts of 32 work-items.
//
//     kdasm -shared examples/rdna_wave32.s -o rdna_wave32.hsaco
//
// It adds two arrays of floats: c[i] = a[i] + b[i], with 32 work-items a work-group. The host passes three addresses:
//
//     struct { const float *a, *b; float *c; } arguments = {a, b, c};
//
// and starts a work-group for each 32 elements. rdna4_vector_add.s has more of them, and ends anywhere.
//
// gfx10 and later run wavefronts of 32 or 64. The descriptor and the metadata both
// say which; without the directive it is the target's default, 32.

.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"

.text
.globl add_arrays
.p2align 8
.type add_arrays,@function
add_arrays:
	// s[0:1] is the address of the arguments, s15 the number of the work-group, v0 that of the work-item in it.
	s_load_b128 s[4:7], s[0:1], 0x0           // a and b
	s_load_b64 s[0:1], s[0:1], 0x10           // c
	v_lshl_add_u32 v0, s15, 5, v0             // i: 32 work-items in a work-group
	v_lshlrev_b32 v0, 2, v0                   // where element i is
	s_waitcnt lgkmcnt(0)                      // scalar loads
	global_load_b32 v1, v0, s[4:5]
	global_load_b32 v2, v0, s[6:7]
	s_waitcnt vmcnt(0)                        // vector loads
	v_add_f32 v1, v1, v2
	global_store_b32 v0, v1, s[0:1]
	s_endpgm
.Ladd_arrays_end:
	.size add_arrays, .Ladd_arrays_end - add_arrays

	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 48, 4, 0xbf9f0000        // s_code_end

.rodata
.p2align 6
.amdhsa_kernel add_arrays
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_count 15                // with the number of the work-group 16: fewer, gfx1100 does not set up rightly
	.amdhsa_kernarg_size 24
	.amdhsa_wavefront_size32 1
	.amdhsa_workgroup_processor_mode 1        // a work-group may spread over both compute units
	.amdhsa_memory_ordered 1
	.amdhsa_forward_progress 1
	.amdhsa_inst_pref_size 1                  // lines of 128 bytes to fetch before the start
	.amdhsa_next_free_vgpr 3
	.amdhsa_next_free_sgpr 16                 // needed all the same, but has no field on gfx10+
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: add_arrays
    .symbol: add_arrays.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
    .sgpr_count: 18
    .vgpr_count: 3
    .max_flat_workgroup_size: 32
    .reqd_workgroup_size: [ 32, 1, 1 ]
    .args:
      - { .name: a, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .access: read_only }
      - { .name: b, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .access: read_only }
      - { .name: c, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .access: write_only }
...
.end_amdgpu_metadata
