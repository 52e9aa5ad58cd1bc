// With a specifier a name is a symbol, whatever it is without.
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, abs@rel32@lo+4
	s_addc_u32 s1, s1, abs@rel32@hi+12
	s_mov_b32 s0, s1@abs32@lo
	s_mov_b32 s0, vcc_lo@gotpcrel32@lo+4
	s_mov_b32 s0, lit@rel32@lo
	v_add_f32 v0, abs@rel32@lo, v1
	v_add_f32 v0, neg@rel32@lo, v1
	v_add_f32 v0, v2@abs32@lo, v1
	v_add_u32 v0, sext@abs32@lo, v1
