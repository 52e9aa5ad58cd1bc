// byte_sel takes the bits that op_sel has for a destination elsewhere.
v_cvt_sr_fp8_f16 v0, v1, v2
v_cvt_sr_fp8_f16 v0, v1, v2 byte_sel:1
v_cvt_sr_fp8_f16 v0, v1, v2 byte_sel:2
v_cvt_sr_bf8_f16 v0, v1, v2 op_sel:[1,0] byte_sel:3
v_cvt_sr_bf8_f16 v0, v1, v2 op_sel:[0,1,0] byte_sel:2
v_cvt_sr_fp8_f16 v0, v1, v2 op_sel:[1,0,0] byte_sel:3 row_shr:1
