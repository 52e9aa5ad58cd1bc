.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl weak_then_strong
.data
weak_then_strong: .quad 1
.comm shared, 16, 8
