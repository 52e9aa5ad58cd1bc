.amdgcn_target "amdgcn-amd-amdhsa--gfx601+xnack"
