// Values of each kind in metadata, where nothing says what they must be.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - { .name: "k\x01\xff\"\\Ã©", .symbol: "k.kd", .kernarg_segment_size: 0, .kernarg_segment_align: 4, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 1, .vgpr_count: 1, .max_flat_workgroup_size: 64 }
reals: [0.5, -0.0, 1e300, 1.5e-310, 1e400, -1e400, 3.0]
numbers: [0, -1, -33, -129, -40000, -3000000000, 127, 128, 70000, 0xffffffffffffffff, -9223372036854775808]
others: [true, false, !nil "", "", [], {}, [[]], [{}], {a: {}}]
texts: ["\x01\x7f\x80", "\n\t\r", "Ã©â‚¬ðŸ˜€", "\\", "'", "\"", "a b", " a", "1", "true", "null", "-", "a: b", "a #b"]
cut: ["aÃ", {}, "á€", {}, [], "ñ€€", {a: 1}, "á", "", "Ã€"]
5: five
-5: minus
1.5: real
true: yes
.end_amdgpu_metadata
