// A comment after the name that llvm-mc looks past is the next token there: the name stands for itself.
v_add_f32 v0, v1, v/*c*/[2:2]
v_add_f32 v0, neg/*c*/(v1), v2
v_add_f32 v0, abs/*c*/(v1), v2
v_add_f32 v0, -/*c*/1.0, v2
v_add_f32 v0, -/*c*/v1, v2
v_mov_b32_dpp v0, v1 row_shl/*c*/:1
v_pk_add_f16 v0, v1, v2 op_sel/*c*/:[1,1]
s_waitcnt vmcnt/*c*/(0)
s_sendmsg sendmsg/*c*/(2)
s_mov_b32 s0, max/*c*/(1, 2)
ds_swizzle_b32 v0, v1 offset/*c*/:swizzle(BROADCAST,2,0)
