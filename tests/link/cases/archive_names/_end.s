.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl _end, edata
_end: .quad 1
edata: .quad 2
