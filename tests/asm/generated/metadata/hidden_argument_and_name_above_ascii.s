.amdgpu_metadata
amdhsa.version:
- 0
- 1
amdhsa.kernels:
  - .kernarg_segment_align:    105
    .max_flat_workgroup_size:    '7'
    .wavefront_size:            223
    .sgpr_count:    182
    .private_segment_fixed_size: 017
    .args:
      - .value_kind: 'hidden_group_size_y'
        .offset:            103
        .size: 81
    .group_segment_fixed_size: 44
    .symbol:            "é"
    .kernarg_segment_size: 2
    .name: "%d"
    .vgpr_count: 284
  - .private_segment_fixed_size:    234
    .wavefront_size: 300
    .vgpr_count: 2147483647
    .args:
      - .size: 110
        .offset: 9223372036854775808
        .value_kind:    hidden_none
      - .size: 181
        .offset: 1
        .value_kind:    hidden_group_size_y
      - .access:            read_write
        .value_kind: hidden_default_queue
        .size:    90
        .offset: 296
    .kernarg_segment_align:    59
    .kernarg_segment_size: 169
    .name:    yes
    .sgpr_count:            144
    .max_flat_workgroup_size: 229
    .symbol:            'const char* restrict'
    .group_segment_fixed_size: 199
.end_amdgpu_metadata ; c
