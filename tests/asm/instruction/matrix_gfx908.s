// Matrix operations on AGPRs.
v_mfma_f32_4x4x1f32_e64 a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:1 abid:2 blgp:3
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:7 abid:15 blgp:7
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[2:5]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[1:4]
v_mfma_f32_4x4x1f32 a[1:4], a0, a1, a[1:4]
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
v_accvgpr_read_b32 v0, a1
v_accvgpr_write_b32 a0, v1
v_accvgpr_write_b32 a0, 1.0
v_accvgpr_write a0, v1
v_accvgpr_read v0, a1
v_accvgpr_read_b32_e64 v0, a1
v_accvgpr_write_b32_e64 a0, v1
