// Packed math, and multiply-adds that mix sizes: modifiers of halves, constants.
v_pk_add_f16 v0, v1, v2
v_pk_add_f16 v0, v1, v2 op_sel:[1,0]
v_pk_add_f16 v0, v1, v2 op_sel:[1,0,1]
v_pk_add_f16 v0, v1, v2 op_sel:[1,0,1,1]
v_pk_add_f16 v0, v1, v2 op_sel:[1]
v_pk_add_f16 v0, v1, v2 op_sel_hi:[1]
v_pk_add_f16 v0, v1, v2 op_sel_hi:[0,0]
v_pk_add_f16 v0, v1, v2 op_sel_hi:[0,0,0]
v_pk_add_f16 v0, v1, v2 op_sel_hi:[0,0,1]
v_pk_add_f16 v0, v1, v2 op_sel_hi:[0,1,0,1]
v_pk_add_f16 v0, v1, v2 neg_lo:[1,1,1]
v_pk_add_f16 v0, v1, v2 neg_lo:[1,0] neg_hi:[0,1]
v_pk_add_f16 v0, v1, v2 clamp
v_pk_add_f16 v0, v1, -1
v_pk_add_f16 v0, v1, -1.0
v_pk_add_f16 v0, v1, 1.0
v_pk_add_f16 v0, v1, 0x3c00
v_pk_add_f16 v0, v1, 0xffffffff
v_pk_add_f16 v0, v1, -(1)
v_pk_add_f16 v0, s1, s1
v_pk_add_f16_e64 v0, v1, v2
v_pk_add_f16 v0, lds_direct, v2
v_pk_add_i16 v0, v1, v2 neg_lo:[1,0] neg_hi:[0,1]
v_pk_add_i16 v0, v1, v2 clamp
v_pk_add_i16 v0, v1, 1.0
v_pk_add_i16 v0, v1, 64 op_sel_hi:[1,0]
v_pk_add_i16 v0, v1, -16
v_pk_lshlrev_b16 v0, v1, v2 clamp
v_pk_max_u16 v0, v1, v2 clamp
v_pk_mul_lo_u16 v0, v1, v2 clamp
v_mad_mix_f32 v0, v1, v2, v3
v_mad_mix_f32 v0, -v1, |v2|, abs(v3)
v_mad_mix_f32 v0, v1, v2, v3 op_sel:[1,0,1] op_sel_hi:[1,0,0] clamp
v_mad_mix_f32 v0, v1, v2, v3 op_sel:[1,0,1,1]
v_mad_mix_f32 v0, v1, v2, 1.0
v_mad_mix_f32 v0, v1, v2, -1.0
v_mad_mix_f32 v0, v1, v2, 1
v_mad_mix_f32 v0, v1, -1.0, v2
v_mad_mix_f32 v0, v1, neg(1.0), v2
v_mad_mix_f32 v0, v1, neg(1), v2
v_mad_mix_f32 v0, v1, 0x3c00, v2
v_mad_mixlo_f16 v0, v1, v2, v3 op_sel:[1,0,1] op_sel_hi:[1,0,0] clamp
v_mad_mixlo_f16 v0, v1, v2, v3 op_sel:[1,0,1,1] clamp
