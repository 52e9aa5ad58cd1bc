.amdgcn_target "amdgcn-amd-amdhsa--gfx602" x
