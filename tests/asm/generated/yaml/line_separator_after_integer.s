.amdgpu_metadata
amdhsa.version: [1, 0  ]
.end_amdgpu_metadata
