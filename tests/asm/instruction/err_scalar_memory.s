// Scalar memory: wrong registers, offsets and policies.
s_load_dword s0, s[2:3], 0x100000
s_load_dword s0, s[2:3], offset:0x20
s_load_dword s0, s[2:3], foo
s_load_dword s0, s[2:3], s4 offset:foo
s_load_dword s0, s[2:3], 0x20 slc
s_load_dword m0, s[2:3], 0
s_load_dwordx2 exec, s[2:3], 0
s_load_dwordx4 s[2:5], s[2:3], 0
s_load_dwordx16 s[88:103], s[2:3], 0
s_buffer_load_dword s0, s[4:7], -4
s_load_dword s0, s[2:3], s4 glc offset:4
s_load_dword s0, s[2:3], 4 offset:4
s_load_dword s0, s[2:3], s4 offset:0x100000
s_buffer_load_dword s0, s[4:7], s4 offset:-4
s_buffer_load_dword s0, s[4:7], s4 offset:0x100000
s_atc_probe_buffer 7, s[4:7], -4
s_load_dword s0, s[2:3], s4 offset:
s_load_dword s0, s[2:3], 1.0
s_load_dword s0, s[2:3], 0 glc glc
s_store_dword exec_lo, s[2:3], 0
s_store_dword m0, s[2:3], 0
s_atomic_or src_shared_base, s[98:99], 0
s_atomic_or_x2 vccz, s[98:99], 0
s_atomic_or_x2 src_shared_base, s[98:99], 0
s_atomic_cmpswap_x2 vccz, s[98:99], 0
s_store_dwordx2 src_private_base, s[98:99], 0
s_atomic_or m0, s[98:99], 0
s_atomic_or exec_lo, s[98:99], 0
s_atomic_or_x2 exec, s[98:99], 0
s_load_dword s0, s[2:3], scc
s_load_dword s0, vccz, 0
s_load_dword s0, src_shared_base, 0
s_buffer_load_dword s0, vccz, 0
s_store_dword s0, s[2:3], scc
s_atomic_or s0, s[2:3], scc
s_atomic_or s0, s[2:3], dlc
s_atomic_or s0, s[2:3], slc
s_atomic_or s0, s[2:3], nt
s_atomic_or s0, s[2:3], sc0
s_load_dword s0, s[2:3], 0 scc
s_load_dword s0, s[2:3], 0 dlc
s_load_dword s0, s[2:3], 0 sc1
s_load_dword s0, s[2:3], 0 nt
s_dcache_inv glc
s_memtime s[0:1] glc
s_atc_probe 1, s[2:3], 0 glc
s_dcache_discard s[2:3], 0 glc
s_memtime vccz
