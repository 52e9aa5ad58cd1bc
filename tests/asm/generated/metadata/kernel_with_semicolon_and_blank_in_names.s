.amdgpu_metadata // c
amdhsa.version: [1, 1]
amdhsa.kernels:
  - .name:    "a;b"
    .symbol:            struct s
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 233
    .private_segment_fixed_size: 0o17
    .kernarg_segment_align: 0x29c
    .wavefront_size: 65534
    .sgpr_count: 300
    .vgpr_count: 0x1ae
    .max_flat_workgroup_size:    0x3bc
amdhsa.target: 5
 .end_amdgpu_metadata
