// What llvm-mc takes and writes as something else.
s_nop 1.0
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 1.0
s_atc_probe 1.5, s[4:5], 4
v_add_f32_e64 v0, lit(1.0), v1
s_add_u32 s0, lit(5), lit(6)
v_div_scale_f32 v0, vcc, v1, -|v2|, v3
s_mov_b32 s0, lit64(5)
v_add_f32 v0, |lit64(5)|, v1
