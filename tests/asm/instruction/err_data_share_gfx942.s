// The data share: offsets, patterns of lanes, waves that wait for each other of gfx942, where it differs. Refused.
ds_read_b64 v[1:2], v0
ds_read_b96 v[1:3], v0
ds_write_b64 v0, v[1:2]
ds_add_f32 v0, v1 gds
ds_add_f32 v0, v1 offset:4 gds
ds_add_f32 v0, v1, gds
ds_add_f32 v0, v1, offset:4, gds
ds_read2_b32 v[0:1], v2 offset0:255 offset1:255 gds
ds_gws_barrier v1 offset:4 gds
ds_gws_init v1 gds
ds_gws_sema_br v1 gds
ds_ordered_count v0, v1 gds
ds_append v0 offset:4 gds
ds_swizzle_b32 v0, v1 offset:4 gds
ds_swizzle_b32 v0, v1 gds
ds_add_rtn_u32 v0, v1, v2 gds
ds_read_b96 v[0:2], v0 offset:4 gds
ds_swizzle_b32 v0, v1 offset:swizzle(FFT,1) gds
