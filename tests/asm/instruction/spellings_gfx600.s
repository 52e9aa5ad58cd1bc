// GFX6: what it alone has, or has otherwise than GFX7.
s_load_dword s1, s[2:3], 0xff
s_load_dword s1, s[2:3], s103
s_memtime vcc
s_mov_b64 tba, s[102:103]
v_writelane_b32 v1, s2, 5
v_lshl_b64 v[0:1], v[2:3], v4
v_add_i32 v1, vcc, 5, v2
v_add_co_u32 v1, vcc, v2, v3
v_add_f32 v1, 0.15915494, v2
v_cmps_lt_f32 vcc, v1, v2
v_movrelsd_b32 v1, v2
v_mul_lo_i32 v1, v2, v3
buffer_load_dword v1, v[2:3], s[4:7], s8 addr64 offset:4
buffer_wbinvl1
buffer_wbinvl1_sc
image_atomic_rsub v1, v[4:7], s[8:15] dmask:0x1
ds_add_rtn_u32 v0, v1, v2 gds
exp mrtz v1, off, v3, off vm
v_interp_p1_f32 v1, v2, attr3.y
s_waitcnt lgkmcnt(0)
s_endpgm
