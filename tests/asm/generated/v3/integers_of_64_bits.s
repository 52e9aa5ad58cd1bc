.amdgpu_metadata
amdhsa.version:
  - 1
  - 2
amdhsa.target: amdgcn-amd-amdhsa--gfx90c
amdhsa.kernels:
  - .name: a:b
    .symbol:    "a;b"
    .kernarg_segment_size: 9223372036854775808
    .group_segment_fixed_size:    4611686018427387903
    .private_segment_fixed_size: 187
    .args:
      - .size:    142
        .offset:    '0'
        .value_kind:            hidden_grid_dims
    .kernarg_segment_align:    28
    .wavefront_size:            276
    .sgpr_count:            138
    .vgpr_count:            0x230
    .max_flat_workgroup_size:    65534
 .end_amdgpu_metadata
