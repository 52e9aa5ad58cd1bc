.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl _start
_start: .long 0
.data
.quad 0, missing
.weak weak_one
.quad weak_one, guarded
.protected guarded
