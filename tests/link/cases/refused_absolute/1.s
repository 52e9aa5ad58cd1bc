.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl n
.hidden n
n = 5
.globl m
.data
.long m@rel32@lo
.quad 16 - .
