.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: a*mdgcn-amd-amdhsa--gfx900
amdhsa.kernels: 
.end_amdgpu_metadata
