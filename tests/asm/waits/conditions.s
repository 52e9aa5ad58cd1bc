# A condition that depends on sizes makes other instructions of the source once waits are in: none is lost, and all waits are there.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.type k,@function
k:
.Lp:
 s_load_dword s0, s[2:3], 0
 s_add_u32 s0, s0, 1
 s_load_dword s0, s[2:3], 0
 s_add_u32 s0, s0, 1
.Lq:
 .if .Lq-.Lp < 26
  v_mov_b32 v7, v8
 .endif
 ds_read_b32 v1, v0
 global_load_dword v2, v[4:5], off
 s_waitcnt vmcnt(0)
 v_mov_b32 v3, v2
 v_mov_b32 v4, v1
 s_waitcnt expcnt(0)
 v_mov_b32 v6, v1
 s_endpgm
