// Names of later processors of the same generation, and of other ones.
v_mfma_f32_32x32x1_2b_f32 a[0:31], v0, v1, a[0:31]
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[0:1], v[2:3], a[0:31]
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[0:1], v[2:3], a[0:1]
v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v1
global_atomic_max_num_f64 v[0:1], v[2:3], off
image_atomic_max_int v0, v1, s[0:7]
export mrt0 v0, v0, v0, v0
