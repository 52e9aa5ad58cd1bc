// LLVM 14 does not look at what fills gaps there.
.bss
.org 300, 0xff
.skip 9, 1
.fill late, 2, 3
.fill 100000, 1, 256
.balignw 8
late = 3
