.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl m
.hidden m
m = 7
