.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section foo,"a",@note
.long 1
.section .interp,"a",@progbits
.asciz "/lib/ld.so"
