.data
.align
.balign
.balign 3
.balign -8
.balign 0x100000000
.p2align 32
.p2align -1
.p2align 3, 0, 0
.balign 8, 0, -1
.balignw
.balign undefined
.p2align 3, undefined
.p2align 3, 0, undefined
