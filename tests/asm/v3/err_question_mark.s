// Elsewhere a blank must follow it.
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: []
free:
  ?a: 1
.end_amdgpu_metadata
