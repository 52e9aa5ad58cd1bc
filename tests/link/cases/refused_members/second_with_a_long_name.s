.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl second, both
second: .quad 0
both: .quad 1
