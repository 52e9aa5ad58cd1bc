// The work would double with each symbol if every mention were worked out anew.
.set x0, x1 - x1 + max(x1, 3)
.set x1, x2 - x2 + max(x2, 3)
.set x2, x3 - x3 + max(x3, 3)
.set x3, x4 - x4 + max(x4, 3)
.set x4, x5 - x5 + max(x5, 3)
.set x5, x6 - x6 + max(x6, 3)
.set x6, 5
.long x0
