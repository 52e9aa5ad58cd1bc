.amdgpu_metadata
%YAML 1.1
---
amdhsa.version:  [1, 2]
amdhsa.kernels: 
  - .name: k
    .vgpr_count: 4
    .symbol:
     k.kd
    .group_segment_fixed_size:   	0
    .kernarg_segment_align: 8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .private_segment_fixed_size: 0
    .kernarg_segment_size: 8
    .sgpr_count: 8
.end_amdgpu_metadata
