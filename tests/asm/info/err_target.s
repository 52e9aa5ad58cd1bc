.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.amdgpu_info f
.amdgpu_flags 0
.end_amdgpu_info
