// Names are shown without what a terminal would obey.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: "x\x1b[31m"
amdhsa.kernels:
  - .name: k
    .symbol: "\x1b[31mk.kd"
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata
