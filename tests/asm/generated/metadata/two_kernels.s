	.amdgpu_metadata
amdhsa.version:
- 1
- 2
amdhsa.kernels:
  - .name: k\n
    .symbol: foo  bar
    .kernarg_segment_size: 198
    .group_segment_fixed_size:            278
    .private_segment_fixed_size: 3
    .kernarg_segment_align:    89
    .wavefront_size: 196
    .sgpr_count: 143
    .vgpr_count: 264
    .max_flat_workgroup_size:            292
  - .name:    'float*'
    .symbol: "a;b"
    .kernarg_segment_size: -198
    .args:
      - .size:    017
        .offset:            0b11
        .value_kind: hidden_global_offset_z
      - .value_type: f32
        .value_kind: "image"
        .offset:            0x262
        .size:            '2'
      - .size:            0b11
        .offset:    0x3c0
        .value_kind:    queue
      - .value_kind:            hidden_dynamic_lds_size
        .offset:            200
        .size: 0x320
    .group_segment_fixed_size:    227
    .private_segment_fixed_size: '0'
    .kernarg_segment_align:            158
    .wavefront_size:    "52243"
    .sgpr_count:            188
    .vgpr_count:    202
    .max_flat_workgroup_size: 4611686018427387903
.end_amdgpu_metadata
