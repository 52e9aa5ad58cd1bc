// A call has its value when the arguments have theirs that its function takes. Two calls differ as long as one of them
// has none, even if they read the same. So the symbols are not mentioned by the values, and do not take a place in the
// table of symbols.
	.data
first:
	.quad	alignto(1, 2, w1), extrasgprs(1, 0, 1, w2), totalnumvgprs(1, 2, w3), occupancy(10, 4, 256, 5, 10, 1, 1, w4)
	.quad	max(w5) == max(w5), max(w5) <> or(w6), (max(w5) == or(w5)) + 1
	.if	max(w5) != max(w6)
second:
	.endif
x = max(w5) == max(w6)
	.quad	x, max(w7, 1), max(w8) == 1
w5 = 5
w4 = 4
third:
w7 = 7
w8 = 8
w6 = 5
	.quad	max(w5) == or(w6), max(w5) <> or(w6)
w1 = 1
w2 = 2
w3 = 3
