.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.hidden h
.protected p
.internal i
.data
.quad h, p, i
