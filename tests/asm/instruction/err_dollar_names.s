.set $one, 1
.set $BYTE_0, 7
v_mov_b32_sdwa v0, v1 dst_sel:$BYTE_0
v_mov_b32_sdwa v0, v1 src0_sel:$late
v_mov_b32 $v0, v1
s_mov_b32 s0, $abs(1)
.set $late, 1
