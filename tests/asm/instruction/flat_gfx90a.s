// Flat, global and scratch memory: addresses, bases, policies, what atomics return of gfx90a, where it differs.
flat_load_dword a0, v[2:3]
flat_load_dword v0, v[2:3] scc
flat_store_dword v[2:3], a0
flat_atomic_add a1, v[2:3], a0 glc
flat_atomic_add v[2:3], a0
flat_atomic_add_f64 v[2:3], v[4:5]
flat_atomic_add_f64 v[0:1], v[2:3], v[4:5] glc
global_store_dword v2, a0, s[2:3]
global_atomic_add_f32 v[2:3], v0, off
global_atomic_add_f32 v1, v[2:3], v0, off glc
global_atomic_pk_add_f16 v1, v[2:3], v0, off glc
global_atomic_pk_add_f16 v[2:3], v0, off
global_load_short_d16 a0, v[2:3], off
global_atomic_add_f32 v[2:3], a0, off
global_atomic_pk_add_f16 v[2:3], a0, off
global_atomic_add_f32 a1, v[2:3], a0, off glc
global_atomic_add_f64 v[2:3], v[4:5], off
global_atomic_add_f64 v[2:3], a[4:5], off
global_atomic_add_f64 a[0:1], v[2:3], a[4:5], off glc
scratch_store_dwordx2 off, a[2:3], s3
global_load_dword v0, v2, s[2:3] glc scc
flat_atomic_add v[2:3], a2
global_atomic_add v2, a2, s[2:3]
flat_atomic_add_x2 v[2:3], a[2:3]
global_atomic_add_x2 v2, a[2:3], s[2:3]
global_atomic_add_f32 v2, a2, s[2:3]
global_atomic_pk_add_f16 v2, a2, s[2:3]
flat_atomic_add_f64 v[2:3], a[2:3]
global_atomic_add_f64 v2, a[2:3], s[2:3]
flat_atomic_min_f64 v[2:3], a[2:3]
global_atomic_min_f64 v2, a[2:3], s[2:3]
flat_atomic_cmpswap v[2:3], a[2:3]
global_atomic_cmpswap v2, a[2:3], s[2:3]
