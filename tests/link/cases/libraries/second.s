.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl second
second: .quad 1
