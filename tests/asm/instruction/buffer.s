// Buffers: how they are addressed, policies, formats, what goes to local memory.
buffer_load_dword v0, off, s[4:7], s1
buffer_load_dword v0, off, s[4:7], 0
buffer_load_dword v0, off, s[4:7], 64
buffer_load_dword v0, off, s[4:7], -16
buffer_load_dword v0, off, s[4:7], 0.5
buffer_load_dword v0, off, s[4:7], 0x3f800000
buffer_load_dword v0, off, s[4:7], 0.15915494
buffer_load_dword v0, off, s[4:7], m0
buffer_load_dword v0, off, s[4:7], exec_lo
buffer_load_dword v0, off, s[4:7], vcc_lo
buffer_load_dword v0, off, s[4:7], vccz
buffer_load_dword v0, off, s[4:7], src_shared_base
buffer_load_dword v0, off, s[4:7], src_pops_exiting_wave_id
buffer_load_dword v0, off, ttmp[4:7], s1
buffer_load_dword v0, off, s[4:7], s1 offset:4095
buffer_load_dword v0, off, s[4:7], s1 offset:4 glc slc
buffer_load_dword v[0:1], off, s[4:7], s1 offset:4 glc slc tfe
buffer_load_dword off, s[4:7], s1 lds
buffer_load_dword off, s[4:7], s1 offset:4 lds
buffer_load_dword off, s[4:7], s1 offset:4 glc lds
buffer_load_dword v0, s[4:7], s1 offen lds
buffer_load_dword v0, s[4:7], s1 idxen offset:4 glc lds
buffer_load_dword v[0:1], s[4:7], s1 idxen offen offset:4 glc lds
buffer_load_ubyte off, s[4:7], s1 lds
buffer_load_format_x off, s[4:7], s1 lds
buffer_load_dword v0, v1, s[4:7], s1 offen
buffer_load_dword v0, v1, s[4:7], s1 idxen
buffer_load_dword v0, v[1:2], s[4:7], s1 idxen offen
buffer_load_dword v0, v[2:3], s[4:7], s1 idxen offen
buffer_load_dword v0, v1, s[4:7], s1 offen, offset:4
buffer_load_dword v[0:1], v1, s[4:7], s1 offen tfe
buffer_load_dword v[1:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx2 v[0:2], v1, s[4:7], s1 offen tfe
buffer_load_dwordx4 v[0:4], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_x v[0:1], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_xyzw v[0:2], v1, s[4:7], s1 offen tfe
buffer_load_format_d16_xyz v[0:1], v1, s[4:7], s1 offen
buffer_load_dwordx2 v[1:2], v1, s[4:7], s1 offen
buffer_store_dword v0, v1, s[4:7], s1 offen
buffer_store_lds_dword s[4:7], s1 lds
buffer_store_lds_dword s[4:7], s1 offset:4 lds
buffer_atomic_add v0, off, s[4:7], s1
buffer_atomic_add v0, off, s[4:7], s1 glc
buffer_atomic_add v0, off, s[4:7], s1 noglc
buffer_atomic_add v0, off, s[4:7], s1 glc slc
buffer_atomic_add v0, off, s[4:7], s1 slc
buffer_atomic_cmpswap v[0:1], v1, s[4:7], s1 idxen glc
buffer_atomic_cmpswap v[1:2], v1, s[4:7], s1 idxen glc
buffer_atomic_cmpswap_x2 v[0:3], v1, s[4:7], s1 idxen
buffer_wbinvl1
buffer_wbinvl1_vol
buffer_load_format_d16_hi_x v0, off, s[4:7], s1
buffer_load_dword v0, off, s[4:7], s1, offset:4
buffer_load_dword v0, v1, s[4:7], 0 offen
buffer_load_dword v0, v1, s[4:7], 1 offen
tbuffer_load_format_x v0, off, s[4:7], s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:15, nfmt:7, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:15 nfmt:7 s1
tbuffer_load_format_x v0, off, s[4:7], s1 format:0
tbuffer_load_format_x v0, off, s[4:7], s1 format:1
tbuffer_load_format_x v0, off, s[4:7], s1 format:127
tbuffer_load_format_x v0, off, s[4:7], s1 format:1+1
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_NUM_FORMAT_FLOAT,BUF_DATA_FORMAT_32]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_INVALID]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_RESERVED_15]
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_NUM_FORMAT_RESERVED_6]
tbuffer_load_format_x v0, v1, s[4:7], s1 idxen
tbuffer_load_format_x v0, v1, s[4:7], dfmt:1, s1 idxen offset:4
tbuffer_store_format_x v0, off, s[4:7], s1 format:5, offset:4
tbuffer_store_format_x v0, off, s[4:7], dfmt:5, nfmt:2, 0
tbuffer_store_format_x v0, off, s[4:7], s1 format : [ BUF_DATA_FORMAT_32 , BUF_NUM_FORMAT_UINT ]
tbuffer_load_format_x v0, v1, s[4:7], s1 format:5 idxen offset:4 glc slc
tbuffer_load_format_x v0, off, s[4:7], nfmt:7, dfmt:1, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:1 s1
tbuffer_load_format_x v0, off, s[4:7] dfmt:1, s1
tbuffer_load_format_x v0, off, s[4:7], s1, format:5
tbuffer_load_format_x v0, off, s[4:7], s1, format:5, offset:4
tbuffer_load_format_x v0, off, s[4:7], dfmt:0, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:0, nfmt:0, s1
tbuffer_load_format_x v0, off, s[4:7], nfmt:0, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt: 1, s1
tbuffer_load_format_x v0, off, s[4:7], dfmt:(1+2), s1
tbuffer_load_format_x v0, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT], offset:4
tbuffer_load_format_d16_x v0, off, s[4:7], s1
tbuffer_load_format_x v0, v[1:2], s[4:7], s1 idxen offen
tbuffer_load_format_xy v[1:2], off, s[4:7], s1
