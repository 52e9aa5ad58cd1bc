.amdgcn_target "amdgcn-amd-amdhsa--gfx1251:sramecc-"
