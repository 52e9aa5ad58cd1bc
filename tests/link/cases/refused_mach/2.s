.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.long 1
