// A symbol whose name begins with a dollar is an expression where words may be, too.
.set $one, 1
v_mov_b32_sdwa v0, v1 dst_sel:$one
v_mov_b32_sdwa v0, v1 dst_unused:$one src0_sel:$one+2
s_setreg_b32 hwreg($one, $one, $one), s1
s_waitcnt vmcnt($one)
tbuffer_load_format_x v0, off, s[0:3], s1 format:$one
v_mov_b32 v[$one], $far@rel32@lo
s_mov_b32 s0, $v0
