.amdhsa_kernel k
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.kernels: []
.end_amdgpu_metadata
.amd_amdgpu_pal_metadata 0x2c0a, 1
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx900:xnack+"
