// Buffers: how they are addressed, policies, formats, what goes to local memory of gfx942, where it differs.
buffer_load_dword v0, v1, s[4:7], s1 offen offset:4 sc0 nt sc1
buffer_load_dword a0, v1, s[4:7], s1 offen
buffer_store_dword a0, v1, s[4:7], s1 offen
buffer_atomic_add v0, off, s[4:7], s1 sc0
buffer_atomic_add a0, off, s[4:7], s1
buffer_atomic_add a0, v1, s[4:7], s1 idxen sc0
buffer_atomic_cmpswap v[0:1], v1, s[4:7], s1 idxen sc0
buffer_atomic_add_f32 v0, off, s[4:7], s1
buffer_wbl2
buffer_wbl2 sc0
buffer_wbl2 sc1
buffer_wbl2 sc0 sc1
buffer_inv
buffer_inv sc0
buffer_inv sc1
buffer_inv sc0 sc1
buffer_load_sbyte_d16 a0, off, s[4:7], s1
tbuffer_load_format_x v0, v1, s[4:7], dfmt:5, s1 idxen offset:4 sc0 nt sc1
tbuffer_load_format_d16_xyz a[0:1], off, s[4:7], s1
