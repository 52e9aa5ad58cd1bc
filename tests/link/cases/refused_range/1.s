.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.data
.long n
.globl n
.hidden n
