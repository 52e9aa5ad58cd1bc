.amdgcn_target "amdgcn-amd-amdhsa--gfx906+sram-ecc"
.amdgpu_metadata
amdhsa.kernels: []
amdhsa.version:
  - 1
  - 0 # of version 3
.end_amdgpu_metadata
.amdgpu_metadata
{amdhsa.version: [1, 0], amdhsa.kernels: []}
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: []
amdhsa.target: 'amdgcn-amd-amdhsa--gfx906+sram-ecc'
...
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.target: [elsewhere]
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.target: amdgcn-amd-amdhsa--gfx908
amdhsa.kernels: []
.end_amdgpu_metadata
