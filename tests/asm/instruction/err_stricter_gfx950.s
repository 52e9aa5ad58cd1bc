v_cvt_scalef32_sr_pk_fp4_f32 v175, 1, v1, v180
v_cvt_scalef32_sr_pk_fp4_f32 v175, 1.0, v1, v180
v_permlane16_swap_b32 v20, v46 fi:2
