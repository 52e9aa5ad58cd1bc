// Matrix operations with newer names, and neg of doubles. Refused.
v_mfma_f32_4x4x1f32_e32 a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32_dpp a[0:3], v0, v1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:8
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] abid:16
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] blgp:8
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] cbsz:-1
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[0:3] abid:1 cbsz:1
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, v[0:3]
v_mfma_f32_4x4x1f32 v[0:3], a0, a1, a[0:3]
v_mfma_f32_4x4x1f32 a[0:3], a0, a1, a[1:4]
v_mfma_f32_4x4x1f32 a[1:4], a0, a1, a[1:4]
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, 5.0
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, s[0:3]
v_mfma_f32_4x4x1f32 a[0:3], s0, v1, 0
v_mfma_f32_4x4x1f32 a[0:3], 1.0, v1, 0
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[1:32]
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[2:33]
v_mfma_f32_16x16x1f32 a[0:15], v0, v1, a[2:17]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] blgp:5
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] cbsz:1 abid:2 blgp:5
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] neg:[1,0,0,1]
