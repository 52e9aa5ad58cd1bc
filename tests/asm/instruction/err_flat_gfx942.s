// Flat, global and scratch memory: addresses, bases, policies, what atomics return of gfx942, where it differs. Refused.
flat_load_dword v0, v[3:4]
flat_load_dword v0, v[2:3] offset:4 glc
flat_load_dword v0, v[2:3] glc slc
flat_load_dword v0, v[2:3] slc glc
flat_load_dword v0, v[2:3] noglc
flat_store_dword v[2:3], v0 offset:4 glc slc
flat_store_dwordx2 v[2:3], v[5:6]
flat_store_dwordx3 v[2:3], v[5:7]
flat_atomic_add v[2:3], v0 slc
flat_atomic_add v1, v[2:3], v0 glc
flat_atomic_add v1, v[2:3], v0 glc slc
flat_atomic_add v1, v[2:3], v0 slc glc
flat_atomic_cmpswap v1, v[2:3], v[4:5] glc
flat_atomic_cmpswap v1, v[2:3], v[5:6] glc
flat_atomic_cmpswap v1, v[3:4], v[4:5] glc
global_load_dword v0, v[3:4], off
global_load_dword v0, v[2:3], off glc slc
global_atomic_add v1, v[2:3], v0, off glc
global_atomic_add v1, v2, v0, s[2:3] glc
global_atomic_add_f32 v1, v[2:3], v0, off glc
global_atomic_pk_add_f16 v1, v[2:3], v0, off glc
global_load_lds_dwordx4 v2, s[2:3] offset:4 sc0 nt sc1
scratch_load_dword v0, v2, off offset:-1 glc
global_load_dword v[2:3], off lds
global_load_dword v2, s[2:3] lds
global_load_dword v2, s[2:3] offset:4 glc lds
global_load_dword v2, exec lds
scratch_load_dword v2, off lds
scratch_load_dword off, s2 lds
global_load_lds_dword v2, null
global_load_lds_dword v2, s[2:3] lds
global_load_lds_dword v2, s[2:3] glc
global_atomic_add_f32 a1, v[2:3], a0, off glc
global_atomic_add_f32 v1, v[2:3], v0, off
global_atomic_add_f32 v[2:3], v0, off glc
global_atomic_add_f32 v[2:3], v0, off slc glc
global_atomic_add_f32 v[2:3], v0, off offset:4 slc glc
global_atomic_add_f64 v[2:3], a[5:6], off
global_atomic_add_f64 a[0:1], v[2:3], a[4:5], off glc
global_atomic_add_f64 v[0:1], v[2:3], a[4:5], off glc
flat_load_dword v0, v[2:3], glc
flat_load_dword v0, v[2:3] glc noslc
scratch_load_dwordx2 v[1:2], off, s3
scratch_store_dwordx2 off, v[1:2], s3
global_atomic_add_f32 a0, v[2:3], a2, off sc0
global_atomic_add_f32 a0, v2, a2, s[2:3] sc0
global_atomic_pk_add_f16 a0, v[2:3], a2, off sc0
global_atomic_pk_add_f16 a0, v2, a2, s[2:3] sc0
