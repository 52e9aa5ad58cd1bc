// Numbers in names of sections. The suffix of one that is not hexadecimal ends the name.
	.section	1.5e+
	.byte	1
	.section	0x1.8p1
	.byte	2
	.section	a-0x1p-3.b
	.byte	3
	.section	1u
	.byte	4
	.section	a-0b11ULL, "aw"
	.byte	5
	.section	0x1fUL.c
	.byte	6
	.section	0.5.09.4
	.byte	7
	.section	.1.5-a
	.byte	8
	.section	1_0
	.byte	9
	.section	0777-'a'
	.byte	10
