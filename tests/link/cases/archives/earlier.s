.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl earlier
earlier: .quad 4
.comm shared, 8, 16
