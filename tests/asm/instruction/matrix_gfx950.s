// Matrices of fp8, fp6 and fp4, scales, sparse matrices.
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:5], v[8:15], v[0:3] cbsz:2
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:5], v[8:15], v[0:3] cbsz:3
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:15], v[0:3] cbsz:4
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:11], v[0:3] cbsz:4 blgp:4
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:13], v[0:3] cbsz:4 blgp:2
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] cbsz:5
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] cbsz:6
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] cbsz:7
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] blgp:1
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[0:7], v[8:15], a[0:3]
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[0:7], v[8:15], v[2:17]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:15], v[0:3], v20, v21 cbsz:4
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 op_sel:[1,0] op_sel_hi:[0,1]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 op_sel:[1,0,1] op_sel_hi:[0,1,1]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 op_sel:[1,0,1,1] op_sel_hi:[0,1,1,1]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 op_sel_hi:[0,0,0] cbsz:0 blgp:1
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 op_sel:[0,0,1] op_sel_hi:[0,0,1] cbsz:0 blgp:1
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], 1.0, v20, v21
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[0:7], a[8:15], a[0:3], v20, v21
v_mfma_scale_f32_16x16x128_f8f6f4_e64 a[0:3], a[0:7], a[8:15], a[0:3], v20, v21
v_smfmac_f32_16x16x32_f16 v[0:3], v[0:1], v[2:5], v6
v_smfmac_f32_16x16x32_f16 a[0:3], a[0:1], a[2:5], v6 cbsz:1 abid:2
v_smfmac_f32_32x32x16_f16 a[0:15], a[0:1], a[2:5], v6
v_mfma_f32_32x32x1_2b_f32 a[0:31], v0, v1, a[0:31]
v_mfma_ld_scale_b32 v0, v1
v_mfma_ld_scale_b32 v0, v1 op_sel:[1,0] op_sel_hi:[0,0]
v_mfma_ld_scale_b32 v0, v1 op_sel:[1,0]
v_mfma_ld_scale_b32 1, 1.0
