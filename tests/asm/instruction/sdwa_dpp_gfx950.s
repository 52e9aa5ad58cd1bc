// What only some processors have in SDWA and DPP.
v_mov_b32_dpp v0, v1 row_newbcast:7
v_ceil_f64 v[0:1], -v[2:3] row_newbcast:1
v_cvt_f64_i32_dpp v[0:1], v2 row_newbcast:0
v_mov_b64_dpp v[0:1], v[2:3] row_newbcast:15
v_fmac_f64_dpp v[0:1], v[2:3], v[4:5] row_newbcast:1 row_mask:3
v_dot2c_f32_f16_dpp v0, -v1, v2 row_mirror
v_pk_fmac_f16_sdwa v0, -v1, 1.0 mul:2 src0_sel:WORD_1
v_xnor_b32_sdwa v0, s1, s1
v_cvt_f32_fp8_sdwa v0, v1 clamp mul:2 src0_sel:BYTE_2
v_cvt_pk_f32_bf8_sdwa v[0:1], s1 src0_sel:WORD_1
v_cvt_f32_bf16_sdwa v0, |v1| dst_sel:WORD_0
