	.zero there-here
	.skip late, 0370
.balignw 128, -1, 15
late = 3
