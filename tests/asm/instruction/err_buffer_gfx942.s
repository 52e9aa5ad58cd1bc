// Buffers: how they are addressed, policies, formats, what goes to local memory of gfx942, where it differs. Refused.
buffer_load_dword v0, off, s[4:7], s1 offset:4 glc slc
buffer_load_dword v[0:1], off, s[4:7], s1 offset:4 glc slc tfe
buffer_load_dword off, s[4:7], s1 offset:4 glc lds
buffer_load_dword v0, s[4:7], s1 idxen offset:4 glc lds
buffer_load_dword v[0:1], s[4:7], s1 idxen offen offset:4 glc lds
buffer_load_dword v0, v[1:2], s[4:7], s1 idxen offen
buffer_load_dword v[0:1], v1, s[4:7], s1 offen tfe
buffer_load_dword v[1:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx2 v[0:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx4 v[0:4], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_x v[0:1], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_xyzw v[0:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx2 v[1:2], v1, s[4:7], s1 offen
buffer_store_lds_dword s[4:7], s1 lds
buffer_store_lds_dword s[4:7], s1 offset:4 lds
buffer_atomic_add v0, off, s[4:7], s1 glc
buffer_atomic_add v0, off, s[4:7], s1 noglc
buffer_atomic_add v0, off, s[4:7], s1 glc slc
buffer_atomic_add v0, off, s[4:7], s1 slc
buffer_atomic_cmpswap v[0:1], v1, s[4:7], s1 idxen glc
buffer_atomic_cmpswap v[1:2], v1, s[4:7], s1 idxen glc
buffer_atomic_pk_add_f16 v0, off, s[4:7], s1 glc
buffer_atomic_add_f64 v[0:1], off, s[4:7], s1 glc
buffer_wbl2 nt
buffer_wbl2 glc
buffer_wbl2 scc
buffer_wbl2 slc
buffer_inv nt
tbuffer_load_format_x v0, v1, s[4:7], s1 format:5 idxen offset:4 glc slc
tbuffer_load_format_x v0, v[1:2], s[4:7], s1 idxen offen
tbuffer_load_format_xy v[1:2], off, s[4:7], s1
buffer_load_format_x v228, v[190:191], ttmp[12:15] idxen offen sc0
