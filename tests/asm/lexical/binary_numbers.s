// Both cases of the prefix of binary numbers, and what is not one.
.long 0b101, 0B101, 0B0, 0b11ULL, -0B1
.quad 0B1111111111111111111111111111111111111111111111111111111111111111
0:
1:	.long 0b, 0B1b - 0b, 0b1b - 0b	// "0b" is label 0, "0B1b" label 1, both before
$0B1:	.long $0B1 - $0b1
$0b1 = 4
$017 = 5
.globl $0B1
