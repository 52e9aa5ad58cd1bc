	.altmacro
	.irpc	i, %late
	.endr
	.irpc	i, %1, 2
	.endr
late = 1
