// examples/fill_metadata.s with all of its metadata written out, for llvm-mc.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"

.text
.globl add_arrays
.p2align 8
.type add_arrays,@function
add_arrays:
	.long 0xf4080100, 0xf8000000   // s_load_b128 s[4:7], s[0:1], 0x0      a and b
	.long 0xf4040000, 0xf8000010   // s_load_b64 s[0:1], s[0:1], 0x10      c
	.long 0xd6460000, 0x04010a02   // v_lshl_add_u32 v0, s2, 5, v0
	.long 0x30000082               // v_lshlrev_b32 v0, 2, v0
	.long 0xbf89fc07               // s_waitcnt lgkmcnt(0)
	.long 0xdc520000, 0x01040000   // global_load_b32 v1, v0, s[4:5]
	.long 0xdc520000, 0x02060000   // global_load_b32 v2, v0, s[6:7]
	.long 0xbf8903f7               // s_waitcnt vmcnt(0)
	.long 0x06020501               // v_add_f32 v1, v1, v2
	.long 0xdc6a0000, 0x00000100   // global_store_b32 v0, v1, s[0:1]
	.long 0xbfb00000               // s_endpgm
.Ladd_arrays_end:
	.size add_arrays, .Ladd_arrays_end - add_arrays
	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 48, 4, 0xbf9f0000        // s_code_end

.rodata
.p2align 6
.amdhsa_kernel add_arrays
	.amdhsa_user_sgpr_kernarg_segment_ptr 1   // s[0:1] hold the address of the arguments
	.amdhsa_kernarg_size 24
	.amdhsa_next_free_vgpr 3
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdgpu_metadata
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
    .sgpr_count: 10
    .sgpr_spill_count: 0
    .vgpr_count: 3
    .vgpr_spill_count: 0
    .max_flat_workgroup_size: 32
    .uses_dynamic_stack: false
    .workgroup_processor_mode: 1
    .reqd_workgroup_size: [ 32, 1, 1 ]
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: b, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: c, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
.end_amdgpu_metadata
