.amdgpu_metadata
    !t h:  [a,
.end_amdgpu_metadata
