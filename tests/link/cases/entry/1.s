.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.long 1
.globl _start
_start: .long 2
