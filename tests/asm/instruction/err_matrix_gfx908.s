// Matrix operations on AGPRs. Refused.
v_mfma_f32_4x4x1f32_e32 a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32_dpp a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:8
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] abid:16
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] blgp:8
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:-1
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] abid:1 cbsz:1
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, v[0:3]
v_mfma_f32_4x4x1f32 v[0:3], a0, a1, v[0:3]
v_mfma_f32_4x4x1f32 v[0:3], a0, a1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 0
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 1.0
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 5.0
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 1
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, s[0:3]
v_mfma_f32_4x4x1f32 a[0:3], s0, v1, 0
v_mfma_f32_4x4x1f32 a[0:3], 1.0, v1, 0
v_mfma_f32_4x4x1f32 v[0:3], v0, v1, 1.0
v_mfma_f32_4x4x4f16 a[0:3], v[0:1], v[2:3], 1.0
v_mfma_f32_4x4x4f16 a[0:3], v[0:1], v[2:3], 0x3c00
v_mfma_f32_4x4x4f16 a[0:3], v[0:1], v[2:3], 0x3f800000
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, 1.0
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, 5
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, 70
v_mfma_i32_4x4x4i8 a[0:3], v0, v1, -1
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[1:32]
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[2:33]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[0:31]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[32:63]
v_mfma_f32_16x16x1f32 a[0:15], v0, v1, a[2:17]
v_accvgpr_read_b32 v0, v1
v_accvgpr_write_b32 a0, a1
v_accvgpr_write_b32 a0, s1
v_accvgpr_write_b32 a0, 65
v_accvgpr_write_b32_e32 a0, v1
