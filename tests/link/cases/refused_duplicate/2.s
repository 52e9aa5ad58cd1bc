.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl x
.data
.long 0
x: .long 2
