.amdgpu_metadata
    .group_segment_fixed_size:   	0   ￿ .privatesegment_fixed_size:
.end_amdgpu_metadata
