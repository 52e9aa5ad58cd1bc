// Keys of later versions are free, and `yes` is a boolean.
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
    .uses_dynamic_stack: 5
    .cluster_dims: x
    .free: yes
    .args:
      - {.size: 4, .offset: 0, .value_kind: hidden_block_count_x}
...
.end_amdgpu_metadata
