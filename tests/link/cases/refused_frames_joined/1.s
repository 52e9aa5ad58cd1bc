.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .eh_frame,"a",@progbits
.long 8, 4, 0
