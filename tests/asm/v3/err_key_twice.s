.amdgpu_metadata
amdhsa.version: "bad"
amdhsa.version: [ 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: x
    .kernarg_segment_size: y
    .kernarg_segment_align: 8
    .kernarg_segment_align: z
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: a
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
     - .size: b
     - .size: b
    .args:
     - .size: c
       .size: 8
       .offset: d
       .value_kind: by_value
  - .name: 5
    .name: l
    .args: "\q"
    .args: []
.end_amdgpu_metadata
