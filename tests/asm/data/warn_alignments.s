.data
.byte 1
.p2align
.balign 0
.p2align 2, 0, 4
.byte 2
.p2align 2, 0, 3
.byte 3
.p2align 2, 0, 2
.byte 4
.p2align 3, 5, 8
.byte 5
.p2align 3, 6, 7
.bss
.byte 0
.balign 8, 1
.p2align 4, 2, 3
