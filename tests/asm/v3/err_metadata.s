.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 1
    .vgpr_count: 1
    .max_flat_workgroup_size: 256
    .args:
      - {.size: 4, .offset: 0, .value_kind: hidden_heap_v1}
    .device_enqueue_symbol: yes
    .free: 1.5
...
.end_amdgpu_metadata
