.amdgpu_metadata
    .kernarg_segment_align: 18446744073709551616
.end_amdgpu_metadata
