.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
f: .long 1
.section .eh_frame,"a",@progbits
.long 0
.quad f
