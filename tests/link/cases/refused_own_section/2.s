.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .gnu.version,"a",@progbits
.quad 1
