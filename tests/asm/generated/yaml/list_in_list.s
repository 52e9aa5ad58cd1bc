.amdgpu_metadata
    - -
    - &a
.end_amdgpu_metadata
