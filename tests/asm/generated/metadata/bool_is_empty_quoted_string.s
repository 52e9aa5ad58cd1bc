.amdgpu_metadata x
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .group_segment_fixed_size: 0b11
    .args:
      - .value_kind:            hidden_heap_v1
        .is_const:    ''
.end_amdgpu_metadata
