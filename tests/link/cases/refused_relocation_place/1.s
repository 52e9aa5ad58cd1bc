.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.data
.hidden here
.globl here
here: .long 1
.reloc 9, R_AMDGPU_ABS64, here
.reloc 2, R_AMDGPU_ABS32, here
