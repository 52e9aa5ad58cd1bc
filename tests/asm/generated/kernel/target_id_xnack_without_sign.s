.amdgcn_target "amdgcn-amd-amdhsa--gfx1036:xnack"
