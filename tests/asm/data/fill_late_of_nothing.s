// Nothing is written of .bss, so llvm-mc does not divide by the width there, and any count will do.
	.bss
	.fill	late, 0
	.fill	negative, 0
	.fill	late, 2
late = 3
negative = -1
