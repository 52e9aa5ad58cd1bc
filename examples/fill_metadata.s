// fill_metadata.s: a kernel that says each thing once.
//
//     kdasm -shared --fill-metadata examples/fill_metadata.s -o fill_metadata.hsaco
//
// With --fill-metadata the metadata may leave out what the descriptor knows: its symbol, sizes of the
// segments, the wavefront size, register counts, the target, the version. Offsets of arguments follow from
// their sizes. Left are the arguments. Without arguments the whole block can be left out.

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
amdhsa.kernels:
  - .name: add_arrays
    .reqd_workgroup_size: [ 32, 1, 1 ]
    .args:
      - { .name: a, .value_kind: global_buffer, .address_space: global }
      - { .name: b, .value_kind: global_buffer, .address_space: global }
      - { .name: c, .value_kind: global_buffer, .address_space: global }
.end_amdgpu_metadata
