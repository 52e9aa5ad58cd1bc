// rdna3_matrix_tile.s: a tile of a matrix product on RDNA3 (gfx1100): D = A * B for 16x16 matrices as programs have them.
//
//     kdasm -shared examples/rdna3_matrix_tile.s -o rdna3_matrix_tile.hsaco
//
// The host passes three addresses and starts one work-group of 32 work-items:
//
//     struct { const half *a, *b; float *d; } arguments = {a, b, d};
//
// A has its rows one after another, B its columns, D its rows. WMMA distributes them over the 32 work-items of a wavefront.
// Of work-item w, n = w % 16, the registers hold all of row n of A and of column n of B, so that work-items 16 to 31 have the
// same as 0 to 15; register i of D has D[2i + w / 16][n]. rdna4_matrix_tile.s has the same for RDNA4, where nothing is there
// twice.

.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"

.set HALF, 2
.set FLOAT, 4
.set SIDE, 16                                 // of the matrices

.text
.globl matrix_tile
.p2align 8
.type matrix_tile,@function
matrix_tile:
	// s[0:1] is the address of the arguments, v0 the number of the work-item.
	s_load_b128 s[4:7], s[0:1], 0x0           // a and b
	s_load_b64 s[8:9], s[0:1], 0x10           // d
	v_and_b32 v0, 0x3ff, v0                   // w: the bits above are for other dimensions
	v_and_b32 v1, SIDE - 1, v0                // n
	v_lshlrev_b32 v1, 5, v1                   // row n of A, column n of B: SIDE * HALF bytes each
	s_waitcnt lgkmcnt(0)                      // scalar loads
	global_load_b128 v[4:7], v1, s[4:5]       // 8 halves of A ...
	global_load_b128 v[8:11], v1, s[4:5] offset:SIDE*HALF/2
	global_load_b128 v[12:15], v1, s[6:7]     // ... and of B
	global_load_b128 v[16:19], v1, s[6:7] offset:SIDE*HALF/2
	v_lshlrev_b32 v0, 2, v0                   // float n of row w / 16 of D
	s_waitcnt vmcnt(0)                        // vector loads; what WMMA writes, stores wait for by themselves
	v_wmma_f32_16x16x16_f16 v[20:27], v[4:11], v[12:19], 0
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	global_store_b32 v0, v[20+\i], s[8:9] offset:2*\i*SIDE*FLOAT
	.endr
	s_endpgm
.Lmatrix_tile_end:
	.size matrix_tile, .Lmatrix_tile_end - matrix_tile

	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 48, 4, 0xbf9f0000                   // s_code_end

.rodata
.p2align 6
.amdhsa_kernel matrix_tile
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_count 16                // fewer, gfx1100 does not set up rightly
	.amdhsa_kernarg_size 24
	.amdhsa_system_sgpr_workgroup_id_x 0      // one work-group only
	.amdhsa_wavefront_size32 1
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: matrix_tile
    .symbol: matrix_tile.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
    .sgpr_count: 12
    .vgpr_count: 28
    .max_flat_workgroup_size: 32
    .reqd_workgroup_size: [ 32, 1, 1 ]
    .args:
      - { .name: a, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: d, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
...
.end_amdgpu_metadata
