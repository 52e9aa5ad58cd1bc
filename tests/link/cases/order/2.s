.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .init_array.100,"aw",@init_array
.quad 100
.section .ctors.2,"aw",@progbits
.quad 2
.data
.p2align 13
.long 1
