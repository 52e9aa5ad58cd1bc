.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl third
third: .quad 1
