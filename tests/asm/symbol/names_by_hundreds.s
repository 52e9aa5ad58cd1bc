# Names that end alike, and some that end others, in numbers for which the string table is sorted by
# counting. They differ after more bytes than are looked at in one step.
	.macro name p, q
	.set \p\()_\q\().tail_of_names, 1
	.endm
	.irp p, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t
	.irp q, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
	name \p, \q
	.endr
	.endr
	.irp q, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
	name "", \q
	.endr
	.set tail_of_names, 3
	.set names, 4
