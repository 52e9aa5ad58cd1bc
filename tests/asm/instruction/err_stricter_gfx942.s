// Policies that llvm-mc drops.
flat_atomic_add_f64 a[0:1], v[2:3], a[4:5] sc0 sc1
buffer_inv nt
buffer_wbl2 sc0 nt
scratch_load_dword v0, off, scc
