	.amdgpu_metadata
amdhsa.version:
- 1
- 0
amdhsa.kernels:
  - .group_segment_fixed_size: 2
    .vgpr_count:            148
    .name: foo  bar
    .kernarg_segment_size: "5861" ;
    .kernarg_segment_align:    200
    .wavefront_size:            4611686018427387904
    .private_segment_fixed_size:    29	
    .symbol:    yes
    .max_flat_workgroup_size: 0b11 // it's
    .sgpr_count:            9223372036854775807
.end_amdgpu_metadata
