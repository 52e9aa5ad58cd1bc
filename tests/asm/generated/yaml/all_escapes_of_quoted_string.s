.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels: 
  - .max_flat_workgroup_size:  256
    .symbol: k.kd
    .kernarg_segment_size: 8
    .sgpr_count: 8
    .group_segment_fixed_size: 0
    .wavefront_size:
     64
    true: !t
        - m: "\x41\u00e9\U0001f600\N\_\L\P\e\/\0"
    .private_segment_fixed_size:   	0
    .name:  k
    .vgpr_count:  4
    .kernarg_segment_align: 8
.end_amdgpu_metadata
