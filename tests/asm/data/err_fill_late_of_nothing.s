	.data
	.fill	3, 0
	.fill	late, 0
	.fill	negative, 0, 5
	.section .bits,"aw",@nobits
	.fill	late, 0
	.data
	.fill	unknown, 0
late = 3
negative = -1
