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
// In units of two and four bytes it was the other way round.
.text
.long 4
.balignw 8
.long 5
.p2alignl 4,,15
.long 6
.balignl 16, 0
.long 7
.balignw 32, 1
