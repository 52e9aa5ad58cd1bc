// Metadata comes out sorted, in block style.
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
custom: {b: [1, -2, 0x10, 1.5, true, "12", !str 12, "a: b", "it's"], a: {}, c: [[1, 2], [3]], "": 1}
amdhsa.printf: ["1:1:4:%d\\n"]
amdhsa.kernels:
  - .symbol: k.kd
    .name: k
    .kernarg_segment_size: 4
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 1
    .vgpr_count: 1
    .max_flat_workgroup_size: 32
    .language_version: [2, 0]
    .args:
      - {.size: 4, .offset: 0, .value_kind: by_value, .name: "x"}
.end_amdgpu_metadata
