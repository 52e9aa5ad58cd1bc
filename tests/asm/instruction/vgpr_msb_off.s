	v_mov_b32 v256, v1
	v_mov_b32 v1, v[256]
	global_store_b128 v[0:1], v[256:259], off
	global_store_b128 v[0:1], [v254,v255,v256,v257], off
