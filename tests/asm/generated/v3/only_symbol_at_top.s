.amdgpu_metadata
    .symbol:            a:b
.end_amdgpu_metadata
