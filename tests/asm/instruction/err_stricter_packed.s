// Inline doubles, of which llvm-mc takes the low half.
v_pk_add_f32 v[0:1], v[2:3], 0x3ff0000000000000
v_pk_mov_b32 v[0:1], 0xbfe0000000000000, v[2:3]
