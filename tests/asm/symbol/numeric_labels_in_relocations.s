// Numeric labels have names of their own, which relocations show where a section is merged: .Ltmp and a number, in the
// order of first mention. The place "." has none.
	.section	.s, "aMS", @progbits, 1
0:
	.long	0b+4
	.long	1f-3, 2f
1:	.asciz	"ab"
2:	.asciz	"cd"
2:	.asciz	"ef"
	.section	.rodata.str1.1, "aMS", @progbits, 1
.Ltmp5:				// taken
7:	.asciz	"x"
	.section	.rodata.cst4, "aM", @progbits, 4
	.long	1
8:	.long	.+8
	.text
	.quad	2b+4, 2b, 7b+1, 7b-1, 8b+2, .Ltmp5+9
	.long	8b@rel32@lo+4, 8 b@rel32@hi
	.quad	.Ltmp1+1	// not the label 1 that is called so
	.section	.rodata.str1.1
.Ltmp1:	.asciz	"y"
4294967296:			// 32 bits of the number count
	.quad	0b+4
	.quad	9f@rel64
9:
