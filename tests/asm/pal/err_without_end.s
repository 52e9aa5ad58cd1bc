.amdgpu_pal_metadata
a: b
.end_amdgpu_metadata
