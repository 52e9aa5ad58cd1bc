.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl first, both
first: .quad 0
both: .quad 1
