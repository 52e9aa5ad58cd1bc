// The option is for the whole source; nothing is put in where v0 to v255 are used alone, nor on other processors.
	v_mov_b32 v255, v1
	v_mov_b32 v1, v1000
	s_endpgm
