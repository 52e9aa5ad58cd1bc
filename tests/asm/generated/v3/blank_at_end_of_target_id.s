.amdgcn_target "amdgcn-amd-amdhsa--gfx1034 "
