k: .long 0
.amdgpu_metadata // c
amdhsa.version:
- 0
- 1
amdhsa.kernels:
  - .workgroup_processor_mode:            0x1de
    .kernarg_segment_size: 017
    .symbol: a, b
    .group_segment_fixed_size:            0o17
    .wavefront_size: 226
    .private_segment_fixed_size: 261
    .name: k.kd
    .vgpr_count:            8
    .max_flat_workgroup_size:    0x3c3
    .kernarg_segment_align:            32767
    .sgpr_count: 250
  - .name: k.kd
    .symbol: k
    .kernarg_segment_size:    255
    .group_segment_fixed_size:    0x24b
    .private_segment_fixed_size:            235
    .kernarg_segment_align:            62
    .wavefront_size: '3'
    .sgpr_count:            232
    .vgpr_count:    -213
    .max_flat_workgroup_size:            0xdd
.end_amdgpu_metadata ; c
