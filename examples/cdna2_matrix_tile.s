// cdna2_matrix_tile.s: a tile of a matrix product on CDNA2 (gfx90a): D = A * B for 16x16 matrices as programs have them.
//
//     kdasm -shared examples/cdna2_matrix_tile.s -o cdna2_matrix_tile.hsaco
//
// The host passes three addresses and starts one work-group of 64 work-items:
//
//     struct { const half *a, *b; float *d; } arguments = {a, b, d};
//
// A has its rows one after another, B its columns, D its rows. The matrix instruction distributes them over the 64
// work-items: of work-item w, n = w % 16 and k = w / 16, the registers hold A[n][4k ... 4k+3], B[4k ... 4k+3][n] and
// D[4k ... 4k+3][n]. cdna3_accumulation.s has the same for CDNA3, with accumulation registers.

.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"

.set HALF, 2
.set FLOAT, 4
.set SIDE, 16                                 // of the matrices

.text
.globl matrix_tile
.p2align 8
.type matrix_tile,@function
matrix_tile:
	s_load_dwordx4 s[4:7], s[0:1], 0x0        // a and b
	s_load_dwordx2 s[8:9], s[0:1], 0x10       // d
	v_and_b32 v0, 0x3ff, v0                   // gfx90a has other numbers in the bits above
	v_and_b32 v1, SIDE - 1, v0                // n
	v_lshrrev_b32 v0, 4, v0                   // k
	v_lshlrev_b32 v2, 5, v1                   // row n of A, column n of B: SIDE * HALF bytes each
	v_lshl_add_u32 v2, v0, 3, v2              // 4 halves of it
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[4:5], v2, s[4:5]
	global_load_dwordx2 v[6:7], v2, s[6:7]
	v_lshlrev_b32 v1, 2, v1                   // float n of a row of D
	v_lshl_add_u32 v1, v0, 8, v1              // row 4k: 4 * SIDE * FLOAT bytes each
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16f16 v[8:11], v[4:5], v[6:7], 0
	s_nop 15                                  // the result must not be read earlier
	.irp row, 0, 1, 2, 3
	global_store_dword v1, v[8+\row], s[8:9] offset:\row*SIDE*FLOAT
	.endr
	s_endpgm
.Lmatrix_tile_end:
	.size matrix_tile, .Lmatrix_tile_end - matrix_tile

.rodata
.p2align 6
.amdhsa_kernel matrix_tile
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 24
	.amdhsa_system_sgpr_workgroup_id_x 0      // one work-group only
	.amdhsa_accum_offset 12
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.kernels:
  - .name: matrix_tile
    .symbol: matrix_tile.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .agpr_count: 0
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [ 64, 1, 1 ]
    .args:
      - { .name: a, .size: 8, .offset: 0,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: b, .size: 8, .offset: 8,  .value_kind: global_buffer, .address_space: global, .actual_access: read_only }
      - { .name: d, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: write_only }
...
.end_amdgpu_metadata
