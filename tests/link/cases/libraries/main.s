.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl _start
_start: .long 0
.data
.quad first, second, third
