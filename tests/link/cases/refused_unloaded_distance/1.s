.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.section .rodata.str1.1,"aMS",@progbits,1
.asciz "text"
.section .debug_x,"",@progbits
.long 0
.quad .rodata.str1.1 - .
