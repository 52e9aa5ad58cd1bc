.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
.globl x
x: .long 1
