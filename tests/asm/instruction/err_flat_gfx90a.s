// Flat, global and scratch memory: addresses, bases, policies, what atomics return of gfx90a, where it differs. Refused.
flat_load_dword v0, v[3:4]
flat_store_dwordx2 v[2:3], v[5:6]
flat_store_dwordx3 v[2:3], v[5:7]
flat_atomic_cmpswap v1, v[2:3], v[5:6] glc
flat_atomic_cmpswap v1, v[3:4], v[4:5] glc
flat_atomic_add_f64 v[0:1], v[2:3], v[4:5] sc0
global_load_dword v0, v[3:4], off
global_load_lds_dword v[2:3], off
global_load_lds_dword v2, s[2:3]
global_atomic_add_f32 v1, v[2:3], v0, off
global_atomic_add_f32 v[2:3], v0, off glc
global_atomic_add_f32 v[2:3], v0, off slc glc
global_atomic_add_f32 v[2:3], v0, off offset:4 slc glc
global_atomic_add_f64 v[2:3], a[5:6], off
global_atomic_add_f64 v[0:1], v[2:3], a[4:5], off glc
scratch_load_dwordx2 v[1:2], off, s3
scratch_store_dwordx2 off, v[1:2], s3
global_atomic_add_f32 a0, v[2:3], a2, off sc0
global_atomic_add_f32 a0, v2, a2, s[2:3] sc0
global_atomic_pk_add_f16 a0, v[2:3], a2, off sc0
global_atomic_pk_add_f16 a0, v2, a2, s[2:3] sc0
flat_atomic_add_f64 a[0:1], v[2:3], a[2:3] sc0
global_atomic_add_f64 a[0:1], v[2:3], a[2:3], off sc0
global_atomic_add_f64 a[0:1], v2, a[2:3], s[2:3] sc0
flat_atomic_min_f64 a[0:1], v[2:3], a[2:3] sc0
global_atomic_min_f64 a[0:1], v[2:3], a[2:3], off sc0
global_atomic_min_f64 a[0:1], v2, a[2:3], s[2:3] sc0
