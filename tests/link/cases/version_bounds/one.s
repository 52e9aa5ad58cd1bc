.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl __start_named
.data
__start_named: .quad 7
