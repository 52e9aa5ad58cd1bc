// Matrix operations on AGPRs or VGPRs, constants, registers that overlap.
v_mfma_f32_4x4x1f32_e64 a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:1 abid:2 blgp:3
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:7 abid:15 blgp:7
v_mfma_f32_4x4x1f32 v[0:3], a0, a1, v[0:3]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[2:5]
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 0
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 1.0
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 1
v_mfma_f32_4x4x1f32 v[0:3], v0, v1, 1.0
v_mfma_f32_4x4x4f16 a[0:3], v[0:1], v[2:3], 1.0
v_mfma_f32_4x4x4f16 a[0:3], v[0:1], v[2:3], 0x3f800000
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, 1.0
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, 5
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, -1
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[0:31]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[32:63]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], 1.0
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] blgp:5
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] cbsz:1 abid:2 blgp:5
v_accvgpr_read_b32 v0, a1
v_accvgpr_write_b32 a0, v1
v_accvgpr_write_b32 a0, s1
v_accvgpr_write_b32 a0, 1.0
v_accvgpr_write a0, v1
v_accvgpr_read v0, a1
v_accvgpr_mov_b32 a0, a1
v_accvgpr_mov_b32_e32 a0, a1
v_accvgpr_read_b32_e64 v0, a1
v_accvgpr_write_b32_e64 a0, v1
