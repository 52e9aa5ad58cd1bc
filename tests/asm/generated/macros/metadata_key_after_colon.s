.amdgpu_metadata
    :.private_segment_fixed_size 0
.end_amdgpu_metadata
