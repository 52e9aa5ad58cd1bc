// cdna5_matrix_tile.s: a tile of a matrix product on CDNA5 (gfx1250): D = A * B for a 16x32 and a 32x16 matrix.
//
//     kdasm -shared examples/cdna5_matrix_tile.s -o cdna5_matrix_tile.hsaco
//
// The host passes three addresses and starts one work-group of 32 work-items:
//
//     struct { const half *a, *b; float *d; } arguments = {a, b, d};
//
// A has its rows one after another, B its columns, D its rows. WMMA takes twice as many columns of A as on RDNA4: of work-item
// w, n = w % 16 and k = w / 16, the registers hold A[n][8k ... 8k+7] and A[n][16+8k ... 16+8k+7], the same elements of column n
// of B, and D[8k ... 8k+7][n]. cdna5_vector_add.s says how a kernel begins.

.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"

.set HALF, 2
.set FLOAT, 4
.set SIDE, 16                                 // of D
.set DEPTH, 32                                // columns of A, rows of B

.text
.globl matrix_tile
.p2align 8
.type matrix_tile,@function
matrix_tile:
	// s[0:1] is the address of the arguments, v0 the number of the work-item.
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_load_b128 s[4:7], s[0:1], 0x0           // a and b
	s_load_b64 s[8:9], s[0:1], 0x10           // d
	v_and_b32 v0, 0x3ff, v0                   // w: the bits above are for other dimensions
	v_and_b32 v1, SIDE - 1, v0                // n
	v_lshrrev_b32 v0, 4, v0                   // k
	v_lshlrev_b32 v2, 6, v1                   // row n of A, column n of B: DEPTH * HALF bytes each
	v_lshl_add_u32 v2, v0, 4, v2              // 8 halves of it
	s_wait_kmcnt 0                            // scalar loads
	global_load_b128 v[4:7], v2, s[4:5]
	global_load_b128 v[8:11], v2, s[4:5] offset:DEPTH*HALF/2
	global_load_b128 v[12:15], v2, s[6:7]
	global_load_b128 v[16:19], v2, s[6:7] offset:DEPTH*HALF/2
	v_lshlrev_b32 v1, 2, v1                   // float n of a row of D
	v_lshl_add_u32 v1, v0, 9, v1              // row 8k: 8 * SIDE * FLOAT bytes each
	s_wait_loadcnt 0                          // vector loads; what WMMA writes, stores wait for by themselves
	v_wmma_f32_16x16x32_f16 v[20:27], v[4:11], v[12:19], 0
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	global_store_b32 v1, v[20+\i], s[8:9] offset:\i*SIDE*FLOAT
	.endr
	s_endpgm
.Lmatrix_tile_end:
	.size matrix_tile, .Lmatrix_tile_end - matrix_tile

	// The hardware fetches ahead of the program: let it find harmless words there.
	.fill 96, 4, 0xbf9f0000                   // s_code_end

.rodata
.p2align 6
.amdhsa_kernel matrix_tile
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 24
	.amdhsa_system_sgpr_workgroup_id_x 0      // one work-group only
	.amdhsa_wavefront_size32 1
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1250
amdhsa.kernels:
  - .name: matrix_tile
    .symbol: matrix_tile.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 68
    .vgpr_count: 28
    .max_flat_workgroup_size: 32
    .reqd_workgroup_size: [ 32, 1, 1 ]
    .args:
      - { .name: a, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: d, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
...
.end_amdgpu_metadata
