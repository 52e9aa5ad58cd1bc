// The data share: offsets, patterns of lanes, waves that wait for each other.
ds_add_f32 v0, v1
ds_read_b64 v[1:2], v0
ds_read_b96 v[1:3], v0
ds_write_b64 v0, v[1:2]
ds_add_f32 v0, v1 offset:65535
ds_add_f32 v0, v1 offset:0
ds_add_f32 v0, v1 gds
ds_add_f32 v0, v1 nogds
ds_add_f32 v0, v1 offset:4 gds
ds_add_f32 v0, v1, offset:4
ds_add_f32 v0, v1, gds
ds_add_f32 v0, v1, offset:4, gds
ds_add_f32 v0 v1
ds_add_f32_e32 v0, v1
ds_read2_b32 v[0:1], v2
ds_read2_b32 v[0:1], v2 offset0:1
ds_read2_b32 v[0:1], v2 offset0:1 offset1:2
ds_read2_b32 v[0:1], v2 offset1:2
ds_read2_b32 v[0:1], v2 offset0:255 offset1:255 gds
ds_gws_barrier v0 gds
ds_gws_barrier v0 offset:4 gds
ds_gws_barrier v1 offset:4 gds
ds_gws_barrier v0 offset:65535 gds
ds_gws_init v1 gds
ds_gws_init v2 gds
ds_gws_sema_br v1 gds
ds_gws_sema_p gds
ds_gws_sema_p offset:4 gds
ds_gws_sema_release_all gds
ds_nop
ds_ordered_count v0, v1 gds
ds_ordered_count v0, v1 offset:4 gds
ds_append v0
ds_append v0 offset:4 gds
ds_permute_b32 v0, v1, v2
ds_permute_b32 v0, v1, v2 offset:4
ds_swizzle_b32 v0, v1
ds_swizzle_b32 v0, v1 offset:4 gds
ds_swizzle_b32 v0, v1 gds
ds_swizzle_b32 v0, v1 offset:65535
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "01pip")
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 8, 7)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 16)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 8)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT, 8)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 0, 8)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 1, 8)
ds_add_rtn_u32 v0, v1, v2 gds
ds_add_src2_u32 v0 gds
ds_write_addtid_b32 v0
ds_read_u8_d16 v0, v1
DS_READ_B32 v0, v1
ds_read_b32 v0, v1 offset : 4
ds_read_b32 v0, v1 offset:(1+2)*4
ds_read_b32 v0, v1 offset:4+4
ds_read_b96 v[0:2], v0 offset:4 gds
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 2, 1)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 32, 31)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 1)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 2)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 32)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT, 0)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT, 31)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 0, 31)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 1, 31)
ds_swizzle_b32 v0, v1 offset: 5
ds_swizzle_b32 v0, v1 offset:swizzle (FFT,1)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT,1) gds
ds_read_b32 v0, v1 offset:4,
ds_read_b32 v0, v1 offset:0.0
ds_read_b32 v0, v1 offset:-0
ds_read2_b32 v[0:1], v1 offset0:0.0
ds_gws_barrier v0, gds
ds_gws_barrier v0, offset:4, gds
