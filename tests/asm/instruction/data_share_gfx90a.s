// The data share: offsets, patterns of lanes, waves that wait for each other of gfx90a, where it differs.
ds_add_f32 v0, a1
ds_add_rtn_f32 a0, v1, a2
ds_add_rtn_f64 v[0:1], v1, v[2:3]
ds_add_f64 v0, a[0:1]
ds_cmpst_b32 v0, a1, a2
ds_cmpst_rtn_b32 a3, v0, a1, a2
ds_gws_barrier a0 gds
ds_append a0
ds_consume a0
ds_write_addtid_b32 a0
ds_read_addtid_b32 a0 offset:8
ds_read_u8_d16 a0, v1
ds_wrxchg2_rtn_b32 a[0:1], v0, a1, a2
