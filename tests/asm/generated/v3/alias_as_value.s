.amdgpu_metadata
    '.wavefront_size': *a
.end_amdgpu_metadata
