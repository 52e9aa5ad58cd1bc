// Policies and offsets that llvm-mc drops.
global_atomic_add_f32 v[2:3], v4, off scc
flat_atomic_add_f64 v[0:1], v[2:3], v[4:5] glc scc
buffer_atomic_add_f64 a[0:1], off, s[4:7], s0 glc scc
buffer_load_dword v0, off, s[4:7], s1 offset:4096
tbuffer_load_format_x v0, off, s[4:7], s1 offset:65535
scratch_load_dword v0, off, vccz
v_ldexp_f16 v23, v99, v[2:3] row_ror:7
