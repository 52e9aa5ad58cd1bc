.amdgpu_metadata
%TAG !e!
---
amdhsa.kernels: 
amdhsa.version: [1, 2]
...
.end_amdgpu_metadata
