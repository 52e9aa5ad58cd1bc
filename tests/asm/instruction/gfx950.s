// What gfx940 and gfx950 have and gfx900 lacks.
v_mov_b64 v[0:1], v[2:3]
v_mov_b64 v[0:1], s[2:3]
v_mov_b64 v[0:1], 0x1234
v_lshl_add_u64 v[0:1], v[2:3], 4, s[4:5]
v_fmaak_f32 v0, v1, v2, 0x40490fdb
v_fmamk_f32 v0, v1, 3.5, v2
v_bitop3_b32 v0, v1, v2, v3 bitop3:0xca
v_bitop3_b16 v0, v1, v2, v3 bitop3:7 op_sel:[1,0,1,0]
v_cvt_pk_fp8_f32 v0, v1, -v2 op_sel:[0,0,1]
v_cvt_sr_fp8_f32 v0, v1, v2 op_sel:[0,0,1,1]
v_cvt_f32_bf16 v0, 0.15915494
v_cvt_f32_bf16 v0, 1.5
v_cvt_scalef32_pk32_f16_fp6 v[0:15], v[16:21], v22
v_cvt_scalef32_sr_pk32_fp6_f32 v[0:5], v[32:63], v6, 1.0
v_cvt_scalef32_sr_bf8_bf16 v0, v1, v2, -v3 op_sel:[0,0,1,1]
v_prng_b32 v0, v1
v_minimum3_f32 v0, v1, |v2|, v3
v_ashr_pk_i8_i32 v0, v1, v2, v3 op_sel:[0,0,0,1]
v_cvt_pk_f16_f32 v0, v1, v2 clamp
s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)
v_cvt_scalef32_sr_pk_fp4_f32 v175, -|v[28:29]|, s38, v180
v_cvt_scalef32_sr_pk_fp4_f32 v175, src_scc, v1, v180
v_permlane16_swap_b32 v20, v46 bound_ctrl:1
v_permlane32_swap_b32 v20, v46 bound_ctrl:0 fi:1
v_permlane16_swap_b32_e64 v20, v46 fi:0
