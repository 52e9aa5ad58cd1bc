// Flat, global and scratch memory: addresses, bases, policies, what atomics return.
flat_load_dword v0, v[2:3]
flat_load_dword v0, v[3:4]
flat_load_dword v0, v[2:3] offset:4095
flat_load_dword v0, v[2:3] offset:4 glc
flat_load_dword v0, v[2:3] glc slc
flat_load_dword v0, v[2:3] slc glc
flat_load_dword v0, v[2:3] noglc
flat_store_dword v[2:3], v0
flat_store_dword v[2:3], v0 offset:4 glc slc
flat_store_dwordx2 v[2:3], v[5:6]
flat_store_dwordx3 v[2:3], v[5:7]
flat_atomic_add v[2:3], v0
flat_atomic_add v[2:3], v0 slc
flat_atomic_add v1, v[2:3], v0 glc
flat_atomic_add v1, v[2:3], v0 glc slc
flat_atomic_add v1, v[2:3], v0 slc glc
flat_atomic_cmpswap v[2:3], v[4:5]
flat_atomic_cmpswap v1, v[2:3], v[4:5] glc
flat_atomic_cmpswap v1, v[2:3], v[5:6] glc
flat_atomic_cmpswap v1, v[3:4], v[4:5] glc
global_load_dword v0, v[2:3], off
global_load_dword v0, v[3:4], off
global_load_dword v0, v2, s[2:3]
global_load_dword v0, v2, vcc
global_load_dword v0, v2, ttmp[2:3]
global_load_dword v0, v2, flat_scratch
global_load_dword v0, v[2:3], off offset:4095
global_load_dword v0, v[2:3], off offset:-4096
global_load_dword v0, v[2:3], off glc slc
global_store_dword v[2:3], v0, off
global_store_dword v2, v0, s[2:3]
global_atomic_add v[2:3], v0, off
global_atomic_add v1, v[2:3], v0, off glc
global_atomic_add v1, v2, v0, s[2:3] glc
global_atomic_add v2, v0, s[2:3]
scratch_load_dword v0, v2, off
scratch_load_dword v0, off, s2
scratch_load_dword v0, off, vcc_lo
scratch_load_dword v0, off, exec_lo
scratch_load_dword v0, off, m0
scratch_load_dword v0, off, s2 offset:-1
scratch_load_dword v0, v2, off offset:-1 glc
scratch_store_dword v2, v0, off
scratch_store_dword off, v0, s2
scratch_store_dwordx3 v2, v[4:6], off
global_load_short_d16 v0, v[2:3], off
global_load_dword v[2:3], off lds
global_load_dword v2, s[2:3] lds
global_load_dword v2, s[2:3] offset:4 glc lds
global_load_dword v2, exec lds
scratch_load_dword v2, off lds
scratch_load_dword off, s2 lds
global_load_dword v0 v[2:3] off
flat_load_dword v0, v[2:3], glc
flat_load_dword v0, v[2:3] glc noslc
scratch_load_dword v0, off, s101
scratch_load_dword v0, off, ttmp3
scratch_load_dword v0, off, flat_scratch_lo
scratch_load_dword v0, off, xnack_mask_hi
scratch_load_dwordx2 v[1:2], off, s3
scratch_store_dwordx2 off, v[1:2], s3
