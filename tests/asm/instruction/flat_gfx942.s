// Flat, global and scratch memory: addresses, bases, policies, what atomics return of gfx942, where it differs.
flat_load_dword a0, v[2:3]
flat_load_dword v0, v[2:3] nt
flat_load_dword v0, v[2:3] sc0
flat_load_dword v0, v[2:3] sc1
flat_load_dword v0, v[2:3] sc0 nt sc1
flat_load_dword v0, v[2:3] nosc0
flat_load_dword v0, v[2:3] nont
flat_store_dword v[2:3], a0
flat_atomic_add v1, v[2:3], v0 sc0
flat_atomic_add v1, v[2:3], v0 sc0 nt
flat_atomic_add v1, v[2:3], v0 sc0 sc1
flat_atomic_add a1, v[2:3], a0 sc0
flat_atomic_add v[2:3], a0
flat_atomic_add_f64 v[2:3], v[4:5]
flat_atomic_add_f64 v[0:1], v[2:3], v[4:5] sc0
global_store_dword v2, a0, s[2:3]
global_atomic_add v1, v[2:3], v0, off sc0
global_atomic_add_f32 v[2:3], v0, off
global_atomic_pk_add_f16 v[2:3], v0, off
global_load_lds_dword v[2:3], off
global_load_lds_dword v2, s[2:3]
global_load_lds_dword v2, s[2:3] offset:4 sc0 nt sc1
scratch_load_dword v0, v2, off
scratch_load_dword v0, off, off
scratch_load_dword v0, v2, s2
scratch_load_dword v0, v2, vcc_lo
scratch_load_dword v0, off, off offset:-4096
scratch_load_dword v0, off, off offset:4095
scratch_store_dword v2, v0, off
scratch_store_dword off, v0, off
scratch_store_dword v2, v0, s2
scratch_store_dwordx3 v2, v[4:6], off
scratch_load_lds_dword v2, off
scratch_load_lds_dword off, s2
global_load_short_d16 a0, v[2:3], off
global_load_lds_dword v2, exec
global_atomic_add_f32 v[2:3], a0, off
global_atomic_pk_add_f16 v[2:3], a0, off
flat_atomic_add_f32 v[2:3], v0
flat_atomic_add_f32 v[2:3], a0
flat_atomic_add_f32 v1, v[2:3], v0 sc0
global_atomic_add_f64 v[2:3], v[4:5], off
global_atomic_add_f64 v[2:3], a[4:5], off
scratch_store_dwordx2 off, a[2:3], s3
flat_atomic_add a0, v[2:3], a2 sc0
flat_atomic_add v[2:3], a2
global_atomic_add a0, v[2:3], a2, off sc0
global_atomic_add a0, v2, a2, s[2:3] sc0
global_atomic_add v2, a2, s[2:3]
flat_atomic_add_x2 a[0:1], v[2:3], a[2:3] sc0
flat_atomic_add_x2 v[2:3], a[2:3]
global_atomic_add_x2 a[0:1], v[2:3], a[2:3], off sc0
global_atomic_add_x2 a[0:1], v2, a[2:3], s[2:3] sc0
global_atomic_add_x2 v2, a[2:3], s[2:3]
flat_atomic_add_f32 a0, v[2:3], a2 sc0
flat_atomic_add_f32 v[2:3], a2
global_atomic_add_f32 v2, a2, s[2:3]
flat_atomic_pk_add_f16 a0, v[2:3], a2 sc0
flat_atomic_pk_add_f16 v[2:3], a2
global_atomic_pk_add_f16 v2, a2, s[2:3]
flat_atomic_pk_add_bf16 a0, v[2:3], a2 sc0
flat_atomic_pk_add_bf16 v[2:3], a2
global_atomic_pk_add_bf16 a0, v[2:3], a2, off sc0
global_atomic_pk_add_bf16 a0, v2, a2, s[2:3] sc0
global_atomic_pk_add_bf16 v2, a2, s[2:3]
flat_atomic_add_f64 a[0:1], v[2:3], a[2:3] sc0
flat_atomic_add_f64 v[2:3], a[2:3]
global_atomic_add_f64 a[0:1], v[2:3], a[2:3], off sc0
global_atomic_add_f64 a[0:1], v2, a[2:3], s[2:3] sc0
global_atomic_add_f64 v2, a[2:3], s[2:3]
flat_atomic_min_f64 a[0:1], v[2:3], a[2:3] sc0
flat_atomic_min_f64 v[2:3], a[2:3]
global_atomic_min_f64 a[0:1], v[2:3], a[2:3], off sc0
global_atomic_min_f64 a[0:1], v2, a[2:3], s[2:3] sc0
global_atomic_min_f64 v2, a[2:3], s[2:3]
flat_atomic_cmpswap a0, v[2:3], a[2:3] sc0
flat_atomic_cmpswap v[2:3], a[2:3]
global_atomic_cmpswap a0, v[2:3], a[2:3], off sc0
global_atomic_cmpswap a0, v2, a[2:3], s[2:3] sc0
global_atomic_cmpswap v2, a[2:3], s[2:3]
