.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .relro_padding,"aw",@progbits
.quad 1
