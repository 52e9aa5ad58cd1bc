// Scalar instructions: registers and constants.
s_add_u32 s0, 0x1234, 0x1234
s_add_u32 s0, lit(5), 5
s_add_u32 s0, lit(5), lit(5)
s_bitset0_b32 s0, s1
s_mov_b32 flat_scratch_lo, s0
s_mov_b32 m0, vccz
s_mov_b32 s0, -1.5
s_mov_b32 s0, .5
s_mov_b32 s0, 0.15915494
s_mov_b32 s0, 0x1p3
s_mov_b32 s0, 1.5e3
s_mov_b32 s0, 1e3
s_mov_b32 s0, 5.
s_mov_b32 s0, inf
s_mov_b32 s0, s1 /* x */
s_mov_b32 s0, src_scc
s_mov_b32 scc, s0
s_mov_b32 src_scc, s0
s_mov_b32_e32 s0, s1
s_mov_b64 flat_scratch, s[2:3]
s_mov_b64 s[0:1], -500
s_mov_b64 s[0:1], 0xffffffff
s_mov_b64 s[0:1], 1.0
s_mov_b64 vcc, exec
s_mov_b64 xnack_mask, s[2:3]
s_movk_i32 s0, -32768
s_movk_i32 s0, 65535
s_movrels_b32 s0, vccz
s_swappc_b64 s[0:1], vccz
