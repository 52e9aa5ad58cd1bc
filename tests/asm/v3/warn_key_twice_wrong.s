// LLVM 14 does not look at values that do not count.
.amdgpu_metadata
amdhsa.version: "bad"
amdhsa.kernels: 5
amdhsa.kernels:
 - .name: 4
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: [k]
    .name: k
    .symbol: k.kd
    .kernarg_segment_size: x
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
     - .size: x
    .args:
     - .size: x
       .size: 8
       .offset: 0
       .value_kind: foo
       .value_kind: by_value
       .value_kind: by_value
.end_amdgpu_metadata
