.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .text.a,"axG",@progbits,g,comdat
.long 1
