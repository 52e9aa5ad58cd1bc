// Buffers: how they are addressed, policies, formats, what goes to local memory of gfx90a, where it differs. Refused.
buffer_load_dword v[0:1], off, s[4:7], s1 offset:4 glc slc tfe
buffer_load_dword v0, v[1:2], s[4:7], s1 idxen offen
buffer_load_dword v[0:1], v1, s[4:7], s1 offen tfe
buffer_load_dword v[1:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx2 v[0:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx4 v[0:4], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_x v[0:1], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_xyzw v[0:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx2 v[1:2], v1, s[4:7], s1 offen
buffer_atomic_cmpswap v[1:2], v1, s[4:7], s1 idxen glc
buffer_wbl2 sc0
buffer_wbl2 sc1
buffer_wbl2 sc0 sc1
buffer_wbl2 nt
buffer_wbl2 glc
buffer_wbl2 scc
buffer_wbl2 slc
buffer_inv
buffer_inv sc0
buffer_invl2 glc
tbuffer_load_format_x v0, v[1:2], s[4:7], s1 idxen offen
tbuffer_load_format_xy v[1:2], off, s[4:7], s1
