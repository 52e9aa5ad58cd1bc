global_load_dword v0, v[2:3], off glc
global_load_dword v0, v[2:3], off slc
buffer_load_dword v0, off, s[0:3], 0 scc
v_mac_f32 v0, v1, v2
v_add_f32_e32 v0, v1, s1
