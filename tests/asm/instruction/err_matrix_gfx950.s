// Matrices of fp8, fp6 and fp4, scales, sparse matrices. Refused.
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:5], v[8:15], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:5], v[8:13], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] cbsz:4
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:15], v[0:3] cbsz:5
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:15], v[0:3] cbsz:6
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:15], v[0:3] cbsz:7
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:5], v[8:15], v[0:3] cbsz:6
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:5], v[8:15], v[0:3] cbsz:7
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:13], v[0:3] blgp:7
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] blgp:8
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] abid:1
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3] neg:[1,0,0]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:3], v[8:9], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[1:8], v[8:15], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[9:16], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[9:16], v[1:4]
v_mfma_f32_16x16x128_f8f6f4 v[1:4], v[0:7], v[8:15], v[0:3]
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[0:3], v[8:15], v[2:17] cbsz:4 blgp:2
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 cbsz:4
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 cbsz:0 blgp:1 op_sel:[1,1]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], s20, v21
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], s20, s21
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], 1, 2
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], 1.0, 100
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], a20, v21
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, v21 neg:[1,0,0]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], v20, vcc_lo
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], v[0:3], lds_direct, v21
v_smfmac_f32_16x16x32_f16 a[0:3], a[0:1], a[2:5], a6
v_smfmac_f32_16x16x32_f16 a[0:3], a[0:1], a[2:5], v6 blgp:1
v_smfmac_f32_16x16x32_f16 a[1:4], a[0:1], a[2:5], v6
v_smfmac_f32_16x16x32_f16 a[0:3], a[1:2], a[2:5], v6
v_smfmac_f32_16x16x32_f16 a[0:3], a[0:1], a[2:5], 1
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[1:2], v[2:3], a[0:15]
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[0:1], v[3:4], a[0:15]
v_mfma_ld_scale_b32 s0, s1
v_mfma_ld_scale_b32 v0, v1 neg_lo:[1,0]
v_mfma_ld_scale_b32 v0, v1 clamp
