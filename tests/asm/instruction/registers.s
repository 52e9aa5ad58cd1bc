// Register indices that are expressions, lists, blanks, upper case mnemonics, comments amid operands.
	.set base, 4
	v_mov_b32 v[base], v[base+1]
	v_mov_b32 v[base*2-1], v[(base)]
	s_mov_b64 s[base:base+1], s[base+2:base+3]
	s_load_dwordx4 s[base:base+3], s[base-2 : base-1], base*4
	s_mov_b64 s[ 2 : 3 ], s [4:5]
	s_mov_b64 s[2:3], [s4,s5]
	v_mov_b32 [v1], s01
	s_mov_b64 [vcc_lo,vcc_hi], [exec_lo, exec_hi]
	v_add_f64 [v0,v1], v[2:3], [v4, v5]
	S_MOV_B32 s0, s1
	v_mov_b32 /* to */ v0, /* from */ v1 // copied
	v_add_f32 v0 v1 v2 ; without commas
	s_mov_b32 s0, ttmp0
	s_mov_b64 ttmp[14:15], flat_scratch
	s_mov_b32 xnack_mask_lo, s101
	.macro copy to, from:vararg
	v_mov_b32 v\to, \from
	.endm
	copy 3, s[base+9]
	copy 4, base
	.rept 2
	s_nop base
	.endr
