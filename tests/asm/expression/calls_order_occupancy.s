	.equ	x1, 11
	.equ	m, 8
	.quad	(max(alignto1) <> or(m))
lab_b:
	.if	m
	.endif
alignto1 = ((occupancy(10, 4, 256, 5, 10, (127), (127))))
	.equ	v.0, (94)
	.quad	extrasgprs(1, 6, ((15)), foo.num_vgpr)
	.equ	total, totalnumvgprs(4, v.0)
foo.num_vgpr = (5)
	.equ	k0.num_agpr, (1)
