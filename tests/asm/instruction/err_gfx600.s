// GFX6: what it lacks that GFX7 has.
s_load_dword s1, s[2:3], 0x100
s_mov_b64 s[0:1], flat_scratch
s_dcache_inv_vol
flat_load_dword v1, v[2:3]
v_mad_u64_u32 v[0:1], vcc, v2, v3, v[4:5]
v_exp_legacy_f32 v1, v2
buffer_wbinvl1_vol
ds_read_b128 v[0:3], v1
ds_nop
