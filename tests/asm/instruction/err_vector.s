// Vector instructions: wrong operands, modifiers, suffixes; the constant bus, literals, LDS_DIRECT.
v_add_f32 v0, --1, v1
v_add_f32 v0, 123456789123, v1
v_add_f32 v0, 1e50, v1
v_add_f32_e64 v0, 5.5, v1
v_add_f32 v0, v2, 5.5
v_add_f32 v0, s2, s3
v_add_f32 v0, v2, v3 mul:4 clamp
v_add_f32 v0, v2, v3 mul:3
v_add_f32 v0, v2
v_add_f32 v0, v2, v3, v4
v_add_f32 v0, v2, v3 foo
v_add_f32 v256, v2, v3
v_add_f32 s0, v2, v3
v_and_b32 v0, -v1, v1
v_and_b32 v0, neg(1), v1
v_add_f16 v0, 70000.0, v1
v_add_f16 v0, 0x13c00, v1
v_add_u16 v0, 70000, v1
v_add_u16 v0, -70000, v1
v_add_f64 v[0:1], 1.1, v[2:3]
v_ceil_f64 v[0:1], 0x3ff8000000000000
v_madak_f32 v0, s1, v1, 0x11
v_madak_f32 v0, s1, v1, v2
v_madak_f32 v0, s1, v1, 1.0
v_madak_f32 v0, s1, v1, foo
v_add_f16 v0, foo, v1
v_add_u16 v0, foo, v1
v_ceil_f64 v[0:1], foo
v_ldexp_f32 v0, v1, -v2
v_ldexp_f32 v0, v1, |v2|
v_ldexp_f32 v0, v1, neg(2)
v_ldexp_f16_e64 v0, v1, -v2
v_cvt_pk_u8_f32 v0, -v1, -v2, v3
v_alignbit_b32 v0, -v1, v2, v3
v_alignbit_b32 v0, v1, v2, v3 op_sel:[1,0,0,0,0]
v_alignbit_b32 v0, v1, v2, v3 op_sel:[2,0,0]
v_mad_f16 v0, v1, v2, v3 clamp op_sel:[1,0,0,1]
v_mad_i16 v0, v1, v2, v3 clamp op_sel:[1,0,0,1]
v_div_scale_f32 v0, vcc, |v1|, v2, v3
v_div_fmas_f32 v0, s1, v2, v3
v_div_fmas_f32 v0, vcc_lo, v2, v3
v_add_f32 v0, s1, vcc_lo
v_cndmask_b32_e64 v0, s1, v2, s[2:3]
v_cndmask_b32_e32 v0, s1, v2, vcc
v_cndmask_b32_e32 v0, vcc_lo, v2, vcc
v_cndmask_b32_e32 v0, 0x1234, v2, vcc
v_addc_co_u32 v0, vcc, s1, v2, vcc
v_mac_f32 v0, s1, s2
v_readlane_b32 s0, v1, 65
v_readlane_b32 m0, v1, s2
v_readlane_b32 s0, s1, s2
v_readlane_b32_e64 s0, v1, s2
v_writelane_b32 v0, s1, s2
v_writelane_b32 v0, 77, m0
v_readfirstlane_b32_e64 s0, v1
v_mov_b32_e32 v0, 0x123456789
v_mov_b32 v0, s[0:1]
v_mov_b32 v[0:1], s1
v_cmp_lt_f32_e32 s[0:1], v1, v2
v_cmp_eq_u32 vcc_lo, v1, v2
v_fmac_f32 v0, v1, v2
v_foo v0
v_mov_b32 V0, v1
v_mov_b32 v0, -v1
v_mov_b32 v0, |v1|
v_mov_b32 v0, abs(v1)
v_cvt_f32_i32 v0, -v1
v_add_u16 v0, 0x10000, v1
v_add_u16 v0, -32769, v1
v_add_f16 v0, -32769, v1
v_add_f16 v0, 1e-9, v1
v_add_f32 v0, 1e-50, v1
v_add_f32 v0, 1e-40, v1
v_add_f16 v0, 6e-8, v1
v_ceil_f64 v[0:1], neg(500)
v_ceil_f64 v[0:1], 0x100000000
v_and_b32 v0, 1e-50, v1
v_and_b32 v0, -2147483649, v1
v_and_b32 v0, 0x100000000, v1
v_lshlrev_b64 v[0:1], 2, 1.5
v_add_f32 v0, lit(v2), v1
v_add_f32 v0, -lit(1.0), v1
v_cndmask_b32_e64 v0, v1, v2, 0
v_cndmask_b32_e64 v0, v1, v2, 1.0
v_cndmask_b32_e64 v0, v1, v2, 500
v_add_co_u32_e64 v0, 0, v1, v2
v_addc_co_u32 v0, v1, v2, vcc
v_addc_co_u32 v0, vcc, v1, v2
v_addc_co_u32 v0, v1, v2
v_addc_co_u32_e64 v0, vcc, v1, v2
v_cmp_eq_u32_e64 v1, v2
v_cmp_eq_u32_e64 m0, v1, v2
v_add_f32_e64 v0, vccz, s1
v_add_f32_e64 v0, src_shared_base, s1
v_add_f32_e64 v0, exec_lo, m0
v_add_f32_e64 v0, v1, lds_direct
v_fma_f32 v0, v1, lds_direct, v2
v_fma_f32 v0, s[0:1], s1, s1
v_mad_u64_u32 v[0:1], vcc, s0, s1, s[0:1]
v_mad_u64_u32 v[0:1], vcc, s0, v1, s[0:1]
v_mqsad_u32_u8 v[0:3], v[4:5], v6, s[8:11]
v_add_f32_e64 v0, ttmp0, ttmp1
v_writelane_b32 v0, src_shared_base, s1
v_writelane_b32 v0, vccz, s1
v_writelane_b32 v0, v1, s1
v_madak_f16 v0, 1.5, v2, 2.5
v_madak_f32 v0, v1, v2, 0x123456789
v_madak_f32 v0, 0x123, v2, 1
v_fma_f32_e32 v0, v1, v2, v3
v_writelane_b32_e64 v0, s1, 5
v_add_f32 v0, v1, v2 clamp clamp
v_add_f32_e64 v0, v1, v2 mul:0
v_add_f32_e64 v0, v1, v2 no_clamp
v_add_f32_e64 v0, v1, v2 CLAMP
v_add_f32 v0, |-v1|, v2
v_add_f32 v0, abs(neg(v1)), v2
v_add_f32 v0, -neg(v1), v2
v_add_f32 v0, |abs(v1)|, v2
v_add_f32 v0, |v1, v2
v_add_f32 v0, abs(v1, v2
v_add_f32 v0, abs v1, v2
v_add_f32 v0, neg(foo), v2
v_add_f32 v0, |foo|, v2
v_add_f32 v0, +1.5, v2
v_add_f32 v0, 1-|2|, v2
v_add_f32 v0, |1+2|, v2
v_add_f32 v0, sext(v1), v2
v_add_f32 v0, v1, v2 vv
v_cmp_class_f32 vcc, v1, v2 clamp
v_mov_b32 v0, v1 mul:2
v_bfe_u32 v0, v1, v2, v3 clamp
v_mul_lo_u32 v0, v1, v2 clamp
v_div_scale_f64 v[64:65], s[52:53], |v[94:95]|, v[2:3], v[4:5]
v_div_scale_f64 v[64:65], s[52:53], v[94:95], v[2:3], |v[4:5]|
v_div_scale_f32 v0, vcc, v1, v2, -|v3|
v_div_scale_f32 v0, vcc, v1, v2, abs(v3)
v_div_scale_f32 v0, vcc, -|v1|, v2, v3
v_bfrev_b32 v0, lds_direct, v1
v_subrev_f32 v0, lds_direct, v1
v_lshrrev_b32 v0, lds_direct, v1
v_ashrrev_i32 v0, lds_direct, v1
v_lshlrev_b32 v0, lds_direct, v1
v_subrev_co_u32 v0, vcc, lds_direct, v1
v_subbrev_co_u32 v0, vcc, lds_direct, v1, vcc
v_subrev_f16 v0, lds_direct, v1
v_subrev_u16 v0, lds_direct, v1
v_lshlrev_b16 v0, lds_direct, v1
v_lshrrev_b16 v0, lds_direct, v1
v_ashrrev_i16 v0, lds_direct, v1
v_subrev_u32 v0, lds_direct, v1
v_lshlrev_b64 v[0:1], lds_direct, v[2:3]
v_lshrrev_b64 v[0:1], lds_direct, v[2:3]
v_ashrrev_i64 v[0:1], lds_direct, v[2:3]
v_add_f32_e32_e64 v0, v1, v2
v_add_f32_e64_e64 v0, v1, v2
v_cmp_eq_f32_e32_e64 vcc, v1, v2
v_fma_f32_e64_e64 v0, v1, v2, v3
v_readlane_b32_e32_e64 s0, v1, s2
v_readfirstlane_b32_e32_e64 s0, v1
v_readlane_b32 src_shared_base, v1, 1
v_add_u16_e64 v0, 5.5, v1
v_add_u16_e64 v0, -17, v1
v_add_u16_e64 v0, 65520, v1
v_mad_legacy_u16 v0, 65520, v1, v2
v_add_f32 v0, |lit(v2)|, v1
v_add_f32 v0, |lit|, v1
s_mov_b32 s0, lit
