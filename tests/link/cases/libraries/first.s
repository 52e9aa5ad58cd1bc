.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl first
first: .quad 1
