// The data share: offsets, patterns of lanes, waves that wait for each other. Refused.
ds_add_f32 v0, a1
ds_add_f32 a0, v1
ds_add_rtn_f32 a0, v1, a2
ds_add_rtn_f32 a0, v1, v2
ds_add_rtn_f32 v0, v1, a2
ds_add_rtn_f64 v[0:1], v1, v[2:3]
ds_add_f64 v0, a[0:1]
ds_cmpst_b32 v0, a1, v2
ds_cmpst_b32 v0, v1, a2
ds_cmpst_b32 v0, a1, a2
ds_cmpst_rtn_b32 v3, v0, a1, a2
ds_cmpst_rtn_b32 a3, v0, a1, a2
ds_cmpst_rtn_b32 a3, v0, a1, v2
ds_read_b64 a[1:2], v0
ds_add_f32 v0, v1 offset:65536
ds_add_f32 v0, v1 offset:-1
ds_add_f32 v0, v1 offset:1.0
ds_add_f32 v0, v1 offset
ds_add_f32 v0, v1 gds offset:4
ds_add_f32 v0, v1 offset:4 offset:4
ds_add_f32 v0, v1 gds gds
ds_add_f32 v0, v1 offset0:4
ds_add_f32 v0, v1 glc
ds_add_f32 v0, v1, 4
ds_add_f32 v0
ds_add_f32 v0, s1
ds_add_f32 v0, 1
ds_add_f32 v0, v[1:2]
ds_add_f32 -v0, v1
ds_add_f32 off, v1
ds_add_f32 v0, v1 clamp
ds_read2_b32 v[0:1], v2 offset1:2 offset0:1
ds_read2_b32 v[0:1], v2 offset0:256
ds_read2_b32 v[0:1], v2 offset1:256
ds_read2_b32 v[0:1], v2 offset0:-1
ds_read2_b32 v[0:1], v2 offset:1
ds_read2_b32 v[0:1], v2 gds offset0:255 offset1:255
ds_gws_barrier v0
ds_gws_barrier v0 gds offset:4
ds_gws_barrier a0 gds
ds_gws_sema_p
ds_gws_sema_p offset:4
ds_gws_sema_v gds offset:4
ds_gws_sema_v nogds
ds_nop gds
ds_nop offset:4
ds_nop v0
ds_ordered_count v0, v1
ds_ordered_count a0, v1 gds
ds_append a0
ds_consume a0
ds_permute_b32 v0, v1, v2 gds
ds_permute_b32 v0, v1, v2 offset:4 gds
ds_swizzle_b32 v0, v1 offset:65536
ds_write_addtid_b32 a0
ds_read_addtid_b32 a0 offset:8
ds_read_b32 v0, v1, v2
ds_read_u8_d16 a0, v1
ds_write_src2_b32 a0
ds_wrxchg2_rtn_b32 a[0:1], v0, a1, a2
ds_wrxchg2_rtn_b32 a[1:2], v0, a1, a2
ds_wrxchg2_rtn_b32 a[0:1], v0, v1, a2
ds_read_b32 v0, v1 OFFSET:4
ds_read_b32 v0, v1 gds, offset:4
ds_read_b32 v0, lds_direct
ds_read_b32 v0, vcc_lo
ds_read_b32 s0, v0
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2, 4)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2, 3, 4)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, -1, 1, 2, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM 0, 1, 2, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM)
ds_swizzle_b32 v0, v1 offset:swizzle()
ds_swizzle_b32 v0, v1 offset:swizzle
ds_swizzle_b32 v0, v1 offset:swizzle(0)
ds_swizzle_b32 v0, v1 offset:swizzle(FOO, 1)
ds_swizzle_b32 v0, v1 offset:swizzle(quad_perm, 0, 1, 2, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2, 3
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "01pi")
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "01pipp")
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "01px0")
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "01PI0")
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, 01pip)
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "")
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, 5)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 8, 8)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 7, 0)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 1, 0)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 64, 31)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 4, -1)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 3, 1)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 4)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 0)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 32)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 17)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 1, 2)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 1)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 33)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT, 32)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT, -1)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 1, 32)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 2, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, -1, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 1)
ds_swizzle_b32 v0, v1 offset:-1
ds_swizzle_b32 v0, v1 offset:1.0
ds_swizzle_b32 v0, v1 offset:v1
ds_swizzle_b32 v0, v1 offset:swizzle(FFT,v1)
ds_read_b32 v0, v1 offset:swizzle(FFT,1)
ds_read_b32 v0, v1 offset:v1
ds_read_b32 v0, v1 offset:lit(1)
ds_read_b32 v0, v1 offset:
ds_read_b32 v0, v1 offset:0x100000000
ds_read2_b32 v[0:1], v1 offset0:1.0
ds_read_b32 v0, v1 gds:1
ds_read_b32 v0, v1 gds(1)
ds_read_b32 gds, v1
ds_gws_sema_v off
ds_gws_sema_v 5
ds_gws_sema_v (gds)
ds_gws_sema_v -gds
ds_gws_barrier v0, , gds
ds_gws_barrier v0 gds gds
ds_gws_barrier v0 gds v1
ds_gws_barrier v0 nogds
ds_gws_barrier gds
ds_gws_sema_p gds gds
