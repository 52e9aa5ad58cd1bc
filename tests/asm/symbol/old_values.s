// Values that were replaced, and those of local symbols, need be no numbers if they have a place, or are symbols,
// differences or calls; one that stands for itself is taken for a number.
replaced = late
replaced = 3
.Llocal = late - other
.set twice, max(late, 1)
.set twice, late + 1
.set twice, later * 2
.set twice, 5
later = 7
.Lplace = .Lbehind * 2
.Lbehind:
divided = 1 / 0
divided = 1
.Lcycle = .Lcycle * 2
.Lself = late - .Lself
.La = .Lb
.Lb = .La
	.comm	common, 4
.Lcommon = common - other
.Lmax = max(common, 1)
	.lcomm	placed, 4
.Lalias = placed + 4
	.quad	twice, .Lalias
