// Instructions and registers of other processors, and misspelt ones.
v_fmac_f32 v0, v1, v2
v_mov_b64 v[0:1], 0
v_dot2c_f32_f16 v0, v1, v2
s_mov_b32 s0, null
s_mov_b64 tba, 0
s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
v_mvo_b32 v0, v1
s_endpgmm
v_frobnicate v0
