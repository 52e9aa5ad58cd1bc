// Several VGPRs begin at an even one; LDS_DIRECT is gone.
v_add_f64 v[1:2], v[2:3], v[4:5]
v_add_f64 v[0:1], v[3:4], v[4:5]
v_lshlrev_b64 v[0:1], v1, v[3:4]
v_mov_b32 v0, lds_direct
v_mac_f32 v0, v1, v2
v_mov_b64 v[0:1], v[2:3]
