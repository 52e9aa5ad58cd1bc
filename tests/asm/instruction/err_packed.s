// Packed math, and multiply-adds that mix sizes: modifiers of halves, constants. Refused.
v_pk_add_f16 v0, v1, v2 neg_hi:[0,1] neg_lo:[1,0]
v_pk_add_f16 v0, -v1, v2
v_pk_add_f16 v0, |v1|, v2
v_pk_add_f16 v0, v1, 0x3c003c00
v_pk_add_f16 v0, v1, 0xffff
v_pk_add_f16 v0, s1, s2
v_pk_add_f16_e32 v0, v1, v2
v_pk_add_f16 v0, v1, v2 mul:2
v_pk_add_f16 v0, a1, v2
v_pk_add_f16 v0, v1, lds_direct
v_pk_add_i16 v0, v1, 0x3c00
v_pk_add_i16 v0, v1, 5.5
v_pk_add_i16 v0, -v1, 1
v_pk_lshlrev_b16 v0, v1, lds_direct
v_pk_lshlrev_b16 v0, lds_direct, v1
v_mad_mix_f32 v0, v1, v2, 65
v_mad_mix_f32 v0, v1, v2, 5.5
v_mad_mix_f32 v0, v1, -(1.0), v2
v_mad_mix_f32 v0, v1, 0x3f800000, v2
v_mad_mixlo_f16 v0, v1, v2, v3 neg_lo:[1,0,0]
v_mad_mix_f32 v0, v1, v2, v3 mul:2
