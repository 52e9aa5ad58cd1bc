.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl n
.hidden n
n = 0x123456789
