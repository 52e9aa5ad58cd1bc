// LLVM 14 knows the suffixes of integers in capitals only.
	.section	1u
	.byte	4
	.section	a-2UL
	.byte	5
