// Comments where they hide nothing.
v_add_f32 /*c*/ v0 /*c*/, /*c*/ v1, v[ /*c*/ 2 /*c*/ : /*c*/ 2 /*c*/ ] // end
v_add_f32 v0, -abs( /*c*/ v1 /*c*/ ), | /*c*/ v2 /*c*/ |
v_add_f32 v0, neg( /*c*/ 1.0 /*c*/ ), v2
v_mov_b32_dpp v0, v1 row_shl: /*c*/ 1 /*c*/ bound_ctrl:0
v_pk_add_f16 v0, v1, v2 op_sel: /*c*/ [ /*c*/ 1 /*c*/ , 1]
s_waitcnt vmcnt( /*c*/ 0 /*c*/ ) /*c*/ lgkmcnt(1)
s_mov_b32 s0, max( /*c*/ 1, 2)
