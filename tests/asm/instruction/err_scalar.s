// Scalar instructions: wrong registers and constants.
s_mov_b64 s[0:1], 0x3ff8000000000000
s_mov_b64 s[0:1], 1.5
s_mov_b64 s[1:2], 0
s_mov_b32 s102, s0
s_mov_b64 tba, s[2:3]
s_mov_b32 ttmp15, ttmp16
s_mov_b32 s0, null
s_mov_b32 s0, lds_direct
s_mov_b64 s[0:1], foo
s_mov_b64 s[0:1], foo@abs32@hi
s_and_b64 s[0:1], s[2:3], foo
s_add_u32 s0, foo, bar
s_add_u32 s0, 0x1234, 0x1235
s_add_u32 s0, 0x1234, foo
s_mov_b32 s0, -s1
s_mov_b32 s0, |s1|
s_mov_b32 s0, 100000000000000000000
s_mov_b32 s0, -100000000000000000000
s_mov_b32 s0, 0x10000000000000000
s_mov_b32 s0, s1, s2
s_mov_b32 s0 // foo
s_mov_b32 s0, s1 # foo
s_mov_b32_e32_e32 s0, s1
s_getpc_b64 src_shared_base
s_setpc_b64 vccz
s_setpc_b64 src_shared_base
s_rfe_b64 vccz
s_movrels_b64 s[0:1], vccz
