// Buffers: how they are addressed, policies, formats, what goes to local memory. Refused.
buffer_load_dword v0, off, s[4:7]
buffer_load_dword v0, off, s[4:7], 65
buffer_load_dword v0, off, s[4:7], -17
buffer_load_dword v0, off, s[4:7], 1.5
buffer_load_dword v0, off, s[4:7], lit(5)
buffer_load_dword v0, off, s[4:7], lds_direct
buffer_load_dword v0, off, s[4:7], off
buffer_load_dword v0, off, s[4:7], v1
buffer_load_dword v0, off, s[4:7], s[0:1]
buffer_load_dword v0, off, s[4:7], -s1
buffer_load_dword v0, off, s[5:8], s1
buffer_load_dword v0, off, s[4:5], s1
buffer_load_dword v0, off, vcc, s1
buffer_load_dword v0, off, s[100:103], s1
buffer_load_dword v0, off, s[4:7], s1 offset:4096
buffer_load_dword v0, off, s[4:7], s1 offset:-1
buffer_load_dword v0, off, s[4:7], s1 offset:4 glc slc tfe
buffer_load_dword v[0:1], off, s[4:7], s1 offset:4 tfe glc
buffer_load_dword v0, off, s[4:7], s1 notfe
buffer_load_dword v[0:1], off, s[4:7], s1 notfe
buffer_load_dword v0, off, s[4:7], s1 lds
buffer_load_dword off, s[4:7], s1 offset:4 lds glc
buffer_load_dword off, s[4:7], s1 offset:4 tfe lds
buffer_load_dword off, s[4:7], s1
buffer_load_dwordx2 off, s[4:7], s1 lds
buffer_load_dwordx3 off, s[4:7], s1 lds
buffer_load_dwordx4 off, s[4:7], s1 lds
buffer_load_dword v0, v1, s[4:7], s1
buffer_load_dword v0, v[2:3], s[4:7], s1 offen idxen
buffer_load_dword v0, v[2:3], s[4:7], s1 offen
buffer_load_dword v0, v1, s[4:7], s1 idxen offen
buffer_load_dword v0, v1, s[4:7], s1 offset:4 offen
buffer_load_dword v0, v1, s[4:7], s1 nooffen
buffer_load_dword v0, off, s[4:7], s1 offen
buffer_load_dword v0, v1, s[4:7], s1 offen offset:4 glc slc scc
buffer_load_dword v0, v1, s[4:7], s1 offen offset:4 sc0 nt sc1
buffer_load_dword v0, v[1:2], s[4:7], s1 addr64
buffer_load_dword v0, v1, s[4:7], s1 offen dlc
buffer_load_dword v0, v1, s[4:7], s1 offen lwe
buffer_load_dword a0, v1, s[4:7], s1 offen
buffer_load_dword a[0:1], v1, s[4:7], s1 offen tfe
buffer_load_dwordx4 v[0:3], v1, s[4:7], s1 offen tfe
buffer_store_dword a0, v1, s[4:7], s1 offen
buffer_store_dword v[0:1], v1, s[4:7], s1 offen tfe
buffer_store_dword v0, v1, s[4:7], s1 offen tfe
buffer_store_dword v0, off, s[4:7], s1 lds
buffer_store_dword off, s[4:7], s1 lds
buffer_store_lds_dword s[4:7], s1 offset:4 glc slc lds
buffer_store_lds_dword s[4:7], s1
buffer_store_lds_dword off, s[4:7], s1 lds
buffer_atomic_add v0, off, s[4:7], s1 sc0
buffer_atomic_add v0, off, s[4:7], s1 tfe
buffer_atomic_add a0, off, s[4:7], s1
buffer_atomic_add a0, v1, s[4:7], s1 idxen glc
buffer_atomic_add a0, v1, s[4:7], s1 idxen sc0
buffer_atomic_cmpswap v[0:1], v1, s[4:7], s1 idxen sc0
buffer_atomic_add_f32 v0, off, s[4:7], s1
buffer_atomic_add_f32 v0, off, s[4:7], s1 glc
buffer_wbinvl1 glc
buffer_load_sbyte_d16 a0, off, s[4:7], s1
buffer_store_dword v0, v1, s[4:7], s1 offen nv
buffer_load_dword v0, off, s[4:7], s1 offset:4 offset:4
buffer_load_dword v0, off, s[4:7], s1 tfe lds
buffer_load_dword v0, off, s[4:7], offset:4
buffer_load_dword v0, off, s[4:7], null
buffer_load_dword v0, off, null, s0
tbuffer_load_format_x v0, off, s[4:7], s1 dfmt:1
tbuffer_load_format_x v0, off, s[4:7], s1 nfmt:1
tbuffer_load_format_x v0, off, s[4:7], s1 dfmt:15 nfmt:7
tbuffer_load_format_x v0, off, s[4:7], s1 dfmt:15, nfmt:7
tbuffer_load_format_x v0, off, s[4:7], s1, dfmt:15, nfmt:7
tbuffer_load_format_x v0, off, s[4:7], s1 nfmt:7 dfmt:15
tbuffer_load_format_x v0, off, s[4:7], s1 nfmt:7, dfmt:15
tbuffer_load_format_x v0, off, s[4:7], format:[BUF_DATA_FORMAT_32], s1
tbuffer_load_format_x v0, off, s[4:7], format:22, s1
tbuffer_load_format_x v0, off, s[4:7], format:22 s1
tbuffer_load_format_x v0, off, s[4:7], format:22, s1 offset:4
tbuffer_load_format_x v0, off, s[4:7], format:22, s1 format:22
tbuffer_load_format_x v0, off, s[4:7], s1 dfmt:16
tbuffer_load_format_x v0, off, s[4:7], s1 dfmt:-1
tbuffer_load_format_x v0, off, s[4:7], s1 nfmt:8
tbuffer_load_format_x v0, off, s[4:7], s1 dfmt:0
tbuffer_load_format_x v0, off, s[4:7], s1 format:128
tbuffer_load_format_x v0, off, s[4:7], s1 format:-1
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,BUF_DATA_FORMAT_32]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_NUM_FORMAT_FLOAT,BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT,BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,FOO]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[FOO]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_FMT_32_FLOAT]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[1]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32
tbuffer_load_format_x v0, off, s[4:7], s1 format:BUF_DATA_FORMAT_32
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_NUM_FORMAT_SNORM_OGL]
tbuffer_load_format_x v0, v1, s[4:7], s1 idxen dfmt:1
tbuffer_load_format_x v0, v1, s[4:7], s1 dfmt:1 idxen
tbuffer_load_format_x v0, v1, s[4:7], s1 dfmt:1 idxen offset:4 glc slc
tbuffer_load_format_x v0, v1, s[4:7], s1 dfmt:1 offen
tbuffer_load_format_x v0, v[2:3], s[4:7], s1 dfmt:1 idxen offen
tbuffer_load_format_x v0, v[1:2], s[4:7], s1 dfmt:1 idxen offen
tbuffer_load_format_x v[1:2], v1, s[4:7], s1 dfmt:1 idxen
tbuffer_load_format_xy v[1:2], v1, s[4:7], s1 dfmt:1 idxen
tbuffer_load_format_x a0, v1, s[4:7], s1 dfmt:1 idxen
tbuffer_load_format_x v0, v1, s[4:7], s1 dfmt:1 idxen tfe
tbuffer_load_format_x v[0:1], v1, s[4:7], s1 dfmt:1 idxen tfe
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 idxen tfe
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 idxen glc slc scc
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 idxen sc0 nt sc1
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 idxen offset:4096
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 idxen offset:4095
tbuffer_store_format_x v0, v1, s[4:7], 65 dfmt:1 idxen offset:4095
tbuffer_store_format_d16_xyzw v[0:1], v1, s[4:7], 64 dfmt:1 idxen offset:4095
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 dfmt:1
tbuffer_store_format_x v0, v1, s[4:7], s1 dfmt:1 nfmt:1 dfmt:1
tbuffer_store_format_x v0, off, s[4:7], s1 dfmt:1 nfmt:1 format:5
tbuffer_store_format_x v0, off, s[4:7], s1 format:5 dfmt:1
tbuffer_store_format_x v0, off, s[4:7], s1 offset:4 format:5
tbuffer_store_format_x v0, off, s[4:7], s1 offset:4 dfmt:5
tbuffer_store_format_x v0, off, s[4:7] dfmt:5
tbuffer_store_format_x v0, off, s[4:7], format:5
tbuffer_store_format_x v0, off, s[4:7], format:5,
tbuffer_store_format_x v0, off, dfmt:5, s[4:7], s0
tbuffer_store_format_x off, s[4:7], s0 lds
tbuffer_store_format_x v0, off, s[4:7], dfmt:5, 0 nfmt:2
tbuffer_store_format_x v0, off, s[4:7], format:[BUF_DATA_FORMAT_32], 0.5
tbuffer_store_format_x v0, off, s[4:7], s1 dfmt : 1
tbuffer_store_format_x v0, off, s[4:7], s1 dfmt:1.0
tbuffer_store_format_x v0, off, s[4:7], s1 dfmt:15 nfmt:8
tbuffer_load_format_x v[0:1], off, s[4:7], s1 tfe
tbuffer_load_format_x v0, off, s[4:7], s1 tfe
tbuffer_load_format_x v0, v1, s[4:7], s1 idxen format:5 offset:4 glc slc
tbuffer_load_format_x v0, v1, s[4:7], dfmt:5, s1 idxen offset:4 glc slc scc
tbuffer_load_format_x v0, v1, s[4:7], dfmt:5, s1 idxen offset:4 sc0 nt sc1
tbuffer_load_format_x v0, v1, s[4:7], dfmt:16, s1
tbuffer_load_format_x v0, v1, s[4:7], dfmt:-1, s1
tbuffer_load_format_x v0, v1, s[4:7], nfmt:8, s1
tbuffer_load_format_x v0, v1, s[4:7], nfmt:8 dfmt:1, s1
tbuffer_load_format_x v0, off, s[4:7], nfmt:7, nfmt:1, s1
tbuffer_load_format_x v0, off, s[4:7], nfmt:7, dfmt:1, nfmt:2, s1
tbuffer_load_format_x v0, off, s[4:7], nfmt:7, dfmt:1, s1 format:2
tbuffer_load_format_x v0, off, s[4:7], dfmt:1,, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:1, nfmt:0
tbuffer_load_format_x v0, off, s[4:7], dfmt:1.0, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:1, s1 offset:5000
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32 BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[buf_data_format_32]
tbuffer_load_format_x v0, off, s[4:7], s1 format:1.0
tbuffer_load_format_x v0, off, s[4:7], s1 format:v1
tbuffer_load_format_x v0, off, s[4:7], s1 format:
tbuffer_load_format_x v0, off, s[4:7], s1 format
tbuffer_load_format_x v0, off, s[4:7], s1 format:5 format:5
tbuffer_load_format_x v0, off, s[4:7], format:[BUF_FMT_32_FLOAT], s1
tbuffer_load_format_d16_xyz a[0:1], off, s[4:7], s1
