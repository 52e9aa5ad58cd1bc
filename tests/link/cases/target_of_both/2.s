.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.data
.long 2
