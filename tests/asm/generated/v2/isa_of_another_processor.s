.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx803"
