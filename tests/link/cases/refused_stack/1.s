.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .note.GNU-stack,"x",@progbits
