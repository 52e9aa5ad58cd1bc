.amdgpu_metadata
  - 1
  , 2, 3  .wavefront_size: 64
.end_amdgpu_metadata
