// SDWA: parts of registers, and the modifiers that ask for it without the suffix.
v_nop_sdwa
v_mov_b32_sdwa v0, v1
v_mov_b32_sdwa v0, s1
v_mov_b32_sdwa v0, -1.0
v_mov_b32 v0, v1 clamp
v_mov_b32 v0, v1 noclamp
v_mov_b32 v0, sext(v1)
v_mov_b32_sdwa v0, sext(5)
v_mov_b32 v0, v1 dst_sel:BYTE_0
v_mov_b32 v0, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1
v_mov_b32_sdwa v0, v1 dst_sel:3+1 dst_unused:1 src0_sel:DWORD
v_cvt_f32_i32 v0, v1 clamp dst_sel:BYTE_2
v_cvt_f32_f16_sdwa v0, -|v1| mul:2
v_cvt_i32_f32_sdwa v0, v1 clamp src0_sel:WORD_0
v_add_f32_sdwa v0, -v1, |v2| clamp mul:4 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:WORD_0
v_add_f32_sdwa v0, s1, s1
v_add_f32_sdwa v0, v1, 1.0
v_add_f32_sdwa v0, -5, m0
v_max_u32 v0, v1, v2 clamp
v_add_u16_sdwa v0, 0.5, sext(v2) src1_sel:BYTE_1
v_lshlrev_b32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
v_ldexp_f16_sdwa v0, -v1, sext(v2)
v_cndmask_b32_sdwa v0, -v1, |v2|, vcc clamp
v_add_co_u32_sdwa v0, vcc, v1, v2
v_addc_co_u32_sdwa v0, vcc, v1, v2, vcc src0_sel:WORD_1
v_cmp_eq_u32_sdwa vcc, v1, v2
v_cmp_eq_u32_sdwa s[2:3], v1, sext(v2)
v_cmp_lt_f32 ttmp[2:3], -v1, 0.5 src0_sel:WORD_1
v_cmpx_eq_u16_sdwa exec, s4, v2 src1_sel:BYTE_0
v_cmp_class_f32_sdwa s[0:1], |v1|, 3
v_mov_b32_e32_sdwa v0, v1
