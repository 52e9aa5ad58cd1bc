.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl x
x: .long 1
