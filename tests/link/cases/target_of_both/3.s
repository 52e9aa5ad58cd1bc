.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:sramecc-"
.data
.long 3
