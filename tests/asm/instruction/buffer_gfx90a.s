// Buffers: how they are addressed, policies, formats, what goes to local memory of gfx90a, where it differs.
buffer_load_dword v0, v1, s[4:7], s1 offen offset:4 glc slc scc
buffer_load_dword a0, v1, s[4:7], s1 offen
buffer_store_dword a0, v1, s[4:7], s1 offen
buffer_atomic_add a0, off, s[4:7], s1
buffer_atomic_add a0, v1, s[4:7], s1 idxen glc
buffer_atomic_add_f32 v0, off, s[4:7], s1
buffer_atomic_add_f32 v0, off, s[4:7], s1 glc
buffer_atomic_pk_add_f16 v0, off, s[4:7], s1 glc
buffer_atomic_add_f64 v[0:1], off, s[4:7], s1 glc
buffer_wbl2
buffer_invl2
buffer_load_sbyte_d16 a0, off, s[4:7], s1
tbuffer_load_format_x v0, v1, s[4:7], dfmt:5, s1 idxen offset:4 glc slc scc
tbuffer_load_format_d16_xyz a[0:1], off, s[4:7], s1
