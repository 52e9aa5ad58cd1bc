// Matrix operations with newer names, and neg of doubles.
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
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[0:31]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[32:63]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], 1.0
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] neg:[1,0,0]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] neg:[1,0,1]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] cbsz:1 abid:2 neg:[1,0,1]
v_mfma_f64_4x4x4f64 v[0:1], v[0:1], v[2:3], v[0:1] neg:[1,0]
