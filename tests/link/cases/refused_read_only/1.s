.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.rodata
.quad outside
.quad l
l: .long 1
