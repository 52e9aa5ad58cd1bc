.amdgpu_metadata
amdhsa.version: !nil x
.end_amdgpu_metadata
