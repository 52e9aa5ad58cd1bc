// Zeros were no fill value in code: it was padded with s_nop, and still is.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.long 1
.p2align 3, 0
.long 2
.balign 16, 0x0, 15 // as far as that
.long 3
.p2align 4, 1
.rodata
.byte 1
.p2align 3, 0
