	.amdgpu_metadata
amdhsa.version:
  - 1
  - 5
amdhsa.kernels:
  - .name: "tab\tq"
    .symbol: "tab\tq"
    .kernarg_segment_size:    0x37a
    .group_segment_fixed_size: 245
    .args:
      - .size:    0o17
        .offset: 105
        .value_kind: hidden_shared_base
      - .size:            017
        .offset:    258
        .value_kind:            hidden_heap_v1
    .private_segment_fixed_size: 0x254
    .kernarg_segment_align: 208
    .wavefront_size: 162
    .sgpr_count: 0b11
    .vgpr_count:    243
    .max_flat_workgroup_size: 65534
...
	.end_amdgpu_metadata
