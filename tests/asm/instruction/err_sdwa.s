// What SDWA refuses, and what llvm-mc takes without writing it.
v_mov_b32_sdwa v0, 0x1234
v_mov_b32_sdwa v0, lit(5)
v_mov_b32_sdwa v0, -v1
v_mov_b32_sdwa v0, sext v1
v_mov_b32_sdwa v0, sext(v1
v_mov_b32_sdwa v0, sext(-v1)
v_mov_b32_sdwa v0, sext(foo)
v_mov_b32_sdwa v0, v1 dst_sel:7
v_mov_b32_sdwa v0, v1 dst_sel:byte_0
v_mov_b32_sdwa v0, v1 dst_unused:3
v_mov_b32_sdwa v0, v1 src0_sel:WORD_1 dst_sel:BYTE_0
v_mov_b32_sdwa v0, v1 src1_sel:WORD_1
v_mov_b32_sdwa v0, v1 mul:2
v_add_f32 v0, sext(v1), v2
v_add_f32_sdwa v0, s1, s2
v_add_f32_sdwa v0, lds_direct, v1
v_cndmask_b32_sdwa v0, v1, v2
v_cndmask_b32_sdwa v0, s1, v2, vcc
v_add_co_u32_sdwa v0, s[0:1], v1, v2
v_cmp_eq_u32_sdwa v1, v2
v_cmp_eq_u32_sdwa vcc, v1, v2 clamp
v_cmp_eq_u32_sdwa vcc, v1, v2 dst_sel:DWORD
v_cmp_eq_f64_sdwa vcc, v[0:1], v[2:3]
v_mac_f32_sdwa v0, v1, v2
v_mad_f32_sdwa v0, v1, v2, v3
v_readfirstlane_b32_sdwa s0, v1
v_add_u16_sdwa v0, 0xffff, v1
v_mov_b32 v0, sext(5)
