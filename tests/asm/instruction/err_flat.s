// Flat, global and scratch memory: addresses, bases, policies, what atomics return. Refused.
flat_load_dword a0, v[2:3]
flat_load_dword v0, v[2:3] offset:4096
flat_load_dword v0, v[2:3] offset:-1
flat_load_dword v0, v[2:3] glc offset:4
flat_load_dword v0, v[2:3] glc glc
flat_load_dword v0, v[2:3] dlc
flat_load_dword v0, v[2:3] scc
flat_load_dword v0, v[2:3] nt
flat_load_dword v0, v[2:3] sc0
flat_load_dword v0, v[2:3] sc1
flat_load_dword v0, v[2:3] sc0 nt sc1
flat_load_dword v0, v[2:3] sc0 glc
flat_load_dword v0, v[2:3] nosc0
flat_load_dword v0, v[2:3] nont
flat_load_dword v0, v[2:3] lds
flat_load_dword v0, v[2:3] tfe
flat_load_dword v0, v[2:3], off
flat_load_dword v0, v[2:3] s[2:3]
flat_load_dword v0, v1, s[2:3]
flat_load_dword v0, v2
flat_store_dword v[2:3], a0
flat_store_dwordx2 v[2:3], a[5:6]
flat_atomic_add v[2:3], v0 glc
flat_atomic_add v[2:3], v0 sc0
flat_atomic_add v1, v[2:3], v0 sc0
flat_atomic_add v1, v[2:3], v0 sc0 nt
flat_atomic_add v1, v[2:3], v0 sc0 sc1
flat_atomic_add v1, v[2:3], v0 nt
flat_atomic_add v1, v[2:3], v0 noglc
flat_atomic_add v1, v[2:3], v0
flat_atomic_add v1, v[2:3], v0 offset:4
flat_atomic_add a1, v[2:3], a0 glc
flat_atomic_add a1, v[2:3], v0 glc
flat_atomic_add v1, v[2:3], a0 glc
flat_atomic_add a1, v[2:3], a0 sc0
flat_atomic_add v[2:3], a0
flat_atomic_add a[2:3], a0
flat_atomic_add_f64 v[2:3], v[4:5]
flat_atomic_add_f64 v[0:1], v[2:3], v[4:5] glc
global_load_dword v0, v[2:3]
global_load_dword v0, v2, s[3:4]
global_load_dword v0, v2, exec
global_load_dword v0, v2, null
global_load_dword v0, v2, m0
global_load_dword v0, v2, off
global_load_dword v0, v[2:3], s[2:3]
global_load_dword v0, v2, s2
global_load_dword v0, off, s[2:3]
global_load_dword v0, off, off
global_load_dword v0, v[2:3], off offset:4096
global_load_dword v0, v[2:3], off offset:-4097
global_load_dword v0, v[2:3], off lds
global_load_dword v0, v[2:3], 0
global_store_dword v2, a0, s[2:3]
global_atomic_add v1, v[2:3], v0, off sc0
global_atomic_add v1, v[2:3], v0, off
global_atomic_add v[2:3], v0, off glc
global_atomic_add v1, v2, v0, s[2:3]
global_atomic_add v2, v0, s[2:3] glc
scratch_load_dword v0, off, off
scratch_load_dword v0, v2, s2
scratch_load_dword v0, v2, vcc_lo
scratch_load_dword v0, off, vccz
scratch_load_dword v0, off, src_shared_base
scratch_load_dword v0, off, 4
scratch_load_dword v0, off, off offset:-4096
scratch_load_dword v0, off, off offset:4095
scratch_load_dword v0, off, off offset:4096
scratch_load_dword v0, v[2:3], off
scratch_load_dword v0, v[2:3]
scratch_store_dword off, v0, off
scratch_store_dword v2, v0, s2
global_load_dword v0, v[2:3], off offset:0x10 glc slc dlc
global_load_short_d16 a0, v[2:3], off
flat_load_dword v0, v[2:3] nv
global_load_dword_addtid v0, s[2:3]
global_load_dword v0, a[2:3], off
flat_load_dword v[2:3] lds
flat_load_dword v[2:3] offset:4 glc slc lds
global_load_dword v2, s[2:3] lds offset:4
global_load_dword v2, s[2:3]
global_load_dword v2, exec
global_load_dwordx3 v2, s[2:3] lds
scratch_load_dword off, exec_hi lds
scratch_load_dword v0, off, exec_hi
scratch_load_dword off, off lds
global_load_dword v0, v[2:3], off s2
global_load_dword v0, v[2:3], off, off
global_load_dword v0, v[2:3], OFF
global_load_dword v0, v[2:3], (off)
global_load_dword v0, v[2:3], off+0
global_load_dword v0, v[2:3], off offset:4095 offset:4
flat_load_dword v0, v[2:3] offset:0x1000
flat_load_dword v0, v[2:3] offset:1.0
flat_load_dword v0, v[2:3] glc noglc
scratch_load_dword v0, v2, off offset:4096
scratch_load_dword v0, off, scc
scratch_load_dword v0, off, src_pops_exiting_wave_id
scratch_store_dwordx2 off, a[2:3], s3
global_load_dword v0, v2, s[2:3] glc scc
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
flat_atomic_cmpswap a0, v[2:3], a[2:3] sc0
flat_atomic_cmpswap v[2:3], a[2:3]
global_atomic_cmpswap a0, v[2:3], a[2:3], off sc0
global_atomic_cmpswap a0, v2, a[2:3], s[2:3] sc0
global_atomic_cmpswap v2, a[2:3], s[2:3]
