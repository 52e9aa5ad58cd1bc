// Vector instructions: forms that are chosen by the operands, registers in all spellings, modifiers.
V_MOV_B32 v0, v1
v_add_co_u32 v0, s[0:1], v1, v2
v_add_co_u32 v0, v1, v2
v_add_co_u32 v0, vcc, v1, v2
v_add_co_u32 v0, vcc, v1, v2 clamp
v_add_co_u32_e64 v0, exec, v1, v2
v_add_co_u32_e64 v0, src_scc, v1, v2
v_add_co_u32_e64 v0, src_shared_base, v1, v2
v_add_f16 v0, -1, v1
v_add_f16 v0, -500, v1
v_add_f16_e64 v0, 65520, v1
v_add_f32 v0 v2 v3
v_add_f32 v0, (1), v2
v_add_f32 v0, +1, v2
v_add_f32 v0, - 1, v1
v_add_f32 v0, -(1), v2
v_add_f32 v0, -1+2, v2
v_add_f32 v0, -1, v1
v_add_f32 v0, -[v1], v2
v_add_f32 v0, -s[1], v2
v_add_f32 v0, -v2, v1
v_add_f32 v0, -vcc_lo, v2
v_add_f32 v0, exec_lo, v1
v_add_f32 v0, lit(5), v1
v_add_f32 v0, m0, v1
v_add_f32 v0, s2, s2
v_add_f32 v0, s[0], v1
v_add_f32 v0, src_shared_base, v1
v_add_f32 v0, v2, v3 clamp
v_add_f32 v0, v2, v3 div:2
v_add_f32 v0, v2, v3 mul:2
v_add_f32 v0, v2, v3, clamp
v_add_f32 v0, v[1+1], [v3]
v_add_f32 v0, v[2], v[3:3]
v_add_f32 v0, vccz, v1
v_add_f32_e32 v0, lds_direct, v1
v_add_f32_e64 v0, lds_direct, v1
v_add_f32_e64 v0, s1, -s1
v_add_f32_e64 v0, v1, v2 clamp mul:2
v_add_f32_e64 v0, v1, v2 div:1
v_add_f32_e64 v0, v1, v2 mul: 2
v_add_f32_e64 v0, v1, v2 mul:1
v_add_f32_e64 v0, v1, v2 mul:1+1
v_add_f32_e64 v0, v1, v2 noclamp
v_add_f64_e64 v[0:1], v[2:3], v[4:5]
v_add_i16 v0, v1, v2 op_sel:[0,0,1]
v_add_u16 v0, -32768, v1
v_add_u16 v0, -5, v1
v_add_u16 v0, -500, v1
v_add_u16 v0, lds_direct, v1
v_add_u32 v0, v1, v2 clamp
v_addc_co_u32 v0, s[2:3], v1, v2, s[0:1]
v_addc_co_u32 v0, vcc, v1, v2, s[0:1]
v_addc_co_u32 v0, vcc, v1, v2, vcc
v_alignbit_b32 v0, v1, v2, v3 op_sel:[0,0,0,1]
v_alignbit_b32 v0, v1, v2, v3 op_sel:[1,0]
v_and_b32 v0, (-1), v2
v_and_b32 v0, -(1), v2
v_and_b32 v0, -2147483648, v1
v_and_b32 v0, lit(5), v1
v_ceil_f64 v[0:1], -500
v_ceil_f64 v[0:1], 1e400
v_ceil_f64 v[0:1], 5
v_ceil_f64 v[0:1], 500
v_cndmask_b32 v0, -v1, v2, vcc
v_cndmask_b32 v0, v1, v2
v_cndmask_b32 v0, v1, v2, s[0:1]
v_cndmask_b32 v0, v1, v2, vcc
v_cndmask_b32_e32 v0, v1, v2
v_cndmask_b32_e64 v0, v1, v2, exec
v_cndmask_b32_e64 v0, v1, v2, src_shared_base
v_cndmask_b32_e64 v0, v1, v2, vccz
v_cvt_f32_i32 v0, v1 clamp
v_cvt_pk_u8_f32 v0, -v1, v2, v3
v_cvt_pkaccum_u8_f32 v0, lds_direct, v1
v_cvt_pkrtz_f16_f32 v0, -v1, v2 clamp
v_div_fmas_f32 v0, v1, v2, v3
v_div_scale_f32 v0, vcc, -v1, v2, v3
v_div_scale_f32 v0, vcc, v1, v1, v2
v_div_scale_f32 v0, vcc, v1, v2, v3
v_div_scale_f32 v0, vcc, v1, v2, v3 clamp
v_div_scale_f32 v0, vcc, v1, v2, v4
v_div_scale_f32 v0, vccz, v1, v2, v3
v_fma_f32 v0, lds_direct, v1, v2
v_fma_f32 v0, s1, s1, s1
v_fma_f32_e64 v0, v1, v2, v3
v_fma_f64 v[0:1], s[0:1], s[0:1], s[0:1]
v_ldexp_f16_e32 v0, v1, v2
v_ldexp_f32 v0, v1, -2
v_ldexp_f32 v0, v1, 2 clamp mul:2
v_lshl_add_u32 v0, lds_direct, v1, v2
v_lshl_add_u32 v0, v1, 2, s2
v_lshlrev_b64 v[0:1], 2, v[2:3]
v_lshlrev_b64 v[0:1], v2, s[2:3]
v_mac_f16 v0, 65520, v1
v_mac_f32 v0, lds_direct, v1
v_mac_f32 v0, v1, v2
v_mac_f32 v0, v1, v2 clamp
v_mac_f32_e64 v0, -v1, v2 clamp
v_mad_f16 v0, v1, v2, v3 mul:2
v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1] clamp
v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1] clamp mul:2
v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1] mul:2
v_mad_f16_e64 v0, v1, v2, v3
v_mad_i16 v0, v1, v2, v3 op_sel:[1,0,0,1] clamp
v_mad_u32_u24 v0, v1, v2, v3 clamp
v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]
v_mad_u64_u32 v[0:1], src_scc, v1, v2, v[2:3]
v_mad_u64_u32 v[0:1], vcc, 0, v1, s[0:1]
v_mad_u64_u32 v[0:1], vcc, v0, v3, v[4:5]
v_mad_u64_u32 v[0:1], vcc, v2, v3, v[0:1]
v_mad_u64_u32 v[0:1], vcc, v2, v3, v[4:5] clamp
v_madak_f16 v0, v1, v2, -500
v_madak_f32 v0, v1, v2, -500
v_madak_f32 v0, v1, v2, 1
v_mov_b32 v0, V1
v_mov_b32 v0, lds_direct
v_mov_b32 v0, src_shared_base
v_mov_b32 v0, ttmp0
v_mov_b32 v0, v1 ; c
v_mov_b32_e64 v0, s1
v_mqsad_pk_u16_u8 v[0:1], v[0:1], v6, v[8:9]
v_mqsad_u32_u8 v[0:3], v[0:1], v6, v[8:11]
v_mqsad_u32_u8 v[0:3], v[4:5], v6, v[8:11]
v_mul_legacy_f32 v0, v1, v2
v_nop
v_nop_e32
v_nop_e64
v_pack_b32_f16 v0, v1, v2 op_sel:[0,0,0,0]
v_pack_b32_f16 v0, v1, v2 op_sel:[0,0,0,1]
v_pack_b32_f16 v0, v1, v2 op_sel:[1,0,0]
v_pack_b32_f16 v0, v1, v2 op_sel:[1,0]
v_pack_b32_f16 v0, v1, v2 op_sel:[1]
v_qsad_pk_u16_u8 v[0:1], v[0:1], v6, v[8:9]
v_readfirstlane_b32 s0, lds_direct
v_readfirstlane_b32 s0, v1
v_readfirstlane_b32 vccz, v1
v_readfirstlane_b32_e32 s0, v1
v_readlane_b32 exec_lo, v1, 1
v_readlane_b32 s0, lds_direct, s2
v_readlane_b32 s0, v1, -5
v_readlane_b32 s0, v1, 5
v_readlane_b32 s0, v1, exec_lo
v_readlane_b32 s0, v1, m0
v_readlane_b32 s0, v1, s2
v_readlane_b32 s0, v1, src_shared_base
v_readlane_b32 s0, v1, vccz
v_readlane_b32 src_scc, v1, 1
v_readlane_b32 vcc_lo, v1, vcc_hi
v_swap_b32 v0, v1
v_writelane_b32 v0, 7, m0
v_writelane_b32 v0, s1, 5
