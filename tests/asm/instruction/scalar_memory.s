// Scalar memory: offsets that are numbers, registers, or both; cache policies.
s_atc_probe -1, s[4:5], 4
s_atc_probe 128, s[4:5], 4
s_atc_probe 255, s[2:3], s4
s_atc_probe 256, s[4:5], 4
s_atc_probe 7, s[2:3], 0x10
s_atc_probe 7, s[4:5], -4
s_atomic_add s0, s[2:3], -4
s_atomic_add s0, s[2:3], 0x10
s_atomic_add s0, s[2:3], 0x10 glc
s_atomic_add s0, s[2:3], s4 offset:0x10 glc
s_atomic_or s0, s[2:3], src_scc
s_atomic_or vccz, s[98:99], 0
s_buffer_load_dword s0, s[4:7], 0xfffff
s_buffer_load_dword s0, s[4:7], s4 offset:0xfffff
s_dcache_discard s[2:3], -4
s_dcache_discard s[2:3], s5 offset:4
s_dcache_inv
s_dcache_wb_vol
s_load_dword s0, exec, 0
s_load_dword s0, s[2:3]
s_load_dword s0, s[2:3] glc
s_load_dword s0, s[2:3], -8
s_load_dword s0, s[2:3], 0
s_load_dword s0, s[2:3], 0 noglc
s_load_dword s0, s[2:3], 0 noslc
s_load_dword s0, s[2:3], 0x14
s_load_dword s0, s[2:3], 0x20 glc
s_load_dword s0, s[2:3], 0xfffff
s_load_dword s0, s[2:3], exec_lo
s_load_dword s0, s[2:3], glc
s_load_dword s0, s[2:3], m0
s_load_dword s0, s[2:3], s4
s_load_dword s0, s[2:3], s4 offset:-4
s_load_dword s0, s[2:3], s4 offset:0
s_load_dword s0, s[2:3], s4 offset:0x20
s_load_dword s0, s[2:3], s4 offset:0x20 glc
s_load_dword s0, s[2:3], src_scc
s_load_dword s0, s[2:3], vcc_lo
s_load_dword vcc_lo, s[2:3], 0
s_load_dword vccz, s[98:99], 0
s_load_dword_e32 s0, s[2:3], 0
s_load_dwordx16 s[84:99], s[2:3], 0
s_load_dwordx2 vcc, s[2:3], 0
s_load_dwordx4 s[4:7], vcc, 0
s_load_dwordx8 s[4:11], s[2:3], 0
s_memtime s[0:1]
s_scratch_load_dword s0, s[2:3], 0x10 glc
s_store_dword s0, s[2:3], -4
s_store_dword s0, s[2:3], 0x10 glc
s_store_dword vccz, s[98:99], 0
