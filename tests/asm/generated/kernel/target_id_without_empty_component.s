.amdgcn_target "amdgcn-amd-amdhsa-gfx10-1-generic:xnack-"
